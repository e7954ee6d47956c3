/**
 * Lets the blocks be dragged by pointer or keyboard. It is above the part of the editor that changes with each key, because a new render of
 * the drag context costs as much as that of the form: it makes React search every block for what depends on it.
 */
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DndContextProps } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Blocks } from '../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../schema/fields/field';
import type { EditStep } from './blockHistory';
import { positionText } from './blockSummary';

/** The blocks that are dragged. */
interface DraggedPage {
  blocks: Blocks;
  onEdit: (edit: EditStep) => void;
}

const PageContext = createContext<{ current: DraggedPage }>({ current: { blocks: [], onEdit: () => {} } });

const instructions = {
  draggable: 'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.',
};

// Constants, because new options render every block again.
const pointerOptions = { activationConstraint: { distance: 5 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

export function BlockDragging({ children }: { children: ReactNode }) {
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions));
  const page = useRef<DraggedPage>({ blocks: [], onEdit: () => {} });
  const [handlers] = useState(() => createHandlers(page));
  return (
    <PageContext value={page}>
      <DndContext sensors={sensors} collisionDetection={closestCenter} {...handlers}>
        {children}
      </DndContext>
    </PageContext>
  );
}

function createHandlers(page: { current: DraggedPage }): Pick<DndContextProps, 'accessibility' | 'onDragStart' | 'onDragEnd'> {
  const textAt = (id: unknown, over: unknown): string => positionText(page.current.blocks, String(id), String(over));
  const announcements = {
    onDragStart: ({ active }) => `Aufgenommen: ${textAt(active.id, active.id)}`,
    onDragOver: ({ active, over }) => (over ? textAt(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? `Abgelegt: ${textAt(active.id, over.id)}` : undefined),
    onDragCancel: ({ active }) => `Abgebrochen: ${textAt(active.id, active.id)}`,
  } satisfies NonNullable<DndContextProps['accessibility']>['announcements'];
  return {
    accessibility: { announcements, screenReaderInstructions: instructions },
    onDragStart: () => page.current.onEdit({ do: 'open', id: null }),
    onDragEnd({ active, over }) {
      const { blocks, onEdit } = page.current;
      if (over) onEdit({ do: 'move', id: String(active.id), to: blocks.findIndex(({ id }) => id === over.id) });
    },
  };
}

/** The blocks inside `BlockDragging`. */
export function SortableBlocks({ blocks, onEdit, children }: DraggedPage & { children: ReactNode }) {
  const page = useContext(PageContext);
  useLayoutEffect(() => {
    page.current = { blocks, onEdit };
  });
  return (
    <SortableContext items={useStableIds(blocks)} strategy={verticalListSortingStrategy}>
      {children}
    </SortableContext>
  );
}

/** Returns the same list while the ids are the same, so that a key in a form renders one block again, not all. */
function useStableIds(blocks: Blocks): Id[] {
  const text = blocks.map(({ id }) => id).join(' ');
  return useMemo(() => text.split(' '), [text]);
}
