/**
 * The control that adds a product to the cart: a plus button, an amount field once it is in the cart, or a button that opens the
 * configurator.
 */
import { useEffect, useRef, type RefObject } from 'react';
import { partsOf } from '../../../../schema/rules/product/partAnswers';
import { initialQuantity } from '../../../../schema/rules/product/quantity';
import { Button } from '../../../ui/actions/Button';
import { AmountField } from '../../../ordering/cart/quantity/AmountField';
import { UnitField } from '../../../ordering/cart/quantity/UnitField';
import { useProductInCart } from '../../../ordering/cart/useCart';
import type { StoreProduct } from '../../../ordering/menu/storeContext';
import styles from './AddToCart.module.css';
import { SkipToCart } from './SkipToCart';
import { useAddedFeedback } from './useAddedFeedback';

interface Props {
  product: StoreProduct;
  /** The card whose image flies into the cart. */
  card: RefObject<HTMLElement | null>;
  onConfigure: (target: { product: StoreProduct }) => void;
}

export function AddToCart({ product, card, onConfigure }: Props) {
  const { first, count, add, setAmount, setUnit } = useProductInCart(product);
  const showAdded = useAddedFeedback(card);
  const amount = useRef<HTMLSpanElement>(null);
  const wasAdded = useRef(false);
  // The amount field replaces the plus button, so it receives its focus.
  useEffect(() => {
    if (!amount.current) return; // it is not shown yet
    if (wasAdded.current) [...amount.current.querySelectorAll('button')].at(-1)?.focus();
    wasAdded.current = false;
  }, [count]);
  if (partsOf(product).length)
    return (
      <Button variant="accent" label={`${product.name} auswählen`} onPress={() => onConfigure({ product })}>
        Auswählen
      </Button>
    );

  if (first && count === 1) {
    const line = { ...first, product };
    return (
      <span ref={amount} className={styles.amount}>
        <UnitField product={product} quantity={line} onChange={unit => setUnit(line, unit)} />
        <AmountField product={product} quantity={line} onChange={amount => setAmount(line, amount)} />
        <SkipToCart />
      </span>
    );
  }
  const addToCart = (): void => {
    wasAdded.current = true;
    add(product, { ...initialQuantity(product), parts: [] });
    showAdded();
  };
  return <Button variant="accent" isCircle icon="plus" label={`${product.name} zum Warenkorb hinzufügen`} onPress={addToCart} />;
}
