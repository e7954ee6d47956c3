/** The slip for those who prepare an order: large, without the prices of items (DESIGN.md 10, domain 2.4). */
import { isOnline, paymentLabels } from '../../checkout/paymentMethods';
import { isId } from '../../../fields/validation/formats';
import { numberText, quantityText } from '../../product/units';
import { inZone } from '../../time/calendar';
import { dateText, timeText } from '../../time/dateText';
import { deliveryMethodText } from '../orderTexts';
import { rule, type SlipLine, type SlipOrder, type SlipShop } from './slip';
import { cancellationLines, openAmountText, presentTexts, slipDueText, slipItem, slipItems } from './slipTexts';

export function kitchenSlip(order: SlipOrder, shop: SlipShop): SlipLine[] {
  const placedAt = inZone(order.createdAt, shop.timezone);
  return [
    { kind: 'bar', start: deliveryMethodText(order).toUpperCase(), end: slipDueText(order, shop) },
    ...cancellationLines(order),
    { kind: 'number', text: order.ticketNumber === null ? order.uid : String(order.ticketNumber) },
    { kind: 'centered', text: `${shop.branch.name}, ${dateText(placedAt)} ${timeText(placedAt)}` },
    rule,
    ...slipItems(order).map(
      item =>
        ({
          kind: 'item',
          amount: item.unit === 'piece' ? numberText(item.amount) : quantityText(item.amount, item.unit),
          price: null,
          ...slipItem(item, order, isId),
        }) as const,
    ),
    ...(order.comment ? [rule, { kind: 'bold', text: order.comment } as const] : []),
    rule,
    ...presentTexts([recipientText(order), ...contactTexts(order), paymentText(order, shop)]).map(
      text => ({ kind: 'text', text }) as const,
    ),
  ];
}

const initialText = (name: string | null): string | null => name && `${name.slice(0, 1)}.`;

/** The first name, the initial of the last name and, for a delivery, where it goes: all on one line. */
function recipientText(order: SlipOrder): string {
  const isElsewhere = order.deliveryType === 'delivery' && order.isDeliveryAddressDifferent;
  const [first, last, company] = isElsewhere
    ? [order.deliveryFirstName, order.deliveryLastName, order.deliveryCompanyName]
    : [order.firstName, order.lastName, order.companyName];
  const name = presentTexts([first, initialText(last)]).join(' ') || company;
  return presentTexts([name, order.deliveryType === 'delivery' && addressLine(order)]).join(', ');
}

/** Returns `Rathausgasse 12/1/2/8`: street, stairway, floor and door. */
function addressLine(order: SlipOrder): string {
  const parts = order.isDeliveryAddressDifferent
    ? [order.deliveryStreet, order.deliveryStairway, order.deliveryFloor, order.deliveryDoor]
    : [order.street, order.stairway, order.floor, order.door];
  return presentTexts(parts).join('/');
}

/** The driver calls when nobody opens. */
const contactTexts = ({ deliveryType, deliveryArea, phone }: SlipOrder): string[] =>
  deliveryType === 'delivery' ? presentTexts([deliveryArea?.area, phone && `Tel. ${phone}`]) : [];

function paymentText(order: SlipOrder, shop: SlipShop): string {
  if (order.isQuotation) return 'Anfrage für ein Angebot';
  const open = openAmountText(order, shop);
  if (open) return order.paidAt ? open : `${open}, ${paymentLabels[order.paymentMethod]}`;
  return order.paidAt ? 'Bezahlt' : isOnline(order.paymentMethod) ? 'Online-Zahlung noch offen' : '';
}
