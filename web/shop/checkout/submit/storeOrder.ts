/** Keeps a new order in the browser. */
import type { CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { isSelfService, writeStorage } from '../../../app/storage/browserStorage';
import { saveLastOrder } from '../../orderStatus/lastOrder';
import { saveUnpaidOrder } from './unpaidOrder';

interface StoredOrderState {
  appointmentDate: CreateOrderInput['appointmentDate'];
  isUnpaid: boolean;
}

/** Keeps the order in this browser, so that the customer finds it again. */
export function storeOrder(order: { uid: string; hash: string }, { appointmentDate, isUnpaid }: StoredOrderState): void {
  if (!isSelfService()) writeStorage('session', 'order', order);
  saveLastOrder(order, appointmentDate);
  if (isUnpaid) saveUnpaidOrder(order.uid);
}
