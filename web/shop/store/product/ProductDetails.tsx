/**
 * The dialog with the full description of a product, its allergens, its minimum age and its base price (domain 3.3), and the button that
 * adds it to the cart.
 */
import { leadTimeText } from '../../../../schema/rules/time/leadTime';
import { startingPriceTexts } from '../../../../schema/rules/pricing/startingPrice';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Image } from '../../../ui/display/Image';
import { useCurrentProduct } from '../../../ordering/configurator/useCurrentProduct';
import { AllergenList } from '../../../ordering/menu/facts/AllergenList';
import { BundleContents } from '../../../ordering/menu/facts/BundleContents';
import { DietHint } from '../../../ordering/menu/facts/DietHint';
import { MinimumAgeHint } from '../../../ordering/menu/facts/MinimumAgeHint';
import styles from './ProductDetails.module.css';
import { useStore } from '../../../ordering/menu/storeContext';
import { OrderButton, type OrderButtonProps } from './OrderButton';

export function ProductDetails({ product: initialProduct, isOrderable, orderableFrom, onConfigure, onClose }: OrderButtonProps) {
  const { product } = useCurrentProduct(initialProduct);
  const { currency } = useStore();
  const { price, basePrice } = startingPriceTexts(product, currency);
  const prices = [price, basePrice].filter(Boolean).join(' · ');
  const leadTime = leadTimeText(product);
  return (
    <Dialog
      title={product.name}
      closesOnBackground
      isInAddress
      footer={(isOrderable || orderableFrom) && <OrderButton {...{ product, isOrderable, orderableFrom, onConfigure, onClose }} />}
      onClose={onClose}
    >
      <div className={styles.details}>
        {product.images[0] && (
          <div className={styles.image}>
            <Image image={product.images[0]} sizes="(max-width: 719px) 90vw, 31rem" alt="" shape="fill" />
          </div>
        )}
        {product.description && <p className={styles.text}>{product.description}</p>}
        <BundleContents product={product} />
        {prices && <p className={styles.price}>{prices}</p>}
        <DietHint diet={product.diet} />
        <MinimumAgeHint age={product.minimumAge} isDetailed />
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
