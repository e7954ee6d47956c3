/** The e-mail that reminds a branch of orders without an answer. */
import { receivedAt } from '../../../../schema/rules/order/answer/missedOrders';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import type { Context } from '../../../platform/context/context';
import type { Message } from '../../messages/queueMessage';
import { toEmailMessage } from '../notifications/buildMessage';
import { loadOrderEmailData } from '../notifications/orderEmailData';
import { branchEmail } from '../notifications/orderEmails';
import type { Order } from '../order.entity';

/** Builds the e-mail about the oldest of `count` orders, or undefined when neither the branch nor the shop has an address. */
export async function buildReminder(context: Context, order: Order, count: number): Promise<Message | undefined> {
  const data = await loadOrderEmailData(context, order);
  const { branch, settings } = data;
  const recipient = branch.orderEmail ?? branch.email ?? settings.email;
  if (!recipient) return undefined;
  const since = dateTimeText(inZone(receivedAt(order), settings.timezone));
  const heading = count === 1 ? `Bestellung ${order.uid} wartet auf Antwort` : `${count} Bestellungen warten auf Antwort`;
  const text = `${count === 1 ? 'Diese' : 'Die älteste'} Bestellung wartet seit ${since} auf Ihre Antwort. Die Kundschaft liest auf ihrer Statusseite, dass Sie erinnert wurden, und sieht Ihre Telefonnummer.`;
  const email = branchEmail({ subject: heading, heading, text }, data);
  return { ...toEmailMessage(email, { recipient, replyTo: order.email }, data), key: `${order.id} ${order.event} reminder` };
}
