/** What remains to be settled of an order that was paid online, because its items changed since (G-045). */
import { fractionOf, multiply, round, subtract } from '../pricing/decimal';
import type { OrderPricing } from './orderPricing';
import { isFinal, type OrderStatus } from './orderStatus';

interface PaidOrder {
  readonly status: OrderStatus;
  /** The amount of the online payment; null until it was made. */
  readonly paidAmount: number | null;
  readonly pricing: Pick<OrderPricing, 'totalGross'>;
}

/** Returns the amount that the customer still pays, negative when they get something back. 0 for other orders and after the hand-over. */
export function amountDue({ status, paidAmount, pricing }: PaidOrder): number {
  if (paidAmount === null || isFinal(status)) return 0;
  const cents = round(multiply(subtract(fractionOf(pricing.totalGross), fractionOf(paidAmount)), [100n, 1n]));
  return Number(cents) / 100;
}
