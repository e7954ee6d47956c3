import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../migrations');
/** From here on instances of the previous version run beside the new one. Older migrations have no version before them. */
const firstTimestamp = 1_766_310_000_000;

/** What the code of the previous version would miss. */
const breakingChange = /\b(drop (table|column)|rename (to|column)|set not null|alter column \S+ (set data )?type)\b/i;

test('new migrations leave what the previous version uses', () => {
  const breaking = readdirSync(folder)
    .filter(name => Number.parseInt(name) > firstTimestamp)
    .filter(name => {
      const [up = ''] = readFileSync(join(folder, name), 'utf8').split(/async down\(/);
      return breakingChange.test(up);
    });
  expect(breaking).toEqual([]);
});

test('every migration has its own time', () => {
  const times = readdirSync(folder).map(name => Number.parseInt(name));
  expect(new Set(times).size).toBe(times.length);
});

test.each([
  'alter table a drop column b',
  'ALTER TABLE a RENAME TO b',
  'alter table a alter column b type text',
  'alter table a alter column b set not null',
])('finds %s', sql => expect(sql).toMatch(breakingChange));

test.each(['alter table a add column b text', 'alter table a drop constraint b', 'create table a (b text not null)'])('allows %s', sql =>
  expect(sql).not.toMatch(breakingChange),
);
