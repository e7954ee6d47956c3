/** The state of the checkout: form, validation and errors of the server. */
import { useState } from 'react';
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { useCart } from '../../../ordering/cart/useCart';
import { useStore } from '../../../ordering/menu/storeContext';
import type { Checkout } from './checkoutContext';
import { fieldErrors, uniqueErrors, unresolvedErrors, type CheckoutError } from '../../../ordering/checkout/errorMessages';
import { saveContact, saveForm } from './checkoutStorage';
import { useOrderInput, type CheckoutBranch, type CheckoutOptions } from '../../../ordering/checkout/useOrderInput';
import { useCheckoutForm } from './useCheckoutForm';
import { useSubmitOrder } from '../submit/useSubmitOrder';
import { useWaitingOrder } from '../submit/useWaitingOrder';
import { useSlots } from '../../../ordering/menu/useSlots';

interface FailedSubmit {
  errors: readonly CheckoutError[];
  input: CreateOrderInput;
  isResponseMissing: boolean;
}

export function useCheckoutState(branch: CheckoutBranch, options: CheckoutOptions): Checkout {
  const { at, currency } = useStore();
  const [form, updateForm] = useCheckoutForm();
  const [submitCount, setSubmitCount] = useState(0);
  const [failedSubmit, setFailedSubmit] = useState<FailedSubmit | null>(null);
  const cart = useFrozenCart();
  const slots = useSlots(cart);
  const { input, requiredNames, errors: localErrors, ...offer } = useOrderInput(branch, options, { cart, form });
  const errors = failedSubmit
    ? uniqueErrors([...unresolvedErrors(failedSubmit.errors, failedSubmit.input, input), ...localErrors])
    : localErrors;

  const submission = useSubmitOrder(cart.lines, {
    onCreated: () => {
      saveContact(form);
      cart.freeze();
      cart.clear();
    },
    onRedirect: () => saveForm(form),
    onRejected: (entries, isResponseMissing) => {
      if (isResponseMissing && !navigator.onLine) return waitingOrder.wait();
      setFailedSubmit({ errors: fieldErrors(entries, cart.lines), input, isResponseMissing });
      setSubmitCount(count => count + 1);
    },
  });

  function submit(): void {
    setFailedSubmit(null);
    if (localErrors.length === 0) void submission.submit(input);
    else setSubmitCount(count => count + 1);
  }
  const waitingOrder = useWaitingOrder(input, submit);

  return {
    ...offer,
    ...{ branch, settings: options.settings, currency, cart, at, form, updateForm, slots, errors, submitCount },
    isRequired: field => requiredNames.includes(field),
    isResponseMissing: failedSubmit?.isResponseMissing ?? false,
    isSubmitting: submission.isSubmitting,
    waitingOrder,
    submit,
  };
}

/** The cart. Once the order is created it is frozen, so that the page does not show an empty cart before the next page opens. */
function useFrozenCart() {
  const cart = useCart();
  const [frozenCart, setFrozenCart] = useState<typeof cart | null>(null);
  return { ...(frozenCart ?? cart), freeze: () => setFrozenCart(cart) };
}
