import { act, renderHook } from '@testing-library/react';
import { readAge, useOutdated } from './useOutdated';

const read = (headers: Record<string, string>, status = 200): void => act(() => readAge(new Response('', { status, headers })));

test('is outdated from a response with an age until one without', () => {
  const { result } = renderHook(useOutdated);
  expect(result.current).toBe(false);
  read({ age: '12' }); // of another cache on the way
  expect(result.current).toBe(false);
  read({ age: '12', 'cache-control': 'no-store' });
  expect(result.current).toBe(true);
  read({}, 503);
  expect(result.current).toBe(true);
  read({});
  expect(result.current).toBe(false);
});
