/** The products of the order with amounts, answers and prices. */
import { formatAnswer, partsOf } from '../../../../schema/rules/product/partAnswers';
import { priceText } from '../../../../schema/rules/pricing/money';
import { AmountField } from '../../../ordering/cart/quantity/AmountField';
import { UnitField } from '../../../ordering/cart/quantity/UnitField';
import { lineErrorText } from '../../../ordering/cart/cartTexts';
import type { CartLineView } from '../../../ordering/cart/cartView';
import { useStore } from '../../../ordering/menu/storeContext';
import { Button } from '../../../ui/actions/Button';
import styles from './OrderLines.module.css';
import { usePhoneOrderContext } from './phoneOrderContext';

type OnEdit = (line: CartLineView) => void;

export function OrderLines({ onEdit }: { onEdit: OnEdit }) {
  const { lines } = usePhoneOrderContext().cart;
  if (lines.length === 0) return <p className={styles.empty}>Noch keine Produkte. Suchen Sie ein Produkt und tippen Sie darauf.</p>;
  return (
    <ul className={styles.lines} aria-label="Produkte der Bestellung">
      {lines.map(line => (
        <OrderLine key={line.line} line={line} onEdit={onEdit} />
      ))}
    </ul>
  );
}

function OrderLine({ line, onEdit }: { line: CartLineView; onEdit: OnEdit }) {
  const { currency } = useStore();
  const { cart, reportReduction } = usePhoneOrderContext();
  const { product, price, parts } = line;
  const answers = parts.flatMap(formatAnswer).join(', ');
  const error = lineErrorText(line);
  return (
    <li className={styles.line}>
      <strong>{product.name}</strong>
      {price.unitPrice !== null && <b>{priceText(price.gross, price.pricing, currency)}</b>}
      {answers && <p className={styles.answers}>{answers}</p>}
      {error && <p className={styles.error}>{error}</p>}
      <div className={styles.amount}>
        <AmountField
          product={product}
          quantity={line}
          size="small"
          onChange={amount => cart.setAmount(line, amount)}
          onReduce={message => reportReduction(line.line, message)}
        />
        <UnitField product={product} quantity={line} onChange={unit => cart.setUnit(line, unit)} />
        <span className={styles.buttons}>
          {partsOf(product).length > 0 && (
            <Button variant="text" icon="pencil" label={`${product.name} ändern`} onPress={() => onEdit(line)} />
          )}
          <Button variant="text" icon="trash-2" label={`${product.name} entfernen`} onPress={() => cart.remove(line.line)} />
        </span>
      </div>
    </li>
  );
}
