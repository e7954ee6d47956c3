/** The job that writes to people about an order, when and as the shop wants it. */
import { Refusal } from '../../../../schema/errors/appError';
import { Branch } from '../../branch/branch.entity';
import { Division } from '../../branch/division.entity';
import type { Context } from '../../../platform/context/context';
import type { Jobs } from '../../../platform/jobs/enqueue';
import { textOf } from '../../mail/emailTemplate';
import { htmlOf } from '../../mail/emailHtml';
import { send, type Message } from '../../messages/queueMessage';
import { getSettings } from '../../settings/settings.service';
import { audiences, type Audience, type Occasion } from './orderNotifications';
import { Order } from '../order.entity';
import { branchLetter, customerLetter, customerText, type OrderLetter } from './orderEmails';
import type { Told } from './emailSections';

/** The job `tellOfOrder`. However often it is begun, each message is written once. */
export async function tellOfOrder(context: Context, { order: id, occasion, event }: Jobs['tellOfOrder']): Promise<void> {
  const order = await context.records(Order).findOneBy({ id });
  if (!order || !isStillTrue(occasion, order)) return;
  const told = await toldOf(context, order);
  if (occasion === 'completed' && !told.settings.enablePluginOrderReviews) return;
  const messages = audiences[occasion].flatMap(audience => messageTo(audience, occasion, told) ?? []);
  const wanted = occasion === 'placed' ? await withoutFlood(context, messages) : messages;
  await send(context, ...wanted.map((message, index) => ({ ...message, key: `${id} ${event} ${index}` })));
}

// Whoever places orders under somebody else's number does not fill that one's phone.
async function withoutFlood(context: Context, messages: readonly Message[]): Promise<readonly Message[]> {
  const text = messages.find(({ kind }) => kind === 'sms');
  if (!text) return messages;
  const isFlood = await context.services.meters.textsByPhone.count(text.recipient).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refusal && error.reason === 'tooMany') return true;
      throw error;
    },
  );
  return isFlood ? messages.filter(message => message !== text) : messages;
}

// A proposal that was taken back or answered meanwhile is none any more.
const isStillTrue = (occasion: Occasion, { counterAppointment }: Order): boolean => occasion !== 'proposed' || counterAppointment !== null;

/** An order with all that its mails name. */
export async function toldOf(context: Context, order: Order): Promise<Told> {
  const [settings, branch] = await Promise.all([getSettings(context), context.records(Branch).findOneByOrFail({ id: order.branch })]);
  const division = branch.division ? await context.records(Division).findOneBy({ id: branch.division }) : null;
  return { order, branch, division, settings, publicUrl: context.services.publicUrl };
}

/** The message to one of those who are told, if it can reach them. */
export function messageTo(audience: Audience, occasion: Occasion, told: Told): Message | undefined {
  const { order, branch, settings } = told;
  if (audience === 'phone') {
    if (!settings.enablePluginSMS || !order.phone) return undefined;
    return { kind: 'sms', recipient: order.phone, body: customerText(occasion, told), order: order.id };
  }
  const isToBranch = audience === 'branch';
  const recipient = isToBranch ? branch.orderEmail : order.email;
  if (!recipient || (!isToBranch && occasion === 'declined')) return undefined;
  const letter = isToBranch || occasion === 'declined' ? branchLetter(occasion, told) : customerLetter(occasion, told);
  return mailOf(letter, { recipient, replyTo: isToBranch ? order.email : (branch.email ?? settings.email) }, told);
}

const mailOf = (letter: OrderLetter, to: Pick<Message, 'recipient' | 'replyTo'>, { order, settings }: Told): Message => ({
  kind: 'mail',
  ...to,
  subject: letter.subject,
  body: textOf(letter),
  html: htmlOf(letter, settings),
  order: order.id,
});
