/** The legal pages: their titles and the settings with their text or external URL (G-014). */
import { sitePath } from './paths';
import type { Settings } from './settings';
import { isKeyOf, keysOf } from '../objects';

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
} as const satisfies Readonly<Record<string, { label: string; title: string; url: keyof Settings; text: keyof Settings }>>;

export type LegalPageName = keyof typeof legalPages;
export const legalPageNames = keysOf(legalPages);

/** Returns the legal page of a path such as `site/imprint`. */
export function findLegalPage(path: string): LegalPageName | undefined {
  const [, name = ''] = /^site\/([a-z-]+)$/.exec(path) ?? [];
  return isKeyOf(legalPages, name) ? name : undefined;
}

type LegalPage = (typeof legalPages)[LegalPageName];

/** Returns the legal pages that have a text of the shop's own. */
export const legalTextsOf = (settings: Pick<Settings, LegalPage['text']>): LegalPageName[] =>
  legalPageNames.filter(name => settings[legalPages[name].text]);

/** Returns the text without its heading, because the page shows the title. */
export const withoutTitle = (text: string, name: LegalPageName): string => text.replace(`<h2>${legalPages[name].title}</h2>`, '');

export type LegalLinks = Pick<Settings, LegalPage['url']> & { readonly legalTexts: readonly string[] };

/** Returns the target of a legal link, or undefined. The shop's own text has precedence over an external URL (SHELL-09, SHELL-10). */
export function legalLink(links: LegalLinks, name: LegalPageName): { to: string; isExternal: boolean } | undefined {
  if (links.legalTexts.includes(name)) return { to: sitePath(name), isExternal: false };
  const externalUrl = links[legalPages[name].url];
  return externalUrl ? { to: externalUrl, isExternal: true } : undefined;
}
