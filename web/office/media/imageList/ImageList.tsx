/** Images in order. They are dragged by pointer or keyboard, or moved by buttons (WCAG 2.5.7). */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef } from 'react';
import type { Id } from '../../../../schema/fields/field';
import styles from './ImageList.module.css';
import { ImageListItem } from './ImageListItem';
import { keysOfImages } from './imageOrder';

interface Props {
  label: string;
  ids: readonly Id[];
  isReadOnly: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

const instructions = {
  draggable: 'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.',
};

export function ImageList({ label, ids, isReadOnly, onMove, onRemove }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = keysOfImages(ids);
  const list = useRef<HTMLOListElement>(null);
  const keepFocus = useFocusAfterMove(ids);
  if (ids.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: createAnnouncements(keys), screenReaderInstructions: instructions }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ol ref={list} className={styles.list} aria-label={label}>
          {ids.map((id, index) => (
            <ImageListItem
              key={keys[index]}
              id={id}
              sortKey={keys[index]!}
              index={index}
              count={ids.length}
              isReadOnly={isReadOnly}
              onMove={to => {
                keepFocus();
                onMove(index, to);
              }}
              onRemove={() => {
                // The button disappears; the next image, or the one before, takes the focus.
                const grips = list.current!.querySelectorAll<HTMLElement>('[aria-roledescription]');
                (grips[index + 1] ?? grips[index - 1])?.focus();
                onRemove(index);
              }}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** Returns a function to call before a move: an element that is moved in the page loses the focus, and gets it back. */
function useFocusAfterMove(ids: readonly Id[]): () => void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [ids]);
  return () => void (focused.current = document.activeElement);
}

function createAnnouncements(keys: readonly string[]): Announcements {
  const positionText = (key: UniqueIdentifier, over: UniqueIdentifier): string =>
    `Bild ${keys.indexOf(String(key)) + 1}, Position ${keys.indexOf(String(over)) + 1} von ${keys.length}`;
  return {
    onDragStart: ({ active }) => `Aufgenommen: ${positionText(active.id, active.id)}`,
    onDragOver: ({ active, over }) => (over ? positionText(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? `Abgelegt: ${positionText(active.id, over.id)}` : undefined),
    onDragCancel: ({ active }) => `Abgebrochen: ${positionText(active.id, active.id)}`,
  };
}
