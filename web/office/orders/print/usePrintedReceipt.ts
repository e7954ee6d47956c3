/** Loads an order for printing and makes the lines of its receipt. */
import { paymentMethodOf } from '../../../../schema/rules/checkout/paymentMethods';
import { customerReceipt } from '../../../../schema/rules/order/receipt/customerReceipt';
import { preparationReceipt } from '../../../../schema/rules/order/receipt/preparationReceipt';
import type { ReceiptLine, ReceiptOrder, ReceiptShop, ReceiptType } from '../../../../schema/rules/order/receipt/receipt';
import { useOffice } from '../../shell/officeContext';
import { usePrintedOrderQuery } from './Print.generated';

const receipts: Readonly<Record<ReceiptType, (order: ReceiptOrder, shop: ReceiptShop) => ReceiptLine[]>> = {
  preparation: preparationReceipt,
  customer: customerReceipt,
};

export interface PrintedReceipt {
  /** Undefined until the order is loaded. */
  lines: readonly ReceiptLine[] | undefined;
  error: Error | undefined;
  reload: () => void;
}

export function usePrintedReceipt(id: string, type: ReceiptType): PrintedReceipt {
  const { timezone, currency } = useOffice().config;
  // The order can have changed since the list was loaded, and paper does not follow.
  const { data, error, refetch } = usePrintedOrderQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  return { lines: data && linesOf(data), error, reload: () => void refetch() };

  function linesOf({ order, config }: NonNullable<typeof data>): ReceiptLine[] {
    const { branch, division, donatee } = order;
    const businessName = division?.businessName ?? config.businessName ?? config.shopName;
    const shop = { businessName, branch, donatee: donatee?.name ?? null, timezone, currency };
    return receipts[type]({ ...order, paymentMethod: paymentMethodOf(order.paymentMethod) }, shop);
  }
}
