/** Updates the due time, contact, address and comment of an order (table R, PUT orders). */
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { orderUpdateError, updateOrderFields, type UpdateOrderInput } from '../../../../schema/rules/order/orderUpdate';
import { throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import type { Context } from '../../../platform/context/context';
import { requireMatchingVersion } from './ifMatch';
import { validateTimes } from '../lifecycle/staffActions';
import { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { logAndPublishAction } from '../lifecycle/orderLog';
import { changedFieldsOf, changeNote, toColumns } from './orderChanges';
import { validateCustomer } from './validateCustomer';

/** Updates the given fields of an order that is not final. With `ifMatch`, only when the order is still that version. */
export function updateOrder(context: Context, id: string, { ifMatch, ...input }: UpdateOrderInput & { ifMatch?: Date }): Promise<Order> {
  context.authorize('order.updateStatus');
  throwIfInvalid([...validate(updateOrderFields, input, { partial: true }), ...validateTimes(input, context.now)]);
  return context.transaction(async context => {
    const order = await getOrder(context, id, 'order.updateStatus');
    await requireMatchingVersion(context, order, ifMatch);
    if (Object.keys(input).length > 0) throwIf(orderUpdateError(order.status, input));
    throwIfInvalid(await validateCustomer(context, input));
    const columns = toColumns(input);
    const changedFields = changedFieldsOf(order, columns);
    if (changedFields.length === 0) return order;

    const { affected } = await context
      .records(Order)
      .update({ id, event: order.event }, { ...(columns as Partial<Order>), updatedAt: context.now });
    if (!affected) throw new AppError('CONFLICT');
    const { id: actor } = context.viewer!;
    const note = await changeNote(context, input, changedFields);
    await logAndPublishAction(context, order, { actor, action: 'update', from: order.status, to: order.status, note });
    return getOrder(context, id, 'order.read');
  });
}
