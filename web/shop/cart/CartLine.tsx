/** One line of the cart: what, how it was configured, how much, for how much. */
import { answerWords, partsOf } from '../../../schema/rules/product/partAnswers';
import { priceText } from '../../../schema/rules/pricing/money';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/display/Icon';
import { Picture } from '../../ui/display/Image';
import { useStore } from '../store/storeContext';
import { AmountField } from './AmountField';
import styles from './CartLine.module.css';
import type { CartLine } from './state/cartView';
import { objectionTo } from './state/cartTexts';
import { UnitField } from './UnitField';
import { useCart } from './state/useCart';

interface Props {
  line: CartLine;
  /** Opens the product to answer its parts anew. */
  onEdit?: (line: CartLine) => void;
  /** The line is about to go, and its button with it: the focus needs another place. */
  onRemove?: () => void;
}

export function CartLineRow({ line, onEdit, onRemove }: Props) {
  const { currency } = useStore();
  const { setAmount, setUnit, remove } = useCart();
  const { product, price, parts } = line;
  const objection = objectionTo(line);
  const drop = (): void => {
    remove(line.line);
    onRemove?.();
  };
  const answers = parts.flatMap(answerWords).join(', ');
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture image={product.images[0]} sizes="4.1rem" largest="tiny" alt="" fallback={<Icon name="croissant" />} />
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <strong>{product.name}</strong>
          <span className={styles.deeds}>
            {onEdit && partsOf(product).length > 0 && (
              <Button look="text" size="small" icon="pencil" label={`${product.name} ändern`} onPress={() => onEdit(line)} />
            )}
            <Button look="text" size="small" icon="trash-2" label={`${product.name} entfernen`} onPress={drop} />
          </span>
        </div>
        {answers && <p className={styles.answers}>{answers}</p>}
        {objection && <p className={styles.missed}>{objection}</p>}
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
