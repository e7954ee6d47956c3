/** What visitors of the shop agree to, and the cookie that remembers it for a year (COOKIE-03, G-127, domain.md 3.9). */
import { isKeyOf } from '../objects';

export const consentPurposes = { statistics: 'Statistik', marketing: 'Marketing' } as const;

export type ConsentPurpose = keyof typeof consentPurposes;

/** The decisions by the values of the cookie, with what they agree to. */
const decisions = {
  accepted: ['statistics', 'marketing'],
  declined: [],
  statistics: ['statistics'],
  marketing: ['marketing'],
} as const satisfies Readonly<Record<string, readonly ConsentPurpose[]>>;

export type ConsentDecision = keyof typeof decisions;

/** The version of the texts that visitors agree to. It is part of the proof; raise it when the meaning of a purpose changes. */
export const consentVersion = 1;

const cookieName = 'cookie-banner-acceptance-state';

/** 365 days in seconds. */
const maxAge = 365 * 24 * 60 * 60;

/** Returns the decision in the cookies of a browser; null as long as there is none. */
export function parseDecision(cookies: string): ConsentDecision | null {
  const cookie = cookies.split('; ').find(text => text.startsWith(`${cookieName}=`));
  const value = cookie?.slice(cookieName.length + 1) ?? '';
  return isKeyOf(decisions, value) ? value : null;
}

export const decisionCookie = (decision: ConsentDecision, isSecure: boolean): string =>
  `${cookieName}=${decision}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const purposesOf = (decision: ConsentDecision | null): readonly ConsentPurpose[] => (decision ? decisions[decision] : []);

export function decisionFor(hasStatistics: boolean, hasMarketing: boolean): ConsentDecision {
  if (hasStatistics) return hasMarketing ? 'accepted' : 'statistics';
  return hasMarketing ? 'marketing' : 'declined';
}
