/** The checkout page of a branch (A2). */
import { useDeferredValue, useEffect } from 'react';
import { paymentMethodOf } from '../../../schema/rules/checkout/paymentMethods';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { Container } from '../../ui/display/layout';
import { ErrorPage } from '../shell/ErrorPage';
import { usePageTitle } from '../shell/state/pageTitle';
import { useStore } from '../../ordering/menu/storeContext';
import { useCheckoutQuery } from '../../ordering/checkout/Checkout.generated';
import { CheckoutForm } from './CheckoutForm';
import styles from './CheckoutPage.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton';

export function CheckoutPage({ hasPaymentFailed = false }: { hasPaymentFailed?: boolean }) {
  const { branch } = useStore();
  const { data, error, refetch } = useCheckoutQuery({ variables: { identifier: branch.identifier } });
  // The server knows no cart. The form is long, so React renders it in small parts and a slow phone answers taps meanwhile.
  const isHydrated = useDeferredValue(useIsHydrated());
  usePageTitle(`Bestellvorgang - ${branch.name}`);
  usePreloadStatusPage(data !== undefined);
  if (error && !data) return <ErrorPage error={error} onRetry={() => void refetch()} />;
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.heading}>
          <h1>{branch.isQuotationRequired ? 'Anfrage abschließen' : 'Bestellung abschließen'}</h1>
          <p>Felder mit Stern brauchen wir unbedingt.</p>
        </div>
        {data && isHydrated ? (
          <CheckoutForm
            branchDetails={data.branch}
            options={{ settings: data.config, onlineMethods: data.environment.onlineMethods.map(paymentMethodOf), taker: 'customer' }}
            hasPaymentFailed={hasPaymentFailed}
          />
        ) : (
          <CheckoutSkeleton />
        )}
      </div>
    </Container>
  );
}

/** Preloads the order status page, so that it opens even if the network fails after the order. */
function usePreloadStatusPage(isLoaded: boolean): void {
  useEffect(() => {
    if (isLoaded) import('../orderStatus/OrderStatusPage').catch(() => {}); // the page is loaded again when it is opened
  }, [isLoaded]);
}
