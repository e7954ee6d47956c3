/** Sends a customer to where they pay: the payment is kept with the order, and opened at its provider when both are safe. */
import { IsNull } from 'typeorm';
import { fractionOf, one, round, times, type Fraction } from '../../../schema/rules/pricing/decimal';
import type { Context } from '../../platform/context/context';
import type { Order } from '../order/order.entity';
import { getSettings } from '../settings/settings.service';
import { isAway, isProvider } from './providers/provider';
import { Payment } from './payment.entity';

const coins: Fraction = times([100n, 1n], one);

/** Milliseconds until we ask by ourselves for the first time. */
const firstLook = 2 * 60_000;

/** Keeps what is to be paid, in the transaction of the order. */
export async function keepPayment(
  context: Context,
  { id, paymentMethod, totalGross }: Pick<Order, 'id' | 'paymentMethod' | 'totalGross'>,
): Promise<void> {
  if (!isProvider(paymentMethod)) return;
  await context.records(Payment).insert({
    order: id,
    provider: paymentMethod,
    amount: Number(round(times(fractionOf(totalGross), coins))),
    currency: (await getSettings(context)).currency,
    createdAt: context.now,
    updatedAt: context.now,
    nextLookAt: new Date(context.now.getTime() + firstLook),
  });
}

/** Where the order is paid; null where nothing is to be paid online. UNAVAILABLE while the provider is away: then the same order can be sent again. */
export async function paymentAddress(
  context: Context,
  { id, uid, hash, paymentMethod }: Pick<Order, 'id' | 'uid' | 'hash' | 'paymentMethod'>,
): Promise<string | null> {
  if (!isProvider(paymentMethod)) return null;
  const payment = await context.records(Payment).findOneBy({ order: id });
  if (!payment || payment.url) return payment?.url ?? null;

  const { payments, publicUrl } = context.services;
  const provider = payments[payment.provider];
  if (!provider) throw isAway();
  const { hostname } = new URL(publicUrl);
  const opened = await provider.open({
    ...payment,
    uid,
    returnUrl: new URL(`/api/payments/${payment.provider}/return/${uid}/${hash}`, publicUrl).href,
    webhookUrl: isReachable(hostname) ? new URL(`/api/payments/${payment.provider}/webhook`, publicUrl).href : null,
  });
  await context.records(Payment).update({ id: payment.id, reference: IsNull() }, opened);
  return (await context.records(Payment).findOneByOrFail({ id: payment.id })).url;
}

// A provider refuses an address that leads back to itself.
const isReachable = (hostname: string): boolean => hostname !== 'localhost' && !hostname.startsWith('127.');
