/** The blocks of a page in their order: dragged by hand or keyboard, or moved by buttons (WCAG 2.5.7). */
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
import type { Flaw } from '../../../fields/editors';
import { BlockRow } from './BlockItem';
import type { BlockList, Step } from './blockHistory';
import styles from './BlockList.module.css';
import { labelOf } from './blockSummary';

interface Props {
  list: BlockList;
  flaws: readonly Flaw[];
  isReadOnly: boolean;
  onStep: (step: Step) => void;
}

const instructions = {
  draggable: 'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.',
};

export function BlockRows({ list: { blocks, open }, flaws, isReadOnly, onStep }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: unknown): number => blocks.findIndex(entry => entry.id === id);
  const say = (id: unknown, over: unknown): string =>
    `${labelOf(blocks[placeOf(id)]!)}, Position ${placeOf(over) + 1} von ${blocks.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Aufgenommen: ${say(active.id, active.id)}`,
    onDragOver: ({ active, over }) => (over ? say(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? `Abgelegt: ${say(active.id, over.id)}` : undefined),
    onDragCancel: ({ active }) => `Abgebrochen: ${say(active.id, active.id)}`,
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over) onStep({ do: 'move', id: String(active.id), to: placeOf(over.id) });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={() => onStep({ do: 'open', id: null })}
      onDragEnd={drop}
    >
      <SortableContext items={blocks.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.rows} aria-label="Blöcke">
          {blocks.map((entry, index) => (
            <BlockRow
              key={entry.id}
              entry={entry}
              place={index}
              count={blocks.length}
              isOpen={entry.id === open}
              isReadOnly={isReadOnly}
              flaws={flaws.filter(({ path }) => path[0] === index).map(flaw => ({ ...flaw, path: flaw.path.slice(1) }))}
              onStep={onStep}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
