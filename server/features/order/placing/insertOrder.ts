/** Inserts an order with its log entry, its event and the job of its webhooks. */
import { randomBytes } from 'node:crypto';
import type { Id } from '../../../../schema/fields/field';
import { isOnline } from '../../../../schema/rules/checkout/paymentMethods';
import { initialStatus } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { notifySql, insertEventSql, type Events } from '../../../platform/events/events';
import { codeCharacters, randomText } from '../../../platform/security/secret';
import type { Order } from '../order.entity';
import { queueWebhooksSql, webhookEventOf } from '../webhooks/queueWebhooks';
import type { NewOrder } from './buildOrder';

export type OrderKeys = Pick<Order, 'id' | 'uid' | 'hash' | 'paymentMethod'>;

/** Returns the keys of a new order: an uid that people can read aloud, and the secret of its link. */
export const createOrderKeys = (id: Id, paymentMethod: Order['paymentMethod']): OrderKeys => ({
  id,
  uid: randomText(codeCharacters, 8),
  hash: randomBytes(16).toString('hex'),
  paymentMethod,
});

// Another order has taken the uid or, more likely, the key. The transaction is rolled back, and the next attempt finds that order.
export const duplicateError = new Error('The uid or the idempotency key is taken.');

type OrderRow = NewOrder & OrderKeys & Pick<Order, 'idempotencyKey' | 'draftDigest'>;

/** Inserts the order and returns the number of its event. Throws `duplicateError` when the uid or the idempotency key is taken. */
export async function insertOrder(context: Context, order: OrderRow): Promise<number> {
  const { id, uid, branch, paymentMethod } = order;
  const payload: Events['orderChanged'] = { id, uid, branch, isInternal: isOnline(paymentMethod) };
  const actor = context.viewer?.id ?? 'customer';
  const status = initialStatus(paymentMethod);
  const [record] = await insertOrderRow(context, [toOrderRow(order), actor, status, payload, webhookEventOf(null, status)]);
  if (!record) throw duplicateError;
  return record.event;
}

// Inserts event, order and log entry in one statement, because each statement is a round trip. The database draws the ticket number on
// commit, so that orders of a branch do not wait for each other.
const insertOrderRow = preparedStatement<{ event: number }>(
  'insert_order',
  `with ${insertEventSql(`'orderChanged'`, '$4::jsonb')}, record as (
     insert into "order" select new_order.* from event, jsonb_populate_record(null::"order", $1::jsonb || jsonb_build_object('event', number)) as new_order
     on conflict do nothing returning *
   ), log_entry as (
     insert into order_log ("orderId", "createdAt", event, actor, action, "to") select id, "createdAt", event, $2, 'create', $3 from record
   )
   select number as event, ${notifySql}, ${queueWebhooksSql('$5::text', `payload ->> 'id'`, 'number')} from event where exists (select from record)`,
);

const toOrderRow = ({ branch, division, donatee, customer, ...order }: OrderRow): object => ({
  ...order,
  branchId: branch,
  divisionId: division,
  donateeId: donatee,
  customerId: customer,
  updatedAt: order.createdAt,
});
