/** One product on its shelf: what it is, what it costs, and the way into the bag. */
import { memo, useRef } from 'react';
import { leadTimeText } from '../../../../schema/rules/time/leadTime';
import { basePriceText, unitPriceText } from '../../../../schema/rules/pricing/money';
import { Icon } from '../../../ui/display/Icon';
import { Picture, type Tile } from '../../../ui/display/Image';
import { Pill } from '../../../ui/feedback/Badge';
import { useInCart } from '../../cart/state/useCart';
import { BundleContents } from './BundleContents';
import type { ShownProduct } from './storeMenu';
import { excerpt } from './excerpt';
import styles from './ProductCard.module.css';
import { useStore, type StoreCategory, type StoreProduct } from '../storeContext';
import { TakeProduct } from './AddToCart';

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
          {isTaking && isOrderable && <TakeProduct product={product} card={card} onConfigure={onConfigure} />}
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
  const text = allergens.length ? `Allergene: ${allergens.join(', ')}` : 'Näheres';
  return (
    <button type="button" className={styles.details} aria-label={`${text} (${name})`} onClick={() => onDetails(product)}>
      {text}
    </button>
  );
}
