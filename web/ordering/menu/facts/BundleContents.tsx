/** The content of a bundle, without prices (G-029). */
import { quantityText } from '../../../../schema/rules/product/units';
import type { CartProduct } from '../../cart/cartProduct';
import styles from './BundleContents.module.css';

export function BundleContents({ product: { type, config } }: { product: CartProduct }) {
  const namedItems = config.items.flatMap(({ product, ...quantity }) => (product ? [{ ...product, ...quantity }] : []));
  if (type !== 'bundle' || !namedItems.length) return null;
  return (
    <ul className={styles.contents} aria-label="Inhalt">
      {namedItems.map(({ id, name, amount, unit }) => (
        <li key={`${id} ${unit}`}>
          {quantityText(amount, unit)} {name}
        </li>
      ))}
    </ul>
  );
}
