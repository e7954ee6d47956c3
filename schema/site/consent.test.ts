import { decisionCookie, decisionFor, parseDecision, purposesOf, type ConsentDecision, type ConsentPurpose } from './consent';

const year = 31_536_000;

test.each<[decision: ConsentDecision, purposes: ConsentPurpose[]]>([
  ['accepted', ['statistics', 'marketing']],
  ['declined', []],
  ['statistics', ['statistics']],
  ['marketing', ['marketing']],
])('stores the decision %s for a year', (decision, purposes) => {
  expect(decisionCookie(decision, false)).toBe(`cookie-banner-acceptance-state=${decision}; Max-Age=${year}; Path=/; SameSite=Lax`);
  expect(decisionCookie(decision, true)).toMatch(/; SameSite=Lax; Secure$/);
  expect(parseDecision(`theme=dark; cookie-banner-acceptance-state=${decision}; other=accepted`)).toBe(decision);
  expect(purposesOf(decision)).toEqual(purposes);
  expect(decisionFor(purposes.includes('statistics'), purposes.includes('marketing'))).toBe(decision);
});

test.each(['', 'cookie-banner-acceptance-state=', 'cookie-banner-acceptance-state=true', 'my-cookie-banner-acceptance-state=accepted'])(
  'knows no decision from %p',
  cookies => expect(parseDecision(cookies)).toBeNull(),
);
