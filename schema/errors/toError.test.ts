import { toError } from './toError';

test('keeps errors and wraps everything else with its text', () => {
  const error = new RangeError('too far');
  expect(toError(error)).toBe(error);
  expect(['text', undefined, { message: 'from another realm' }].map(thrown => toError(thrown).message)).toEqual([
    'text',
    'undefined',
    'from another realm',
  ]);
  expect(toError('text').cause).toBe('text');
});
