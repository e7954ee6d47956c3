import { activeMenu, availability, availabilityText, isOrderable, isVisible, type Schedule } from './availability';
import { dailyRule, weekdayRule, onceRule, inVienna } from '../../testing/hours';

const breakfast: Schedule = [dailyRule('06:00', '11:00')];
const at = inVienna('2026-11-20T10:00');

test.each([
  [true, breakfast, false, '10:59', true, true],
  [true, breakfast, false, '11:00', false, false],
  [true, breakfast, true, '11:00', false, true],
  [true, [], false, '23:00', true, true],
  [false, breakfast, false, '10:00', false, false],
  [false, [], true, '10:00', false, true],
])(
  'offers with enabled %s, schedule %j, visible when unavailable %s at %s: orderable %s, visible %s',
  (isEnabled, schedule, isVisibleWhenUnavailable, time, orderable, visible) => {
    const item = { isEnabled, schedule, isVisibleWhenUnavailable };
    expect(isOrderable(item, inVienna(`2026-11-20T${time}`))).toBe(orderable);
    expect(isVisible(item, inVienna(`2026-11-20T${time}`))).toBe(visible);
  },
);

describe('activeMenu', () => {
  const menus = [
    { name: 'autumn', availableFrom: new Date('2026-09-01T00:00:00+02:00') },
    { name: 'spring', availableFrom: '2027-03-01T00:00:00+01:00' },
    { name: 'winter', availableFrom: '2026-11-01T00:00:00+01:00' },
  ];

  test('returns the menu that started last in any order of the list', () => {
    expect(activeMenu(menus, at)?.name).toBe('winter');
    expect(activeMenu(menus.toReversed(), at)?.name).toBe('winter');
  });
  test('returns the later in the list of two that started together', () =>
    expect(activeMenu([...menus, { ...menus[2]!, name: 'snow' }, menus[0]!], at)?.name).toBe('snow'));
  test('starts on the minute', () => {
    expect(activeMenu(menus, inVienna('2026-10-31T23:59'))?.name).toBe('autumn');
    expect(activeMenu(menus, inVienna('2026-11-01T00:00'))?.name).toBe('winter');
  });
  test('returns undefined before the first', () => expect(activeMenu(menus, inVienna('2026-08-31T23:59'))).toBeUndefined());
});

test.each<[string, readonly Schedule[], string, string | undefined]>([
  ['always available', [[], []], '2026-11-20T10:00', undefined],
  ['around the clock', [[dailyRule('00:00', '24:00')]], '2026-11-20T10:00', undefined],
  ['available now', [breakfast], '2026-11-20T10:00', 'Verfügbar bis 11:00 Uhr'],
  ['available from this minute', [breakfast], '2026-11-20T06:00', 'Verfügbar bis 11:00 Uhr'],
  ['later today', [breakfast], '2026-11-20T05:00', 'Verfügbar ab 06:00 Uhr'],
  ['tomorrow', [breakfast], '2026-11-20T11:00', 'Verfügbar ab morgen, 06:00 Uhr'],
  ['in some days', [[weekdayRule('wednesday', '08:00', '12:00')]], '2026-11-20T11:00', 'Verfügbar ab Mittwoch, 08:00 Uhr'],
  ['in a week', [[weekdayRule('friday', '08:00', '10:00')]], '2026-11-20T11:00', 'Verfügbar ab 27.11.2026, 08:00 Uhr'],
  ['in weeks', [[onceRule('2026-12-24', '08:00', '12:00')]], '2026-11-20T11:00', 'Verfügbar ab 24.12.2026, 08:00 Uhr'],
  ['never again', [[onceRule('2026-11-19', '08:00', '12:00')]], '2026-11-20T11:00', 'Derzeit nicht verfügbar'],
  ['until midnight', [[dailyRule('16:00', '24:00')]], '2026-11-20T17:00', 'Verfügbar bis 24:00 Uhr'],
  [
    'until the week ends',
    [[weekdayRule('friday', '00:00', '24:00'), weekdayRule('saturday', '00:00', '24:00')]],
    '2026-11-20T17:00',
    'Verfügbar bis morgen, 24:00 Uhr',
  ],
  ['the later start of product and category', [breakfast, [dailyRule('09:00', '14:00')]], '2026-11-20T08:00', 'Verfügbar ab 09:00 Uhr'],
  ['the earlier end of product and category', [breakfast, [dailyRule('09:00', '10:30')]], '2026-11-20T09:30', 'Verfügbar bis 10:30 Uhr'],
  ['a range in the hour skipped in spring', [[onceRule('2027-03-28', '02:30', '03:15')]], '2027-03-28T01:00', 'Derzeit nicht verfügbar'],
  ['one range after the other', [breakfast, [dailyRule('11:00', '14:00')]], '2026-11-20T09:30', 'Derzeit nicht verfügbar'],
  ['ranges that never overlap', [breakfast, [dailyRule('12:00', '14:00')]], '2026-11-20T09:30', 'Derzeit nicht verfügbar'],
])('formats the availability: %s', (_, schedules, now, expected) =>
  expect(availabilityText(availability(schedules, inVienna(now)), inVienna(now))).toBe(expected),
);
