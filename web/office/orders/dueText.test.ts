import { inZone } from '../../../schema/rules/time/calendar';
import { dueView, preorderMark } from './dueText';

const now = inZone('2026-11-16T09:00:00Z', 'Europe/Vienna'); // Monday, 10:00 in the shop
const order = (dueAt: string | null, more = {}) => ({
  dueAt,
  status: 'CONFIRMED' as const,
  deliveryType: 'takeaway' as const,
  inDeliveryAt: null,
  isPreorder: false,
  ...more,
});

test.each([
  ['2026-11-16T09:34:00Z', {}, ['10:34', 'in 34 min', 'calm']],
  ['2026-11-16T09:04:00Z', {}, ['10:04', 'in 4 min', 'dueSoon']],
  ['2026-11-16T09:00:00Z', {}, ['10:00', 'jetzt', 'dueSoon']],
  ['2026-11-16T08:54:00Z', {}, ['09:54', '6 min zu spät', 'overdue']],
  ['2026-11-16T12:05:00Z', {}, ['13:05', 'in 3 h 5 min', 'calm']],
  ['2026-11-16T11:00:00Z', {}, ['12:00', 'in 2 h', 'calm']],
  ['2026-11-19T07:00:00Z', { isPreorder: true }, ['Do, 08:00', 'Vorbestellung', 'calm']],
  ['2026-12-01T07:00:00Z', {}, ['01.12.2026, 08:00', 'in 14 Tagen', 'calm']],
  ['2026-11-16T08:45:00Z', { status: 'IN_DELIVERY', inDeliveryAt: '2026-11-16T08:49:00Z' }, ['09:45', 'wartet 11 min', 'dueSoon']],
  ['2026-11-16T09:45:00Z', { status: 'IN_DELIVERY', inDeliveryAt: '2026-11-16T09:00:00Z' }, ['10:45', 'eben fertig', 'calm']],
  [
    '2026-11-16T09:40:00Z',
    { status: 'IN_DELIVERY', deliveryType: 'delivery', inDeliveryAt: '2026-11-16T08:22:00Z' },
    ['10:40', 'los um 09:22', 'calm'],
  ],
])('%s, %j: %j', (dueAt, more, expected) => {
  const due = dueView(order(dueAt, more), now)!;
  expect([due.time, due.remark, due.tone]).toEqual(expected);
});

test.each([
  ['before its start', '10:30', '10:05', 'calm'],
  ['from its start on', '10:30', '10:00', 'dueSoon'],
  ['shortly before it is due', '10:06', '09:40', 'dueSoon'],
  ['five minutes before it is due', '10:05', '09:40', 'overdue'],
  ['five minutes before it is due, even before its start', '10:05', '10:03', 'overdue'],
  ['late', '09:50', '09:30', 'overdue'],
])('colors an order for a time %s: %s, starts at %s, %s', (_, due, start, tone) => {
  const at = (time: string): string => inZone(`2026-11-16T${time}`, 'Europe/Vienna').toUTC().toISO()!;
  const timing = { start: Date.parse(at(start)), isAsap: false };
  expect(dueView(order(at(due)), now, timing)!.tone).toBe(tone);
});

test.each([
  ['09:55', 'calm'],
  ['09:54', 'dueSoon'],
  ['09:52', 'dueSoon'],
  ['09:51', 'overdue'],
])('colors an order for as soon as possible that could start at %s: %s', (start, tone) => {
  const timing = { start: inZone(`2026-11-16T${start}`, 'Europe/Vienna').toMillis(), isAsap: true };
  expect(dueView(order('2026-11-16T09:03:00Z'), now, timing)!.tone).toBe(tone);
});

test.each([
  ['due on another day, which its remark says', '2026-11-19T07:00:00Z', '2026-11-14T09:00:00Z', null],
  ['due today, ordered on an earlier day', '2026-11-16T12:00:00Z', '2026-11-14T09:00:00Z', 'Vorbestellung'],
  ['late, ordered on an earlier day', '2026-11-16T07:00:00Z', '2026-11-14T09:00:00Z', 'Vorbestellung'],
  ['due today, ordered today', '2026-11-16T12:00:00Z', '2026-11-16T05:00:00Z', null],
])('marks a pre-order: %s', (_, dueAt, createdAt, expected) => {
  expect(preorderMark({ ...order(dueAt, { isPreorder: true }), createdAt }, now)).toBe(expected);
  expect(preorderMark({ ...order(dueAt), createdAt }, now)).toBeNull();
});

test('returns null for an order without a due time', () => {
  expect(dueView(order(null), now)).toBeNull();
});
