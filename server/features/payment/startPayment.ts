/** Starts online payments: stores the payment with its order, and creates it at the provider after both are committed. */
import { IsNull } from 'typeorm';
import type { Id } from '../../../schema/fields/field';
import { fractionOf, one, round, multiply, type Fraction } from '../../../schema/rules/pricing/decimal';
import { isOnline, paymentMethods, type PaymentMethod } from '../../../schema/rules/checkout/paymentMethods';
import type { Context } from '../../platform/context/context';
import { getSettings } from '../settings/settings.service';
import { providerUnavailable } from './providers/provider';
import { Payment } from './payment.entity';

const minorUnitsPerUnit: Fraction = multiply([100n, 1n], one);

/** Milliseconds until the server first checks the payment by itself. */
const firstCheckDelay = 2 * 60_000;

/** The part of an order that its payment needs. */
interface PayableOrder {
  readonly id: Id;
  readonly uid: string;
  readonly paymentMethod: PaymentMethod;
}

/** Inserts the payment in the transaction of its order; nothing when it is not paid online. */
export async function insertPayment(
  context: Context,
  { id, uid, paymentMethod, totalGross }: PayableOrder & { readonly totalGross: number },
): Promise<void> {
  const { provider } = paymentMethods[paymentMethod];
  if (provider === null) return;
  await context.records(Payment).insert({
    order: id,
    uid,
    provider,
    amount: Number(round(multiply(fractionOf(totalGross), minorUnitsPerUnit))),
    currency: (await getSettings(context)).currency,
    createdAt: context.now,
    updatedAt: context.now,
    nextLookAt: new Date(context.now.getTime() + firstCheckDelay),
  });
}

/**
 * Creates the payment at the provider and returns its URL; null for an order that is not paid online. Throws UNAVAILABLE when the provider
 * fails; the client can then send the same order again.
 */
export async function startPayment(
  context: Context,
  { id, uid, hash, paymentMethod }: PayableOrder & { readonly hash: string },
): Promise<string | null> {
  if (!isOnline(paymentMethod)) return null;
  const payment = await context.records(Payment).findOneBy({ order: id });
  if (!payment || payment.url) return payment?.url ?? null;

  const { payments, publicUrl } = context.services;
  const provider = payments[payment.provider];
  if (!provider) throw providerUnavailable();
  const { hostname } = new URL(publicUrl);
  const createdPayment = await provider.create({
    ...payment,
    returnUrl: new URL(`/api/payments/${payment.provider}/return/${uid}/${hash}`, publicUrl).href,
    webhookUrl: isReachable(hostname) ? new URL(`/api/payments/${payment.provider}/webhook`, publicUrl).href : null,
  });
  await context.records(Payment).update({ id: payment.id, reference: IsNull() }, createdPayment);
  return (await context.records(Payment).findOneByOrFail({ id: payment.id })).url;
}

// Providers reject a webhook URL on localhost.
const isReachable = (hostname: string): boolean => hostname !== 'localhost' && !hostname.startsWith('127.');
