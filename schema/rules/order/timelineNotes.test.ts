import { DateTime } from 'luxon';
import { timelineNotes, type Times } from './timelineNotes';

const at = DateTime.fromISO('2026-11-20T10:30', { zone: 'Europe/Vienna' });
const order: Times = {
  status: 'WAITING_FOR_CONFIRMATION',
  deliveryType: 'takeaway',
  createdAt: '2026-11-20T08:18:00Z',
  appointmentDate: '2026-11-20T09:15:00Z',
};
const confirmed = { status: 'CONFIRMED', confirmedAt: '2026-11-20T08:21:00Z', appointment: '2026-11-20T10:00:00Z' } as const;
const ready = { ...confirmed, status: 'IN_DELIVERY', inDeliveryAt: '2026-11-20T08:58:00Z' } as const;
const done = { ...ready, status: 'COMPLETED', completedAt: '2026-11-20T09:12:00Z' } as const;
const nothing = undefined;

test.each<[string, Partial<Times>, (string | undefined)[]]>([
  ['waits', {}, ['Seit 09:18 Uhr', nothing, 'Heute, 10:15 Uhr', nothing]],
  ['waits since yesterday', { createdAt: '2026-11-19T20:00:00Z' }, ['Seit 19.11.2026, 21:00 Uhr', nothing, 'Heute, 10:15 Uhr', nothing]],
  ['has no wish', { appointmentDate: null }, ['Seit 09:18 Uhr', nothing, nothing, nothing]],
  ['is offered another time', { status: 'COUNTER_PROPOSED' }, ['Seit 09:18 Uhr', nothing, nothing, nothing]],
  ['is prepared', confirmed, ['Bestätigt um 09:21 Uhr', nothing, 'Heute, 11:00 Uhr', nothing]],
  ['is ready', ready, ['Bestätigt um 09:21 Uhr', 'Fertig um 09:58 Uhr', 'Heute, 11:00 Uhr', nothing]],
  ['was fetched', done, ['Bestätigt um 09:21 Uhr', 'Fertig um 09:58 Uhr', 'Abgeholt um 10:12 Uhr', 'Mahlzeit!']],
  ['was handed over at once', { ...done, inDeliveryAt: null }, ['Bestätigt um 09:21 Uhr', nothing, 'Abgeholt um 10:12 Uhr', 'Mahlzeit!']],
  [
    'was brought',
    { ...done, deliveryType: 'delivery', deliveredAt: '2026-11-20T09:10:00Z' },
    ['Bestätigt um 09:21 Uhr', 'Fertig um 09:58 Uhr', 'Zugestellt um 10:10 Uhr', 'Mahlzeit!'],
  ],
  ['was eaten here', { ...done, deliveryType: 'dineIn' }, ['Bestätigt um 09:21 Uhr', 'Fertig um 09:58 Uhr', nothing, 'Mahlzeit!']],
  ['was rejected', { status: 'REJECTED', rejectedAt: '2026-11-20T08:24:00Z' }, ['Um 09:24 Uhr']],
  ['was cancelled yesterday', { status: 'CANCELED', canceledAt: '2026-11-19T08:24:00Z' }, ['Am 19.11.2026 um 09:24 Uhr']],
  ['failed', { status: 'FAILED' }, []],
])('an order that %s', (_, change, notes) => {
  expect(timelineNotes({ ...order, ...change }, at)).toEqual(notes);
});
