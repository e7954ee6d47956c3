/** Trees of rows: a row contains further rows under `children`. A path names a row by the indexes from the top. */
import { type FieldOf, type Fields } from '../../../schema/fields/field';
import { toObjects } from '../../../schema/objects';
import { newId } from '../../hooks/newId';

export type Row = Readonly<Record<string, unknown>>;
export type Path = readonly number[];

export interface TreeEntry {
  row: Row;
  path: Path;
}

/** Returns the field of the rows below, if the rows of this field may contain any. */
export function childField(fields: Fields): FieldOf<'array'> | undefined {
  const { children } = fields;
  return children?.type === 'array' ? children : undefined;
}

/** Returns how many levels a tree may have. */
export function levelsOf({ fields }: FieldOf<'array'>): number {
  const below = childField(fields);
  return below ? 1 + levelsOf(below) : 1;
}

const childrenOf = ({ children }: Row): Row[] => toObjects(children);

/** Returns all rows from top to bottom, each before those it contains. */
export const treeEntries = (rows: readonly Row[], parent: Path = []): TreeEntry[] =>
  rows.flatMap((row, index) => {
    const path = [...parent, index];
    return [{ row, path }, ...treeEntries(childrenOf(row), path)];
  });

const keys = new WeakMap<Row, string>();

/** Returns a key that stays the same while the row is edited and moved. */
export function keyOf(row: Row): string {
  const key = keys.get(row) ?? newId();
  keys.set(row, key);
  return key;
}

/** Changes a row, which keeps its key. */
export function changeRow(row: Row, changes: Row): Row {
  const changed = { ...row, ...changes };
  keys.set(changed, keyOf(row));
  return changed;
}

/** Replaces the list of rows that contains this path. */
const changeList = (rows: readonly Row[], [first, ...rest]: Path, change: (list: readonly Row[], index: number) => Row[]): Row[] =>
  rest.length === 0
    ? change(rows, first!)
    : rows.map((row, index) => (index === first ? changeRow(row, { children: changeList(childrenOf(row), rest, change) }) : row));

export const replaceAt = (rows: readonly Row[], path: Path, row: Row): Row[] =>
  changeList(rows, path, (list, index) => list.with(index, row));

export const removeAt = (rows: readonly Row[], path: Path): Row[] => changeList(rows, path, (list, index) => list.toSpliced(index, 1));

export const insertAt = (rows: readonly Row[], path: Path, row: Row): Row[] =>
  changeList(rows, path, (list, index) => list.toSpliced(index, 0, row));

const rowAt = (rows: readonly Row[], path: Path): Row =>
  path.slice(0, -1).reduce((list, index) => childrenOf(list[index]!), rows)[path.at(-1)!]!;

const heightOf = (row: Row): number => 1 + Math.max(0, ...childrenOf(row).map(heightOf));

/** The rows of the lowest level have no field for children. */
function fitToLevel(row: Row, level: number, levels: number): Row {
  if (level < levels) return changeRow(row, { children: childrenOf(row).map(child => fitToLevel(child, level + 1, levels)) });
  const { children: _none, ...rest } = row;
  keys.set(rest, keyOf(row));
  return rest;
}

/** Moves a row with what it contains. `to` is its path in the tree without it. */
export function moveTo(rows: readonly Row[], from: Path, to: Path, levels: number): Row[] {
  const row = rowAt(rows, from);
  return insertAt(removeAt(rows, from), to, fitToLevel(row, to.length, levels));
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** Returns where a step moves the row, in the tree without it; undefined if the step is not possible. */
export function stepTarget(rows: readonly Row[], path: Path, step: Step, levels: number): Path | undefined {
  const parent = path.slice(0, -1);
  const index = path.at(-1)!;
  const siblings = parent.reduce((list, position) => childrenOf(list[position]!), rows);
  if (step === 'up') return index > 0 ? [...parent, index - 1] : undefined;
  if (step === 'down') return index + 1 < siblings.length ? [...parent, index + 1] : undefined;
  if (step === 'out') return parent.length > 0 ? [...parent.slice(0, -1), parent.at(-1)! + 1] : undefined;
  const isTooDeep = parent.length + 1 + heightOf(siblings[index]!) > levels;
  return index > 0 && !isTooDeep ? [...parent, index - 1, childrenOf(siblings[index - 1]!).length] : undefined;
}

/**
 * Returns where a dragged row is dropped, in the tree without it: before the entry at this position of that tree, at the level nearest to
 * the wanted one that the neighbours and the height of the row permit. The top level is 1.
 */
export function dropTarget(rows: readonly Row[], from: Path, position: number, wantedLevel: number, levels: number): Path {
  const entries = treeEntries(removeAt(rows, from));
  const before = entries.slice(0, position);
  const lowest = Math.min((before.at(-1)?.path.length ?? 0) + 1, levels + 1 - heightOf(rowAt(rows, from)));
  const highest = entries[position]?.path.length ?? 1;
  const level = Math.max(1, Math.min(lowest, Math.max(highest, wantedLevel)));
  const parent = level === 1 ? [] : before.findLast(({ path }) => path.length === level - 1)!.path;
  const isSibling = ({ path }: TreeEntry): boolean => path.length === level && parent.every((index, depth) => path[depth] === index);
  return [...parent, before.filter(isSibling).length];
}
