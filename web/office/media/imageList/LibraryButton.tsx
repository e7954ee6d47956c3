/** The button that opens the library to select several images. */
import { useState } from 'react';
import type { Id } from '../../../../schema/fields/field';
import { Button } from '../../../ui/actions/Button';
import { ImagesPicker } from './ImagesPicker';

export function LibraryButton({ isDisabled, onSelect }: { isDisabled: boolean; onSelect: (ids: readonly Id[]) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="small" icon="image" isDisabled={isDisabled} onPress={() => setOpen(true)}>
        Aus den Bildern wählen
      </Button>
      {isOpen && <ImagesPicker onClose={() => setOpen(false)} onSelect={onSelect} />}
    </>
  );
}
