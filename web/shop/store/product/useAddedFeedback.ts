/** Shows that a product was added to the cart. */
import type { RefObject } from 'react';
import { useToast } from '../../../ui/overlays/Toasts';
import { flyToCart } from './flyToCart';
import { findCart } from './SkipToCart';
import { addedText } from '../../../ordering/cart/cartTexts';

/** Returns a function that shows the new item: its image flies into the cart, and a toast announces it. The new amount is painted before. */
export function useAddedFeedback(card: RefObject<HTMLElement | null>): () => void {
  const toast = useToast();
  const show = (): void => {
    flyToCart(card.current?.querySelector('img') ?? null, findCart());
    toast(addedText);
  };
  return () => void requestAnimationFrame(() => setTimeout(show));
}
