/** Sends the first message about an order again, to a customer who did not get it (G-067). */
import { AppError } from '../../../../schema/errors/appError';
import { notAllowedNowError, throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import type { Context } from '../../../platform/context/context';
import { queueMessage } from '../../messages/queueMessage';
import { getOrder } from '../reading/readOrders';
import { buildMessage } from './buildMessage';
import { loadOrderEmailData } from './orderEmailData';

type Channel = 'email' | 'sms';

/**
 * Queues the message. Throws INVALID when the order has no address for it, CONFLICT while it is not paid, and RATE_LIMITED after too many
 * messages.
 */
export async function resendNotification(context: Context, id: string, channel: Channel): Promise<true> {
  const order = await getOrder(context, id, 'order.resend');
  throwIf(order.status === 'WAITING_FOR_PAYMENT' ? notAllowedNowError : undefined);
  const data = await loadOrderEmailData(context, order);
  if (channel === 'sms' && !data.settings.enablePluginSMS)
    throw new AppError('INVALID', { message: 'SMS sind in den Einstellungen nicht eingeschaltet.' });
  const message = buildMessage(channel === 'sms' ? 'phone' : 'customer', 'placed', data);
  if (!message) throw new AppError('INVALID', { message: missingContactTexts[channel] });
  const { resends, smsByPhone } = context.services.rateLimiters;
  await resends.count(`${channel} ${id}`);
  if (channel === 'sms') await smsByPhone.count(message.recipient);
  await context.transaction(context => queueMessage(context, message));
  return true;
}

const missingContactTexts: Readonly<Record<Channel, string>> = {
  email: 'Diese Bestellung hat keine E-Mail-Adresse.',
  sms: 'Diese Bestellung hat keine Telefonnummer.',
};
