/**
 * Handles `PUT /api/orders/{id}`: actions without a path of their own (G-071, G-072), and changes of the order's contact, address, comment
 * and time.
 */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import { checkbox, dateTime } from '../../../../schema/fields/field';
import { updateOrderFields as orderUpdateFields, type UpdateOrderInput as OrderUpdate } from '../../../../schema/rules/order/orderUpdate';
import type { Context } from '../../../platform/context/context';
import { requireMatchingVersion } from './ifMatch';
import { runStaffAction, proposeCounterAppointment } from '../lifecycle/staffActions';
import type { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { updateOrder } from './updateOrder';

const actionFields = {
  counterAppointment: dateTime({ label: 'Vorgeschlagener Termin', help: 'Leer zieht den Vorschlag zurück.' }),
  isDelivered: checkbox({ label: 'Zugestellt' }),
};

export const putOrderFields = { ...orderUpdateFields, ...actionFields };

type PutOrderBody = OrderUpdate & { counterAppointment?: Date | null; isDelivered?: boolean };

/** Updates the given fields and applies the given action, both or neither. With `ifMatch`, only when the order is still that version. */
export function putOrder(context: Context, id: string, body: PutOrderBody, ifMatch?: Date): Promise<Order> {
  const { counterAppointment, isDelivered, ...rest } = body;
  context.authorize('order.move');
  throwIfInvalid([...validate(putOrderFields, body, { partial: true }), ...validateActions(body)]);
  return context.transaction(async context => {
    await requireMatchingVersion(context, await getOrder(context, id, 'order.move'), ifMatch);
    const order = await updateOrder(context, id, rest);
    if (isDelivered) return runStaffAction(context, id, 'delivered');
    return counterAppointment === undefined ? order : proposeCounterAppointment(context, id, counterAppointment);
  });
}

// A delivery cannot be undone, and a delivered order cannot get a proposed time.
const validateActions = ({ counterAppointment, isDelivered }: PutOrderBody): Issue[] =>
  isDelivered === false || isDelivered === null || (isDelivered && counterAppointment !== undefined)
    ? [{ path: ['isDelivered'], rule: 'invalidOption' }]
    : [];
