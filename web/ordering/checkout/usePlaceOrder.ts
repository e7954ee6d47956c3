/** Creates an order exactly once. An earlier input without a response counts, even if the order was changed since (G-130). */
import { toGraphqlEnumValue } from '../../../schema/fields/field';
import type { CreateOrderInput } from '../../../schema/rules/checkout/orderInput';
import { isOnline, paymentMethodOf } from '../../../schema/rules/checkout/paymentMethods';
import { startAttempt, earlierInputs, finishAttempt, rejectAttempt, type OrderInput } from './orderAttempt';
import { useCreateOrderMutation } from './Checkout.generated';
import type { OrderTaker } from '../orderTaker';
import { isRejected, isKeyTaken, orderErrorEntries } from './serverErrors';

interface CreatedOrder {
  uid: string;
  hash: string;
  /** The order; null unless the viewer is staff of its branch. */
  order: { id: string } | null;
  paymentRedirectUrl: string | null;
  /** The order was created from an earlier input, without the later changes. */
  isEarlier: boolean;
}

export function usePlaceOrder(taker: OrderTaker = 'customer'): (input: CreateOrderInput) => Promise<CreatedOrder> {
  const [createOrder] = useCreateOrderMutation();

  async function send(input: OrderInput, idempotencyKey: string): Promise<Omit<CreatedOrder, 'isEarlier'>> {
    const { data } = await createOrder({ variables: { input, idempotencyKey } });
    return data!.createOrder;
  }

  // The key is taken, so one of the unanswered inputs created the order. Sending it again returns that order.
  async function findEarlierOrder(input: OrderInput, key: string): Promise<CreatedOrder | null> {
    for (const earlierInput of earlierInputs(input, taker).filter(isPaidOnSite)) {
      const order = await send(earlierInput, key).catch(nullIfKeyTaken);
      if (order) return { ...order, isEarlier: true };
    }
    return null;
  }

  return async function placeOrder(input): Promise<CreatedOrder> {
    const orderInput = toGraphqlInput(input);
    const key = startAttempt(orderInput, taker);
    try {
      const order = await send(orderInput, key);
      finishAttempt(taker);
      return { ...order, isEarlier: false };
    } catch (error) {
      const entries = orderErrorEntries(error);
      if (!isKeyTaken(entries)) {
        if (isRejected(entries)) rejectAttempt(orderInput, taker);
        throw error;
      }
      const earlier = await findEarlierOrder(orderInput, key);
      finishAttempt(taker);
      // Otherwise the earlier order needs an online payment that was never started and expires. The current input becomes the order.
      return earlier ?? placeOrder(input);
    }
  };
}

const isPaidOnSite = ({ paymentMethod }: OrderInput): boolean => !paymentMethod || !isOnline(paymentMethodOf(paymentMethod));

function nullIfKeyTaken(error: unknown): null {
  if (!isKeyTaken(orderErrorEntries(error))) throw error;
  return null;
}

/** Converts the input to GraphQL values. */
const toGraphqlInput = ({ paymentMethod, appointmentDate, ...input }: CreateOrderInput): OrderInput =>
  ({
    ...input,
    appointmentDate: appointmentDate?.toISOString() ?? null,
    paymentMethod: paymentMethod && toGraphqlEnumValue(paymentMethod),
  }) as OrderInput;
