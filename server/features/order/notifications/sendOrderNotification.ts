/** The job that sends the notifications about an order. */
import { AppError } from '../../../../schema/errors/appError';
import type { Context } from '../../../platform/context/context';
import { enqueue, type Jobs } from '../../../platform/jobs/enqueue';
import { queueMessage, type Message } from '../../messages/queueMessage';
import { Order } from '../order.entity';
import { subscriptionsOf } from '../push/pushSubscriptions';
import { buildMessage, type NotificationTarget } from './buildMessage';
import { notificationTexts } from './notificationTexts';
import { loadOrderEmailData } from './orderEmailData';

// The keys of the messages are their positions, so this order must not change.
const targets: readonly NotificationTarget[] = ['customer', 'branch', 'phone'];

/** Sends the messages of a notification. A repeated job sends each message only once, because messages have keys. */
export async function sendOrderNotification(
  context: Context,
  { order: id, notification, event }: Jobs['sendOrderNotification'],
): Promise<void> {
  const order = await context.records(Order).findOneBy({ id });
  if (!order) return;
  const data = await loadOrderEmailData(context, order);
  if (!notificationTexts[notification].isDue(data)) return;
  const messages = targets.flatMap(target => buildMessage(target, notification, data) ?? []);
  const deliverable = notification === 'placed' ? await withinSmsLimit(context, messages) : messages;
  const devices = notificationTexts[notification].push ? await subscriptionsOf(context, id) : [];
  await context.transaction(async context => {
    await queueMessage(context, ...deliverable.map((message, index) => ({ ...message, key: `${id} ${event} ${index}` })));
    // A message that still waits for its device is outdated.
    for (const subscription of devices)
      await enqueue(context, 'sendPush', { subscription, notification }, { key: `sendPush ${subscription}` });
  });
}

// Limits text messages per phone number, so that orders with a foreign number do not flood that phone.
async function withinSmsLimit(context: Context, messages: readonly Message[]): Promise<readonly Message[]> {
  const sms = messages.find(({ kind }) => kind === 'sms');
  if (!sms) return messages;
  const isOverLimit = await context.services.rateLimiters.smsByPhone.count(sms.recipient).then(
    () => false,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return true;
      throw error;
    },
  );
  return isOverLimit ? messages.filter(message => message !== sms) : messages;
}
