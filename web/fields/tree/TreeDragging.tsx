/** Lets the rows of a tree be dragged by pointer. Up and down chooses the place, left and right the level. */
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragMoveEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import { dropTarget, keyOf, treeEntries, type Path, type Row, type TreeEntry } from './tree';
import type { Tree } from './useTree';

/** How far a row is dragged to the right for the next level, in pixels; its indentation in the style sheet. */
const levelWidth = 28;

interface Props {
  rows: readonly Row[];
  tree: Tree;
  children: (entries: readonly TreeEntry[], dragged: { key: string; level: number } | undefined) => ReactNode;
}

interface Drag {
  entry: TreeEntry;
  to: Path;
}

const silent = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined };
const pointerOptions = { activationConstraint: { distance: 5 } };

export function TreeDragging({ rows, tree, children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions));
  const [drag, setDrag] = useState<Drag>();
  const entries = treeEntries(rows);
  // What a dragged row contains is hidden.
  const visible = drag ? entries.filter(({ path }) => path.length <= drag.entry.path.length || !isWithin(path, drag.entry.path)) : entries;
  const keys = visible.map(({ row }) => keyOf(row));

  /** Returns where the row would be dropped now. */
  function targetOf({ over, delta }: Pick<DragMoveEvent, 'over' | 'delta'>, { entry, to }: Drag): Path {
    const position = over ? keys.indexOf(String(over.id)) : -1;
    const wantedLevel = entry.path.length + Math.round(delta.x / levelWidth);
    return position < 0 ? to : dropTarget(rows, entry.path, position, wantedLevel, tree.levels);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silent }}
      onDragStart={({ active }) => {
        tree.closeAll();
        const entry = entries.find(({ row }) => keyOf(row) === active.id)!;
        setDrag({ entry, to: entry.path });
      }}
      onDragMove={event => drag && setDrag({ ...drag, to: targetOf(event, drag) })}
      onDragCancel={() => setDrag(undefined)}
      onDragEnd={event => {
        if (drag) tree.move(drag.entry, targetOf(event, drag));
        setDrag(undefined);
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children(visible, drag && { key: keyOf(drag.entry.row), level: drag.to.length })}
      </SortableContext>
    </DndContext>
  );
}

const isWithin = (path: Path, ancestor: Path): boolean => ancestor.every((index, depth) => path[depth] === index);
