/** What `PUT /api/orders/{id}` does: steps that have no address of their own (G-071, G-072), and what was said with the order. */
import { demand } from '../../../../schema/errors/appError';
import { check, type Fault } from '../../../../schema/fields/validation/validate';
import { flag, moment } from '../../../../schema/fields/field';
import { orderChange as said, type OrderChange as SaidChange } from '../../../../schema/rules/order/orderUpdate';
import type { Context } from '../../../platform/context/context';
import { demandAsRead } from './ifMatch';
import { moveOrder, proposeCounterAppointment } from '../lifecycle/staffActions';
import type { Order } from '../order.entity';
import { orderById } from '../reading/readOrders';
import { updateOrder } from './updateOrder';

const steps = {
  counterAppointment: moment({ label: 'Vorgeschlagener Termin', help: 'Leer zieht den Vorschlag zurück.' }),
  isDelivered: flag({ label: 'Zugestellt' }),
};

export const orderChange = { ...said, ...steps };

type OrderChange = SaidChange & { counterAppointment?: Date | null; isDelivered?: boolean };

/** Changes what is named and takes the step that is named, both or neither. With `ifMatch`, only the version that was read. */
export function changeOrder(context: Context, id: string, change: OrderChange, ifMatch?: Date): Promise<Order> {
  const { counterAppointment, isDelivered, ...rest } = change;
  context.must('order.move');
  demand([...check(orderChange, change, { partial: true }), ...stepFaults(change)]);
  return context.atomically(async context => {
    await demandAsRead(context, await orderById(context, id, 'order.move'), ifMatch);
    const order = await updateOrder(context, id, rest);
    if (isDelivered) return moveOrder(context, id, 'delivered');
    return counterAppointment === undefined ? order : proposeCounterAppointment(context, id, counterAppointment);
  });
}

// What was delivered stays so, and is not proposed for another time.
const stepFaults = ({ counterAppointment, isDelivered }: OrderChange): Fault[] =>
  isDelivered === false || isDelivered === null || (isDelivered && counterAppointment !== undefined)
    ? [{ path: ['isDelivered'], rule: 'noChoice' }]
    : [];
