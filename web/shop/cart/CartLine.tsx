/** One item of the cart with its product, answers, amount and price. */
import { formatAnswer, partsOf } from '../../../schema/rules/product/partAnswers';
import { priceText } from '../../../schema/rules/pricing/money';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import { Image } from '../../ui/display/Image';
import { useStore } from '../../ordering/menu/storeContext';
import { AmountField } from '../../ordering/cart/quantity/AmountField';
import styles from './CartLine.module.css';
import type { CartLineView } from '../../ordering/cart/cartView';
import { lineErrorText } from '../../ordering/cart/cartTexts';
import { UnitField } from '../../ordering/cart/quantity/UnitField';
import { useCart } from '../../ordering/cart/useCart';

interface Props {
  line: CartLineView;
  /** Opens the product to change its answers. */
  onEdit?: (line: CartLineView) => void;
  /** Called when the item is removed, so that the focus can move elsewhere. */
  onRemove?: () => void;
}

export function CartLine({ line, onEdit, onRemove }: Props) {
  const { currency } = useStore();
  const { setAmount, setUnit, remove } = useCart();
  const { product, price, parts } = line;
  const error = lineErrorText(line);
  const removeLine = (): void => {
    remove(line.line);
    onRemove?.();
  };
  const answers = parts.flatMap(formatAnswer).join(', ');
  return (
    <li className={styles.line}>
      <span className={styles.image}>
        <Image image={product.images[0]} sizes="4.1rem" largest="tiny" alt="" fallback={<Icon name="croissant" />} />
      </span>
      <div className={styles.body}>
        <div className={styles.header}>
          <strong>{product.name}</strong>
          <span className={styles.actions}>
            {onEdit && partsOf(product).length > 0 && (
              <Button variant="text" size="small" icon="pencil" label={`${product.name} ändern`} onPress={() => onEdit(line)} />
            )}
            <Button variant="text" size="small" icon="trash-2" label={`${product.name} entfernen`} onPress={removeLine} />
          </span>
        </div>
        {answers && <p className={styles.answers}>{answers}</p>}
        {error && <p className={styles.error}>{error}</p>}
        <div className={styles.amount}>
          <AmountField product={product} quantity={line} size="small" onChange={amount => setAmount(line, amount)} />
          <span className={styles.unit}>
            <UnitField product={product} quantity={line} onChange={unit => setUnit(line, unit)} />
          </span>
          {price.unitPrice !== null && <b className={styles.price}>{priceText(price.gross, price.pricing, currency)}</b>}
        </div>
      </div>
    </li>
  );
}
