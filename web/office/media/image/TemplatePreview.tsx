/** Previews a saved image template on the newest image or on one that the viewer selects. */
import { useState } from 'react';
import type { CollectionRecord } from '../../../collection/collectionHooks';
import { errorMessage } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Loading } from '../../../ui/feedback/Skeleton';
import { ImagePicker } from '../imageField/ImagePicker';
import { useTemplatePreviewQuery } from '../Media.generated';
import styles from '../media.module.css';

export const TemplatePreview = ({ record }: { record: CollectionRecord }) => <Preview key={String(record.updatedAt)} record={record} />;

function Preview({ record }: { record: CollectionRecord }) {
  const [image, setImage] = useState<string | null>(null);
  const [isPicking, setPicking] = useState(false);
  // The query is the same before and after a change but its result is not: use neither the cache nor a running request.
  const uncached = { fetchPolicy: 'no-cache', context: { queryDeduplication: false } } as const;
  const { data, error } = useTemplatePreviewQuery({ variables: { id: record.id, image }, ...uncached });
  return (
    <section className={styles.sheet} aria-labelledby="preview">
      <h2 id="preview">Vorschau</h2>
      {error && <Alert tone="error">{errorMessage(error, 'Die Vorschau konnte nicht geladen werden.')}</Alert>}
      {!data && !error && <Loading />}
      {data && <img className={styles.rendering} src={data.preview} alt={`Was „${String(record.name)}“ aus einem Bild macht`} />}
      <div>
        <Button variant="secondary" icon="image" onPress={() => setPicking(true)}>
          Anderes Bild ansehen
        </Button>
      </div>
      {isPicking && (
        <ImagePicker
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
