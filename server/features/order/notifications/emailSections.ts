/** The pieces of mails that tell of an order: what was ordered, how it reaches its customer, what the law wants said (domain 3). */
import { legalLink, legalPageNames, legalPages } from '../../../../schema/site/legalPages';
import { allergens, type Allergen } from '../../../../schema/rules/product/allergens';
import { takesUploads } from '../../../../schema/rules/product/partAnswers';
import { inZone } from '../../../../schema/rules/time/calendar';
import { addressText, cityText } from '../../../../schema/rules/site/contactText';
import { dateTimeText, weekdayNames } from '../../../../schema/rules/time/dateText';
import { deliveryMethods, paymentMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { moneyText, priceText, rateText } from '../../../../schema/rules/pricing/money';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import { isOnline } from '../../../../schema/rules/checkout/paymentMethods';
import { priceNotices, totalText } from '../../../../schema/rules/pricing/priceNotices';
import { quantityText, timesText } from '../../../../schema/rules/product/units';
import type { Settings } from '../../../../schema/site/settings';
import type { Branch } from '../../branch/branch.entity';
import type { Division } from '../../branch/division.entity';
import type { Good, Letter, Piece } from '../../mail/emailTemplate';
import type { Order } from '../order.entity';

/** An order with all that a mail about it names. */
export interface Told {
  readonly order: Order;
  readonly branch: Branch;
  readonly division: Division | null;
  readonly settings: Settings;
  /** Where the shop is found, for links. */
  readonly publicUrl: string;
}

/** What the order is called: an offer is asked for, what was sent while closed comes before its time. */
export const nounOf = ({ isQuotation, isPreorder }: Pick<Order, 'isQuotation' | 'isPreorder'>): string =>
  isQuotation ? 'Anfrage' : isPreorder ? 'Vorbestellung' : 'Bestellung';

const days = Object.values(weekdayNames);

/** `Freitag, 20.11.2026, 10:15 Uhr`, on the clock of the shop: nobody knows when a mail is read. */
export function momentOf(moment: Date, { timezone }: Settings): string {
  const at = inZone(moment, timezone);
  return `${days[at.weekday - 1]}, ${dateTimeText(at)}`;
}

export const dueText = ({ order: { appointment, appointmentDate }, settings }: Told): string => {
  const due = appointment ?? appointmentDate;
  return due ? momentOf(due, settings) : 'So schnell wie möglich';
};

const filled = (...texts: readonly (string | null)[]): string[] => texts.filter((text): text is string => !!text);

function detailsOf({ parts, contents, allergens, comment }: OrderItem): string[] {
  const answers = parts
    .filter(({ value }) => value.length > 0)
    .map(
      part =>
        `${part.name}: ${takesUploads(part) ? `${part.value.length} ${part.value.length === 1 ? 'Datei' : 'Dateien'}` : part.value.join(', ')}`,
    );
  const held = contents.map(({ name, amount, unit }) => `${quantityText(amount, unit)} ${name}`).join(', ');
  return filled(...answers, held && `Inhalt: ${held}`, allergens.length > 0 ? `Allergene: ${allergens.join(', ')}` : null, comment);
}

const goodOf = (item: OrderItem, { currency }: Settings): Good => ({
  amount: timesText(item),
  name: item.name,
  details: detailsOf(item),
  price: item.unitPrice === null ? '' : priceText(item.gross, item.pricing, currency),
  isRemoved: item.isRemoved,
});

/** The goods with all that adds up to the total, taxes named by rate. */
export function goodsOf({ order, settings }: Told): Piece {
  const { currency } = settings;
  const { deliveryGross, taxes } = order.pricing;
  const sums = [
    ...(order.deliveryType === 'delivery' ? [{ label: 'Lieferkosten', price: moneyText(deliveryGross, currency) }] : []),
    { label: 'Gesamt', price: totalText(order.pricing, order.isQuotation, currency), isTotal: true },
    ...taxes.map(({ rate, amount }) => ({ label: `enthaltene USt. ${rateText(rate)}`, price: moneyText(amount, currency) })),
  ];
  return { kind: 'goods', title: `Ihre ${nounOf(order)}`, goods: order.items.map(item => goodOf(item, settings)), sums };
}

function addressOf(order: Order): string | null {
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
  const within = filled(stairway && `Stiege\u00a0${stairway}`, floor && `Stock\u00a0${floor}`, door && `Tür\u00a0${door}`).join(', ');
  return filled(street, within, cityText({ zipCode, city })).join('\n') || null;
}

/** How the order reaches its customer, when, and how it is paid. */
export function factsOf(told: Told): Piece {
  const { order, branch, settings } = told;
  const { deliveryType, paymentMethod, paidAt, isQuotation } = order;
  const toPay = isOnline(paymentMethod)
    ? ''
    : deliveryType === 'delivery'
      ? ', bei der Lieferung zu bezahlen'
      : ', in der Filiale zu bezahlen';
  return {
    kind: 'facts',
    title: 'Auf einen Blick',
    facts: {
      Bestellnummer: order.uid,
      Bestellt: momentOf(order.createdAt, settings),
      'Art der Lieferung': deliveryMethods[deliveryType],
      Tisch: order.tableIdentifier,
      Termin: dueText(told),
      Filiale: branch.name,
      Liefergebiet: order.deliveryArea?.area ?? null,
      Lieferadresse: deliveryType === 'delivery' ? addressOf(order) : null,
      Zahlung: isQuotation ? null : `${paymentMethods[paymentMethod]}${paidAt ? ', bezahlt' : toPay}`,
      Anmerkung: order.comment,
    },
  };
}

/** Who ordered, for the branch. */
export function customerOf({ order }: Told): Piece {
  const { firstName, lastName, phone, email, companyName, vatNumber, isCompany } = order;
  const recipient = [order.deliveryCompanyName, filled(order.deliveryFirstName, order.deliveryLastName).join(' ')];
  return {
    kind: 'facts',
    title: 'Kundschaft',
    facts: {
      Name: filled(firstName, lastName).join(' ') || null,
      Firma: isCompany ? companyName : null,
      'UID-Nummer': isCompany ? vatNumber : null,
      Telefon: phone,
      'E-Mail': email,
      'Lieferung an': order.isDeliveryAddressDifferent ? filled(...recipient).join(', ') || null : null,
    },
  };
}

const legend = (items: readonly OrderItem[]): string | null => {
  const used = [...new Set(items.filter(({ isRemoved }) => !isRemoved).flatMap(({ allergens }) => allergens as Allergen[]))].sort();
  return used.length > 0 ? `Allergene: ${used.map(code => `${code} ${allergens[code]}`).join(', ')}.` : null;
};

/** Where fresh goods and those made to order cannot be given back, and by which law (domain 3.2). */
const withdrawal: Readonly<Record<string, string>> = {
  AT: '§ 18 Abs. 1 Z 3 und 4 FAGG',
  DE: '§ 312g Abs. 2 Nr. 1 und 2 BGB',
};

/** What must stand beside the prices, and in a confirmation that lasts: notices, allergens, the right to withdraw. */
export function noticesOf({ order, branch }: Told): Piece {
  const isPriceMissing = order.items.some(({ unitPrice, isRemoved }) => unitPrice === null && !isRemoved);
  const law = withdrawal[branch.country];
  return {
    kind: 'small',
    texts: filled(
      ...priceNotices({ isApproximate: order.pricing.isApproximate, isPriceMissing }, order.isQuotation),
      'Alle Preise verstehen sich inklusive Umsatzsteuer.',
      legend(order.items),
      law ? `Für Waren, die schnell verderben oder nach Ihren Wünschen angefertigt werden, besteht kein Rücktrittsrecht (${law}).` : null,
      branch.country === 'AT' ? 'Kein Beleg im Sinne der RKSV.' : null,
    ),
  };
}

/** The terms the order was placed under, whole: a link may show others tomorrow (domain 3.1). */
export const termsOf = ({ settings: { termsAndConditionsText } }: Told): Piece[] =>
  termsAndConditionsText
    ? [{ kind: 'richText', title: 'Allgemeine Geschäftsbedingungen', richText: withoutHeading(termsAndConditionsText) }]
    : [];

// Most texts begin with a heading of their own.
const withoutHeading = (richText: string): string => richText.replace(/^\s*<h(\d)>[^<]*<\/h\1>/, '');

/** Who writes, and where the legal texts are found. */
export function footOf({ branch, division, settings, publicUrl }: Told): Pick<Letter, 'sender' | 'links'> {
  const { businessName, shopName } = settings;
  return {
    sender: filled(
      division?.businessName ?? businessName ?? shopName,
      filled(branch.name, addressText(branch)).join(', '),
      filled(branch.phone ?? settings.phone, branch.email ?? settings.email).join(', '),
      division?.vatNumber ? `UID ${division.vatNumber}` : null,
    ),
    links: legalPageNames.flatMap(name => {
      const link = legalLink(settings, name);
      return link ? [{ label: legalPages[name].label, address: link.isElsewhere ? link.to : new URL(link.to, publicUrl).href }] : [];
    }),
  };
}
