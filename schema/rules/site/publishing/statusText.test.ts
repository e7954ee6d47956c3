import { DateTime } from 'luxon';
import { statusText } from './statusText';

const at = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Vienna' });
const now = at('2026-11-20T10:30');
const none = { publishAt: null, unpublishAt: null };

test.each([
  ['Entwurf', { status: 'draft', ...none }],
  ['Abgelaufen', { status: 'expired', ...none }],
  ['Geplant 24.12. 05:00', { status: 'planned', ...none, publishAt: at('2026-12-24T05:00') }],
  ['Geplant 01.02.2027 18:30', { status: 'planned', publishAt: at('2027-02-01T18:30'), unpublishAt: at('2027-03-01T18:30') }],
  ['Online', { status: 'online', ...none }],
  ['Online bis 24.12. 05:00', { status: 'online', ...none, unpublishAt: at('2026-12-24T05:00') }],
  ['Online + Änderungen', { status: 'changed', ...none }],
  ['Online + 1 Änderung', { status: 'changed', ...none, changeCount: 1 }],
  ['Online bis 24.12. 05:00 + 3 Änderungen', { status: 'changed', publishAt: null, unpublishAt: at('2026-12-24T05:00'), changeCount: 3 }],
] as const)('%s', (expected, details) => {
  expect(statusText(details, now)).toBe(expected);
});
