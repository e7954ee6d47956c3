/** The ordered items and their price: net, taxes and gross (CHK-21 to CHK-28). */
import { LinkButton } from '../../../../ui/actions/Button';
import { tileFor } from '../../../../ui/display/Image';
import { RemovedItemsNotice } from '../../../cart/RemovedItemsNotice';
import { MinimumOrderBar } from '../../../cart/MinimumOrderBar';
import bagIllustration from '../../../../illustrations/paper-bag.svg';
import { EmptyState } from '../../../shell/EmptyState';
import { useCheckout } from '../../state/checkoutContext';
import styles from './CartSection.module.css';
import { FormSection } from '../../FormSection';
import { AgeNotice } from './AgeNotice';
import { focusCart, CartItemLine } from './CartItemLine';
import { CheckoutTotals, CheckoutNotices } from './CheckoutTotals';

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
            <CartItemLine key={line.line} line={line} tile={tileFor(index)} />
          ))}
        </ul>
        <CheckoutTotals />
      </div>
      <AgeNotice />
      <MinimumOrderBar />
      <CheckoutNotices />
    </FormSection>
  );
}
