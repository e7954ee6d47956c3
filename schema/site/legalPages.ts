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

type LegalSettings = Pick<Settings, (typeof legalPages)[LegalPageName]['url' | 'text']>;

/** Returns the shop's own text without its heading, because the page shows the title. */
export const legalText = (settings: LegalSettings, name: LegalPageName): string | undefined =>
  settings[legalPages[name].text]?.replace(`<h2>${legalPages[name].title}</h2>`, '');

/** Returns the target of a legal link, or undefined. The shop's own text has precedence over an external URL (SHELL-09, SHELL-10). */
export function legalLink(settings: LegalSettings, name: LegalPageName): { to: string; isExternal: boolean } | undefined {
  const { url, text } = legalPages[name];
  if (settings[text]) return { to: sitePath(name), isExternal: false };
  const externalUrl = settings[url];
  return externalUrl ? { to: externalUrl, isExternal: true } : undefined;
}
