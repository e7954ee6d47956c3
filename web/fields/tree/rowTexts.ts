/** How the rows of a tree are named. */
import { keyOf, treeEntries, type Row } from './tree';

export const gripId = (id: string, row: Row): string => `${id}-${keyOf(row)}-grip`;

export const nameOf = ({ label }: Row): string => (typeof label === 'string' && label.trim()) || 'Ohne Beschriftung';

/** Returns the name of a row, its level and its position among its neighbours. */
export function placeText(rows: readonly Row[], key: string): string {
  const entries = treeEntries(rows);
  const { row, path } = entries.find(entry => keyOf(entry.row) === key)!;
  const parent = path.slice(0, -1);
  const siblings = entries.filter(
    other => other.path.length === path.length && parent.every((index, depth) => other.path[depth] === index),
  );
  return `${nameOf(row)}, Ebene ${path.length}, Position ${path.at(-1)! + 1} von ${siblings.length}`;
}
