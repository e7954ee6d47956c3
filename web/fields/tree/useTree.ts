/** The state of a tree of rows: which are open, which one is being moved, and what a screen reader says about it. */
import { useLayoutEffect, useRef, useState } from 'react';
import { gripId, nameOf, placeText } from './rowTexts';
import {
  insertAt,
  keyOf,
  moveTo,
  removeAt,
  replaceAt,
  stepTarget,
  treeEntries,
  type Path,
  type Row,
  type Step,
  type TreeEntry,
} from './tree';
import { useMoveMode } from './useMoveMode';

interface Options {
  id: string;
  rows: readonly Row[];
  levels: number;
  onChange: (rows: Row[]) => void;
}

export type Tree = ReturnType<typeof useTree>;

export function useTree({ id, rows, levels, onChange }: Options) {
  const [announcement, announce] = useState('');
  const focusAfterChange = useFocusAfterChange(rows);

  function changeWithFocus(next: readonly Row[], focusedId: string | undefined): void {
    focusAfterChange(focusedId);
    onChange([...next]);
  }

  function move({ row, path }: TreeEntry, to: Path | undefined): void {
    if (!to) return;
    const next = moveTo(rows, path, to, levels);
    announce(placeText(next, keyOf(row)));
    changeWithFocus(next, document.activeElement?.id);
  }

  function remove({ row, path }: TreeEntry): void {
    const index = treeEntries(rows).findIndex(entry => entry.row === row);
    const next = removeAt(rows, path);
    const entries = treeEntries(next);
    const neighbour = entries[index] ?? entries.at(-1);
    announce(`${nameOf(row)} entfernt.`);
    changeWithFocus(next, neighbour && gripId(id, neighbour.row));
  }

  return {
    ...useOpenRows(),
    ...useMoveMode({ rows, announce, restore: before => changeWithFocus(before, document.activeElement?.id) }),
    announcement,
    levels,
    targets: treeEntries(rows).map(({ row }) => row.target),
    move,
    remove,
    canStep: ({ path }: TreeEntry, step: Step) => stepTarget(rows, path, step, levels) !== undefined,
    step: (entry: TreeEntry, step: Step) => move(entry, stepTarget(rows, entry.path, step, levels)),
    add: (path: Path, row: Row) => onChange(insertAt(rows, path, row)),
    change: ({ path }: TreeEntry, row: Row) => onChange(replaceAt(rows, path, row)),
  };
}

function useOpenRows() {
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  return {
    isOpen: (row: Row) => openKeys.includes(keyOf(row)),
    open: (row: Row) => setOpenKeys([...openKeys, keyOf(row)]),
    close: (row: Row) => setOpenKeys(openKeys.filter(key => key !== keyOf(row))),
    closeAll: () => setOpenKeys([]),
  };
}

/** Returns a function to call before a change: an element that is moved in the page loses the focus, and gets it back. */
function useFocusAfterChange(rows: readonly Row[]): (elementId: string | undefined) => void {
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  }, [rows]);
  return elementId => void (wanted.current = elementId);
}
