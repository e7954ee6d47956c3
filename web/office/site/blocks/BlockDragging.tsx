/** Lets the blocks be dragged by pointer or keyboard. */
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
import { useMemo, type ReactNode } from 'react';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../schema/fields/field';
import type { EditStep } from './blockHistory';
import { positionText } from './blockSummary';

interface Props {
  blocks: Blocks;
  onEdit: (edit: EditStep) => void;
  children: ReactNode;
}

const instructions = {
  draggable: 'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.',
};

// Constants, because new options render every block again.
const pointerOptions = { activationConstraint: { distance: 5 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

export function BlockDragging({ blocks, onEdit, children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions));
  const ids = useStableIds(blocks);
  const textAt = (id: unknown, over: unknown): string => positionText(blocks, String(id), String(over));
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Aufgenommen: ${textAt(active.id, active.id)}`,
    onDragOver: ({ active, over }) => (over ? textAt(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? `Abgelegt: ${textAt(active.id, over.id)}` : undefined),
    onDragCancel: ({ active }) => `Abgebrochen: ${textAt(active.id, active.id)}`,
  };
  const moveBlock = ({ active, over }: DragEndEvent): void => {
    if (over) onEdit({ do: 'move', id: String(active.id), to: blocks.findIndex(({ id }) => id === over.id) });
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
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Returns the same list while the ids are the same, so that a key in a form renders one block again, not all. */
function useStableIds(blocks: Blocks): Id[] {
  const text = blocks.map(({ id }) => id).join(' ');
  return useMemo(() => text.split(' '), [text]);
}
