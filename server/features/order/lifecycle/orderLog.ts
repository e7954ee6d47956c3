/** Writes the log of an order and publishes its changes. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { inputTimes, proposedTimesOf } from '../../../../schema/rules/order/actions/proposal';
import type { ActionInput } from '../../../../schema/rules/order/actions/actionDefinition';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { getSettings } from '../../settings/settings.service';
import type { Order } from '../order.entity';
import type { OrderLog } from '../orderLog.entity';
import { currentTrace } from '../../../platform/tracing/spans';
import { queueWebhooksSql, webhookEventOf } from '../webhooks/queueWebhooks';

interface OrderLogInput extends Pick<OrderLog, 'actor' | 'action' | 'from' | 'to' | 'note'> {
  /** The earlier values of the columns that the action wrote, for actions that can be undone. */
  readonly earlierColumns?: object | null;
  /** The key with which staff sent the change. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Logs and publishes a change of an order, queues its webhooks, and returns the number of the event. The row is locked at this point, so event numbers follow
 * the order of the changes.
 */
export async function logAndPublishAction(
  context: Context,
  { id, uid, branch }: Order,
  { actor, action, from, to, note, earlierColumns, idempotencyKey }: OrderLogInput,
): Promise<number> {
  const event = await context.publish('orderChanged', { id, uid, branch });
  const entry = [id, event, context.now, actor, action, from, to, note];
  const earlier = earlierColumns ? JSON.stringify(earlierColumns) : null;
  await insertLogEntry(context, [...entry, webhookEventOf(from, to), currentTrace(), earlier, idempotencyKey || null]);
  return event;
}

const insertLogEntry = preparedStatement(
  'insert_order_log',
  `with updated_order as (update "order" set event = $2 where id = $1), entry as (
     insert into order_log ("orderId", event, "createdAt", actor, action, "from", "to", note, "earlierColumns", "idempotencyKey")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $11::jsonb, $12)
     returning "orderId", event
   )
   select ${queueWebhooksSql('$9::text', '"orderId"', 'event', '$10')} from entry`,
);

/** Returns the note for the log: the message, and the proposal, which the order itself does not keep (G-059). */
export async function buildNote(
  context: Context,
  order: Order,
  { rejectionMessage, ...input }: Omit<ActionInput, 'at'>,
): Promise<string | null> {
  const times = inputTimes(input);
  const proposal = times.length > 0 ? times : proposedTimesOf(order);
  const lines = [rejectionMessage, proposal.length > 0 && (await proposalText(context, proposal))].filter(Boolean);
  return lines.length > 0 ? lines.join('\n') : null;
}

async function proposalText(context: Context, proposal: readonly Date[]): Promise<string> {
  const { timezone } = await getSettings(context);
  const texts = proposal.map(time => dateTimeText(inZone(time, timezone)));
  return `${texts.length > 1 ? 'Terminvorschläge' : 'Terminvorschlag'}: ${texts.join('; ')}`;
}
