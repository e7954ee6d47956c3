/** Moves a row by keyboard: it is picked up, moved with the arrows, and put down or back. */
import { useState } from 'react';
import { placeText } from './rowTexts';
import { keyOf, type Row } from './tree';

interface Options {
  rows: readonly Row[];
  announce: (text: string) => void;
  /** Restores the rows of before. */
  restore: (rows: readonly Row[]) => void;
}

export function useMoveMode({ rows, announce, restore }: Options) {
  const [moved, setMoved] = useState<{ key: string; rows: readonly Row[] }>();
  return {
    isPickedUp: (row: Row) => moved?.key === keyOf(row),
    pickUp(row: Row): void {
      setMoved({ key: keyOf(row), rows });
      announce(`Aufgenommen: ${placeText(rows, keyOf(row))}. Pfeiltasten verschieben, Leertaste legt ab, Escape bricht ab.`);
    },
    putDown(): void {
      if (!moved) return;
      setMoved(undefined);
      announce(`Abgelegt: ${placeText(rows, moved.key)}`);
    },
    putBack(): void {
      if (!moved) return;
      setMoved(undefined);
      announce(`Abgebrochen: ${placeText(moved.rows, moved.key)}`);
      restore(moved.rows);
    },
  };
}
