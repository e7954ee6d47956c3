/** What every page of the shop knows: its settings, its branches, and which branch the visitor is at. */
import { createContext, useContext, useEffect } from 'react';
import type { ShopQuery } from '../Shop.generated';

export type ShopSettings = ShopQuery['config'];
export type ShopBranch = ShopQuery['branches']['items'][number];

export interface Shop {
  config: ShopSettings;
  /** What holds where the settings say nothing, and where maps come from. */
  environment: ShopQuery['environment'];
  /** All of them, in their order; those that are not public show name and place only. */
  branches: readonly ShopBranch[];
  /** The menus the shop arranged, by their identifiers. */
  navigations: ShopQuery['navigations']['items'];
  /** The branch the visitor is at, if any. */
  branch: ShopBranch | undefined;
  /** Says at which branch the visitor is. */
  select: (id: string | null) => void;
}

export const ShopContext = createContext<Shop | null>(null);

export const useShop = (): Shop => useContext(ShopContext)!;

/** While the page is shown, the visitor is at this branch; undefined: not known yet. */
export function useSelectedBranch(id: string | undefined): void {
  const { select } = useShop();
  useEffect(() => {
    select(id ?? null);
    return () => select(null);
  }, [id, select]);
}

export const publicBranches = (branches: readonly ShopBranch[]): ShopBranch[] => branches.filter(({ isPublic }) => isPublic);

/** The one there is to visit; nothing where there are several, or none. */
export function onlyBranch(branches: readonly ShopBranch[]): ShopBranch | undefined {
  const [only, ...others] = publicBranches(branches);
  return others.length > 0 ? undefined : only;
}
