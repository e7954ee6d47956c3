/** The order's last page (A2): how, who, where, when, what and how it is paid, from top to bottom, and the button that sends it. */
import { useMemo } from 'react';
import { Container } from '../../ui/layout';
import { ErrorPage } from '../shell/ErrorPage';
import { usePageTitle } from '../shell/titles';
import { useStore } from '../store/store';
import { AddressSection } from './AddressSection';
import { AppointmentSection } from './AppointmentSection';
import { CartSection } from './CartSection';
import { CheckoutContext, type CheckoutSettings } from './checkout';
import { useCheckoutQuery, type CheckoutQuery } from './Checkout.generated';
import styles from './CheckoutPage.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { CommentSection } from './CommentSection';
import { ConsentSection } from './ConsentSection';
import { ContactSection } from './ContactSection';
import { ErrorList } from './ErrorList';
import { MethodSection } from './MethodSection';
import { PaymentSection } from './PaymentSection';
import { Progress } from './Progress';
import { SubmitBar } from './SubmitBar';
import { TableSection } from './TableSection';
import { useCheckoutState } from './useCheckoutState';

export function CheckoutPage() {
  const { branch } = useStore();
  const { data, error, refetch } = useCheckoutQuery({ variables: { identifier: branch.identifier } });
  usePageTitle(`Bestellvorgang - ${branch.name}`);
  if (!data) return error ? <ErrorPage isLoading onRetry={() => void refetch().catch(() => {})} /> : <CheckoutSkeleton />;
  return <OpenCheckout own={data.branch} settings={data.config} />;
}

function OpenCheckout({ own, settings }: { own: CheckoutQuery['branch']; settings: CheckoutSettings }) {
  const store = useStore();
  const branch = useMemo(() => ({ ...store.branch, ...own }), [store.branch, own]);
  const checkout = useCheckoutState(branch, settings);
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
            <ErrorList />
            <MethodSection />
            {shown.table && <TableSection />}
            {shown.contact && <ContactSection />}
            {(shown.area || shown.address) && <AddressSection />}
            {hasGoods && <AppointmentSection />}
            <CommentSection />
            <CartSection />
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
