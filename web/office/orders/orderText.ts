/** What an order says of itself, in few words. Pure. */
import { isId } from '../../../schema/fields/validation/formats';
import { deliveryMethods } from '../../../schema/rules/checkout/deliveryMethods';
import { cityText } from '../../../schema/rules/site/contactText';
import { priceText } from '../../../schema/rules/pricing/money';
import { totalText as textOfTotal } from '../../../schema/rules/pricing/priceNotices';
import { numberText, quantityText } from '../../../schema/rules/product/units';
import { paymentTexts } from '../../paymentTexts';
import type { IconName } from '../../ui/display/Icon';
import type { BoardOrder } from './board/board';

type Item = BoardOrder['items'][number];

export const nameOf = ({ ticketNumber, uid }: Pick<BoardOrder, 'ticketNumber' | 'uid'>): string =>
  ticketNumber === null ? `Bestellung ${uid}` : `Ticket ${ticketNumber}`;

/** `Abholung`, `Lieferung` or `Tisch 4`. */
export const wayText = ({ deliveryType, tableIdentifier }: Pick<BoardOrder, 'deliveryType' | 'tableIdentifier'>): string =>
  deliveryType === 'dineIn' && tableIdentifier ? `Tisch ${tableIdentifier}` : deliveryMethods[deliveryType];

export const wayIcon = ({ deliveryType }: Pick<BoardOrder, 'deliveryType'>): IconName =>
  (({ takeaway: 'shopping-bag', delivery: 'bike', dineIn: 'utensils' }) as const)[deliveryType];

/** The person, else the company, else nothing. */
export const customerName = ({ firstName, lastName, companyName }: Pick<BoardOrder, 'firstName' | 'lastName' | 'companyName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (companyName ?? '');

type Summed = Pick<BoardOrder, 'isQuotation'> & { pricing: Pick<BoardOrder['pricing'], 'totalGross' | 'isApproximate'> };

export const totalText = ({ pricing, isQuotation }: Summed, currency: string): string => textOfTotal(pricing, isQuotation, currency);

/** `3` of pieces, `2 Dutzend` and `500 Gramm` of everything else. */
export const amountText = ({ amount, unit }: Pick<Item, 'amount' | 'unit'>): string =>
  unit === 'piece' ? numberText(amount) : quantityText(amount, unit);

/** What was answered to its parts; a file by its name. */
export const answersText = ({ parts }: Pick<Item, 'parts'>, { uploads }: Pick<BoardOrder, 'uploads'> = { uploads: [] }): string =>
  parts
    .flatMap(({ value }) => value)
    .map(entry => {
      const upload = uploads.find(({ id }) => id === entry);
      return upload ? (upload.name ?? 'Datei') : isId(entry) ? 'siehe Backoffice' : entry;
    })
    .join(', ');

/** Nothing where no price could be named. */
export const itemPrice = ({ gross, pricing, unitPrice }: Item, currency: string): string =>
  unitPrice === null ? '' : priceText(gross, pricing, currency);

export function paymentText({ paymentMethod, paidAt }: Pick<BoardOrder, 'paymentMethod' | 'paidAt'>): { text: string; isPaid: boolean } {
  const isOnline = paymentMethod === 'mollie' || paymentMethod === 'datatrans';
  if (paidAt) return { text: isOnline ? 'Online bezahlt' : `Bezahlt (${paymentTexts[paymentMethod]})`, isPaid: true };
  return { text: paymentTexts[paymentMethod], isPaid: false };
}

export const itemCountText = (count: number): string => (count === 1 ? '1 Position' : `${count} Positionen`);

/** The lines of an address, where there is one: the delivery's own before the customer's. */
export function addressLines(order: BoardOrder): string[] {
  const isOwn = order.isDeliveryAddressDifferent;
  const [street, stairway, floor, door, zipCode, city] = isOwn
    ? [order.deliveryStreet, order.deliveryStairway, order.deliveryFloor, order.deliveryDoor, order.deliveryZipCode, order.deliveryCity]
    : [order.street, order.stairway, order.floor, order.door, order.zipCode, order.city];
  const recipient = isOwn && [order.deliveryFirstName, order.deliveryLastName, order.deliveryCompanyName].filter(Boolean).join(' ');
  const within = [street, stairway && `Stiege ${stairway}`, floor && `${floor}. Stock`, door && `Tür ${door}`].filter(Boolean).join(' / ');
  return [recipient || '', within, cityText({ zipCode, city })].filter(Boolean);
}
