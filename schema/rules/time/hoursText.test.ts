import {
  daysText,
  deliveryReopeningText,
  hoursText,
  openBranchesText,
  openingText,
  reopeningText,
  upcomingEntries,
  weekEntries,
} from './hoursText';
import type { OpeningEntry } from './hoursText';
import type { OpeningRule } from './openingRule';
import { dailyRule, weekdayRule, onceRule, closedRule, inVienna } from '../../testing/hours';

const lines = (entries: readonly OpeningEntry[]): string[] => entries.map(entry => `${daysText(entry)}: ${hoursText(entry)}`);
const closedDayRule = (type: 'sunday' | 'wednesday'): OpeningRule => ({ type, isClosed: true });

describe('weekEntries', () => {
  test('groups equal days', () => {
    expect(weekEntries([dailyRule('06:00', '18:00'), weekdayRule('saturday', '06:00', '12:00'), closedDayRule('sunday')])).toEqual([
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        isRange: true,
        isClosed: false,
        hours: [{ from: '06:00', to: '18:00' }],
      },
      { days: ['saturday'], isRange: false, isClosed: false, hours: [{ from: '06:00', to: '12:00' }] },
      { days: ['sunday'], isRange: false, isClosed: true, hours: [] },
    ]);
  });

  test.each<[string, readonly OpeningRule[], readonly string[]]>([
    ['no rules', [], ['Mo – So: geschlossen']],
    ['a break', [dailyRule('07:00', '18:00'), closedRule('12:00', '13:00')], ['Mo – So: 07:00 - 12:00 Uhr, 13:00 - 18:00 Uhr']],
    ['rules in any order', [dailyRule('14:00', '18:00'), dailyRule('06:30', '12:00')], ['Mo – So: 06:30 - 12:00 Uhr, 14:00 - 18:00 Uhr']],
    [
      'a closed day in between',
      [dailyRule('07:00', '18:00'), closedDayRule('wednesday')],
      ['Mo – Di: 07:00 - 18:00 Uhr', 'Mi: geschlossen', 'Do – So: 07:00 - 18:00 Uhr'],
    ],
    ['night shifts', [dailyRule('18:00', '02:00')], ['Mo – So: 18:00 - 02:00 Uhr']],
    ['until midnight', [dailyRule('16:00', '00:00')], ['Mo – So: 16:00 - 24:00 Uhr']],
    ['around the clock', [dailyRule('00:00', '00:00')], ['Mo – So: rund um die Uhr']],
    [
      'a single date, which is ignored',
      [dailyRule('07:00', '18:00'), onceRule('2026-12-24', '07:00', '12:00')],
      ['Mo – So: 07:00 - 18:00 Uhr'],
    ],
  ])('formats %s', (_, rules, expected) => expect(lines(weekEntries(rules))).toEqual(expected));
});

test('returns the coming days from today with single dates', () => {
  const rules = [dailyRule('06:00', '18:00'), closedDayRule('sunday'), onceRule('2026-11-24', '07:00', '12:00')];
  expect(lines(upcomingEntries(rules, inVienna('2026-11-20T10:00')))).toEqual([
    'Heute: 06:00 - 18:00 Uhr',
    'Morgen: 06:00 - 18:00 Uhr',
    'So: geschlossen',
    'Mo: 06:00 - 18:00 Uhr',
    'Di: 07:00 - 12:00 Uhr',
    'Mi – Do: 06:00 - 18:00 Uhr',
  ]);
});

test.each([
  ['10:00', { state: 'open', text: 'Geöffnet bis 18:30' }],
  ['17:31', { state: 'closingSoon', text: 'Geöffnet bis 18:30' }],
  ['18:30', { state: 'closed', text: 'Geschlossen' }],
])('returns the toolbar text at %s', (time, expected) =>
  expect(openingText([dailyRule('06:00', '18:30')], inVienna(`2026-11-20T${time}`))).toEqual(expected),
);

test('returns the toolbar text for hours around the clock', () =>
  expect(openingText([dailyRule('00:00', '00:00')], inVienna('2026-11-20T23:30'))).toEqual({
    state: 'open',
    text: 'Durchgehend geöffnet',
  }));

test.each([
  [0, 'Alle Standorte geschlossen'],
  [1, '1 Standort geöffnet'],
  [2, '2 Standorte geöffnet'],
])('formats %d open branches', (count, expected) => expect(openBranchesText(count)).toBe(expected));

test('formats the next opening of branch and delivery', () => {
  const [today, monday] = [{ day: 'today', from: '06:00', to: '18:00' } as const, { day: 'monday', from: '06:30', to: '12:00' } as const];
  expect(reopeningText(today)).toBe('Wir öffnen wieder um 06:00 Uhr.');
  expect(reopeningText(monday)).toBe('Wir öffnen wieder am Montag um 06:30 Uhr.');
  expect(deliveryReopeningText(today)).toBe('Wir liefern wieder ab 06:00 Uhr.');
  expect(deliveryReopeningText(monday)).toBe('Wir liefern wieder ab Montag, 06:30 Uhr.');
});
