/**
 * The dialog with the full description of a product, its allergens and its base price (domain 3.3), and the button that adds it to the
 * cart.
 */
import { partsOf } from '../../../../schema/rules/product/partAnswers';
import { leadTimeText } from '../../../../schema/rules/time/leadTime';
import { basePriceText, unitPriceText } from '../../../../schema/rules/pricing/money';
import { initialQuantity } from '../../../../schema/rules/product/quantity';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Image } from '../../../ui/display/Image';
import { useToast } from '../../../ui/overlays/Toasts';
import { useCurrentProduct } from '../../configurator/useCurrentProduct';
import { AllergenList } from './AllergenList';
import type { CartProduct } from '../../cart/state/cartProduct';
import { addedText } from '../../cart/state/cartTexts';
import { useProductInCart } from '../../cart/state/useCart';
import { BundleContents } from './BundleContents';
import styles from './ProductDetails.module.css';
import { useStore } from '../storeContext';

interface Props {
  product: CartProduct;
  /** Whether it can be ordered, now or for later. */
  isOrderable: boolean;
  onConfigure: (target: { product: CartProduct }) => void;
  onClose: () => void;
}

export function ProductDetails({ product: initialProduct, isOrderable, onConfigure, onClose }: Props) {
  const { product } = useCurrentProduct(initialProduct);
  const { currency } = useStore();
  const prices = [unitPriceText(product, currency), basePriceText(product, currency)].filter(Boolean).join(' · ');
  const leadTime = leadTimeText(product);
  return (
    <Dialog
      title={product.name}
      closesOnBackground
      footer={isOrderable && <AddButton product={product} onConfigure={onConfigure} onClose={onClose} />}
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

/** Adds the product to the cart, or opens the configurator. Closes the dialog. */
function AddButton({ product, onConfigure, onClose }: Omit<Props, 'isOrderable'>) {
  const { add } = useProductInCart(product);
  const toast = useToast();
  const hasParts = partsOf(product).length > 0;
  const addToCart = (): void => {
    onClose();
    if (hasParts) return onConfigure({ product });
    add(product, { ...initialQuantity(product), parts: [] });
    toast(addedText);
  };
  return (
    <Button variant="accent" onPress={addToCart}>
      {hasParts ? 'Auswählen' : 'Zum Warenkorb'}
    </Button>
  );
}
