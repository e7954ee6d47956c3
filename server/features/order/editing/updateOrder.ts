/** How staff changes what was said with an order: when it is due, for whom it is, and the comment (table R, PUT orders). */
import { demand, Refusal } from '../../../../schema/errors/appError';
import { check, type Fault } from '../../../../schema/fields/validation/validate';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { changeObjection, orderChange, type OrderChange } from '../../../../schema/rules/order/orderUpdate';
import { orderedFor } from '../../../../schema/rules/checkout/orderInput';
import { missingRecords } from '../../../platform/collections/writing/missingReferences';
import type { Context } from '../../../platform/context/context';
import { getSettings } from '../../settings/settings.service';
import { demandAsRead } from './ifMatch';
import { timeFaults } from '../lifecycle/staffActions';
import { Order } from '../order.entity';
import { orderById } from '../reading/readOrders';
import { refuseIf, tellStep } from '../lifecycle/applyAction';

/** Changes what is named, until the order is over. With `ifMatch`, only the version that was read. */
export function updateOrder(context: Context, id: string, { ifMatch, ...change }: OrderChange & { ifMatch?: Date }): Promise<Order> {
  context.must('order.move');
  demand([...check(orderChange, change, { partial: true }), ...timeFaults(change, context.now)]);
  return context.atomically(async context => {
    const order = await orderById(context, id, 'order.move');
    await demandAsRead(context, order, ifMatch);
    if (Object.keys(change).length > 0) refuseIf(changeObjection(order.status, change));
    demand(await customerFaults(context, change));
    const columns = columnsOf(change);
    const names = namesIn(columns).filter(name => plain(columns[name]) !== plain(order[name]));
    if (names.length === 0) return order;

    const { affected } = await context
      .records(Order)
      .update({ id, event: order.event }, { ...(columns as Partial<Order>), updatedAt: context.now });
    if (!affected) throw new Refusal('conflict');
    const { id: actor } = context.viewer!;
    const note = await noteOf(context, change, names);
    await tellStep(context, order, { actor, action: 'update', from: order.status, to: order.status, note });
    return orderById(context, id, 'order.read');
  });
}

// Whoever may not look at customers names none.
async function customerFaults(context: Context, { customer }: OrderChange): Promise<Fault[]> {
  if (!customer) return [];
  return context.sees('customer')
    ? missingRecords(context, { customer: orderedFor }, { customer })
    : [{ path: ['customer'], rule: 'noRecord' }];
}

type Columns = Partial<Record<keyof OrderChange, unknown>>;

// A flag that is taken away is not set.
const columnsOf = (change: OrderChange): Columns =>
  Object.fromEntries(namesIn(change).map(name => [name, change[name] ?? (orderChange[name].kind === 'flag' ? false : null)]));

const namesIn = (change: Columns) => (Object.keys(orderChange) as (keyof OrderChange)[]).filter(name => change[name] !== undefined);
const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

/** Which fields were changed, for the log; what they say of a person stays out of it. */
async function noteOf(context: Context, { appointment }: OrderChange, names: readonly (keyof OrderChange)[]): Promise<string> {
  const labels = [...new Set(names.map(name => orderChange[name].label))].join(', ');
  if (!appointment) return labels;
  const at = inZone(appointment, (await getSettings(context)).timezone);
  return `${labels} (${dateTimeText(at)})`;
}
