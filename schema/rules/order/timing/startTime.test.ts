import { inZone } from '../../time/calendar';
import { startTime, type PreparingBranch } from './startTime';

const branch: PreparingBranch = { takeawayPreparationMinutes: 20, deliveryPreparationMinutes: 30, deliveryMinutes: 15 };
const at = (time: string) => inZone(time, 'Europe/Vienna');
const start = (due: string, method: 'takeaway' | 'delivery' | 'dineIn', change: PreparingBranch = {}): string =>
  startTime(at(due), method, { ...branch, ...change }).toFormat('dd. HH:mm');

test('starts before the due time by the preparation, and for a delivery by the way to the customer', () => {
  expect(start('2026-11-16T11:00', 'takeaway')).toBe('16. 10:40');
  expect(start('2026-11-16T11:00', 'delivery')).toBe('16. 10:15');
});

test('starts at the due time where no preparation is known', () => {
  expect(start('2026-11-16T11:00', 'dineIn')).toBe('16. 11:00');
});

test('starts earlier while the branch is busy, only for that delivery method', () => {
  const busy = { mode: 'takeaway', state: 'busy', minutes: 30, until: '2026-11-16T10:00:00.000Z', reason: null } as const;
  expect(start('2026-11-16T11:00', 'takeaway', { serviceStates: [busy] })).toBe('16. 10:10');
  expect(start('2026-11-16T11:00', 'delivery', { serviceStates: [busy] })).toBe('16. 10:15');
  expect(start('2026-11-16T12:00', 'takeaway', { serviceStates: [busy] })).toBe('16. 11:40');
});

test('counts real minutes in the night of a clock change', () => {
  expect(start('2026-03-29T03:10', 'takeaway')).toBe('29. 01:50');
  expect(start('2026-10-25T02:10+01:00', 'takeaway')).toBe('25. 02:50');
});
