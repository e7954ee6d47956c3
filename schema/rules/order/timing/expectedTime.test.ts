import { DateTime } from 'luxon';
import { agreedTimeText, expectedTimeText } from './expectedTime';

const at = DateTime.fromISO('2026-11-20T11:25', { zone: 'Europe/Vienna' });
const inMinutes = (minutes: number): string => at.plus({ minutes }).toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss'Z'");

test.each([
  ['CONFIRMED', 'takeaway', 25, 'Fertig um 11:50 Uhr, noch etwa 25 Minuten'],
  ['CONFIRMED', 'takeaway', 21, 'Fertig um 11:46 Uhr, noch etwa 25 Minuten'],
  ['CONFIRMED', 'dineIn', 9, 'Fertig um 11:34 Uhr, noch etwa 9 Minuten'],
  ['CONFIRMED', 'takeaway', 0.5, 'Fertig um 11:25 Uhr, noch etwa eine Minute'],
  ['CONFIRMED', 'takeaway', 0, 'Gleich fertig'],
  ['IN_DELIVERY', 'delivery', 10, 'Bei Ihnen um 11:35 Uhr, noch etwa 10 Minuten'],
  ['IN_DELIVERY', 'delivery', -3, 'Gleich bei Ihnen'],
  ['WAITING_FOR_CONFIRMATION', 'takeaway', 120, 'Voraussichtlich fertig um 13:25 Uhr, noch etwa 120 Minuten'],
  ['WAITING_FOR_CONFIRMATION', 'delivery', 40, 'Voraussichtlich bei Ihnen um 12:05 Uhr, noch etwa 40 Minuten'],
  ['WAITING_FOR_CONFIRMATION', 'takeaway', 121, undefined],
  ['WAITING_FOR_CONFIRMATION', 'takeaway', -1, undefined],
] as const)('%s by %s, expected in %s minutes', (status, deliveryType, minutes, text) => {
  expect(expectedTimeText({ status, deliveryType, expectedAt: inMinutes(minutes) }, at)).toBe(text);
});

test('says nothing without an expected time', () => {
  expect(expectedTimeText({ status: 'COMPLETED', deliveryType: 'takeaway', expectedAt: null }, at)).toBeUndefined();
});

test.each([
  [{ appointment: '2026-11-20T12:00:00Z', appointmentDate: '2026-11-20T11:00:00Z' }, 'Heute, 13:00 Uhr'],
  [{ appointmentDate: '2026-11-21T06:00:00Z', expectedAt: '2026-11-21T06:00:00Z' }, 'Morgen, 07:00 Uhr'],
  [{ expectedAt: inMinutes(120) }, 'So schnell wie möglich'],
  [{ expectedAt: '2026-11-21T05:30:00Z' }, 'So schnell wie möglich, voraussichtlich morgen um 06:30 Uhr'],
  [{ expectedAt: '2026-11-23T05:30:00Z' }, 'So schnell wie möglich, voraussichtlich am 23.11.2026 um 06:30 Uhr'],
  [{}, 'So schnell wie möglich'],
])('the time of %j is %s', (order, text) => {
  expect(agreedTimeText(order, at)).toBe(text);
});
