/** The image that a model has generated, to keep or to delete again. It is already in the library. */
import { errorMessage } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { ResponsiveImage } from '../../../ui/display/Image';
import { Alert } from '../../../ui/feedback/Alert';
import { descriptionText } from '../image/imageTexts';
import type { MediaImageFieldsFragment } from '../Media.generated';
import styles from './generate.module.css';
import type { ImageGeneration } from './useImageGeneration';

interface Props {
  image: MediaImageFieldsFragment;
  generation: ImageGeneration;
  onAccept: () => void;
}

export const GeneratedImage = ({ image, generation: { discard, isDeleting, deletionError }, onAccept }: Props) => (
  <>
    <ResponsiveImage
      className={styles.image}
      image={image}
      sizes="(max-width: 799px) 90vw, 45rem"
      alt={image.alt ?? 'Erzeugtes Bild, noch ohne Beschreibung'}
      isEager
    />
    <p>{descriptionText(image)}</p>
    <p>Das Bild liegt schon bei den Bildern. „Verwerfen“ löscht es wieder.</p>
    {deletionError && (
      <Alert tone="error" isNew>
        {errorMessage(deletionError, 'Bild konnte nicht gelöscht werden.')}
      </Alert>
    )}
    <div className={styles.actions}>
      <Button icon="check" onPress={onAccept}>
        Übernehmen
      </Button>
      <Button variant="secondary" icon="x" isBusy={isDeleting} onPress={() => discard(image)}>
        Verwerfen
      </Button>
    </div>
  </>
);
