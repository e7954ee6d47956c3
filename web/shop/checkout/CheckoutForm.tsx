/** The form of the checkout: what is asked from top to bottom, the button that sends it, and how far one is beside it. */
import { useMemo } from 'react';
import { Container } from '../../ui/display/layout';
import { Note } from '../../ui/feedback/Alert';
import { useStore } from '../store/storeContext';
import { CheckoutContext, type Terms } from './state/checkoutContext';
import type { CheckoutQuery } from './Checkout.generated';
import styles from './CheckoutForm.module.css';
import { ConsentSection } from './sections/ConsentSection';
import { CustomerSections } from './CustomerSections';
import { ErrorList } from './ErrorSummary';
import { OrderSections } from './OrderSections';
import { Progress } from './CheckoutProgress';
import { SubmitBar } from './SubmitBar';
import { useCheckoutState } from './state/useCheckoutState';

interface Props {
  own: CheckoutQuery['branch'];
  terms: Terms;
  /** The payment came to nothing (ERR-08). */
  hasFailed: boolean;
}

export function CheckoutForm({ own, terms, hasFailed }: Props) {
  const store = useStore();
  const branch = useMemo(() => ({ ...store.branch, ...own }), [store.branch, own]);
  const checkout = useCheckoutState(branch, terms);
  return (
    <CheckoutContext value={checkout}>
      <Container>
        <div className={styles.page}>
          <form
            noValidate
            className={styles.form}
            onSubmit={event => {
              event.preventDefault();
              checkout.send();
            }}
          >
            <h1>{branch.isQuotationRequired ? 'Anfrage abschließen' : 'Bestellung abschließen'}</h1>
            <p className={styles.note}>Felder mit Stern brauchen wir unbedingt.</p>
            {hasFailed && checkout.tries === 0 && <FailedPayment />}
            <ErrorList />
            <CustomerSections />
            <OrderSections />
            <ConsentSection />
            <SubmitBar />
          </form>
          <Progress />
        </div>
      </Container>
    </CheckoutContext>
  );
}

const FailedPayment = () => (
  <div className={styles.failed}>
    <Note tone="bad" isNew title="Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.">
      Ihr Warenkorb ist noch da. Sie können auch eine andere Zahlungsart wählen.
    </Note>
  </div>
);
