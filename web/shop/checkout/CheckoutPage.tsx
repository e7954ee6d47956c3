/** The order's last page (A2): how, who, where, when, what and how it is paid, from top to bottom, and the button that sends it. */
import { useMemo } from 'react';
import { memberOf } from '../../../schema/fields/field';
import { onlineMethods } from '../../../schema/rules/payment';
import { Container } from '../../ui/layout';
import { Note } from '../../ui/Note';
import { ErrorPage } from '../shell/ErrorPage';
import { usePageTitle } from '../shell/titles';
import { useStore } from '../store/store';
import { AddressSection } from './AddressSection';
import { AppointmentSection } from './AppointmentSection';
import { CartSection } from './CartSection';
import { CheckoutContext } from './checkout';
import { useCheckoutQuery, type CheckoutQuery } from './Checkout.generated';
import styles from './CheckoutPage.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { CommentSection } from './CommentSection';
import { ConsentSection } from './ConsentSection';
import { ContactSection } from './ContactSection';
import { DonationSection } from './DonationSection';
import { ErrorList } from './ErrorList';
import { MethodSection } from './MethodSection';
import { PaymentSection } from './PaymentSection';
import { Progress } from './Progress';
import { SubmitBar } from './SubmitBar';
import { TableSection } from './TableSection';
import { useCheckoutState, type Terms } from './useCheckoutState';

export function CheckoutPage({ hasFailed = false }: { hasFailed?: boolean }) {
  const { branch } = useStore();
  const { data, error, refetch } = useCheckoutQuery({ variables: { identifier: branch.identifier } });
  usePageTitle(`Bestellvorgang - ${branch.name}`);
  if (!data) return error ? <ErrorPage isLoading onRetry={() => void refetch().catch(() => {})} /> : <CheckoutSkeleton />;
  const connected: readonly string[] = data.environment.onlineMethods;
  const online = onlineMethods.filter(method => connected.includes(memberOf(method)));
  return <OpenCheckout own={data.branch} terms={{ settings: data.config, online }} hasFailed={hasFailed} />;
}

interface OpenProps {
  own: CheckoutQuery['branch'];
  terms: Terms;
  /** The payment came to nothing (ERR-08). */
  hasFailed: boolean;
}

function OpenCheckout({ own, terms, hasFailed }: OpenProps) {
  const store = useStore();
  const branch = useMemo(() => ({ ...store.branch, ...own }), [store.branch, own]);
  const checkout = useCheckoutState(branch, terms);
  const { shown, cart, offered } = checkout;
  const hasGoods = cart.lines.length > 0;
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
            <h1>Bestellung abschließen</h1>
            <p className={styles.note}>Felder mit Stern brauchen wir unbedingt.</p>
            {hasFailed && checkout.tries === 0 && <FailedPayment />}
            <ErrorList />
            <MethodSection />
            {shown.table && <TableSection />}
            {shown.contact && <ContactSection />}
            {(shown.area || shown.address) && <AddressSection />}
            {hasGoods && <AppointmentSection />}
            <CommentSection />
            <CartSection />
            {terms.settings.enablePluginDonations && hasGoods && <DonationSection />}
            {(offered.length > 0 || checkout.submission !== 'quotation') && <PaymentSection />}
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
