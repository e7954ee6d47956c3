/** The search and the filters of the visitor and the products that match. */
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { MenuSection } from '../../../ordering/menu/storeMenu';
import { useStore } from '../../../ordering/menu/storeContext';
import { emptyFilter, filterMenu, isFilterActive, loadFilter, saveFilter, type MenuFilter } from './menuFilter';

export interface FilteredMenu {
  filter: MenuFilter;
  isActive: boolean;
  /** The sections with the products that match. */
  sections: readonly MenuSection[];
  /** The sections without the filter. */
  allSections: readonly MenuSection[];
  change: (changes: Partial<MenuFilter>) => void;
  reset: () => void;
}

export const countProducts = (sections: readonly MenuSection[]): number => sections.reduce((sum, { products }) => sum + products.length, 0);

export function useMenuFilter(allSections: readonly MenuSection[]): FilteredMenu {
  const { identifier } = useStore().branch;
  // The server renders the whole menu, so the stored filter applies after the first rendering.
  const [filter, setFilter] = useState(emptyFilter);
  useEffect(() => {
    const stored = loadFilter(identifier);
    startTransition(() => setFilter(isFilterActive(stored) ? stored : emptyFilter));
  }, [identifier]);
  const set = (newFilter: MenuFilter): void => {
    saveFilter(identifier, newFilter);
    setFilter(newFilter);
  };
  // A typed letter is painted before the menu.
  const displayed = useDeferredValue(filter);
  const sections = useMemo(() => (isFilterActive(displayed) ? filterMenu(allSections, displayed) : allSections), [allSections, displayed]);
  return {
    filter,
    isActive: isFilterActive(filter),
    sections,
    allSections,
    change: changes => set({ ...filter, ...changes }),
    reset: () => set(emptyFilter),
  };
}
