/** Starts online payments: stores the payment with its order, and creates it at the provider after both are committed. */
import { IsNull } from 'typeorm';
import type { Id } from '../../../schema/fields/field';
import { fractionOf, one, round, multiply, type Fraction } from '../../../schema/rules/pricing/decimal';
import { isOnline, paymentMethods, type PaymentMethod } from '../../../schema/rules/checkout/paymentMethods';
import type { Context } from '../../platform/context/context';
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

/** Returns the row of the payment of a new order; null when it is not paid online. */
export function newPayment(
  { id, uid, paymentMethod, totalGross }: PayableOrder & { readonly totalGross: number },
  { currency, now }: { readonly currency: string; readonly now: Date },
): object | null {
  const { provider } = paymentMethods[paymentMethod];
  return (
    provider && {
      orderId: id,
      uid,
      provider,
      amount: Number(round(multiply(fractionOf(totalGross), minorUnitsPerUnit))),
      currency,
      createdAt: now,
      nextLookAt: new Date(now.getTime() + firstCheckDelay),
    }
  );
}

/** Returns an SQL statement that inserts the row of `newPayment`, which is a parameter of type JSON. */
export const insertPaymentSql = (payment: string): string =>
  `insert into payment ("orderId", uid, provider, amount, currency, "createdAt", "updatedAt", "nextLookAt")
   select "orderId", uid, provider, amount, currency, "createdAt", "createdAt", "nextLookAt"
   from jsonb_populate_record(null::payment, ${payment}) where ${payment} is not null`;

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
