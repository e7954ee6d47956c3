/** Formats the parts of an order as short German texts. Pure functions. */
import { isId } from '../../../schema/fields/validation/formats';
import { isOnline, paymentLabels, paymentMethodOf } from '../../../schema/rules/checkout/paymentMethods';
import { inZone } from '../../../schema/rules/time/calendar';
import { cityText } from '../../../schema/rules/site/contactText';
import { priceText } from '../../../schema/rules/pricing/money';
import { amountDue } from '../../../schema/rules/order/amountDue';
import { moneyText } from '../../../schema/rules/pricing/money';
import { deliveryMethodText } from '../../../schema/rules/order/orderTexts';
import { totalText as textOfTotal } from '../../../schema/rules/pricing/priceNotices';
import { numberText, quantityText, unitName } from '../../../schema/rules/product/units';
import type { IconName } from '../../ui/display/Icon';
import type { BoardOrder, CardOrder } from './board/board';

type Item = CardOrder['items'][number];

export const orderName = ({ ticketNumber, uid }: Pick<CardOrder, 'ticketNumber' | 'uid'>): string =>
  ticketNumber === null ? `Bestellung ${uid}` : `Ticket ${ticketNumber}`;

/** Returns the accessible name of a card: `Ticket 4, Abholung`. */
export const orderLabel = (order: Pick<CardOrder, 'ticketNumber' | 'uid' | 'deliveryType' | 'tableIdentifier'>): string =>
  `${orderName(order)}, ${deliveryMethodText(order)}`;

export const deliveryMethodIcon = ({ deliveryType }: Pick<CardOrder, 'deliveryType'>): IconName =>
  (({ takeaway: 'shopping-bag', delivery: 'bike', dineIn: 'utensils' }) as const)[deliveryType];

/** Returns the name of the person, else of the company, else an empty text. */
export const customerName = ({ firstName, lastName, companyName }: Pick<CardOrder, 'firstName' | 'lastName' | 'companyName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (companyName ?? '');

type PricedOrder = Pick<CardOrder, 'isQuotation'> & { pricing: Pick<CardOrder['pricing'], 'totalGross' | 'isApproximate'> };

export const totalText = ({ pricing, isQuotation }: PricedOrder, currency: string): string => textOfTotal(pricing, isQuotation, currency);

/** `3` for pieces, `2 Dutzend` or `500 Gramm` for other units. */
export const amountText = ({ amount, unit }: Pick<Item, 'amount' | 'unit'>): string =>
  unit === 'piece' ? numberText(amount) : quantityText(amount, unit);

/** Splits the text of an amount for narrow cards: `2 kg` stays together, `2` and `Packungen` are apart, so that the name has space. */
export function amountParts(item: Pick<Item, 'amount' | 'unit'>): { amount: string; longUnit?: string } {
  const unit = unitName(item.amount, item.unit);
  if (item.unit === 'piece' || unit.length <= 3) return { amount: amountText(item) };
  return { amount: numberText(item.amount), longUnit: unit };
}

/** The answers to the parts of an item, with the names of uploaded files. */
export const answersText = ({ parts }: Pick<Item, 'parts'>, { uploads = [] }: { uploads?: CardOrder['uploads'] } = {}): string =>
  parts
    .flatMap(({ value }) => value)
    .map(entry => {
      const upload = uploads.find(({ id }) => id === entry);
      return upload ? (upload.name ?? 'Datei') : isId(entry) ? 'siehe Backoffice' : entry;
    })
    .join(', ');

/** Returns an empty text when the item has no price. */
export const itemPriceText = ({ gross, pricing, unitPrice }: BoardOrder['items'][number], currency: string): string =>
  unitPrice === null ? '' : priceText(gross, pricing, currency);

export function paymentText({ paymentMethod, paidAt }: Pick<CardOrder, 'paymentMethod' | 'paidAt'>): { text: string; isPaid: boolean } {
  const method = paymentMethodOf(paymentMethod);
  if (paidAt) return { text: isOnline(method) ? 'Online bezahlt' : `Bezahlt (${paymentLabels[method]})`, isPaid: true };
  return { text: paymentLabels[method], isPaid: false };
}

type PaidOrder = Pick<CardOrder, 'status' | 'paidAmount' | 'pricing'>;

/** Returns `Noch offen` or `Zurückzugeben` and the amount for an order whose total changed after its online payment, else null. */
export function amountDueView(order: PaidOrder, currency: string): { label: string; amount: string } | null {
  const due = amountDue(order);
  return due === 0 ? null : { label: due > 0 ? 'Noch offen' : 'Zurückzugeben', amount: moneyText(Math.abs(due), currency) };
}

/** Returns `Noch offen: 1,20 €`. */
export function amountDueText(order: PaidOrder, currency: string): string | null {
  const due = amountDueView(order, currency);
  return due && `${due.label}: ${due.amount}`;
}

export const itemCountText = (count: number): string => (count === 1 ? '1 Position' : `${count} Positionen`);

/** The lines of the delivery address, else of the customer's address. */
export function addressLines(order: BoardOrder): string[] {
  const hasDeliveryAddress = order.isDeliveryAddressDifferent;
  const [street, stairway, floor, door, zipCode, city] = hasDeliveryAddress
    ? [order.deliveryStreet, order.deliveryStairway, order.deliveryFloor, order.deliveryDoor, order.deliveryZipCode, order.deliveryCity]
    : [order.street, order.stairway, order.floor, order.door, order.zipCode, order.city];
  const recipient =
    hasDeliveryAddress && [order.deliveryFirstName, order.deliveryLastName, order.deliveryCompanyName].filter(Boolean).join(' ');
  const streetLine = [street, stairway && `Stiege ${stairway}`, floor && `${floor}. Stock`, door && `Tür ${door}`]
    .filter(Boolean)
    .join(' / ');
  return [recipient || '', streetLine, cityText({ zipCode, city })].filter(Boolean);
}

/** Tells whether the order came on an earlier day than it is due. An order of the same day need not be marked. */
export const wasOrderedAhead = ({ createdAt, dueAt }: Pick<CardOrder, 'createdAt' | 'dueAt'>, zone: string): boolean =>
  dueAt !== null && !inZone(createdAt, zone).hasSame(inZone(dueAt, zone), 'day');
