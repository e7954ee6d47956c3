/** Loads what the branch needs to know for an order. */
import { useCheckoutQuery } from '../../../ordering/checkout/Checkout.generated';
import { useStore } from '../../../ordering/menu/storeContext';
import { errorMessage } from '../../../collection/errorMessages';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Loading } from '../../../ui/feedback/Skeleton';
import { PhoneOrder } from './PhoneOrder';

export function CheckoutLoader() {
  const { branch } = useStore();
  const { data, error, refetch } = useCheckoutQuery({ variables: { identifier: branch.identifier } });
  if (data) return <PhoneOrder checkout={data} />;
  return error ? <ErrorMessage message={errorMessage(error)} onRetry={() => void refetch()} /> : <Loading />;
}
