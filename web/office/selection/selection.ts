/** Which entries of a list are selected together. Pure functions. */
import type { Id } from '../../../schema/fields/field';

export interface Selection {
  readonly ids: readonly Id[];
  /** Where a range starts: the entry that was pressed last. */
  readonly anchor: Id | null;
}

export const noSelection: Selection = { ids: [], anchor: null };

/** Selects an entry, or the opposite. */
export const toggle = (selection: Selection, id: Id): Selection =>
  press([], selection, { id, isSelected: !selection.ids.includes(id), isRange: false });

/** Returns the entries from one to another in the order of the list; only the second if the first is not in the list. */
export function rangeOf(list: readonly Id[], from: Id | null, to: Id): readonly Id[] {
  const start = from === null ? -1 : list.indexOf(from);
  const end = list.indexOf(to);
  return start < 0 ? [to] : list.slice(Math.min(start, end), Math.max(start, end) + 1);
}

interface Press {
  id: Id;
  isSelected: boolean;
  /** The entries between the anchor and this one become like this one. */
  isRange: boolean;
}

/** Selects or deselects entries of a list. */
export function press(list: readonly Id[], { ids, anchor }: Selection, { id, isSelected, isRange }: Press): Selection {
  const pressed = isRange ? rangeOf(list, anchor, id) : [id];
  return { ids: isSelected ? [...new Set([...ids, ...pressed])] : without(ids, pressed), anchor: id };
}

export const deselect = ({ ids, anchor }: Selection, removed: readonly Id[]): Selection => ({ ids: without(ids, removed), anchor });

function without(ids: readonly Id[], removed: readonly Id[]): Id[] {
  const gone = new Set(removed);
  return ids.filter(id => !gone.has(id));
}
