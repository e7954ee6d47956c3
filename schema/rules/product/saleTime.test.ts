import { inZone } from '../time/calendar';
import type { DateTime } from 'luxon';
import type { SlotQuery } from '../time/slots';
import type { ScheduledItem } from './availability';
import { firstSaleTime, orderFromText } from './saleTime';

const zone = 'Europe/Vienna';
const daily = (from: string, to: string) => ({ type: 'daily', isClosed: false, from, to }) as const;
const time = (iso: string) => inZone(iso, zone);
const query = (overrides: Partial<SlotQuery['branch']> = {}, products: SlotQuery['products'] = []): SlotQuery => ({
  branch: {
    openingHours: [daily('07:00', '18:00')],
    deliveryHours: [],
    isDeliveryHoursEnabled: false,
    ...overrides,
  } as SlotQuery['branch'],
  method: 'takeaway',
  products,
});
const item = (overrides: Partial<ScheduledItem> = {}): ScheduledItem => ({
  ...{ isEnabled: true, schedule: [], isVisibleWhenUnavailable: true },
  ...overrides,
});
const iso = (value: DateTime | null) => value?.toFormat('yyyy-MM-dd HH:mm') ?? null;

test.each([
  ['at the opening, when it is sold before that', [item({ schedule: [daily('06:00', '11:00')] })], '2026-11-21 07:00'],
  ['when it is sold, if that is after the opening', [item({ schedule: [daily('14:00', '16:00')] })], '2026-11-20 14:00'],
  [
    'when it and its category are sold',
    [item({ schedule: [daily('08:00', '15:00')] }), item({ schedule: [daily('14:30', '20:00')] })],
    '2026-11-20 14:30',
  ],
  ['after it was sold out', [item({ soldOut: { until: '2026-11-20T15:02:30Z' } })], '2026-11-20 16:05'],
  ['never, when it is sold out without an end', [item({ soldOut: { until: null } })], null],
  ['never, when it is not enabled', [item({ isEnabled: false })], null],
  ['never, when it is sold only while the branch is closed', [item({ schedule: [daily('19:00', '21:00')] })], null],
])('can be ordered %s', (_title, items, expected) => {
  expect(iso(firstSaleTime(query(), items, time('2026-11-20T12:00')))).toBe(expected);
});

test('looks beyond a week when the lead time or a holiday needs it', () => {
  const at = time('2026-11-20T12:00');
  const breakfast = item({ schedule: [daily('06:00', '11:00')] });
  const slow = { isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 14 } as const;
  expect(iso(firstSaleTime(query({}, [slow]), [breakfast], at))).toBe('2026-12-05 07:00');
  const days = Array.from({ length: 10 }, (_, index) => `2026-11-${20 + index}`);
  const holiday = days.map(date => ({ type: 'once', date, isClosed: true }) as const);
  const { branch } = query();
  expect(iso(firstSaleTime(query({ openingHours: [...branch.openingHours, ...holiday] }), [breakfast], at))).toBe('2026-11-30 07:00');
});

test('finds a season within the horizon of ninety days, and none after it', () => {
  const season = item({ schedule: [{ type: 'once', date: '2026-12-01', isClosed: false, from: '06:00', to: '18:00' }] });
  expect(iso(firstSaleTime(query(), [season], time('2026-11-20T12:00')))).toBe('2026-12-01 07:00');
  expect(iso(firstSaleTime(query(), [season], time('2026-08-20T12:00')))).toBeNull();
});

test('names the day as people say it', () => {
  const at = time('2026-11-20T12:00'); // a Friday
  const texts = ['2026-11-20T14:00', '2026-11-21T07:00', '2026-11-25T07:00', '2026-12-01T07:00'].map(iso => orderFromText(time(iso), at));
  expect(texts).toEqual([
    'Ab 14:00 bestellen',
    'Ab morgen, 07:00 bestellen',
    'Ab Mittwoch, 07:00 bestellen',
    'Ab 01.12.2026, 07:00 bestellen',
  ]);
});
