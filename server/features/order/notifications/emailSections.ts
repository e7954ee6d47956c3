/** The sections of e-mails about an order: items, delivery, and the notices that the law requires (domain 3). */
import { legalLink, legalPageNames, legalPages } from '../../../../schema/site/legalPages';
import { allergens, type Allergen } from '../../../../schema/rules/product/allergens';
import { acceptsUploads } from '../../../../schema/rules/product/partAnswers';
import { inZone } from '../../../../schema/rules/time/calendar';
import { addressText, cityText } from '../../../../schema/rules/site/contactText';
import { dateTimeText, weekdayNames } from '../../../../schema/rules/time/dateText';
import { deliveryMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { moneyText, priceText, rateText } from '../../../../schema/rules/pricing/money';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import { isOnline, paymentLabels } from '../../../../schema/rules/checkout/paymentMethods';
import { priceNotices, totalText } from '../../../../schema/rules/pricing/priceNotices';
import { quantityText, timesText } from '../../../../schema/rules/product/units';
import type { Settings } from '../../../../schema/site/settings';
import type { Branch } from '../../branch/branch.entity';
import type { Division } from '../../branch/division.entity';
import type { LineItem, EmailTemplate, EmailSection } from '../../mail/emailTemplate';
import type { Order } from '../order.entity';

/** An order with the data that its e-mails need. */
export interface OrderEmailData {
  readonly order: Order;
  readonly branch: Branch;
  readonly division: Division | null;
  readonly settings: Settings;
  /** The base URL of the links. */
  readonly publicUrl: string;
}

/** Returns what an order is called: a quotation is an 'Anfrage', an order outside opening hours a 'Vorbestellung'. */
export const orderNoun = ({ isQuotation, isPreorder }: Pick<Order, 'isQuotation' | 'isPreorder'>): string =>
  isQuotation ? 'Anfrage' : isPreorder ? 'Vorbestellung' : 'Bestellung';

const weekdays = Object.values(weekdayNames);

/** Returns `Freitag, 20.11.2026, 10:15 Uhr` in the shop's time zone. The date is absolute, because an e-mail can be read on any day. */
export function dateTimeWithWeekday(date: Date, { timezone }: Settings): string {
  const at = inZone(date, timezone);
  return `${weekdays[at.weekday - 1]}, ${dateTimeText(at)}`;
}

export const dueText = ({ order: { appointment, appointmentDate }, settings }: OrderEmailData): string => {
  const due = appointment ?? appointmentDate;
  return due ? dateTimeWithWeekday(due, settings) : 'So schnell wie möglich';
};

const nonEmpty = (...texts: readonly (string | null)[]): string[] => texts.filter((text): text is string => !!text);

function itemDetails({ parts, contents, allergens, comment }: OrderItem): string[] {
  const answers = parts
    .filter(({ value }) => value.length > 0)
    .map(
      part =>
        `${part.name}: ${acceptsUploads(part) ? `${part.value.length} ${part.value.length === 1 ? 'Datei' : 'Dateien'}` : part.value.join(', ')}`,
    );
  const contentsText = contents.map(({ name, amount, unit }) => `${quantityText(amount, unit)} ${name}`).join(', ');
  return nonEmpty(
    ...answers,
    contentsText && `Inhalt: ${contentsText}`,
    allergens.length > 0 ? `Allergene: ${allergens.join(', ')}` : null,
    comment,
  );
}

const toLineItem = (item: OrderItem, { currency }: Settings): LineItem => ({
  amount: timesText(item),
  name: item.name,
  details: itemDetails(item),
  price: item.unitPrice === null ? '' : priceText(item.gross, item.pricing, currency),
  isRemoved: item.isRemoved,
});

/** Builds the section with the items, the totals and the taxes by rate. */
export function itemsSection({ order, settings }: OrderEmailData, title = `Ihre ${orderNoun(order)}`): EmailSection {
  const { currency } = settings;
  const { deliveryGross, taxes } = order.pricing;
  const totals = [
    ...(order.deliveryType === 'delivery' ? [{ label: 'Lieferkosten', price: moneyText(deliveryGross, currency) }] : []),
    { label: 'Gesamt', price: totalText(order.pricing, order.isQuotation, currency), isTotal: true },
    ...taxes.map(({ rate, amount }) => ({ label: `enthaltene USt. ${rateText(rate)}`, price: moneyText(amount, currency) })),
  ];
  return { kind: 'items', title, items: order.items.map(item => toLineItem(item, settings)), totals };
}

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

const allergenLegend = (items: readonly OrderItem[]): string | null => {
  const codes = [...new Set(items.filter(({ isRemoved }) => !isRemoved).flatMap(({ allergens }) => allergens as Allergen[]))].sort();
  return codes.length > 0 ? `Allergene: ${codes.map(code => `${code} ${allergens[code]}`).join(', ')}.` : null;
};

/** The law that excludes withdrawal for perishable and custom-made products, by country (domain 3.2). */
const withdrawalLaws: Readonly<Record<string, string>> = {
  AT: '§ 18 Abs. 1 Z 3 und 4 FAGG',
  DE: '§ 312g Abs. 2 Nr. 1 und 2 BGB',
};

/** Builds the section with the notices that prices and a lasting confirmation must have: price notices, allergens, right of withdrawal. */
export function noticesSection({ order, branch }: OrderEmailData): EmailSection {
  const isPriceMissing = order.items.some(({ unitPrice, isRemoved }) => unitPrice === null && !isRemoved);
  const law = withdrawalLaws[branch.country];
  return {
    kind: 'small',
    texts: nonEmpty(
      ...priceNotices({ isApproximate: order.pricing.isApproximate, isPriceMissing }, order.isQuotation),
      'Alle Preise verstehen sich inklusive Umsatzsteuer.',
      allergenLegend(order.items),
      law ? `Für Waren, die schnell verderben oder nach Ihren Wünschen angefertigt werden, besteht kein Rücktrittsrecht (${law}).` : null,
      branch.country === 'AT' ? 'Kein Beleg im Sinne der RKSV.' : null,
    ),
  };
}

/** Builds the section with the full terms of the order. A link could show a later version (domain 3.1). */
export const termsSection = ({ settings: { termsAndConditionsText } }: OrderEmailData): EmailSection[] =>
  termsAndConditionsText
    ? [{ kind: 'richText', title: 'Allgemeine Geschäftsbedingungen', richText: withoutHeading(termsAndConditionsText) }]
    : [];

// Most texts start with their own heading, which repeats the title.
const withoutHeading = (richText: string): string => richText.replace(/^\s*<h(\d)>[^<]*<\/h\1>/, '');

/** Builds the footer: the sender, and links to the legal pages. */
export function footerSection({ branch, division, settings, publicUrl }: OrderEmailData): Pick<EmailTemplate, 'sender' | 'links'> {
  const { businessName, shopName } = settings;
  return {
    sender: nonEmpty(
      division?.businessName ?? businessName ?? shopName,
      nonEmpty(branch.name, addressText(branch)).join(', '),
      nonEmpty(branch.phone ?? settings.phone, branch.email ?? settings.email).join(', '),
      division?.vatNumber ? `UID ${division.vatNumber}` : null,
    ),
    links: legalPageNames.flatMap(name => {
      const link = legalLink(settings, name);
      return link ? [{ label: legalPages[name].label, url: link.isExternal ? link.to : new URL(link.to, publicUrl).href }] : [];
    }),
  };
}
