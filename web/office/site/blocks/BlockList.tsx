/** The blocks of a page in order. Blocks are dragged by pointer or keyboard, or moved by buttons (WCAG 2.5.7). */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { FieldError } from '../../../fields/editors';
import { BlockItem } from './BlockItem';
import type { BlockHistory, EditStep } from './blockHistory';
import styles from './BlockList.module.css';
import { blockLabel } from './blockSummary';
import { errorsWithin } from '../../../fields/editors';

interface Props {
  history: BlockHistory;
  fieldErrors: readonly FieldError[];
  isReadOnly: boolean;
  onEdit: (edit: EditStep) => void;
}

const instructions = {
  draggable: 'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.',
};

export function BlockList({ history: { blocks, openId }, fieldErrors, isReadOnly, onEdit }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown): number => blocks.findIndex(entry => entry.id === id);
  const positionText = (id: unknown, over: unknown): string =>
    `${blockLabel(blocks[indexOf(id)]!)}, Position ${indexOf(over) + 1} von ${blocks.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Aufgenommen: ${positionText(active.id, active.id)}`,
    onDragOver: ({ active, over }) => (over ? positionText(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? `Abgelegt: ${positionText(active.id, over.id)}` : undefined),
    onDragCancel: ({ active }) => `Abgebrochen: ${positionText(active.id, active.id)}`,
  };
  const moveBlock = ({ active, over }: DragEndEvent): void => {
    if (over) onEdit({ do: 'move', id: String(active.id), to: indexOf(over.id) });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={() => onEdit({ do: 'open', id: null })}
      onDragEnd={moveBlock}
    >
      <SortableContext items={blocks.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label="Blöcke">
          {blocks.map((entry, index) => (
            <BlockItem
              key={entry.id}
              entry={entry}
              index={index}
              count={blocks.length}
              isOpen={entry.id === openId}
              isReadOnly={isReadOnly}
              fieldErrors={errorsWithin(fieldErrors, index)}
              onEdit={onEdit}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
