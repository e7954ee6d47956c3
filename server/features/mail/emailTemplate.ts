/** The content of an e-mail, from which the HTML and the plain text are rendered. */
import type { Settings } from '../../../schema/site/settings';
import { plainText } from './html';

/** An item: `2 ×`, `Semmel`, its details, `1,10 €`. */
export interface LineItem {
  readonly amount: string;
  readonly name: string;
  readonly details: readonly string[];
  readonly price: string;
  readonly isRemoved?: boolean;
}

export interface TotalLine {
  readonly label: string;
  readonly price: string;
  readonly isTotal?: boolean;
}

/** The sections of an e-mail, from top to bottom. Texts may have several lines. */
export type EmailSection =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'number'; readonly label: string; readonly value: string }
  | { readonly kind: 'facts'; readonly title: string; readonly facts: Readonly<Record<string, string | null>> }
  | { readonly kind: 'items'; readonly title: string; readonly items: readonly LineItem[]; readonly totals: readonly TotalLine[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'small'; readonly texts: readonly string[] }
  | { readonly kind: 'richText'; readonly title: string; readonly richText: string };

export interface EmailTemplate {
  readonly heading: string;
  readonly sections: readonly EmailSection[];
  /** The sender: name, address, contact. */
  readonly sender: readonly string[];
  readonly links?: readonly { readonly label: string; readonly url: string }[];
}

/** The branding that e-mails share with the pages of the shop. */
export type EmailTheme = Pick<Settings, 'shopName' | 'color1' | 'colorAccent' | 'fontDisplay' | 'fontBody'>;

/** Returns the facts that have a value. */
export const knownFacts = (facts: Readonly<Record<string, string | null>>): [name: string, fact: string][] =>
  Object.entries(facts).filter((entry): entry is [string, string] => !!entry[1]);

type SectionTexts = { readonly [K in EmailSection['kind']]: (section: Extract<EmailSection, { kind: K }>) => string };

const sectionTexts: SectionTexts = {
  text: ({ text }) => text,
  quote: ({ text }) => text.replace(/^/gm, '> '),
  number: ({ label, value }) => `${label}: ${value}`,
  facts: ({ title, facts }) =>
    [title.toUpperCase(), ...knownFacts(facts).map(([name, fact]) => `${name}: ${fact.replaceAll('\n', ', ')}`)].join('\n'),
  items: ({ title, items, totals }) =>
    [title.toUpperCase(), ...items.map(itemText), ...totals.map(({ label, price }) => `${label}: ${price}`)].join('\n'),
  button: ({ label, url }) => `${label}:\n${url}`,
  small: ({ texts }) => texts.join('\n'),
  richText: ({ title, richText }) => `${title.toUpperCase()}\n${plainText(richText)}`,
};

function itemText({ amount, name, details, price, isRemoved = false }: LineItem): string {
  const title = [amount, name, price && `– ${price}`, isRemoved && '(entfällt)'].filter(Boolean).join(' ');
  return [title, ...details.map(detail => `    ${detail}`)].join('\n');
}

/** Returns the e-mail as plain text. */
export const emailText = ({ heading, sections, sender, links = [] }: EmailTemplate): string =>
  [
    heading,
    ...sections.map(section => (sectionTexts[section.kind] as (section: EmailSection) => string)(section)),
    ['-- ', ...sender, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ].join('\n\n');
