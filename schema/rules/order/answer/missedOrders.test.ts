import { inZone } from '../../time/calendar';
import { isMissed } from './missedOrders';
import type { OrderTimestamps } from '../orderStatus';

const zone = 'Europe/Vienna';
const hours = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }] as const;
const toDate = (text: string): Date => inZone(text, zone).toJSDate();
const timestampNames = [
  'failedAt',
  'canceledAt',
  'rejectedAt',
  'completedAt',
  'deliveredAt',
  'inDeliveryAt',
  'confirmedAt',
  'paidAt',
  'counterAppointment',
];
const order = (change: object) => ({
  ...(Object.fromEntries(timestampNames.map(name => [name, null])) as unknown as OrderTimestamps),
  paymentMethod: 'cash' as const,
  createdAt: toDate('2026-11-16T07:00'),
  appointmentDate: null,
  ...change,
});

test.each<[string, object, boolean, string]>([
  ['2026-11-16T07:10', {}, false, 'not after ten minutes'],
  ['2026-11-16T07:11', {}, true, 'after eleven minutes'],
  ['2026-11-16T06:10', { createdAt: toDate('2026-11-15T22:00') }, false, 'does not count the night'],
  ['2026-11-16T06:11', { createdAt: toDate('2026-11-15T22:00') }, true, 'counts the morning'],
  ['2026-11-16T23:00', { createdAt: toDate('2026-11-16T17:55') }, false, 'not if the branch closes after five minutes'],
  ['2026-11-16T06:06', { createdAt: toDate('2026-11-15T17:55') }, true, 'adds evening and morning'],
  ['2026-11-16T07:11', { confirmedAt: toDate('2026-11-16T07:09') }, false, 'not if confirmed in time'],
  ['2026-11-16T07:11', { canceledAt: toDate('2026-11-16T07:09') }, false, 'not if canceled'],
  ['2026-11-16T07:11', { paymentMethod: 'mollie' }, false, 'not before the payment'],
  ['2026-11-16T07:11', { paymentMethod: 'mollie', paidAt: toDate('2026-11-16T07:05') }, false, 'counts from the payment'],
  ['2026-11-16T07:05', { appointmentDate: toDate('2026-11-16T07:04') }, true, 'after the requested time'],
  ['2026-11-16T07:04', { appointmentDate: toDate('2026-11-16T07:04') }, false, 'not at the requested time itself'],
  [
    '2026-11-16T07:09',
    { appointmentDate: toDate('2026-11-16T07:04'), confirmedAt: toDate('2026-11-16T07:02') },
    false,
    'not if confirmed, even if late',
  ],
  ['2026-11-16T07:30', { counterAppointment: toDate('2026-11-16T08:00') }, false, 'not while the customer can answer a proposal'],
  ['2026-11-16T08:01', { counterAppointment: toDate('2026-11-16T08:00') }, true, 'after the proposed time'],
  ['2026-12-24T06:00', {}, true, 'after weeks'],
])('is missed at %s with %j: %s, %s', (at, change, expected) => {
  expect(isMissed(order(change), hours, inZone(at, zone), 10)).toBe(expected);
});

test.each([
  [5, '2026-11-16T07:05', false],
  [5, '2026-11-16T07:06', true],
  [25, '2026-11-16T07:25', false],
  [25, '2026-11-16T07:26', true],
])('is missed after the minutes of the setting: %s, at %s: %s', (minutes, at, expected) => {
  expect(isMissed(order({}), hours, inZone(at, zone), minutes)).toBe(expected);
});
