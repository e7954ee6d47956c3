/** How staff sends the first message about an order once more, to a customer who did not get it (G-067). */
import { Refusal } from '../../../../schema/errors/appError';
import { isNotPossible } from '../../../../schema/rules/order/orderActions';
import type { Context } from '../../../platform/context/context';
import { send } from '../../messages/queueMessage';
import { orderById } from '../reading/readOrders';
import { refuseIf } from '../lifecycle/applyAction';
import { messageTo, toldOf } from './sendOrderNotification';

type Channel = 'email' | 'sms';

/** Sends it by this channel. Refused when the order has no address for it, is not paid for yet, or was written to often enough. */
export async function resendNewOrder(context: Context, id: string, channel: Channel): Promise<true> {
  const order = await orderById(context, id, 'order.resend');
  refuseIf(order.status === 'WAITING_FOR_PAYMENT' ? isNotPossible : undefined);
  const told = await toldOf(context, order);
  if (channel === 'sms' && !told.settings.enablePluginSMS)
    throw new Refusal('invalid', { text: 'SMS sind in den Einstellungen nicht eingeschaltet.' });
  const message = messageTo(channel === 'sms' ? 'phone' : 'customer', 'placed', told);
  if (!message) throw new Refusal('invalid', { text: missing[channel] });
  const { resends, textsByPhone } = context.services.meters;
  await resends.count(`${channel} ${id}`);
  if (channel === 'sms') await textsByPhone.count(message.recipient);
  await context.atomically(context => send(context, message));
  return true;
}

const missing: Readonly<Record<Channel, string>> = {
  email: 'Diese Bestellung hat keine E-Mail-Adresse.',
  sms: 'Diese Bestellung hat keine Telefonnummer.',
};
