/** The receipt for those who prepare an order: large, without the prices of items (DESIGN.md 10, domain 2.4). */
import { isOnline, paymentLabels } from '../../checkout/paymentMethods';
import { ageDutyText, minimumAgeOfOrder } from '../../product/minimumAge';
import { inZone } from '../../time/calendar';
import { dateText, timeText } from '../../time/dateText';
import { isFinal } from '../orderStatus';
import { deliveryMethodText } from '../orderTexts';
import { openAmountText } from './openAmount';
import { rule, type ReceiptLine, type ReceiptOrder, type ReceiptShop } from './receipt';
import { cancellationLines, presentTexts, receiptDueText, receiptItem, receiptItems } from './receiptTexts';

export function preparationReceipt(order: ReceiptOrder, shop: ReceiptShop): ReceiptLine[] {
  const placedAt = inZone(order.createdAt, shop.timezone);
  const age = minimumAgeOfOrder(order);
  return [
    { kind: 'bar', start: deliveryMethodText(order).toUpperCase(), end: receiptDueText(order, shop) },
    ...cancellationLines(order),
    { kind: 'number', text: order.ticketNumber === null ? order.uid : String(order.ticketNumber) },
    { kind: 'centered', text: `${shop.branch.name}, ${dateText(placedAt)} ${timeText(placedAt)}` },
    rule,
    ...receiptItems(order).map(item => ({ kind: 'item', price: null, ...receiptItem(item, order) }) as const),
    ...(order.comment ? [rule, { kind: 'bold', text: order.comment } as const] : []),
    rule,
    ...(age ? [{ kind: 'bold', text: ageDutyText(age) } as const] : []),
    ...presentTexts([recipientText(order), ...contactTexts(order), paymentText(order, shop)]).map(
      text => ({ kind: 'text', text }) as const,
    ),
  ];
}

const initialText = (name: string | null): string | null => name && `${name.slice(0, 1)}.`;

/** The first name, the initial of the last name and, for a delivery, its destination: all on one line. */
function recipientText(order: ReceiptOrder): string {
  const isElsewhere = order.deliveryType === 'delivery' && order.isDeliveryAddressDifferent;
  const [first, last, company] = isElsewhere
    ? [order.deliveryFirstName, order.deliveryLastName, order.deliveryCompanyName]
    : [order.firstName, order.lastName, order.companyName];
  const name = presentTexts([first, initialText(last)]).join(' ') || company;
  return presentTexts([name, order.deliveryType === 'delivery' && addressLine(order)]).join(', ');
}

/** Returns `Rathausgasse 12/1/2/8`: street, stairway, floor and door. */
function addressLine(order: ReceiptOrder): string {
  const parts = order.isDeliveryAddressDifferent
    ? [order.deliveryStreet, order.deliveryStairway, order.deliveryFloor, order.deliveryDoor]
    : [order.street, order.stairway, order.floor, order.door];
  return presentTexts(parts).join('/');
}

/** The driver calls when nobody opens. */
const contactTexts = ({ deliveryType, deliveryArea, phone }: ReceiptOrder): string[] =>
  deliveryType === 'delivery' ? presentTexts([deliveryArea?.area, phone && `Tel. ${phone}`]) : [];

function paymentText(order: ReceiptOrder, shop: ReceiptShop): string {
  if (order.isQuotation) return 'Anfrage für ein Angebot';
  const open = openAmountText(order, shop);
  if (open) return order.paidAt ? open : `${open}, ${paymentLabels[order.paymentMethod]}`;
  return order.paidAt ? 'Bezahlt' : isOnline(order.paymentMethod) && !isFinal(order.status) ? 'Online-Zahlung noch offen' : '';
}
