/** What the law requires in an e-mail about an order: notices, terms, the sender and links to the legal pages (domain 3). */
import { priceNotices } from '../../../../schema/rules/pricing/priceNotices';
import { allergens, type Allergen } from '../../../../schema/rules/product/allergens';
import { minimumAgeNotice, minimumAgeOfOrder } from '../../../../schema/rules/product/minimumAge';
import type { OrderItem } from '../../../../schema/rules/order/orderItem';
import { addressText } from '../../../../schema/rules/site/contactText';
import { legalLink, legalPageNames, legalPages, legalTextsOf } from '../../../../schema/site/legalPages';
import type { EmailTemplate, EmailSection } from '../../mail/emailTemplate';
import { nonEmpty, type OrderEmailData } from './orderEmailData';

const allergenLegend = (items: readonly OrderItem[]): string | null => {
  const codes = [...new Set(items.filter(({ isRemoved }) => !isRemoved).flatMap(({ allergens }) => allergens as Allergen[]))].sort();
  return codes.length > 0 ? `Allergene: ${codes.map(code => `${code} ${allergens[code]}`).join(', ')}.` : null;
};

/** The law that excludes withdrawal for perishable and custom-made products, by country (domain 3.2). */
const withdrawalLaws: Readonly<Record<string, string>> = {
  AT: '§ 18 Abs. 1 Z 3 und 4 FAGG',
  DE: '§ 312g Abs. 2 Nr. 1 und 2 BGB',
};

/** Builds the section with the notices that prices and a lasting confirmation must have: price notices, minimum age, allergens, right of withdrawal. */
export function noticesSection({ order, branch }: OrderEmailData): EmailSection {
  const isPriceMissing = order.items.some(({ unitPrice, isRemoved }) => unitPrice === null && !isRemoved);
  const age = minimumAgeOfOrder(order);
  const law = withdrawalLaws[branch.country];
  return {
    kind: 'small',
    texts: nonEmpty(
      ...priceNotices({ isApproximate: order.pricing.isApproximate, isPriceMissing }, order.isQuotation),
      'Alle Preise verstehen sich inklusive Umsatzsteuer.',
      age && minimumAgeNotice(age),
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
  const legalLinks = { ...settings, legalTexts: legalTextsOf(settings) };
  return {
    sender: nonEmpty(
      division?.businessName ?? businessName ?? shopName,
      nonEmpty(branch.name, addressText(branch)).join(', '),
      nonEmpty(branch.phone ?? settings.phone, branch.email ?? settings.email).join(', '),
      division?.vatNumber ? `UID ${division.vatNumber}` : null,
    ),
    links: legalPageNames.flatMap(name => {
      const link = legalLink(legalLinks, name);
      return link ? [{ label: legalPages[name].label, url: link.isExternal ? link.to : new URL(link.to, publicUrl).href }] : [];
    }),
  };
}
