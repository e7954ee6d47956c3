/** Tracks the items that a menu change removed from the cart, until the customer dismisses or restores them. */
import type { DateTime } from 'luxon';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToast } from '../../ui/overlays/Toasts';
import { isOrderableAt, dropChangedItems, type CartItem } from './cart';
import type { CartStore } from './cartStore';
import type { CartProduct, Offer } from './cartProduct';

export interface RemovedItem {
  /** The item as it was. */
  readonly item: CartItem;
  /** The current product; undefined if it is unavailable. */
  readonly product: CartProduct | undefined;
}

interface RemovedItems {
  readonly removedItems: readonly RemovedItem[];
  /** Dismisses the notice of these items. */
  readonly dismiss: (lines: readonly RemovedItem[]) => void;
}

/** Removes the items that no longer match the menu each time it is loaded (STORE-19). */
export function useRemovedItems(store: CartStore, offers: readonly Offer[], { at, time }: { at: DateTime; time: DateTime }): RemovedItems {
  const toast = useToast();
  const [items, setItems] = useState<readonly CartItem[]>([]);
  useEffect(() => {
    const before = store.get();
    store.change(cart => dropChangedItems(cart, offers, at));
    const after = store.get();
    if (after === before) return;
    const droppedItems = before.items.filter(({ line }) => !after.items.some(item => item.line === line));
    setItems(current => [...current, ...droppedItems]);
    toast('Einige Produkte sind nicht mehr verfügbar und wurden entfernt.');
  }, [store, offers, toast]); // The clock is no dependency: items stay in the cart until the menu is loaded again.
  const removedItems = useMemo(
    () => items.map(item => ({ item, product: findProduct(item, offers, time) })),
    [items, offers, time.toMillis()],
  );
  const dismiss = useCallback(
    (lines: readonly RemovedItem[]) => setItems(current => current.filter(item => !lines.some(line => line.item === item))),
    [],
  );
  return { removedItems, dismiss };
}

const findProduct = ({ product }: CartItem, offers: readonly Offer[], time: DateTime): CartProduct | undefined =>
  offers.find(offer => offer.product.id === product.id && isOrderableAt(offer, time))?.product;
