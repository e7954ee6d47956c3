/** Tracks the items that a change of the menu or of the time removed from the cart, until the customer dismisses or restores them. */
import type { DateTime } from 'luxon';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isSoldOut } from '../../../schema/rules/product/soldOut';
import { useToast } from '../../ui/overlays/Toasts';
import { isOrderableAt, dropChangedItems, matchesChoice, type CartItem, type CartTimes } from './cart';
import type { CartStore } from './cartStore';
import type { CartProduct, Offer, Sale } from './cartProduct';

export interface RemovedItem {
  /** The item as it was. */
  readonly item: CartItem;
  /** The current product; undefined if it is unavailable. */
  readonly product: CartProduct | undefined;
  /** The product is unchanged and only not sold at the time of the order. */
  readonly isSoldLater: boolean;
}

interface RemovedItems {
  readonly removedItems: readonly RemovedItem[];
  /** Dismisses the notice of these items. */
  readonly dismiss: (lines: readonly RemovedItem[]) => void;
}

interface Times {
  readonly at: DateTime;
  readonly times: Pick<CartTimes, 'appointment' | 'saleTime'>;
}

/**
 * Removes the items that no longer match the menu each time it is loaded (STORE-19), and those that are not sold at a time that the customer
 * has newly chosen (G-137). Staff see them marked instead and decide with the customer.
 */
export function useRemovedItems(store: CartStore, sale: Sale, { at, times: { appointment, saleTime } }: Times): RemovedItems {
  const toast = useToast();
  const chosenTime = store.taker === 'customer' ? appointment?.toMillis() : undefined;
  const [items, setItems] = useState<readonly CartItem[]>([]);
  useEffect(() => {
    const before = store.get();
    store.change(cart => dropChangedItems(cart, sale, at));
    const after = store.get();
    if (after === before) return;
    const droppedItems = before.items.filter(({ line }) => !after.items.some(item => item.line === line));
    setItems(current => [...current, ...droppedItems]);
    toast('Einige Produkte sind nicht mehr verfügbar und wurden entfernt.');
  }, [store, sale.offers, chosenTime, toast]); // The clock is no dependency: items stay until the menu is loaded again.
  const removedItems = useMemo(
    () => items.map(item => toRemovedItem(item, sale.offers, saleTime)),
    [items, sale.offers, saleTime.toMillis()],
  );
  const dismiss = useCallback(
    (lines: readonly RemovedItem[]) => setItems(current => current.filter(item => !lines.some(line => line.item === item))),
    [],
  );
  return { removedItems, dismiss };
}

function toRemovedItem(item: CartItem, offers: readonly Offer[], time: DateTime): RemovedItem {
  const ownOffers = offers.filter(({ product }) => product.id === item.product.id);
  const product = ownOffers.find(offer => isOrderableAt(offer, time))?.product;
  const isSoldLater = !product && ownOffers.some(offer => matchesChoice(item, offer.product) && isOnlyUnscheduled(offer, time));
  return { item, product, isSoldLater };
}

/** Tells whether only its schedule keeps an offer from being ordered; not that it is sold out or switched off. */
const isOnlyUnscheduled = ({ schedules }: Offer, time: DateTime): boolean =>
  schedules.every(({ isEnabled, soldOut }) => isEnabled && !isSoldOut(soldOut, time));
