/** The legal pages: a text of our own, or an address elsewhere (SHELL-09, SHELL-10). */
import type { ShopSettings } from './shop';

export const legalPages = {
  'terms-and-conditions': {
    label: 'AGB',
    title: 'Allgemeine Geschäftsbedingungen',
    url: 'termsAndConditions',
    text: 'termsAndConditionsText',
  },
  privacy: { label: 'Datenschutz', title: 'Datenschutz', url: 'privacyPolicy', text: 'privacyPolicyText' },
  imprint: { label: 'Impressum', title: 'Impressum', url: 'imprint', text: 'imprintText' },
  allergens: { label: 'Allergene', title: 'Allergene', url: 'allergens', text: 'allergensText' },
} as const satisfies Readonly<Record<string, { label: string; title: string; url: keyof ShopSettings; text: keyof ShopSettings }>>;

export type LegalPageName = keyof typeof legalPages;

/** The text of our own, without the heading most of them begin with: what shows it has the title already. */
export const legalText = (config: ShopSettings, name: LegalPageName): string | undefined =>
  config[legalPages[name].text]?.replace(`<h2>${legalPages[name].title}</h2>`, '');

/** Where the link of a legal page leads, if it leads anywhere: our own text comes before an address elsewhere. */
export function legalLink(config: ShopSettings, name: LegalPageName): { to: string; isElsewhere: boolean } | undefined {
  const { url, text } = legalPages[name];
  if (config[text]) return { to: `/site/${name}`, isElsewhere: false };
  const address = config[url];
  return address ? { to: address, isElsewhere: true } : undefined;
}
