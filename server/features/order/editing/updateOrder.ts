/** Updates the due time, contact, address and comment of an order (table R, PUT orders). */
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { orderUpdateError, updateOrderFields, type UpdateOrderInput } from '../../../../schema/rules/order/orderUpdate';
import { businessCustomerField } from '../../../../schema/rules/checkout/orderInput';
import { missingRecords } from '../../../platform/collections/writing/missingReferences';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { requireMatchingVersion } from './ifMatch';
import { validateTimes } from '../lifecycle/staffActions';
import { Order } from '../order.entity';
import { getOrder } from '../reading/readOrders';
import { throwIf, logAndPublishAction } from '../lifecycle/applyAction';

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
    const changedFields = fieldNames(columns).filter(name => toComparable(columns[name]) !== toComparable(order[name]));
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

// A viewer who cannot read customers cannot reference one.
async function validateCustomer(context: Context, { customer }: UpdateOrderInput): Promise<Issue[]> {
  if (!customer) return [];
  return context.canRead('customer')
    ? missingRecords(context, { customer: businessCustomerField }, { customer })
    : [{ path: ['customer'], rule: 'recordNotFound' }];
}

type UpdatedColumns = Partial<Record<keyof UpdateOrderInput, unknown>>;

// A checkbox without a value becomes false.
const toColumns = (input: UpdateOrderInput): UpdatedColumns =>
  Object.fromEntries(fieldNames(input).map(name => [name, input[name] ?? (updateOrderFields[name].type === 'checkbox' ? false : null)]));

const fieldNames = (columns: UpdatedColumns) =>
  (Object.keys(updateOrderFields) as (keyof UpdateOrderInput)[]).filter(name => columns[name] !== undefined);
const toComparable = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

/** Returns the labels of the changed fields for the log. Their values are personal data and are not logged. */
async function changeNote(
  context: Context,
  { appointment }: UpdateOrderInput,
  changedFields: readonly (keyof UpdateOrderInput)[],
): Promise<string> {
  const labels = [...new Set(changedFields.map(name => updateOrderFields[name].label))].join(', ');
  if (!appointment) return labels;
  const at = inZone(appointment, (await getSettings(context)).timezone);
  return `${labels} (${dateTimeText(at)})`;
}
