/** The pages of the law: what they are called, and which settings hold their text, or their address elsewhere (G-014). */
import { sitePath } from './paths';
import type { Settings } from './settings';

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
export const legalPageNames = Object.keys(legalPages) as LegalPageName[];

/** Which of them lies at this path, `site/imprint`. */
export function legalPageAt(path: string): LegalPageName | undefined {
  const [, name = ''] = /^site\/([a-z-]+)$/.exec(path) ?? [];
  return Object.hasOwn(legalPages, name) ? (name as LegalPageName) : undefined;
}

type LegalSettings = Pick<Settings, (typeof legalPages)[LegalPageName]['url' | 'text']>;

/** The text of our own, without the heading most of them begin with: what shows it has the title already. */
export const legalText = (settings: LegalSettings, name: LegalPageName): string | undefined =>
  settings[legalPages[name].text]?.replace(`<h2>${legalPages[name].title}</h2>`, '');

/** Where the link of a legal page leads, if it leads anywhere: our own text comes before an address elsewhere (SHELL-09, SHELL-10). */
export function legalLink(settings: LegalSettings, name: LegalPageName): { to: string; isElsewhere: boolean } | undefined {
  const { url, text } = legalPages[name];
  if (settings[text]) return { to: sitePath(name), isElsewhere: false };
  const address = settings[url];
  return address ? { to: address, isElsewhere: true } : undefined;
}
