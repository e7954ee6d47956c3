import { DateTime } from 'luxon';
import { timelineNotes, type TimelineOrder } from './timelineNotes';

const at = DateTime.fromISO('2026-11-20T10:30', { zone: 'Europe/Vienna' });
const order: TimelineOrder = {
  status: 'WAITING_FOR_CONFIRMATION',
  deliveryType: 'takeaway',
  createdAt: '2026-11-20T08:18:00Z',
  appointmentDate: '2026-11-20T09:15:00Z',
};
const confirmedOrder = { status: 'CONFIRMED', confirmedAt: '2026-11-20T08:21:00Z', appointment: '2026-11-20T10:00:00Z' } as const;
const readyOrder = { ...confirmedOrder, status: 'IN_DELIVERY', inDeliveryAt: '2026-11-20T08:58:00Z' } as const;
const completedOrder = { ...readyOrder, status: 'COMPLETED', completedAt: '2026-11-20T09:12:00Z' } as const;
const none = undefined;

test.each<[string, Partial<TimelineOrder>, (string | undefined)[]]>([
  ['is waiting', {}, ['Seit 09:18 Uhr', none, 'Heute, 10:15 Uhr', none]],
  [
    'was seen',
    { seenAt: '2026-11-20T08:19:30Z' },
    ['Seit 09:18 Uhr, von der Filiale gesehen um 09:19 Uhr', none, 'Heute, 10:15 Uhr', none],
  ],
  [
    'was seen and confirmed',
    { ...confirmedOrder, seenAt: '2026-11-20T08:19:30Z' },
    ['Bestätigt um 09:21 Uhr', none, 'Heute, 11:00 Uhr', none],
  ],
  ['is waiting since yesterday', { createdAt: '2026-11-19T20:00:00Z' }, ['Seit 19.11.2026, 21:00 Uhr', none, 'Heute, 10:15 Uhr', none]],
  ['has no requested time', { appointmentDate: null }, ['Seit 09:18 Uhr', none, none, none]],
  ['has a proposed time', { status: 'COUNTER_PROPOSED' }, ['Seit 09:18 Uhr', none, none, none]],
  ['is confirmed', confirmedOrder, ['Bestätigt um 09:21 Uhr', none, 'Heute, 11:00 Uhr', none]],
  [
    'was started',
    { ...confirmedOrder, startedAt: '2026-11-20T08:31:00Z' },
    ['Bestätigt um 09:21 Uhr', 'Begonnen um 09:31 Uhr', 'Heute, 11:00 Uhr', none],
  ],
  [
    'was started before its confirmation was undone and repeated',
    { ...confirmedOrder, startedAt: '2026-11-20T08:20:00Z' },
    ['Bestätigt um 09:21 Uhr', none, 'Heute, 11:00 Uhr', none],
  ],
  ['was started but is not confirmed', { startedAt: '2026-11-20T08:20:00Z' }, ['Seit 09:18 Uhr', none, 'Heute, 10:15 Uhr', none]],
  [
    'was started and is ready',
    { ...readyOrder, startedAt: '2026-11-20T08:31:00Z' },
    ['Bestätigt um 09:21 Uhr', 'Fertig um 09:58 Uhr', 'Heute, 11:00 Uhr', none],
  ],
  ['is ready', readyOrder, ['Bestätigt um 09:21 Uhr', 'Fertig um 09:58 Uhr', 'Heute, 11:00 Uhr', none]],
  ['was picked up', completedOrder, ['Bestätigt um 09:21 Uhr', 'Fertig um 09:58 Uhr', 'Abgeholt um 10:12 Uhr', 'Mahlzeit!']],
  [
    'was completed without a ready time',
    { ...completedOrder, inDeliveryAt: null },
    ['Bestätigt um 09:21 Uhr', none, 'Abgeholt um 10:12 Uhr', 'Mahlzeit!'],
  ],
  [
    'was delivered',
    { ...completedOrder, deliveryType: 'delivery', deliveredAt: '2026-11-20T09:10:00Z' },
    ['Bestätigt um 09:21 Uhr', 'Fertig um 09:58 Uhr', 'Zugestellt um 10:10 Uhr', 'Mahlzeit!'],
  ],
  [
    'was served at the table',
    { ...completedOrder, deliveryType: 'dineIn' },
    ['Bestätigt um 09:21 Uhr', 'Fertig um 09:58 Uhr', none, 'Mahlzeit!'],
  ],
  ['was rejected', { status: 'REJECTED', rejectedAt: '2026-11-20T08:24:00Z' }, ['Um 09:24 Uhr']],
  ['was canceled yesterday', { status: 'CANCELED', canceledAt: '2026-11-19T08:24:00Z' }, ['Am 19.11.2026 um 09:24 Uhr']],
  ['failed', { status: 'FAILED' }, []],
])('returns the notes of an order that %s', (_, change, notes) => {
  expect(timelineNotes({ ...order, ...change }, at)).toEqual(notes);
});
