import { load, save } from './browserStorage';
import { isSelfService, noteContext } from './selfService';

afterEach(() => [sessionStorage, localStorage].forEach(storage => storage.clear()));

test.each([
  [['?context=self-service'], true],
  [['?context=self-service', '?context=other', '?table=4', ''], true],
  [['?context=self-service', '?context=default'], false],
  [['?context=other'], false],
  [[''], false],
])('after %j a device belongs to everyone: %s', (addresses, expected) => {
  addresses.forEach(noteContext);
  expect(isSelfService()).toBe(expected);
});

test("what was kept for the next visit is nobody's on a device that belongs to everyone, and nothing is added", () => {
  save('local', 'order-data', { firstName: 'Anna' });
  noteContext('?context=self-service');
  save('local', 'order-data', { firstName: 'Ben' });
  save('session', 'checkout', { firstName: 'Ben' });
  expect([load('local', 'order-data'), load('session', 'checkout')]).toEqual([null, { firstName: 'Ben' }]);
  noteContext('?context=default');
  expect(load('local', 'order-data')).toEqual({ firstName: 'Anna' });
});
