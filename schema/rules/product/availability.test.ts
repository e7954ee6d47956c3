import { activeMenu, availability, availabilityText, isOrderable, isShown, type Schedule } from './availability';
import { daily, on, once, vienna } from '../../testing/hours';

const breakfast: Schedule = [daily('06:00', '11:00')];
const at = vienna('2026-11-20T10:00');

test.each([
  [true, breakfast, false, '10:59', true, true],
  [true, breakfast, false, '11:00', false, false],
  [true, breakfast, true, '11:00', false, true],
  [true, [], false, '23:00', true, true],
  [false, breakfast, false, '10:00', false, false],
  [false, [], true, '10:00', false, true],
])(
  'enabled %s, schedule %j, visible when unavailable %s at %s: orderable %s, shown %s',
  (isEnabled, schedule, isVisibleWhenUnavailable, time, orderable, shown) => {
    const thing = { isEnabled, schedule, isVisibleWhenUnavailable };
    expect(isOrderable(thing, vienna(`2026-11-20T${time}`))).toBe(orderable);
    expect(isShown(thing, vienna(`2026-11-20T${time}`))).toBe(shown);
  },
);

describe('the active menu', () => {
  const menus = [
    { name: 'autumn', availableFrom: new Date('2026-09-01T00:00:00+02:00') },
    { name: 'spring', availableFrom: '2027-03-01T00:00:00+01:00' },
    { name: 'winter', availableFrom: '2026-11-01T00:00:00+01:00' },
  ];

  test('is the latest that has begun, wherever it stands in the list', () => {
    expect(activeMenu(menus, at)?.name).toBe('winter');
    expect(activeMenu(menus.toReversed(), at)?.name).toBe('winter');
  });
  test('is the later in the list of two that began together', () =>
    expect(activeMenu([...menus, { ...menus[2]!, name: 'snow' }, menus[0]!], at)?.name).toBe('snow'));
  test('begins on the minute', () => {
    expect(activeMenu(menus, vienna('2026-10-31T23:59'))?.name).toBe('autumn');
    expect(activeMenu(menus, vienna('2026-11-01T00:00'))?.name).toBe('winter');
  });
  test('is none before the first', () => expect(activeMenu(menus, vienna('2026-08-31T23:59'))).toBeUndefined());
});

test.each<[string, readonly Schedule[], string, string | undefined]>([
  ['always', [[], []], '2026-11-20T10:00', undefined],
  ['around the clock', [[daily('00:00', '24:00')]], '2026-11-20T10:00', undefined],
  ['now', [breakfast], '2026-11-20T10:00', 'Verfügbar bis 11:00 Uhr'],
  ['now, on the minute', [breakfast], '2026-11-20T06:00', 'Verfügbar bis 11:00 Uhr'],
  ['later today', [breakfast], '2026-11-20T05:00', 'Verfügbar ab 06:00 Uhr'],
  ['tomorrow', [breakfast], '2026-11-20T11:00', 'Verfügbar ab morgen, 06:00 Uhr'],
  ['in some days', [[on('wednesday', '08:00', '12:00')]], '2026-11-20T11:00', 'Verfügbar ab Mittwoch, 08:00 Uhr'],
  ['in a week', [[on('friday', '08:00', '10:00')]], '2026-11-20T11:00', 'Verfügbar ab 27.11.2026, 08:00 Uhr'],
  ['in weeks', [[once('2026-12-24', '08:00', '12:00')]], '2026-11-20T11:00', 'Verfügbar ab 24.12.2026, 08:00 Uhr'],
  ['never', [[once('2026-11-19', '08:00', '12:00')]], '2026-11-20T11:00', 'Derzeit nicht verfügbar'],
  ['until midnight', [[daily('16:00', '24:00')]], '2026-11-20T17:00', 'Verfügbar bis 24:00 Uhr'],
  [
    'until the week ends',
    [[on('friday', '00:00', '24:00'), on('saturday', '00:00', '24:00')]],
    '2026-11-20T17:00',
    'Verfügbar bis morgen, 24:00 Uhr',
  ],
  ['product and category together', [breakfast, [daily('09:00', '14:00')]], '2026-11-20T08:00', 'Verfügbar ab 09:00 Uhr'],
  ['the shorter of both', [breakfast, [daily('09:00', '10:30')]], '2026-11-20T09:30', 'Verfügbar bis 10:30 Uhr'],
  ['in an hour that spring skips', [[once('2027-03-28', '02:30', '03:15')]], '2027-03-28T01:00', 'Derzeit nicht verfügbar'],
  ['one after the other', [breakfast, [daily('11:00', '14:00')]], '2026-11-20T09:30', 'Derzeit nicht verfügbar'],
  ['both never at once', [breakfast, [daily('12:00', '14:00')]], '2026-11-20T09:30', 'Derzeit nicht verfügbar'],
])('%s', (_, schedules, now, expected) => expect(availabilityText(availability(schedules, vienna(now)), vienna(now))).toBe(expected));
