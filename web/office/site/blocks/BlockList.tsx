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
import { useMemo } from 'react';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../schema/fields/field';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { BlockItem } from './item/BlockItem';
import type { BlockHistory, EditStep } from './blockHistory';
import styles from './BlockList.module.css';
import { blockLabel } from './blockSummary';
import { blockErrors } from '../editor/saving/pageErrors';
import type { SiteRecord } from './siteRecord';

interface Props {
  history: BlockHistory;
  pageType: SiteRecord['type'];
  isReadOnly: boolean;
  onEdit: (edit: EditStep) => void;
}

const instructions = {
  draggable: 'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.',
};

// Constants, because new options render every block again.
const pointerOptions = { activationConstraint: { distance: 5 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

export function BlockList({ history: { blocks, openId }, pageType, isReadOnly, onEdit }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions));
  const ids = useStableIds(blocks);
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
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label="Blöcke">
          {blocks.map((entry, index) => (
            <BlockItem
              key={entry.id}
              entry={entry}
              index={index}
              count={blocks.length}
              isOpen={entry.id === openId}
              isReadOnly={isReadOnly}
              fieldErrors={blockErrors(pageType, entry)}
              onEdit={onEdit}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** Returns the same list while the ids are the same, so that a key in a form renders one block again, not all. */
function useStableIds(blocks: Blocks): Id[] {
  const text = blocks.map(({ id }) => id).join(' ');
  return useMemo(() => text.split(' '), [text]);
}
