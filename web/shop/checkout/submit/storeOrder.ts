/** Keeps a new order in the browser, and records the purchase. */
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { isSelfService, writeStorage } from '../../../app/storage/browserStorage';
import { loadCart } from '../../../ordering/cart/cartStorage';
import { recordEvent, type EventLine } from '../../../ordering/events/recordEvent';
import { saveLastOrder } from '../../orderStatus/lastOrder';
import { savePastOrder, type PastOrder } from '../../pastOrders/pastOrders';
import { saveUnpaidOrder } from './unpaidOrder';

interface CreatedOrder {
  uid: string;
  hash: string;
  paymentRedirectUrl: string | null;
  /** It was placed before, and the cart has changed since. */
  isEarlier: boolean;
}

interface OrderContext {
  appointmentDate: CreateOrderInput['appointmentDate'];
  branch: PastOrder['branch'];
  lines: readonly EventLine[];
}

/** Keeps the order in this browser, so that the customer finds it again. */
export function storeOrder(
  { uid, hash, paymentRedirectUrl, isEarlier }: CreatedOrder,
  { appointmentDate, branch, lines }: OrderContext,
): void {
  const { identifier, name } = branch;
  if (!isEarlier) recordEvent('purchase', lines);
  if (!isSelfService()) writeStorage('session', 'order', { uid, hash });
  saveLastOrder({ uid, hash }, appointmentDate);
  savePastOrder({ uid, hash, branch: { identifier, name }, items: isEarlier ? [] : loadCart(identifier).items });
  if (paymentRedirectUrl !== null) saveUnpaidOrder(uid);
}
