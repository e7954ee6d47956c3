import { inZone } from '../../time/calendar';
import { isOnFrontdesk } from './frontdeskTickets';

const none = { appointment: null, confirmedAt: null, inDeliveryAt: null };
const at = (time: string): Date => new Date(`2026-11-${time}:00Z`);
const isShownAt = (order: Parameters<typeof isOnFrontdesk>[0], time: string): boolean =>
  isOnFrontdesk(order, inZone(at(time), 'Europe/Vienna'));

const ready = { ...none, status: 'IN_DELIVERY', confirmedAt: at('16T07:00'), inDeliveryAt: at('16T08:00') } as const;
const preparing = { ...none, status: 'CONFIRMED', confirmedAt: at('16T07:00') } as const;

test.each([
  ['four hours after it became ready', ready, '16T11:59', '16T12:00'],
  ['four hours after its time, when it is ready early', { ...ready, appointment: at('17T09:00') }, '17T12:59', '17T13:00'],
  ['four hours after it became ready late', { ...ready, appointment: at('16T06:00') }, '16T11:59', '16T12:00'],
  ['twelve hours after the confirmation when nobody marked it as ready', preparing, '16T18:59', '16T19:00'],
  ['twelve hours after its time', { ...preparing, appointment: at('16T10:00') }, '16T21:59', '16T22:00'],
])('removes a ticket %s', (_, order, before, after) => {
  expect([before, after].map(time => isShownAt(order, time))).toEqual([true, false]);
});

test('shows an order in preparation from the day of its time in the time zone of the shop', () => {
  const order = { ...preparing, appointment: at('17T09:00') };
  expect(['16T22:59', '16T23:00'].map(time => isShownAt(order, time))).toEqual([false, true]);
});

test('shows an order for a later day as soon as it is ready', () => {
  expect(isShownAt({ ...ready, appointment: at('18T09:00') }, '16T08:00')).toBe(true);
});

test.each(['WAITING_FOR_CONFIRMATION', 'DELIVERED', 'COMPLETED', 'CANCELED'] as const)(
  'does not show an order with the status %s',
  status => {
    expect(isShownAt({ ...ready, status }, '16T08:00')).toBe(false);
  },
);
