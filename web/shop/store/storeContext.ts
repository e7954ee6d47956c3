/** What every page of a branch knows: the branch, what it sells, and the time there. */
import type { DateTime } from 'luxon';
import { createContext, useContext } from 'react';
import type { StoreQuery } from './Store.generated';

export type StoreBranch = StoreQuery['branch'];
export type StoreMenu = StoreBranch['menus'][number];
export type StoreCategory = NonNullable<StoreMenu['catalog'][number]['category']>;
export type StoreProduct = StoreMenu['catalog'][number]['products'][number];

interface Store {
  branch: StoreBranch;
  /** What is sold now (STORE-20); a branch may have nothing yet. */
  menu: StoreMenu | undefined;
  /** Now, on the shop's clock; renewed every minute. */
  at: DateTime;
  currency: string;
  hasCategoryBar: boolean;
}

export const StoreContext = createContext<Store | null>(null);

export const useStore = (): Store => useContext(StoreContext)!;
