/** The totals of the cart and the link to the checkout. */
import { useStore } from '../../ordering/menu/storeContext';
import { CartTotals, CartTotal } from './CartTotals';
import styles from './CartContents.module.css';
import { MinimumOrderBar } from './MinimumOrderBar';
import { EarliestTime } from './EarliestTime';
import { LinkButton } from '../../ui/actions/Button';

export function CartSummary() {
  const { branch } = useStore();
  return (
    <>
      <CartTotals />
      <div className={styles.footer}>
        <MinimumOrderBar isInCart />
        <CartTotal />
        <EarliestTime />
        <LinkButton to={`/store/${branch.identifier}/checkout`} size="large" iconAfter="arrow-right" isWide>
          Jetzt bestellen
        </LinkButton>
      </div>
    </>
  );
}
