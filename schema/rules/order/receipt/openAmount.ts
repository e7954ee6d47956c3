/** What remains to be settled of an order, for its receipts. */
import { isOnline } from '../../checkout/paymentMethods';
import { moneyText } from '../../pricing/money';
import { totalText } from '../../pricing/priceNotices';
import { amountDue } from '../amountDue';
import { isFinal } from '../orderStatus';
import type { ReceiptOrder, ReceiptShop } from './receipt';

/** Returns what is to be paid or given back, and how; null when nothing is. */
export function openAmountText(order: ReceiptOrder, { currency }: ReceiptShop): string | null {
  const due = amountDue(order);
  if (due < 0) return `Zurückzugeben: ${moneyText(-due, currency)}`;
  if (due > 0) return `Noch offen: ${moneyText(due, currency)}`;
  if (order.paidAt || order.isQuotation || isOnline(order.paymentMethod) || isFinal(order.status)) return null;
  return `Noch offen: ${totalText(order.pricing, false, currency)}`;
}
