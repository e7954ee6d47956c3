/** The live preview of a template with an example image. */
import { useState } from 'react';
import type { FormValues } from '../../../../forms/useRecordForm';
import { Button } from '../../../../ui/actions/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage';
import { ImagePicker } from '../../imageField/ImagePicker';
import type { Layers } from '../useLayers';
import styles from './preview.module.css';
import { TemplateCanvas } from './TemplateCanvas';
import { useContentPreview } from './useContentPreview';

export function PreviewPane({ values, layers }: { values: FormValues; layers: Layers }) {
  const [image, setImage] = useState<string | null>(null);
  const [isPicking, setPicking] = useState(false);
  const { canvas, source, isUpdating, isValid, error, retry } = useContentPreview(values, image);
  return (
    <section className={styles.pane} aria-labelledby="preview">
      <div className={styles.header}>
        <h2 id="preview">Vorschau</h2>
        <span className={styles.size}>
          {canvas.width} × {canvas.height} Pixel
        </span>
        <Button variant="text" size="small" icon="image" onPress={() => setPicking(true)}>
          Beispielbild wählen
        </Button>
      </div>
      <TemplateCanvas canvas={canvas} layers={layers} source={source} isUpdating={isUpdating} />
      {!isValid && <Alert tone="warning">Die Vorschau wird aktualisiert, sobald alle Angaben gültig sind.</Alert>}
      {isValid && error && <ErrorMessage message={error} onRetry={retry} />}
      {isPicking && (
        <ImagePicker
          title="Beispielbild wählen"
          onClose={() => setPicking(false)}
          onSelect={imageId => {
            setImage(imageId);
            setPicking(false);
          }}
        />
      )}
    </section>
  );
}
