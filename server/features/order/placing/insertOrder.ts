/** Inserts an order with its payment, its log entry, its event and its jobs. */
import { initialStatus } from '../../../../schema/rules/order/orderStatus';
import type { Context } from '../../../platform/context/context';
import { isUniqueViolation } from '../../../platform/database/databaseErrors';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { notifySql, insertEventSql, type Events } from '../../../platform/events/events';
import { currentTrace } from '../../../platform/tracing/spans';
import { insertPaymentSql } from '../../payment/startPayment';
import { queuePlacedNotificationSql } from '../notifications/orderNotifications';
import { insertPrintJobsSql } from '../printing/queuePrints';
import { queueWebhooksSql, webhookEventOf } from '../webhooks/queueWebhooks';
import type { NewOrder } from './buildOrder';
import type { OrderKeys } from './orderContext';

// Another order has taken the uid or, more likely, the key. Nothing was stored, and the next attempt finds that order.
export const duplicateError = new Error('The uid or the idempotency key is taken.');

/** The code of the database error when the quarter of an hour of the order is full. Nothing was stored. */
export const slotFullCode = 'SL409';

type OrderRow = NewOrder & OrderKeys & { readonly [K in 'idempotencyKey' | 'draftDigest' | 'visitorId']: string | null };

interface RelatedRows {
  /** Null when the order is not paid online. */
  readonly payment: object | null;
  readonly isNotified: boolean;
}

/**
 * Inserts the order and what belongs to it, or nothing. Throws `duplicateError` when the uid or the idempotency key is taken, and an error
 * with `slotFullCode` when its quarter of an hour is full.
 */
export async function insertOrder(context: Context, order: OrderRow, { payment, isNotified }: RelatedRows): Promise<void> {
  const { id, uid, branch, paymentMethod } = order;
  const status = initialStatus(paymentMethod);
  const payload: Events['orderChanged'] = { id, uid, branch, isInternal: status === 'WAITING_FOR_PAYMENT' };
  const actor = context.viewer?.id ?? 'customer';
  const values = [toOrderRow(order), actor, status, payload, webhookEventOf(null, status), isNotified, payment, currentTrace()];
  await insertOrderRow(context, values).catch(error => {
    throw isUniqueViolation(error) ? duplicateError : error;
  });
}

// One statement, because each statement is a round trip. Outside of a transaction it is one itself, so that an order never keeps the ticket
// number of its branch locked for the time of a round trip.
const insertOrderRow = preparedStatement(
  'insert_order',
  `with ${insertEventSql(`'orderChanged'`, '$4::jsonb')}, record as (
     insert into "order" select new_order.* from event, jsonb_populate_record(null::"order", $1::jsonb || jsonb_build_object('event', number)) as new_order
     where claim_slot("branchId", "deliveryType", coalesce("appointmentDate", "earliestAt"))
     returning *
   ), log_entry as (
     insert into order_log ("orderId", "createdAt", event, actor, action, "to") select id, "createdAt", event, $2, 'create', $3 from record
   ), payment as (${insertPaymentSql('$7::jsonb')}), print as (
     ${insertPrintJobsSql("(select * from record where $3 = 'WAITING_FOR_CONFIRMATION')", { receipt: `'customer'`, event: 'record.event', delay: '0' })}
   )
   select ${notifySql}, ${queueWebhooksSql('$5::text', `payload ->> 'id'`, 'number', '$8')},
     (select ${queuePlacedNotificationSql(`payload ->> 'id'`, 'number', '$8')} where $6) from event`,
);

const toOrderRow = ({ branch, division, donatee, customer, ...order }: OrderRow): object => ({
  ...order,
  branchId: branch,
  divisionId: division,
  donateeId: donatee,
  customerId: customer,
  updatedAt: order.createdAt,
});
