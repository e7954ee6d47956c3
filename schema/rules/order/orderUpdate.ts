/** What staff may still change about an order beside its lines and its state: when, for whom, and what was said (table R, PUT orders). */
import { moment, type Row } from '../../fields/field';
import { isNotPossible, isOver, type Objection } from './orderActions';
import { orderedFor, orderForm } from '../checkout/orderInput';
import { isFinal, type OrderStatus } from './orderStatus';

const { deliveryArea: _, appointmentDate: __, ...said } = orderForm;

/** The area stays, since delivery was priced by it; the wish stays what it was. */
export const orderChange = {
  ...said,
  customer: orderedFor,
  appointment: moment({ label: 'Termin', help: 'Erst nach der Bestätigung.' }),
};

export type OrderChange = Partial<Row<typeof orderChange>>;

/** Why this cannot be changed now. A time binds only once the order is confirmed; before, it is agreed on by confirming or proposing. */
export function changeObjection(status: OrderStatus, change: OrderChange): Objection | undefined {
  if (isFinal(status)) return isOver;
  const isBound = status === 'CONFIRMED' || status === 'IN_DELIVERY';
  return change.appointment !== undefined && !isBound ? isNotPossible : undefined;
}
