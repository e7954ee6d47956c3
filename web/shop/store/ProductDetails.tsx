/** All there is to know of a product before it is bought: the whole text, its allergens by name, its base price (domain 3.3). */
import { leadTimeText } from '../../../schema/rules/leadTime';
import { basePriceText, unitPriceText } from '../../../schema/rules/money';
import { Dialog } from '../../ui/Dialog';
import { Picture } from '../../ui/Picture';
import { useCurrent } from '../configurator/useCurrent';
import { AllergenList } from './AllergenList';
import type { CartProduct } from '../cart/product';
import { BundleContents } from './BundleContents';
import styles from './ProductDetails.module.css';
import { useStore } from './store';

export function ProductDetails({ product: opened, onClose }: { product: CartProduct; onClose: () => void }) {
  const { product } = useCurrent(opened);
  const { currency } = useStore();
  const prices = [unitPriceText(product, currency), basePriceText(product, currency)].filter(Boolean).join(' · ');
  const leadTime = leadTimeText(product);
  return (
    <Dialog title={product.name} closesOnBackground onClose={onClose}>
      <div className={styles.details}>
        {product.images[0] && (
          <div className={styles.picture}>
            <Picture image={product.images[0]} sizes="(max-width: 719px) 90vw, 31rem" alt="" shape="fill" />
          </div>
        )}
        {product.description && <p className={styles.text}>{product.description}</p>}
        <BundleContents product={product} />
        {prices && <p className={styles.price}>{prices}</p>}
        {leadTime && <p>{leadTime}</p>}
        {product.allergens.length > 0 && (
          <section>
            <h3>Allergene</h3>
            <AllergenList allergens={product.allergens} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
