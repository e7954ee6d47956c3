/** Makes the lines of a slip from the response of the server. */
import { paymentMethodOf } from '../../../../schema/rules/checkout/paymentMethods';
import { customerSlip } from '../../../../schema/rules/order/slip/customerSlip';
import { kitchenSlip } from '../../../../schema/rules/order/slip/kitchenSlip';
import type { SlipLine, SlipOrder, SlipShop, SlipType } from '../../../../schema/rules/order/slip/slip';
import type { PrintedOrderQuery } from './Print.generated';

const slips: Readonly<Record<SlipType, (order: SlipOrder, shop: SlipShop) => SlipLine[]>> = {
  kitchen: kitchenSlip,
  customer: customerSlip,
};

export function slipOf(
  { order, config }: PrintedOrderQuery,
  type: SlipType,
  { timezone, currency }: Pick<SlipShop, 'timezone' | 'currency'>,
): SlipLine[] {
  const { branch, division, donatee } = order;
  const shop = {
    businessName: division?.businessName ?? config.businessName ?? config.shopName,
    branch,
    donatee: donatee?.name ?? null,
    timezone,
    currency,
  };
  return slips[type]({ ...order, paymentMethod: paymentMethodOf(order.paymentMethod) }, shop);
}
