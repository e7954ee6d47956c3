/** The body of a delivery: the order at the time of the attempt. */
import { webhookEventTypes } from '../../../../schema/collections/webhook';
import { getField, toObjects } from '../../../../schema/objects';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';
import { serializeOrder } from '../reading/orderJson';
import { withoutPersonalData } from '../retention/personalData';
import type { Webhook } from './webhook.entity';
import type { WebhookDelivery } from './webhookDelivery.entity';

/** Returns the order as a token with the scope `orders:read` for its branch reads it, without personal data unless the webhook gets them. */
export async function buildBody(context: Context, { id, name, includesPersonalData }: Webhook, delivery: WebhookDelivery): Promise<string> {
  const stored = await context.records(Order).findOneByOrFail({ id: delivery.order });
  const order = includesPersonalData ? stored : withoutPersonalData(stored);
  const reader = context.withViewer({ id, name, authorities: ['orders:read'], branches: [order.branch], isApiClient: true });
  const { createdAt } = delivery;
  const type = webhookEventTypes[delivery.event];
  const data = await serializeOrder(reader, order);
  return JSON.stringify({ id: delivery.id, type, createdAt, data: includesPersonalData ? data : withoutLogTexts(data) });
}

/** Notes are free texts to customers, and actors may be customers or staff. */
const withoutLogTexts = (order: object): object => ({
  ...order,
  log: toObjects(getField(order, 'log')).map(entry => ({ ...entry, note: null, actorName: null })),
});
