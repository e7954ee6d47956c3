/** Builds the message to one recipient of a notification about an order. */
import type { OrderNotification } from '../../../../schema/rules/order/orderActions';
import { emailHtml } from '../../mail/emailHtml';
import { emailText } from '../../mail/emailTemplate';
import type { Message } from '../../messages/queueMessage';
import { notificationTexts } from './notificationTexts';
import type { OrderEmailData } from './orderEmailData';
import { branchEmail, customerEmail, customerSms, type OrderEmail } from './orderEmails';

/** E-mail to the customer, e-mail to the branch, text message to the customer. */
export type NotificationTarget = 'customer' | 'branch' | 'phone';

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

export const toEmailMessage = (
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
