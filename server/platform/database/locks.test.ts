import { readdirSync, readFileSync } from 'node:fs';
import { advisoryLocks } from './locks';

test('gives each advisory lock its own number', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('takes every advisory lock by its name', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('locks.test.ts'),
  );
  const calls = files.flatMap(file => readFileSync(`server/${file}`, 'utf8').match(/^.*pg_(?:try_)?advisory_.*$/gm) ?? []);
  expect(calls.length).toBeGreaterThanOrEqual(Object.keys(advisoryLocks).length);
  expect(calls.filter(call => !call.includes('advisoryLocks.'))).toEqual([]);
});
