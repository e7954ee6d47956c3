/** One product on its shelf: what it is, what it costs, and the way into the bag. */
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { partsOf } from '../../../schema/rules/answers';
import { leadTimeText } from '../../../schema/rules/leadTime';
import { basePriceText, unitPriceText } from '../../../schema/rules/money';
import { startQuantity } from '../../../schema/rules/quantity';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Picture, type Tile } from '../../ui/Picture';
import { Pill } from '../../ui/Pill';
import { useToast } from '../../ui/Toasts';
import { AmountField } from '../cart/AmountField';
import { bagId } from '../cart/CartPanel';
import { addedText } from '../cart/texts';
import { UnitField } from '../cart/UnitField';
import { useInCart } from '../cart/useCart';
import { BundleContents } from './BundleContents';
import type { ShownProduct } from './catalogue';
import { excerpt } from './excerpt';
import { flyIntoBag } from './flight';
import styles from './ProductCard.module.css';
import { useStore, type StoreCategory, type StoreProduct } from './store';

interface Props {
  shown: ShownProduct;
  category: StoreCategory;
  tile: Tile;
  /** The branch takes orders, now or for later. */
  isTaking: boolean;
  onConfigure: (configured: { product: StoreProduct }) => void;
  onDetails: (product: StoreProduct) => void;
}

/** Hundreds of them stand on a page: what happens to one leaves the others alone. */
export const ProductCard = memo(function ProductCard({ shown, category, tile, isTaking, onConfigure, onDetails }: Props) {
  const { product, isOrderable } = shown;
  const { count } = useInCart(product);
  const card = useRef<HTMLElement>(null);
  return (
    <article
      ref={card}
      className={`${styles.card} ${count > 0 ? styles.inCart : ''} ${isOrderable ? '' : styles.off}`}
      aria-label={product.name}
    >
      <span className={styles.picture}>
        <Picture
          image={product.images[0] ?? category.image}
          sizes="(max-width: 719px) 6rem, (max-width: 1023px) 38vw, 18rem"
          alt=""
          tile={tile}
          shape="fill"
          fallback={<Icon name="croissant" />}
        />
      </span>
      <Flag {...shown} />
      <div className={styles.body}>
        <h3>{product.name}</h3>
        {product.description && <p className={styles.text}>{excerpt(product.description)}</p>}
        <BundleContents product={product} />
        <More product={product} onDetails={onDetails} />
        <div className={styles.foot}>
          <Price product={product} />
          {isTaking && isOrderable && (
            <Take product={product} onConfigure={onConfigure} onTaken={() => flyIntoBag(card.current!.querySelector('img'), bagOf())} />
          )}
        </div>
      </div>
    </article>
  );
});

/** How long before it must be ordered, until when it is to be had, or from when again. */
function Flag({ product, isOrderable, availability }: ShownProduct) {
  const leadTime = isOrderable ? leadTimeText(product) : undefined;
  const text = leadTime ?? availability ?? (isOrderable ? undefined : 'Derzeit nicht verfügbar');
  return (
    text && (
      <span className={styles.flag}>
        <Pill tone={leadTime ? 'info' : 'neutral'}>{text}</Pill>
      </span>
    )
  );
}

function Price({ product }: { product: StoreProduct }) {
  const { currency } = useStore();
  const price = unitPriceText(product, currency);
  const basePrice = basePriceText(product, currency);
  return (
    price && (
      <span className={styles.price}>
        {price}
        {basePrice && <small>{basePrice}</small>}
      </span>
    )
  );
}

/** The way to what the card has no room for. */
function More({ product, onDetails }: Pick<Props, 'onDetails'> & { product: StoreProduct }) {
  const { name, description, allergens } = product;
  const isCut = description !== null && excerpt(description) !== description;
  if (!allergens.length && !isCut) return null;
  return (
    <button type="button" className={styles.details} aria-label={`${name}: Näheres und Allergene`} onClick={() => onDetails(product)}>
      {allergens.length ? `Allergene: ${allergens.join(', ')}` : 'Näheres'}
    </button>
  );
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

/** What puts the product into the bag: a plus, an amount once it is in, or the way to its parts. */
function Take({ product, onConfigure, onTaken }: Pick<Props, 'onConfigure'> & { product: StoreProduct; onTaken: () => void }): ReactNode {
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
    onTaken();
    toast(addedText);
  };
  return <Button look="accent" isCircle icon="plus" label={`${product.name} zum Warenkorb hinzufügen`} onPress={take} />;
}
