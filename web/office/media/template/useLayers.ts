/** The layers of a template and the selected one: adds, changes, moves, duplicates and removes them. */
import { arrayMove } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { maxLayers, type Layer } from '../../../../schema/collections/imageTemplate';
import { changeRow, keyOf, type Row } from '../../../fields/tree/tree';
import { useToast } from '../../../ui/overlays/Toasts';
import { copyPosition, frameOf, type Canvas } from './frame';
import { layerName, newLayer, tooManyLayers } from './layers';

export type Layers = ReturnType<typeof useLayers>;

export function useLayers(rows: readonly Row[], canvas: Canvas, onChange: (rows: Row[]) => void) {
  const [selectedKey, setSelectedKey] = useState(() => rows.length > 0 && keyOf(rows.at(-1)!));
  const [announcement, announce] = useState('');
  const selected = rows.find(row => keyOf(row) === selectedKey);
  const select = (row: Row | undefined): void => setSelectedKey(row !== undefined && keyOf(row));

  function insert(index: number, row: Row, text: string): void {
    const next = rows.toSpliced(index, 0, row);
    select(row);
    announce(`${layerName(next, row)} ${text}.`);
    onChange(next);
  }

  return {
    rows,
    selected,
    announcement,
    select,
    add: (type: Layer['type']) => insert(rows.length, newLayer(type, canvas), 'hinzugefügt'),
    change: (row: Row, changes: Row) => onChange(rows.map(other => (other === row ? changeRow(row, changes) : other))),
    duplicate: (row: Row, index: number) => insert(index + 1, { ...row, ...copyPosition(frameOf(row), canvas) }, 'dupliziert'),
    /** Moves a layer; the indexes count from the bottom. */
    move(from: number, to: number): void {
      if (to < 0 || to >= rows.length || from === to) return;
      const next = arrayMove([...rows], from, to);
      announce(`Position ${rows.length - to} von ${rows.length}, von oben.`);
      onChange(next);
    },
    remove: useRemoval(rows, select, onChange),
  };
}

/** Returns a function that removes a layer; a toast offers to undo that. */
function useRemoval(rows: readonly Row[], select: (row: Row | undefined) => void, onChange: (rows: Row[]) => void) {
  const toast = useToast();
  const latest = useRef({ rows, onChange });
  useEffect(() => void (latest.current = { rows, onChange }));
  return (row: Row): void => {
    const index = rows.indexOf(row);
    select(rows[index - 1] ?? rows[index + 1]);
    onChange(rows.toSpliced(index, 1));
    const restore = (): void => {
      if (latest.current.rows.length >= maxLayers) return toast(tooManyLayers);
      latest.current.onChange(latest.current.rows.toSpliced(index, 0, row));
      select(row);
    };
    toast(`${layerName(rows, row)} entfernt.`, { label: 'Rückgängig', icon: 'undo-2', shortcut: 'z', run: restore });
  };
}
