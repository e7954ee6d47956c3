/** The checkout form: its sections, the submit button and the progress next to it. */
import { useEffect, useMemo } from 'react';
import { Alert } from '../../ui/feedback/Alert';
import { useCart } from '../../ordering/cart/useCart';
import { recordEvent } from '../../ordering/events/recordEvent';
import { useStore } from '../../ordering/menu/storeContext';
import { CheckoutContext } from './state/checkoutContext';
import type { CheckoutOptions } from '../../ordering/checkout/useOrderInput';
import type { CheckoutQuery } from '../../ordering/checkout/Checkout.generated';
import styles from './CheckoutForm.module.css';
import { CheckoutProgress } from './CheckoutProgress';
import { useCheckoutState } from './state/useCheckoutState';
import { CheckoutSections } from './CheckoutSections';

interface Props {
  branchDetails: CheckoutQuery['branch'];
  options: CheckoutOptions;
  /** The payment failed and the customer returned (ERR-08). */
  hasPaymentFailed: boolean;
}

export function CheckoutForm({ branchDetails, options, hasPaymentFailed }: Props) {
  const store = useStore();
  const branch = useMemo(() => ({ ...store.branch, ...branchDetails }), [store.branch, branchDetails]);
  const checkout = useCheckoutState(branch, options);
  const { lines } = useCart();
  useEffect(() => {
    if (lines.length > 0) recordEvent('begin_checkout', lines);
  }, []);
  return (
    <CheckoutContext value={checkout}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          checkout.submit();
        }}
      >
        {hasPaymentFailed && checkout.submitCount === 0 && <FailedPayment />}
        <CheckoutSections />
      </form>
      <CheckoutProgress />
    </CheckoutContext>
  );
}

const FailedPayment = () => (
  <div className={styles.paymentFailed}>
    <Alert tone="error" isNew title="Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.">
      Ihr Warenkorb ist noch da. Sie können auch eine andere Zahlungsart wählen.
    </Alert>
  </div>
);
