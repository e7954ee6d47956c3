/** The job that sends a push message about an order to one device. */
import type { Context } from '../../../platform/context/context';
import { postToThirdParty } from '../../../platform/http/outgoing/postToThirdParty';
import type { Jobs } from '../../../platform/jobs/enqueue';
import { RetryLater, type Attempt } from '../../../platform/jobs/tasks';
import { statusPath } from '../../../../schema/site/paths';
import { Order } from '../order.entity';
import { notificationTexts } from '../notifications/notificationTexts';
import { loadOrderEmailData, orderNoun, type OrderEmailData } from '../notifications/orderEmailData';
import { loadPushKeys, type PushKeys } from './pushKeys';

/** Seconds for which the push service keeps a message for a device that is off. */
const lifetime = 3_600;

interface Subscription {
  readonly order: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The last attempt is about half an hour after the first; a later message would be no news. */
const maxPushAttempts = 8;

/** Deletes the device when its browser has ended the subscription. */
export async function sendPush(context: Context, { subscription: id, notification }: Jobs['sendPush'], { number }: Attempt): Promise<void> {
  const [subscription] = await context.db.query<Subscription[]>(
    'select "orderId" as order, endpoint, p256dh, auth from "pushSubscription" where id = $1',
    [id],
  );
  const order = subscription && (await context.records(Order).findOneBy({ id: subscription.order }));
  if (!order) return;
  const data = await loadOrderEmailData(context, order);
  const { push, isDue } = notificationTexts[notification];
  if (!push || !isDue(data)) return;
  const { status, error } = await send(context, subscription, data, push(data));
  if (status === 404 || status === 410) await context.db.query('delete from "pushSubscription" where id = $1', [id]);
  else if (error !== null && isTemporary(status) && number < maxPushAttempts) throw new RetryLater();
}

/** Any other error is one of the message or the subscription, which another attempt would repeat. */
const isTemporary = (status: number | null): boolean => status === null || status === 429 || status >= 500;

async function send(context: Context, { endpoint, p256dh, auth }: Subscription, data: OrderEmailData, body: string) {
  const { generateRequestDetails } = await import('web-push');
  const { order } = data;
  const title = `${orderNoun(order)} ${order.ticketNumber ?? order.uid}`;
  const request = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ title, body, url: statusPath(order) }), {
    vapidDetails: vapidDetails(await loadPushKeys(context), data),
    TTL: lifetime,
    urgency: 'high',
    topic: order.uid,
  });
  return postToThirdParty(endpoint, {
    body: request.body,
    headers: request.headers as Record<string, string>,
    timeout: context.services.limits.webhookTimeout,
    canUsePrivateUrls: context.services.canUsePrivateUrls,
  });
}

/** Push services contact the shop here when its messages cause trouble. */
const vapidDetails = (keys: PushKeys, { settings, publicUrl }: OrderEmailData) => ({
  ...keys,
  subject: settings.email ? `mailto:${settings.email}` : publicUrl.replace(/^http:/, 'https:'),
});
