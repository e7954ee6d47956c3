import { inZone } from '../../time/calendar';
import { needsReminder } from './reminder';
import type { WaitingOrder } from './missedOrders';

const zone = 'Europe/Vienna';
const hours = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }] as const;
const toDate = (text: string): Date => inZone(text, zone).toJSDate();
const placed: WaitingOrder = {
  failedAt: null,
  canceledAt: null,
  rejectedAt: null,
  completedAt: null,
  deliveredAt: null,
  inDeliveryAt: null,
  confirmedAt: null,
  paidAt: null,
  counterAppointment: null,
  paymentMethod: 'cash',
  createdAt: toDate('2026-11-16T07:00'),
  appointmentDate: null,
};

test.each<[string, Partial<WaitingOrder>, boolean, string]>([
  ['2026-11-16T07:02:59', {}, false, 'not before three minutes'],
  ['2026-11-16T07:03', {}, true, 'after three minutes'],
  ['2026-11-16T07:02:40', { createdAt: toDate('2026-11-16T06:59:50') }, false, 'counts three whole minutes'],
  ['2026-11-16T06:02', { createdAt: toDate('2026-11-15T22:00') }, false, 'does not count the night'],
  ['2026-11-16T06:03', { createdAt: toDate('2026-11-15T22:00') }, true, 'three minutes after opening'],
  ['2026-11-16T07:03', { paymentMethod: 'mollie' }, false, 'not before the payment'],
  ['2026-11-16T07:07', { paymentMethod: 'mollie', paidAt: toDate('2026-11-16T07:05') }, false, 'counts from the payment'],
  ['2026-11-16T07:03', { confirmedAt: toDate('2026-11-16T07:02') }, false, 'not when it is answered'],
  ['2026-11-16T07:03', { counterAppointment: toDate('2026-11-16T09:00') }, false, 'not while the customer has to answer'],
  ['2026-11-16T07:03', { appointmentDate: toDate('2026-11-17T07:03') }, true, 'for tomorrow, up to 24 hours ahead'],
  ['2026-11-16T07:03', { appointmentDate: toDate('2026-11-17T07:04') }, false, 'not for later'],
])('at %s, %j: %s, %s', (at, change, isNeeded) => {
  const order = { ...placed, ...change };
  expect(needsReminder(order, hours, inZone(at, zone))).toBe(isNeeded);
});
