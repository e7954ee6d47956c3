/** What the card of a product says about it: description, contents, diet, minimum age and allergens. */
import { BundleContents } from '../../../ordering/menu/facts/BundleContents';
import { DietHint } from '../../../ordering/menu/facts/DietHint';
import { MinimumAgeHint } from '../../../ordering/menu/facts/MinimumAgeHint';
import type { StoreProduct } from '../../../ordering/menu/storeContext';
import { excerpt } from './excerpt';
import styles from './ProductCard.module.css';

interface Props {
  product: StoreProduct;
  onDetails: (product: StoreProduct) => void;
}

export const ProductText = ({ product, onDetails }: Props) => (
  <>
    {product.description && <p className={styles.text}>{excerpt(product.description)}</p>}
    <BundleContents product={product} />
    <DietHint diet={product.diet} />
    <MinimumAgeHint age={product.minimumAge} />
    <DetailsButton product={product} onDetails={onDetails} />
  </>
);

/** Opens the details if the card does not show everything. */
function DetailsButton({ product, onDetails }: Props) {
  const { name, description, allergens } = product;
  const isShortened = description !== null && excerpt(description) !== description;
  if (!allergens.length && !isShortened) return null;
  const text = allergens.length ? `Allergene: ${allergens.join(', ')}` : 'Näheres';
  return (
    <button type="button" className={styles.details} aria-label={`${text} (${name})`} onClick={() => onDetails(product)}>
      {text}
    </button>
  );
}
