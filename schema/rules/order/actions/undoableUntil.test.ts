import { inZone } from '../../time/calendar';
import { orderActionNames } from './orderTransitions';
import { orderActions } from '../orderActions';
import { undoableUntil } from './undoableUntil';

const zone = 'Europe/Vienna';
const resultAt = (action: string, createdAt: string, at: string): string | undefined =>
  undoableUntil({ action, createdAt }, inZone(at, zone))?.toISOString();

test('offers the undo of exactly four actions', () => {
  const names = orderActionNames.map(name => orderActions[name].logName);
  const at = '2026-11-16T07:00:00Z';
  expect(names.filter(name => resultAt(name, at, at)).sort()).toEqual(['completed', 'confirm', 'delivered', 'in-delivery']);
  for (const name of ['create', 'undo', 'update', 'update-item', 'questionnaire', 'refunded', 'of-a-newer-version'])
    expect(resultAt(name, at, at)).toBeUndefined();
});

test.each([
  ['confirm', '2026-11-16T07:00:00.000Z', '2026-11-16T07:10:00.000Z'],
  ['confirm', '2026-11-16T22:55:00.000Z', '2026-11-16T23:05:00.000Z'],
  ['in-delivery', '2026-11-16T07:00:00.000Z', '2026-11-16T22:59:59.999Z'],
  ['delivered', '2026-11-15T23:00:00.000Z', '2026-11-16T22:59:59.999Z'],
  ['completed', '2026-11-16T22:59:59.999Z', '2026-11-16T22:59:59.999Z'],
  // On 29 March 2026 the day has 23 hours, on 25 October 25.
  ['completed', '2026-03-29T00:30:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['completed', '2026-10-24T22:30:00.000Z', '2026-10-25T22:59:59.999Z'],
  ['confirm', '2026-10-25T00:55:00.000Z', '2026-10-25T01:05:00.000Z'],
])('%s at %s: can be undone until %s and not a millisecond longer', (action, createdAt, until) => {
  expect(resultAt(action, createdAt, createdAt)).toBe(until);
  expect(resultAt(action, createdAt, until)).toBe(until);
  expect(resultAt(action, createdAt, new Date(Date.parse(until) + 1).toISOString())).toBeUndefined();
});
