import { randomUUID } from 'node:crypto';
import { useTestApp } from '../../../testing/app/testApp';
import { createEventQueue } from './eventQueue';
import { maintainEvents } from './partitions';
import type { Json } from '../../../testing/app/json';

const app = useTestApp();
const query = (sql: string, parameters?: unknown[]): Promise<Json[]> => app.contextFor().db.query(sql, parameters);
const partitions = async () =>
  (await query(`select inhrelid::regclass::text as name from pg_inherits where inhparent = '"analyticsEvent"'::regclass order by 1`)).map(
    ({ name }) => name.replaceAll('"', ''),
  );
const maintain = (now: string) => maintainEvents({ db: app.contextFor().db, now: new Date(now) });
const event = (at: string, fields: object = {}) => ({ at: new Date(at), type: 'event', ...fields });
const times = async () =>
  (await query('select "createdAt" from "analyticsEvent" order by 1')).map(({ createdAt }) => createdAt.toISOString());

beforeEach(async () => {
  await query('truncate "visitorSalt"');
  for (const name of await partitions()) await query(`drop table "${name}"`);
});

test('creates the month of the first event', async () => {
  const { analytics } = app.app.services;
  for (const at of ['2026-11-30T23:59:59.999Z', '2026-12-01T00:00:00Z']) analytics.record(event(at));
  await analytics.flush();
  expect(await times()).toEqual(['2026-11-30T23:59:59.999Z', '2026-12-01T00:00:00.000Z']);
  expect(await partitions()).toEqual(['analyticsEvent_2026_11', 'analyticsEvent_2026_12']);
});

test('stores the first events of a month from two instances at once', async () => {
  const { database } = app.app.services;
  const queues = Array.from({ length: 4 }, () => createEventQueue(database, 'http://localhost'));
  for (const queue of queues) queue.record(event('2027-01-01T08:00:00Z', { visitor: { address: '::1', userAgent: 'a', language: 'de' } }));
  await Promise.all(queues.map(queue => queue.flush()));
  expect(queues.map(({ counts }) => counts)).toEqual(queues.map(() => ({ stored: 1, dropped: 0 })));
  expect(await query('select distinct visitor from "analyticsEvent"')).toHaveLength(1);
});

test('stores an event once that a client sends twice', async () => {
  const { analytics } = app.app.services;
  const id = randomUUID();
  for (const at of ['2026-11-16T07:00:00Z', '2026-11-16T07:00:05Z']) analytics.record(event(at, { id }));
  await analytics.flush();
  analytics.record(event('2026-11-16T08:00:00Z', { id }));
  analytics.record(event('2026-11-16T09:00:00Z'));
  await analytics.flush();
  expect(await times()).toEqual(['2026-11-16T07:00:00.000Z', '2026-11-16T09:00:00.000Z']);
});

test('creates this and the next month ahead', async () => {
  await maintain('2026-12-24T10:00:00Z');
  expect(await partitions()).toEqual(['analyticsEvent_2026_12', 'analyticsEvent_2027_01']);
});

test('deletes a month 13 months after it', async () => {
  const { analytics } = app.app.services;
  analytics.record(event('2025-10-31T23:00:00Z'));
  analytics.record(event('2025-11-01T01:00:00Z'));
  await analytics.flush();
  await maintain('2026-11-30T23:59:00Z');
  expect(await times()).toEqual(['2025-10-31T23:00:00.000Z', '2025-11-01T01:00:00.000Z']);
  await maintain('2026-12-01T00:00:00Z');
  expect(await times()).toEqual(['2025-11-01T01:00:00.000Z']);
  expect(await partitions()).not.toContain('analyticsEvent_2025_10');
});

test('deletes the salt of a day more than a day after it', async () => {
  await query(`insert into "visitorSalt" (day, salt) values ('2026-11-16', 'a'), ('2026-11-17', 'b')`);
  await maintain('2026-11-17T23:59:00Z');
  expect(await query('select from "visitorSalt"')).toHaveLength(2);
  await maintain('2026-11-18T00:30:00Z');
  expect(await query('select day::text from "visitorSalt"')).toEqual([{ day: '2026-11-17' }]);
});

test('keeps the salts out of backups and replicas', async () => {
  expect(await query(`select relpersistence from pg_class where relname = 'visitorSalt'`)).toEqual([{ relpersistence: 'u' }]);
});

test('drops and counts events while the database does not answer, and goes on afterwards', async () => {
  let isDown = true;
  const { database } = app.app.services;
  const query = <R>(sql: string, parameters?: unknown[]): Promise<R> =>
    isDown ? Promise.reject(new Error('down')) : database.query(sql, parameters);
  const queue = createEventQueue({ query }, 'http://localhost');
  queue.record(event('2026-11-16T07:00:00Z'));
  await queue.flush();
  isDown = false;
  queue.record(event('2026-11-16T08:00:00Z'));
  await queue.flush();
  expect(queue.counts).toEqual({ stored: 1, dropped: 1 });
  expect(await times()).toEqual(['2026-11-16T08:00:00.000Z']);
});

test('keeps at most 20,000 waiting events', async () => {
  const queue = createEventQueue({ query: () => Promise.reject(new Error('down')) }, 'http://localhost');
  for (let index = 0; index < 20_005; index += 1) queue.record(event('2026-11-16T07:00:00Z'));
  expect(queue.counts.dropped).toBe(5);
});
