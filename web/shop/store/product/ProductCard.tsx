/** The card of a product with its price and the button that adds it to the cart. */
import { memo, useRef } from 'react';
import { startingPriceTexts } from '../../../../schema/rules/pricing/startingPrice';
import { Icon } from '../../../ui/display/Icon';
import { Image, type ImageTile } from '../../../ui/display/Image';
import { useProductInCart } from '../../../ordering/cart/useCart';
import type { VisibleProduct } from '../../../ordering/menu/storeMenu';
import styles from './ProductCard.module.css';
import { useStore, type StoreCategory, type StoreProduct } from '../../../ordering/menu/storeContext';
import { OrderFromButton } from '../../cart/when/OrderFromButton';
import { AddToCart } from './AddToCart';
import { AvailabilityBadge } from './AvailabilityBadge';
import { ProductText } from './ProductText';

interface Props {
  visibleProduct: VisibleProduct;
  category: StoreCategory;
  tile: ImageTile;
  /** Whether the branch accepts orders, now or for later. */
  canOrder: boolean;
  onConfigure: (target: { product: StoreProduct }) => void;
  onDetails: (product: StoreProduct) => void;
}

/** Memoized: a page has hundreds of cards, and a change of one must not render the others. */
export const ProductCard = memo(function ProductCard({ visibleProduct, category, tile, canOrder, onConfigure, onDetails }: Props) {
  const { product, isOrderable, orderableFrom } = visibleProduct;
  const { count } = useProductInCart(product);
  const card = useRef<HTMLElement>(null);
  return (
    <article
      ref={card}
      className={`${styles.card} ${count > 0 ? styles.inCart : ''} ${isOrderable ? '' : styles.unavailable}`}
      aria-label={product.name}
    >
      <span className={styles.image}>
        <Image
          image={product.images[0] ?? category.image}
          sizes="(max-width: 719px) 6rem, (max-width: 1023px) 38vw, 18rem"
          hasExactSizes
          alt=""
          tile={tile}
          shape="fill"
          fallback={<Icon name="croissant" />}
        />
      </span>
      <AvailabilityBadge {...visibleProduct} />
      <div className={styles.body}>
        <h3>{product.name}</h3>
        <ProductText product={product} onDetails={onDetails} />
        <div className={styles.footer}>
          <Price product={product} />
          {canOrder && isOrderable && <AddToCart product={product} card={card} onConfigure={onConfigure} />}
          {canOrder && orderableFrom && <OrderFromButton product={product} time={orderableFrom} />}
        </div>
      </div>
    </article>
  );
});

function Price({ product }: { product: StoreProduct }) {
  const { currency } = useStore();
  const { price, basePrice } = startingPriceTexts(product, currency);
  return (
    price && (
      <span className={styles.price}>
        {price}
        {basePrice && <small>{basePrice}</small>}
      </span>
    )
  );
}
