/** Dialog to select several images of the library, in the order in which they are pressed. */
import { useState } from 'react';
import type { Id } from '../../../../schema/fields/field';
import { Button } from '../../../ui/actions/Button';
import { ImagePicker } from '../imageField/ImagePicker';

export function ImagesPicker({ onSelect, onClose }: { onSelect: (ids: readonly Id[]) => void; onClose: () => void }) {
  const [ids, setIds] = useState<readonly Id[]>([]);
  const toggle = (id: Id): void => setIds(ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]);
  const addText = ids.length === 1 ? '1 Bild hinzufügen' : `${ids.length} Bilder hinzufügen`;
  return (
    <ImagePicker
      title="Bilder auswählen"
      selectedIds={ids}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Abbrechen
          </Button>
          <Button
            isDisabled={ids.length === 0}
            onPress={() => {
              onSelect(ids);
              onClose();
            }}
          >
            {addText}
          </Button>
        </>
      }
      onSelect={toggle}
      onClose={onClose}
    />
  );
}
