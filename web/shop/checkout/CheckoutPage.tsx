/** The order's last page (A2): how, who, where, when, what and how it is paid. */
import { useEffect } from 'react';
import { memberOf } from '../../../schema/fields/field';
import { onlineMethods } from '../../../schema/rules/checkout/paymentMethods';
import { ErrorPage } from '../shell/ErrorPage';
import { usePageTitle } from '../shell/state/pageTitle';
import { useStore } from '../store/storeContext';
import { useCheckoutQuery } from './Checkout.generated';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutSkeleton } from './CheckoutSkeleton';

export function CheckoutPage({ hasFailed = false }: { hasFailed?: boolean }) {
  const { branch } = useStore();
  const { data, error, refetch } = useCheckoutQuery({ variables: { identifier: branch.identifier } });
  usePageTitle(`Bestellvorgang - ${branch.name}`);
  useStatusAtHand(data !== undefined);
  if (!data) return error ? <ErrorPage error={error} onRetry={() => void refetch()} /> : <CheckoutSkeleton />;
  const connected: readonly string[] = data.environment.onlineMethods;
  const online = onlineMethods.filter(method => connected.includes(memberOf(method)));
  return <CheckoutForm own={data.branch} terms={{ settings: data.config, online }} hasFailed={hasFailed} />;
}

/** The page of the order is fetched ahead: it opens at once then, whatever becomes of the network. */
function useStatusAtHand(isShown: boolean): void {
  useEffect(() => {
    if (isShown) import('../orderStatus/OrderStatusPage').catch(() => {}); // fetched again when it is wanted
  }, [isShown]);
}
