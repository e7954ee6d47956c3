import { randomUUID } from 'node:crypto';
import { codeOf, useTestApp, type Token } from '../../../testing/app/testApp';
import { deleteOldConsents } from './consent.service';

const clock = { now: new Date('2026-11-16T07:00:00Z') };
const app = useTestApp({ now: () => clock.now });

const save = (input: object) =>
  app.graphql(undefined, 'mutation ($input: ConsentInput!) { saveConsent(input: $input) }', {
    input: { visitor: randomUUID(), purposes: ['statistics'], version: 1, ...input },
  });
const list = (role: Token | undefined, visitor: string) =>
  app.graphql(role, 'query ($visitor: String!) { consents(visitor: $visitor) { purposes version createdAt } }', { visitor });
const decisions = async (visitor: string) => (await list('ROLE_ADMIN', visitor)).data.consents;

test('stores each decision of a visitor once, the latest first', async () => {
  const visitor = randomUUID();
  for (const purposes of [['statistics', 'marketing'], ['marketing', 'statistics'], []]) {
    expect((await save({ visitor, purposes })).data).toEqual({ saveConsent: true });
    clock.now = new Date(clock.now.getTime() + 1_000);
  }
  expect(await decisions(visitor)).toEqual([
    { purposes: [], version: 1, createdAt: '2026-11-16T07:00:02.000Z' },
    { purposes: ['marketing', 'statistics'], version: 1, createdAt: '2026-11-16T07:00:00.000Z' },
  ]);
  expect(await decisions(randomUUID())).toEqual([]);
  expect(await decisions('nobody')).toEqual([]);
});

test('stores the same decision again for a new text', async () => {
  const visitor = randomUUID();
  for (const version of [1, 2]) await save({ visitor, version });
  expect((await decisions(visitor)).map((decision: { version: number }) => decision.version)).toEqual([2, 1]);
});

test.each([
  ['visitor', { visitor: 'me' }],
  ['version', { version: 0 }],
])('rejects a wrong %s and stores nothing', async (field, input) => {
  const [{ count: before }] = await app.contextFor().db.query('select count(*) from consent');
  const { errors } = await save(input);
  expect(codeOf({ errors })).toBe('INVALID');
  expect(errors![0].extensions.errors).toEqual([expect.objectContaining({ field })]);
  expect(await app.contextFor().db.query('select count(*) from consent')).toEqual([{ count: before }]);
});

test('stores at most 100 decisions of a visitor', async () => {
  const visitor = randomUUID();
  await app
    .contextFor()
    .db.query(`insert into consent (visitor, purposes, version, "createdAt") select $1, '{}', 1, $2 from generate_series(1, 100)`, [
      visitor,
      clock.now,
    ]);
  await save({ visitor });
  const found: { purposes: string[] }[] = await decisions(visitor);
  expect(found).toHaveLength(100);
  expect(found.flatMap(({ purposes }) => purposes)).toEqual([]);
});

test('shows decisions only to admins', async () => {
  expect(codeOf(await list('ROLE_MANAGER', randomUUID()))).toBe('FORBIDDEN');
  expect(codeOf(await list(undefined, randomUUID()))).toBe('UNAUTHENTICATED');
});

test('deletes decisions after three years', async () => {
  const visitor = randomUUID();
  await save({ visitor });
  const at = (time: string) => deleteOldConsents({ db: app.contextFor().db, now: new Date(time) });
  await at('2029-11-16T06:00:00Z');
  expect(await decisions(visitor)).toHaveLength(1);
  await at('2029-11-17T07:00:00Z');
  expect(await decisions(visitor)).toEqual([]);
});
