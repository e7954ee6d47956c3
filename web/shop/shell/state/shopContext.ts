/** The context of all shop pages: settings, branches and the selected branch. */
import { createContext, useContext, useEffect } from 'react';
import type { ShopQuery } from '../Shop.generated';

export type ShopSettings = ShopQuery['config'];
export type ShopBranch = ShopQuery['branches']['items'][number];

export interface Shop {
  config: ShopSettings;
  /** The fallback of the settings, and the origin of maps. */
  environment: ShopQuery['environment'];
  /** All branches in order; those that are not public contain only name and address. */
  branches: readonly ShopBranch[];
  /** The navigations of the shop. */
  navigations: ShopQuery['navigations']['items'];
  /** The selected branch, if any. */
  branch: ShopBranch | undefined;
  /** Selects a branch. */
  selectBranch: (id: string | null) => void;
}

export const ShopContext = createContext<Shop | null>(null);

export const useShop = (): Shop => useContext(ShopContext)!;

/** Selects the branch while the page is shown; undefined while it is unknown. */
export function useSelectedBranch(id: string | undefined): void {
  const { selectBranch } = useShop();
  useEffect(() => {
    selectBranch(id ?? null);
    return () => selectBranch(null);
  }, [id, selectBranch]);
}

export const publicBranches = (branches: readonly ShopBranch[]): ShopBranch[] => branches.filter(({ isPublic }) => isPublic);

/** Returns the single public branch; undefined when there are several or none. */
export function onlyBranch(branches: readonly ShopBranch[]): ShopBranch | undefined {
  const [branch, ...others] = publicBranches(branches);
  return others.length > 0 ? undefined : branch;
}
