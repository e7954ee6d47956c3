/** The ordered items and their price: net, taxes and gross (CHK-21 to CHK-28). */
import type { Allergen } from '../../../../schema/rules/product/allergens';
import { allergensOf, formatAnswer } from '../../../../schema/rules/product/partAnswers';
import { moneyText, priceText, rateText } from '../../../../schema/rules/pricing/money';
import { priceNotices, sumText } from '../../../../schema/rules/pricing/priceNotices';
import { breakdownOf } from '../../../../schema/rules/pricing/pricing';
import { timesText } from '../../../../schema/rules/product/units';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { Image, tileFor, type ImageTile } from '../../../ui/display/Image';
import type { CartLineView } from '../../cart/state/cartView';
import { RemovedItemsNotice } from '../../cart/RemovedItemsNotice';
import { MinimumOrderBar } from '../../cart/MinimumOrderBar';
import { lineErrorText } from '../../cart/state/cartTexts';
import bagIllustration from '../../../illustrations/paper-bag.svg';
import { EmptyState } from '../../shell/EmptyState';
import { focusControl, useCheckout, useLineError } from '../state/checkoutContext';
import { sectionId } from '../state/errorMessages';
import styles from './CartSection.module.css';
import { FormSection } from '../FormSection';

export function CartSection() {
  const { cart, branch } = useCheckout();
  if (cart.lines.length === 0)
    return (
      <FormSection section="cart" title="Warenkorb">
        <RemovedItemsNotice onDismiss={focusCart} />
        <EmptyState
          illustration={bagIllustration}
          title="Keine Produkte im Warenkorb!"
          text="Das Sackerl ist noch leer. Suchen Sie sich etwas Gutes aus."
        >
          <LinkButton to={`/store/${branch.identifier}`}>Zum Sortiment</LinkButton>
        </EmptyState>
      </FormSection>
    );
  return (
    <FormSection section="cart" title="Warenkorb">
      <RemovedItemsNotice onDismiss={focusCart} />
      <div className={styles.cart}>
        <ul>
          {cart.lines.map((line, index) => (
            <Line key={line.line} line={line} tile={tileFor(index)} />
          ))}
        </ul>
        <Totals />
      </div>
      <MinimumOrderBar />
      <Notices />
    </FormSection>
  );
}

// The focused button disappears, so the focus moves to the section.
const focusCart = (): void => focusControl(sectionId('cart'));

function Line({ line, tile }: { line: CartLineView; tile: ImageTile }) {
  const { cart, currency } = useCheckout();
  const { product, parts, price } = line;
  const answers = parts.flatMap(formatAnswer).join(', ');
  const allergens = allergensOf<Allergen>(product, parts);
  const error = lineErrorText(line) ?? useLineError(line.line);
  const remove = (): void => {
    cart.remove(line.line);
    focusCart();
  };
  return (
    <li className={styles.line}>
      <span className={styles.image}>
        <Image image={product.images[0]} sizes="3.6rem" largest="tiny" alt="" tile={tile} fallback={<Icon name="croissant" />} />
      </span>
      <span className={styles.label}>
        <span className={styles.amount}>{timesText(line)}</span>
        <span className={styles.name}>
          <b>{product.name}</b>
          {answers && <span className={styles.answers}>{answers}</span>}
          {allergens.length > 0 && <span className={styles.answers}>Allergene: {allergens.join(', ')}</span>}
          {error && <span className={styles.error}>{error}</span>}
        </span>
        {price.unitPrice !== null && <span className={styles.price}>{priceText(price.gross, price.pricing, currency)}</span>}
      </span>
      <Button variant="text" icon="trash-2" label={`${product.name} entfernen`} onPress={remove} />
    </li>
  );
}

function Totals() {
  const { cart, currency } = useCheckout();
  const { pricing, area } = cart;
  const { net, taxes, gross } = breakdownOf(pricing);
  const formatTotal = (amount: number): string => sumText(amount, pricing.isApproximate, currency);
  return (
    <dl className={styles.totals}>
      {area && (
        <div>
          <dt>Lieferkosten</dt>
          <dd>{moneyText(pricing.deliveryGross, currency)}</dd>
        </div>
      )}
      <div className={styles.muted}>
        <dt>Netto</dt>
        <dd>{formatTotal(net)}</dd>
      </div>
      {taxes.map(({ rate, amount }) => (
        <div key={rate} className={styles.muted}>
          <dt>{rateText(rate)} USt.</dt>
          <dd>{formatTotal(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Gesamt</dt>
        <dd>{formatTotal(gross)}</dd>
      </div>
    </dl>
  );
}

/** The reasons why the final price may differ. */
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
