/** The sections of an e-mail with the facts of an order and its customer. */
import { deliveryMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { isOnline, paymentLabels } from '../../../../schema/rules/checkout/paymentMethods';
import { cityText } from '../../../../schema/rules/site/contactText';
import type { EmailSection } from '../../mail/emailTemplate';
import type { Order } from '../order.entity';
import { dateTimeWithWeekday, dueText, nonEmpty, type OrderEmailData } from './orderEmailData';

function deliveryAddressText(order: Order): string | null {
  const { street, stairway, floor, door, zipCode, city } = order.isDeliveryAddressDifferent
    ? {
        street: order.deliveryStreet,
        stairway: order.deliveryStairway,
        floor: order.deliveryFloor,
        door: order.deliveryDoor,
        zipCode: order.deliveryZipCode,
        city: order.deliveryCity,
      }
    : order;
  const unitText = nonEmpty(stairway && `Stiege\u00a0${stairway}`, floor && `Stock\u00a0${floor}`, door && `Tür\u00a0${door}`).join(', ');
  return nonEmpty(street, unitText, cityText({ zipCode, city })).join('\n') || null;
}

/** Builds the section with delivery, time and payment. */
export function factsSection(data: OrderEmailData): EmailSection {
  const { order, branch, settings } = data;
  const { deliveryType, paymentMethod, paidAt, isQuotation } = order;
  const paymentNote = isOnline(paymentMethod)
    ? ''
    : deliveryType === 'delivery'
      ? ', bei der Lieferung zu bezahlen'
      : ', in der Filiale zu bezahlen';
  return {
    kind: 'facts',
    title: 'Auf einen Blick',
    facts: {
      Bestellnummer: order.uid,
      Bestellt: dateTimeWithWeekday(order.createdAt, settings),
      'Art der Lieferung': deliveryMethods[deliveryType],
      Tisch: order.tableIdentifier,
      Termin: dueText(data),
      Filiale: branch.name,
      Liefergebiet: order.deliveryArea?.area ?? null,
      Lieferadresse: deliveryType === 'delivery' ? deliveryAddressText(order) : null,
      Zahlung: isQuotation ? null : `${paymentLabels[paymentMethod]}${paidAt ? ', bezahlt' : paymentNote}`,
      Anmerkung: order.comment,
    },
  };
}

/** Builds the section with the customer, for the branch. */
export function customerSection({ order }: OrderEmailData): EmailSection {
  const { firstName, lastName, phone, email, companyName, vatNumber, isCompany } = order;
  const recipient = [order.deliveryCompanyName, nonEmpty(order.deliveryFirstName, order.deliveryLastName).join(' ')];
  return {
    kind: 'facts',
    title: 'Kundschaft',
    facts: {
      Name: nonEmpty(firstName, lastName).join(' ') || null,
      Firma: isCompany ? companyName : null,
      'UID-Nummer': isCompany ? vatNumber : null,
      Telefon: phone,
      'E-Mail': email,
      'Lieferung an': order.isDeliveryAddressDifferent ? nonEmpty(...recipient).join(', ') || null : null,
    },
  };
}
