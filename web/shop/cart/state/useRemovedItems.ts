/** What went out of the cart without anyone's doing: known until somebody has read it, or put it back. */
import type { DateTime } from 'luxon';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToast } from '../../../ui/overlays/Toasts';
import { isOffered, keepMatching, type KeptItem } from './cart';
import type { CartStore } from './cartStore';
import type { CartProduct, Offer } from './cartProduct';

export interface GoneLine {
  /** The line as it was. */
  readonly item: KeptItem;
  /** The product as it can be had now; nothing when it cannot. */
  readonly product: CartProduct | undefined;
}

interface Gone {
  readonly gone: readonly GoneLine[];
  /** Somebody has read of these. */
  readonly forget: (lines: readonly GoneLine[]) => void;
}

/** Whenever the menu has come anew, lines that no longer match it go (STORE-19). */
export function useGone(store: CartStore, offers: readonly Offer[], { at, meant }: { at: DateTime; meant: DateTime }): Gone {
  const toast = useToast();
  const [items, setItems] = useState<readonly KeptItem[]>([]);
  useEffect(() => {
    const before = store.get();
    store.change(cart => keepMatching(cart, offers, at));
    const after = store.get();
    if (after === before) return;
    const dropped = before.items.filter(({ line }) => !after.items.some(item => item.line === line));
    setItems(old => [...old, ...dropped]);
    toast('Einige Produkte sind nicht mehr verfügbar und wurden entfernt.');
  }, [store, offers, toast]); // not by the clock: what is in the cart stays until the menu is read again
  const gone = useMemo(() => items.map(item => ({ item, product: offered(item, offers, meant) })), [items, offers, meant.toMillis()]);
  const forget = useCallback(
    (lines: readonly GoneLine[]) => setItems(old => old.filter(item => !lines.some(line => line.item === item))),
    [],
  );
  return { gone, forget };
}

const offered = ({ product }: KeptItem, offers: readonly Offer[], meant: DateTime): CartProduct | undefined =>
  offers.find(offer => offer.product.id === product.id && isOffered(offer, meant))?.product;
