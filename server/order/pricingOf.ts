/** The sums of an order in JSON. */
import type { OrderPricing } from '../../schema/rules/orderPricing';

/** In JSON the taxes are a map from rate to amount (ENT-38). */
export const pricingOf = ({ pricing: { taxes, ...sums } }: { pricing: OrderPricing }): object => ({
  ...sums,
  taxes: Object.fromEntries(taxes.map(({ rate, amount }) => [rate, amount])),
});
