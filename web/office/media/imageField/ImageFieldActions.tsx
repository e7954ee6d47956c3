/** The buttons of an image field: select, generate, describe or remove the image. */
import { can } from '../../../../schema/access/permissions';
import { Button } from '../../../ui/actions/Button';
import { useHasImageModel } from '../generate/useHasImageModel';
import { useOffice } from '../../shell/officeContext';
import styles from '../media.module.css';

/** The dialogs of an image field. */
export type ImageFieldDialog = 'library' | 'generate' | 'image';

interface Props {
  hasImage: boolean;
  onOpen: (dialog: ImageFieldDialog) => void;
  onRemove: () => void;
}

export function ImageFieldActions({ hasImage, onOpen, onRemove }: Props) {
  const { roles } = useOffice().me;
  const hasImageModel = useHasImageModel();
  return (
    <div className={styles.actions}>
      <Button variant="text" size="small" icon="image" onPress={() => onOpen('library')}>
        Aus den Bildern wählen
      </Button>
      {hasImageModel && (
        <Button variant="text" size="small" icon="plus" onPress={() => onOpen('generate')}>
          Bild erzeugen
        </Button>
      )}
      {hasImage && can(roles, 'image.update') && (
        <Button variant="text" size="small" icon="pencil" onPress={() => onOpen('image')}>
          Beschreibung und Bildmitte
        </Button>
      )}
      {hasImage && (
        <Button variant="text" size="small" icon="trash-2" onPress={onRemove}>
          Bild entfernen
        </Button>
      )}
    </div>
  );
}
