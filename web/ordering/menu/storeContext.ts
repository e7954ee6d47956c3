/** The context of the store: the branch, its current menu and the time. */
import type { DateTime } from 'luxon';
import { createContext, useContext } from 'react';
import type { DeliveryMethod } from '../../../schema/rules/checkout/deliveryMethods';
import type { LeadTime } from '../../../schema/rules/time/leadTime';
import type { SlotQuery } from '../../../schema/rules/time/slots';
import type { FullSlots } from './useFullSlots';
import type { StoreQuery } from './Store.generated';

export type StoreBranch = StoreQuery['branch'];
export type StoreMenu = StoreBranch['menus'][number];
export type StoreCategory = NonNullable<StoreMenu['catalog'][number]['category']>;
export type StoreProduct = StoreMenu['catalog'][number]['products'][number];

interface Store {
  branch: StoreBranch;
  /** The current menu (STORE-20); undefined if the branch has none. */
  menu: StoreMenu | undefined;
  /** Now, on the shop's clock; updated every minute. */
  at: DateTime;
  fullSlots: FullSlots;
  currency: string;
  hasCategoryBar: boolean;
}

export const StoreContext = createContext<Store | null>(null);

export const useStore = (): Store => useContext(StoreContext)!;

interface SlotCart {
  readonly method: DeliveryMethod;
  readonly lines: readonly { readonly product: LeadTime }[];
}

/** Returns the slot search of a cart. */
export const slotQueryOf = ({ branch, fullSlots }: Pick<SlotQuery, 'branch'> & Pick<Store, 'fullSlots'>, cart: SlotCart): SlotQuery => ({
  branch,
  method: cart.method,
  products: cart.lines.map(({ product }) => product),
  fullSlots: fullSlots[cart.method],
});
