/** The ways to add images besides an upload: select them in the library, or generate one. Says how many fit. */
import { useState } from 'react';
import type { Id } from '../../../../schema/fields/field';
import { Button } from '../../../ui/actions/Button';
import { useGenerateImage } from '../generate/useGenerateImage';
import styles from './ImageList.module.css';
import { ImagesPicker } from './ImagesPicker';

interface Props {
  count: number;
  max: number | undefined;
  isFull: boolean;
  onAdd: (ids: readonly Id[]) => void;
}

export function ImageListActions({ count, max, isFull, onAdd }: Props) {
  const [isOpen, setOpen] = useState(false);
  const generation = useGenerateImage({ isSmall: true, isDisabled: isFull, onAccept: ({ id }) => onAdd([id]) });
  return (
    <div className={styles.actions}>
      <Button variant="text" size="small" icon="image" isDisabled={isFull} onPress={() => setOpen(true)}>
        Aus den Bildern wählen
      </Button>
      {generation.button}
      {max !== undefined && (
        <span className={styles.count}>
          {count} von höchstens {max} Bildern
        </span>
      )}
      {isOpen && <ImagesPicker onClose={() => setOpen(false)} onSelect={onAdd} />}
      {generation.dialog}
    </div>
  );
}
