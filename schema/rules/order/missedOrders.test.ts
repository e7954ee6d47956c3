import { inZone } from '../time/calendar';
import { isMissed } from './missedOrders';
import type { OrderFacts } from './orderStatus';

const zone = 'Europe/Vienna';
const hours = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }] as const;
const moment = (text: string): Date => inZone(text, zone).toJSDate();
const unset = [
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
  ...(Object.fromEntries(unset.map(name => [name, null])) as unknown as OrderFacts),
  paymentMethod: 'cash' as const,
  createdAt: moment('2026-11-16T07:00'),
  appointmentDate: null,
  ...change,
});

test.each<[string, object, boolean, string]>([
  ['2026-11-16T07:10', {}, false, 'ten minutes are fine'],
  ['2026-11-16T07:11', {}, true, 'eleven are not'],
  ['2026-11-16T06:10', { createdAt: moment('2026-11-15T22:00') }, false, 'the night does not count'],
  ['2026-11-16T06:11', { createdAt: moment('2026-11-15T22:00') }, true, 'the morning does'],
  ['2026-11-16T23:00', { createdAt: moment('2026-11-16T17:55') }, false, 'closed after five minutes'],
  ['2026-11-16T06:06', { createdAt: moment('2026-11-15T17:55') }, true, 'evening and morning add up'],
  ['2026-11-16T07:11', { confirmedAt: moment('2026-11-16T07:09') }, false, 'confirmed in time'],
  ['2026-11-16T07:11', { canceledAt: moment('2026-11-16T07:09') }, false, 'called off'],
  ['2026-11-16T07:11', { paymentMethod: 'mollie' }, false, 'nobody has paid yet'],
  ['2026-11-16T07:11', { paymentMethod: 'mollie', paidAt: moment('2026-11-16T07:05') }, false, 'waits since it was paid'],
  ['2026-11-16T07:05', { appointmentDate: moment('2026-11-16T07:04') }, true, 'the wished time has passed'],
  ['2026-11-16T07:04', { appointmentDate: moment('2026-11-16T07:04') }, false, 'the wished time is now'],
  [
    '2026-11-16T07:09',
    { appointmentDate: moment('2026-11-16T07:04'), confirmedAt: moment('2026-11-16T07:02') },
    false,
    'being baked, if late',
  ],
  ['2026-11-16T07:30', { counterAppointment: moment('2026-11-16T08:00') }, false, 'it is the turn of the customer'],
  ['2026-11-16T08:01', { counterAppointment: moment('2026-11-16T08:00') }, true, 'the proposed time has passed'],
  ['2026-12-24T06:00', {}, true, 'forgotten for weeks'],
])('%s %j → %s: %s', (at, change, expected) => {
  expect(isMissed(order(change), hours, inZone(at, zone))).toBe(expected);
});
