/** The rows of the tree of pages: those below a closed page are left out. */
import type { Id } from '../../../../../schema/fields/field';
import type { TreeSite } from '../siteTree';

/** From this number of pages on, parts of the tree can be closed. */
export const minCollapsible = 30;

export interface TreeRow<T> extends TreeSite<T> {
  /** Whether the pages below are left out; null: there are none. */
  isClosed: boolean | null;
}

export function openRows<T extends { id: Id }>(tree: readonly TreeSite<T>[], closed: ReadonlySet<Id>): TreeRow<T>[] {
  let closedDepth = Infinity;
  return tree.flatMap(({ site, depth }, index) => {
    if (depth > closedDepth) return [];
    const hasChildren = (tree[index + 1]?.depth ?? 0) > depth;
    const isClosed = hasChildren && closed.has(site.id);
    closedDepth = isClosed ? depth : Infinity;
    return [{ site, depth, isClosed: hasChildren ? isClosed : null }];
  });
}
