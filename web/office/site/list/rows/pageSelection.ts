/** Which pages of the list are selected. Pure functions. */
import type { Id } from '../../../../../schema/fields/field';

export interface PageSelection {
  readonly ids: ReadonlySet<Id>;
  /** Where a range starts: the page that was pressed last. */
  readonly anchor: Id | null;
}

export const noPages: PageSelection = { ids: new Set(), anchor: null };

interface Press {
  id: Id;
  isSelected: boolean;
  /** The pages between the anchor and this one become like this one. */
  isRange: boolean;
}

/** Selects or deselects pages of a list. */
export function pressPage(list: readonly Id[], { ids, anchor }: PageSelection, { id, isSelected, isRange }: Press): PageSelection {
  const start = isRange && anchor !== null ? list.indexOf(anchor) : -1;
  const end = list.indexOf(id);
  const pressed = start < 0 ? [id] : list.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { ids: isSelected ? new Set([...ids, ...pressed]) : without(ids, pressed), anchor: id };
}

/** Selects all pages of the list, or none of them. */
export const pressAll = (list: readonly Id[], isSelected: boolean): PageSelection => ({
  ids: new Set(isSelected ? list : []),
  anchor: null,
});

export const deselect = ({ ids, anchor }: PageSelection, pages: readonly Id[]): PageSelection => ({ ids: without(ids, pages), anchor });

function without(ids: ReadonlySet<Id>, removed: readonly Id[]): Set<Id> {
  const gone = new Set(removed);
  return new Set([...ids].filter(id => !gone.has(id)));
}
