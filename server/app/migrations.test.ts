import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../migrations');
/** From here on instances of the previous version run beside the new one. Older migrations have no version before them. */
const firstTimestamp = 1_766_310_000_000;

/** What the code of the previous version would miss or could not do any more. */
const breakingClauses: readonly ((clause: string) => boolean)[] = [
  clause => /\bdrop (?!(constraint|default|not null|expression|identity|index|trigger|function|extension|statistics)\b)/.test(clause),
  clause => /\brename (?!constraint\b)/.test(clause),
  clause => /\balter (column )?\S+ ((set data )?type|set not null)\b/.test(clause),
  clause =>
    /\badd (?!(constraint|check|unique|primary|foreign|exclude)\b)/.test(clause) &&
    /\bnot null\b/.test(clause) &&
    !/\b(default|generated)\b/.test(clause),
];

/** Returns the clauses of a statement without what is in parentheses, like the columns of a new table. */
function clausesOf(sql: string): string[] {
  const flat = sql.replace(/\([^()]*\)/g, ' ');
  return flat === sql ? sql.toLowerCase().replace(/\s+/g, ' ').split(/[,;]/) : clausesOf(flat);
}

const breakingChanges = (sql: string): string[] => clausesOf(sql).filter(clause => breakingClauses.some(isBreaking => isBreaking(clause)));

/** Returns the texts of the program that `up` uses. */
function upStatements(file: string): string[] {
  const [up = ''] = readFileSync(join(folder, file), 'utf8').split('async down(');
  const program = up.replace(/\/\*\*[^]*?\*\/|^\s*(\/\/|import ).*$/gm, '');
  return program.match(/`[^`]*`|'[^'\n]*'/g) ?? [];
}

test('keeps in new migrations what the previous version uses', () => {
  const breaking = readdirSync(folder)
    .filter(name => Number.parseInt(name) > firstTimestamp)
    .flatMap(name =>
      upStatements(name)
        .flatMap(breakingChanges)
        .map(clause => `${name}: ${clause}`),
    );
  expect(breaking).toEqual([]);
});

test('gives every migration its own time', () => {
  const times = readdirSync(folder).map(name => Number.parseInt(name));
  expect(new Set(times).size).toBe(times.length);
});

test.each([
  'alter table a drop column b',
  'alter table a drop "b"',
  'alter table a add c text, drop b',
  'drop table a',
  'ALTER TABLE a RENAME TO b',
  'alter table a rename "b" to "c"',
  'alter table a rename column b to c',
  'alter table a alter column b type text',
  'alter table a alter "b" type text',
  'alter table a alter b set data type text',
  'alter table a alter column b set not null',
  'alter table a add b text not null',
  'alter table a add column "b" numeric(14, 4) not null, add c text',
])('finds %s', sql => expect(breakingChanges(sql)).toHaveLength(1));

test.each([
  'alter table a add column b text',
  `alter table a add b text not null default ''`,
  'alter table a add b numeric(14, 4) default 0 not null',
  'alter table a add b integer not null generated always as (c + 1) stored',
  'alter table a add constraint b check (c is not null)',
  'alter table a drop constraint b',
  'alter table a alter b drop not null',
  'alter table a rename constraint b to c',
  'drop index a; drop trigger b on a; drop function c',
  'create table a (b text not null)',
])('allows %s', sql => expect(breakingChanges(sql)).toEqual([]));
