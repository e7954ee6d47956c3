import { inZone } from '../../../../../schema/rules/time/calendar';
import { soonest, timeOptions } from './timeOptions';

const at = inZone('2026-11-20T10:02', 'Europe/Vienna');
const slot = (start: string, end: string) => ({
  start: inZone(start, 'Europe/Vienna').toMillis(),
  end: inZone(end, 'Europe/Vienna').toMillis(),
});

test('offers as soon as possible and the next quarters of an hour', () => {
  expect(timeOptions([slot('2026-11-20T10:20', '2026-11-20T10:50'), slot('2026-11-21T06:30', '2026-11-21T18:00')], at)).toEqual({
    [soonest]: 'Sofort (10:20)',
    '2026-11-20T09:35:00.000Z': '10:35',
    '2026-11-20T09:50:00.000Z': '10:50',
    '2026-11-21T05:30:00.000Z': 'Morgen 06:30',
    '2026-11-21T05:45:00.000Z': 'Morgen 06:45',
    '2026-11-21T06:00:00.000Z': 'Morgen 07:00',
  });
});

test('says when the first possible time is not today', () => {
  expect(timeOptions([slot('2026-11-21T06:30', '2026-11-21T06:30')], at)).toEqual({ [soonest]: 'Frühestens (Morgen 06:30)' });
  expect(timeOptions([], at)).toEqual({ [soonest]: 'Sofort' });
});
