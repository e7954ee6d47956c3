/** The heading of the checkout page, which stands before its cart is known. */
import { useStore } from '../../ordering/menu/storeContext';
import styles from './CheckoutHeading.module.css';

export function CheckoutHeading() {
  const { branch } = useStore();
  return (
    <>
      <h1 className={styles.heading}>{branch.isQuotationRequired ? 'Anfrage abschließen' : 'Bestellung abschließen'}</h1>
      <p className={styles.hint}>Felder mit Stern brauchen wir unbedingt.</p>
    </>
  );
}
