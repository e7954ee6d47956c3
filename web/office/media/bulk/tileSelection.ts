/** Which images of a page are selected together. Pure functions. */
import type { Id } from '../../../../schema/fields/field';

interface TileSelection {
  readonly ids: readonly Id[];
  /** Where a range starts: the image that was pressed last. */
  readonly anchor: Id | null;
}

export const noSelection: TileSelection = { ids: [], anchor: null };

/** Selects an image, or the opposite. */
export const toggleTile = ({ ids }: TileSelection, id: Id): TileSelection => ({
  ids: ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id],
  anchor: id,
});

/** Also selects the images from the one that was pressed last to this one. */
export function addRange(pageIds: readonly Id[], selection: TileSelection, to: Id): TileSelection {
  const [start, end] = [pageIds.indexOf(selection.anchor ?? to), pageIds.indexOf(to)];
  if (start < 0) return toggleTile(selection, to);
  const range = pageIds.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { ids: [...new Set([...selection.ids, ...range])], anchor: to };
}
