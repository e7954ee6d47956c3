/** What is ordered and what it costs, net, taxes and gross (CHK-21 to CHK-28). */
import type { Allergen } from '../../../../schema/rules/product/allergens';
import { allergensOf, answerWords } from '../../../../schema/rules/product/partAnswers';
import { moneyText, priceText, rateText } from '../../../../schema/rules/pricing/money';
import { priceNotices, sumText } from '../../../../schema/rules/pricing/priceNotices';
import { breakdownOf } from '../../../../schema/rules/pricing/pricing';
import { timesText } from '../../../../schema/rules/product/units';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { Picture, tileOf, type Tile } from '../../../ui/display/Image';
import type { CartLine } from '../../cart/state/cartView';
import { GoneNote } from '../../cart/RemovedItemsNotice';
import { MinimumBar } from '../../cart/MinimumOrderBar';
import { objectionTo } from '../../cart/state/cartTexts';
import bag from '../../../illustrations/sackerl.svg';
import { EmptyState } from '../../shell/EmptyState';
import { goTo, useCheckout, useLineError } from '../state/checkoutContext';
import { sectionId } from '../state/errorMessages';
import styles from './CartSection.module.css';
import { Part } from '../FormSection';

export function CartSection() {
  const { cart, branch } = useCheckout();
  if (cart.lines.length === 0)
    return (
      <Part section="cart" title="Warenkorb">
        <GoneNote onRead={toCart} />
        <EmptyState drawing={bag} title="Keine Produkte im Warenkorb!" text="Das Sackerl ist noch leer. Suchen Sie sich etwas Gutes aus.">
          <LinkButton to={`/store/${branch.identifier}`}>Zum Sortiment</LinkButton>
        </EmptyState>
      </Part>
    );
  return (
    <Part section="cart" title="Warenkorb">
      <GoneNote onRead={toCart} />
      <div className={styles.cart}>
        <ul>
          {cart.lines.map((line, index) => (
            <Line key={line.line} line={line} tile={tileOf(index)} />
          ))}
        </ul>
        <Sums />
      </div>
      <MinimumBar />
      <Notices />
    </Part>
  );
}

// The button that had the focus is gone.
const toCart = (): void => goTo(sectionId('cart'));

function Line({ line, tile }: { line: CartLine; tile: Tile }) {
  const { cart, currency } = useCheckout();
  const { product, parts, price } = line;
  const answers = parts.flatMap(answerWords).join(', ');
  const allergens = allergensOf<Allergen>(product, parts);
  const error = objectionTo(line) ?? useLineError(line.line);
  const remove = (): void => {
    cart.remove(line.line);
    toCart();
  };
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture image={product.images[0]} sizes="3.6rem" largest="tiny" alt="" tile={tile} fallback={<Icon name="croissant" />} />
      </span>
      <span className={styles.what}>
        <span className={styles.amount}>{timesText(line)}</span>
        <span className={styles.name}>
          <b>{product.name}</b>
          {answers && <span className={styles.answers}>{answers}</span>}
          {allergens.length > 0 && <span className={styles.answers}>Allergene: {allergens.join(', ')}</span>}
          {error && <span className={styles.missed}>{error}</span>}
        </span>
        {price.unitPrice !== null && <span className={styles.price}>{priceText(price.gross, price.pricing, currency)}</span>}
      </span>
      <Button look="text" icon="trash-2" label={`${product.name} entfernen`} onPress={remove} />
    </li>
  );
}

function Sums() {
  const { cart, currency } = useCheckout();
  const { pricing, area } = cart;
  const { net, taxes, gross } = breakdownOf(pricing);
  const text = (amount: number): string => sumText(amount, pricing.isApproximate, currency);
  return (
    <dl className={styles.sums}>
      {area && (
        <div>
          <dt>Lieferkosten</dt>
          <dd>{moneyText(pricing.deliveryGross, currency)}</dd>
        </div>
      )}
      <div className={styles.quiet}>
        <dt>Netto</dt>
        <dd>{text(net)}</dd>
      </div>
      {taxes.map(({ rate, amount }) => (
        <div key={rate} className={styles.quiet}>
          <dt>{rateText(rate)} USt.</dt>
          <dd>{text(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Gesamt</dt>
        <dd>{text(gross)}</dd>
      </div>
    </dl>
  );
}

/** Why the sum may not be the last word. */
function Notices() {
  const { cart, submission } = useCheckout();
  return (
    <div className={styles.notices}>
      {priceNotices(cart.pricing, submission === 'quotation').map(notice => (
        <p key={notice}>{notice}</p>
      ))}
    </div>
  );
}
