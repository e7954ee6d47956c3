/** The rows of the list of pages: what the filters find, in the open parts of the tree, and which of them are selected. */
import { useState } from 'react';
import { deselect, noSelection, press } from '../../../selection/selection';
import { findSites, type SiteFilter } from '../siteTree';
import type { ListedSite } from '../useSites';
import { minCollapsible, openRows } from './treeRows';
import { useClosedPages } from './useClosedPages';

const none: ReadonlySet<string> = new Set();

export function useSiteRows(sites: readonly ListedSite[], filter: SiteFilter) {
  const { closed, toggle } = useClosedPages();
  const [selection, setSelection] = useState(noSelection);
  const isCollapsible = sites.length >= minCollapsible && !filter.search.trim() && !filter.state;
  const found = findSites(sites, filter);
  const rows = openRows(found, isCollapsible ? closed : none);
  const ids = rows.map(({ site }) => site.id);
  const selectedIds = new Set(selection.ids);
  return {
    rows,
    foundCount: found.length,
    /** Opens and closes the part of the tree below a page; undefined where all is open. */
    toggle: isCollapsible ? toggle : undefined,
    /** Only visible pages are selected. */
    selected: rows.flatMap(({ site }) => (selectedIds.has(site.id) ? [site] : [])),
    select: (id: string, isSelected: boolean, isRange: boolean) =>
      setSelection(current => press(ids, current, { id, isSelected, isRange })),
    selectAll: (isSelected: boolean) => setSelection({ ids: isSelected ? ids : [], anchor: null }),
    deselect: (pages: readonly ListedSite[]) =>
      setSelection(current =>
        deselect(
          current,
          pages.map(({ id }) => id),
        ),
      ),
  };
}

export type SiteRows = ReturnType<typeof useSiteRows>;
