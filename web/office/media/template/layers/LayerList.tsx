/** The layers of a template, the topmost first. They are dragged by pointer or keyboard, or moved by buttons (WCAG 2.5.7). */
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { errorsWithin, type FieldError } from '../../../../fields/fieldErrors';
import { keyOf } from '../../../../fields/tree/tree';
import { scrollColumnTo } from '../../../../ui/display/scrollRow';
import type { Layers } from '../useLayers';
import { LayerRow } from './LayerRow';
import styles from './layers.module.css';

const instructions = {
  draggable: 'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.',
};
const pointerOptions = { activationConstraint: { distance: 5 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

export function LayerList({ layers, errors }: { layers: Layers; errors: readonly FieldError[] }) {
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions));
  const { rows, selected, move } = layers;
  const keepFocus = useFocusAfterMove(rows);
  const list = useVisibleSelection(selected && keyOf(selected));
  const fromTop = rows.toReversed();
  const keys = fromTop.map(keyOf);
  const moveFromTop = (from: number, to: number): void => move(rows.length - 1 - from, rows.length - 1 - to);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsFor(keys), screenReaderInstructions: instructions }}
      onDragEnd={({ active, over }) => over && moveFromTop(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={styles.list} aria-label="Ebenen">
          {fromTop.map((row, index) => (
            <LayerRow
              key={keys[index]}
              row={row}
              layers={layers}
              hasErrors={errorsWithin(errors, rows.length - 1 - index).length > 0}
              onStep={step => {
                keepFocus();
                moveFromTop(index, index + step);
              }}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** Scrolls the list, but not the page, to the row of a layer that is selected anywhere. Returns the ref of the list. */
function useVisibleSelection(selectedKey: string | undefined) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector('[aria-pressed=true]')?.closest('li');
    if (list.current && row) scrollColumnTo(list.current, row);
  }, [selectedKey]);
  return list;
}

/** Returns a function to call before a move: an element that is moved in the page loses the focus, and gets it back. */
function useFocusAfterMove(rows: Layers['rows']): () => void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [rows]);
  return () => void (focused.current = document.activeElement);
}

function announcementsFor(keys: readonly string[]): Announcements {
  const position = (id: unknown): string => `Position ${keys.indexOf(String(id)) + 1} von ${keys.length}, von oben`;
  return {
    onDragStart: ({ active }) => `Aufgenommen: ${position(active.id)}`,
    onDragOver: ({ over }) => (over ? position(over.id) : undefined),
    onDragEnd: () => undefined, // the move says where the layer is
    onDragCancel: ({ active }) => `Abgebrochen: ${position(active.id)}`,
  };
}
