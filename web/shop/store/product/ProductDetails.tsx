/** All there is to know of a product before it is bought: the whole text, its allergens by name, its base price (domain 3.3); and the way into the bag. */
import { partsOf } from '../../../../schema/rules/product/partAnswers';
import { leadTimeText } from '../../../../schema/rules/time/leadTime';
import { basePriceText, unitPriceText } from '../../../../schema/rules/pricing/money';
import { startQuantity } from '../../../../schema/rules/product/quantity';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Picture } from '../../../ui/display/Image';
import { useToast } from '../../../ui/overlays/Toasts';
import { useCurrent } from '../../configurator/useCurrentProduct';
import { AllergenList } from './AllergenList';
import type { CartProduct } from '../../cart/state/cartProduct';
import { addedText } from '../../cart/state/cartTexts';
import { useInCart } from '../../cart/state/useCart';
import { BundleContents } from './BundleContents';
import styles from './ProductDetails.module.css';
import { useStore } from '../storeContext';

interface Props {
  product: CartProduct;
  /** It can be ordered, now or for later. */
  isOrderable: boolean;
  onConfigure: (configured: { product: CartProduct }) => void;
  onClose: () => void;
}

export function ProductDetails({ product: opened, isOrderable, onConfigure, onClose }: Props) {
  const { product } = useCurrent(opened);
  const { currency } = useStore();
  const prices = [unitPriceText(product, currency), basePriceText(product, currency)].filter(Boolean).join(' · ');
  const leadTime = leadTimeText(product);
  return (
    <Dialog
      title={product.name}
      closesOnBackground
      footer={isOrderable && <Take product={product} onConfigure={onConfigure} onClose={onClose} />}
      onClose={onClose}
    >
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

/** Closes the window: what was read has been understood. */
function Take({ product, onConfigure, onClose }: Omit<Props, 'isOrderable'>) {
  const { add } = useInCart(product);
  const toast = useToast();
  const hasParts = partsOf(product).length > 0;
  const take = (): void => {
    onClose();
    if (hasParts) return onConfigure({ product });
    add(product, { ...startQuantity(product), parts: [] });
    toast(addedText);
  };
  return (
    <Button look="accent" onPress={take}>
      {hasParts ? 'Auswählen' : 'Zum Warenkorb'}
    </Button>
  );
}
