/** The job that sends the notifications about an order. */
import { AppError } from '../../../../schema/errors/appError';
import type { OrderNotification } from '../../../../schema/rules/order/orderActions';
import { Branch } from '../../branch/branch.entity';
import { Division } from '../../branch/division.entity';
import type { Context } from '../../../platform/context/context';
import type { Jobs } from '../../../platform/jobs/enqueue';
import { emailText } from '../../mail/emailTemplate';
import { emailHtml } from '../../mail/emailHtml';
import { queueMessage, type Message } from '../../messages/queueMessage';
import { getSettings } from '../../settings/settings.service';
import { notificationTexts } from './notificationTexts';
import { Order } from '../order.entity';
import { branchEmail, customerEmail, customerSms, type OrderEmail } from './orderEmails';
import type { OrderEmailData } from './emailSections';

/** E-mail to the customer, e-mail to the branch, text message to the customer. */
type NotificationTarget = 'customer' | 'branch' | 'phone';

// The keys of the messages are their positions, so this order must not change.
const targets: readonly NotificationTarget[] = ['customer', 'branch', 'phone'];

/** Sends the messages of a notification. A repeated job sends each message only once, because messages have keys. */
export async function sendOrderNotification(
  context: Context,
  { order: id, occasion: notification, event }: Jobs['sendOrderNotification'],
): Promise<void> {
  const order = await context.records(Order).findOneBy({ id });
  if (!order) return;
  const data = await loadOrderEmailData(context, order);
  if (!notificationTexts[notification].isDue(data)) return;
  const messages = targets.flatMap(target => buildMessage(target, notification, data) ?? []);
  const deliverable = notification === 'placed' ? await withinSmsLimit(context, messages) : messages;
  await queueMessage(context, ...deliverable.map((message, index) => ({ ...message, key: `${id} ${event} ${index}` })));
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

/** Loads an order with the data that its e-mails need. */
export async function loadOrderEmailData(context: Context, order: Order): Promise<OrderEmailData> {
  const [settings, branch] = await Promise.all([getSettings(context), context.records(Branch).findOneByOrFail({ id: order.branch })]);
  const division = branch.division ? await context.records(Division).findOneBy({ id: branch.division }) : null;
  return { order, branch, division, settings, publicUrl: context.services.publicUrl };
}

/** Builds the message to a recipient, or undefined when the notification has no text for it or the recipient has no address. */
export function buildMessage(target: NotificationTarget, notification: OrderNotification, data: OrderEmailData): Message | undefined {
  const { order, branch, settings } = data;
  const { email, sms, branch: branchText } = notificationTexts[notification];
  if (target === 'phone') {
    if (!sms || !settings.enablePluginSMS || !order.phone) return undefined;
    return { kind: 'sms', recipient: order.phone, body: customerSms(sms(data), data), order: order.id };
  }
  if (target === 'branch')
    return branchText && branch.orderEmail
      ? toEmailMessage(branchEmail(branchText(data), data), { recipient: branch.orderEmail, replyTo: order.email }, data)
      : undefined;
  if (!email || !order.email) return undefined;
  return toEmailMessage(customerEmail(email(data), data), { recipient: order.email, replyTo: branch.email ?? settings.email }, data);
}

const toEmailMessage = (
  email: OrderEmail,
  addresses: Pick<Message, 'recipient' | 'replyTo'>,
  { order, settings }: OrderEmailData,
): Message => ({
  kind: 'mail',
  ...addresses,
  subject: email.subject,
  body: emailText(email),
  html: emailHtml(email, settings),
  order: order.id,
});
