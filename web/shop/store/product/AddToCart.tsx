/** What puts a product into the bag: a plus, an amount once it is in, or the way to its parts. */
import { useEffect, useRef, type RefObject } from 'react';
import { partsOf } from '../../../../schema/rules/product/partAnswers';
import { startQuantity } from '../../../../schema/rules/product/quantity';
import { Button } from '../../../ui/actions/Button';
import { useToast } from '../../../ui/overlays/Toasts';
import { AmountField } from '../../cart/AmountField';
import { bagId } from '../../cart/CartPanel';
import { addedText } from '../../cart/state/cartTexts';
import { UnitField } from '../../cart/UnitField';
import { useInCart } from '../../cart/state/useCart';
import { flyIntoBag } from './flyToCart';
import type { StoreProduct } from '../storeContext';
import styles from './AddToCart.module.css';

interface Props {
  product: StoreProduct;
  /** Where its picture is, which flies into the bag. */
  card: RefObject<HTMLElement | null>;
  onConfigure: (configured: { product: StoreProduct }) => void;
}

export function TakeProduct({ product, card, onConfigure }: Props) {
  const { first, count, add, setAmount, setUnit } = useInCart(product);
  const toast = useToast();
  const amount = useRef<HTMLSpanElement>(null);
  const wasTaken = useRef(false);
  // The plus gives way to the amount, which takes over the focus from it.
  useEffect(() => {
    if (wasTaken.current) [...(amount.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    wasTaken.current = false;
  }, [count]);
  if (partsOf(product).length)
    return (
      <Button look="accent" label={`${product.name} auswählen`} onPress={() => onConfigure({ product })}>
        Auswählen
      </Button>
    );

  if (first && count === 1) {
    const line = { ...first, product };
    return (
      <span ref={amount} className={styles.amount}>
        <UnitField product={product} quantity={line} onChange={unit => setUnit(line, unit)} />
        <AmountField product={product} quantity={line} onChange={amount => setAmount(line, amount)} />
        <ToBag />
      </span>
    );
  }
  const take = (): void => {
    wasTaken.current = true;
    add(product, { ...startQuantity(product), parts: [] });
    flyIntoBag(card.current!.querySelector('img'), bagOf());
    toast(addedText);
  };
  return <Button look="accent" isCircle icon="plus" label={`${product.name} zum Warenkorb hinzufügen`} onPress={take} />;
}

const bagOf = (): HTMLElement | null => document.getElementById(bagId);

/** Past all the other products, for those who go by keys: seen once it has the focus. */
const ToBag = () => (
  <a
    className={styles.toBag}
    href={`#${bagId}`}
    onClick={event => {
      event.preventDefault();
      bagOf()?.focus();
    }}
  >
    Zum Warenkorb
  </a>
);
