/** The pages of the law: what they are called, and which settings hold their text, or their address elsewhere (G-014). */
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

/** Which of them lies at this path, `site/imprint`. */
export function legalPageAt(path: string): LegalPageName | undefined {
  const [, name = ''] = /^site\/([a-z-]+)$/.exec(path) ?? [];
  return Object.hasOwn(legalPages, name) ? (name as LegalPageName) : undefined;
}
