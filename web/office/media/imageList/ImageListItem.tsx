/** An image of a list with its description and its actions. */
import { useSortable } from '@dnd-kit/sortable';
import { useState } from 'react';
import { can } from '../../../../schema/access/permissions';
import type { Id } from '../../../../schema/fields/field';
import { Button } from '../../../ui/actions/Button';
import { Grip } from '../../../ui/actions/Grip';
import { Image } from '../../../ui/display/Image';
import { useOffice } from '../../shell/officeContext';
import { descriptionText } from '../image/imageTexts';
import { ImageDialog } from '../imageField/ImageDialog';
import { useMediaImageQuery } from '../Media.generated';
import styles from './ImageList.module.css';

interface Props {
  id: Id;
  /** Identifies the image in this list. */
  sortKey: string;
  index: number;
  count: number;
  isReadOnly: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const moves = [
  { step: -1, icon: 'chevron-up', name: 'nach vorne' },
  { step: 1, icon: 'chevron-down', name: 'nach hinten' },
] as const;

export function ImageListItem({ id, sortKey, index, count, isReadOnly, onMove, onRemove }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: sortKey });
  const { data } = useMediaImageQuery({ variables: { id } });
  const { roles } = useOffice().me;
  const [isOpen, setOpen] = useState(false);
  const image = data?.image;
  const label = `Bild ${index + 1}`;
  const dragStyle = {
    transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  const description = image === null ? 'Dieses Bild gibt es nicht mehr.' : image && descriptionText(image);
  return (
    <li ref={setNodeRef} style={dragStyle} className={isDragging ? `${styles.item} ${styles.dragged}` : styles.item}>
      {!isReadOnly && <Grip ref={setActivatorNodeRef} {...attributes} {...listeners} name={label} />}
      <span className={styles.thumbnail}>{image && <Image image={image} sizes="4rem" largest="thumbnail" alt="" />}</span>
      <span className={styles.description}>{data && description}</span>
      {!isReadOnly && (
        <span className={styles.buttons}>
          {moves.map(({ step, icon, name }) => (
            <Button
              key={icon}
              {...{ variant: 'text', size: 'small', icon }}
              label={`${label} ${name}`}
              isInactive={index + step < 0 || index + step === count}
              onPress={() => onMove(index + step)}
            />
          ))}
          {image && can(roles, 'image.update') && (
            <Button variant="text" size="small" icon="pencil" label={`${label} beschreiben`} onPress={() => setOpen(true)} />
          )}
          <Button variant="text" size="small" icon="trash-2" label={`${label} entfernen`} onPress={onRemove} />
        </span>
      )}
      {isOpen && image && <ImageDialog image={image} onClose={() => setOpen(false)} />}
    </li>
  );
}
