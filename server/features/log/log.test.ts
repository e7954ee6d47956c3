import { exampleInput, writableCollections } from '../../../schema/testing/exampleRecords';
import { collections } from '../../../schema/collections';
import { restPath, type Collection } from '../../../schema/collections/collection';
import { deleteOldLogEntries } from '../../app/retention';
import { writeLog } from '../../platform/context/log';
import { useTestApp } from '../../testing/app/testApp';
import { useTestShop } from '../../testing/data/shop';
import type { Json } from '../../testing/app/json';

const app = useTestApp();
const shop = useTestShop(app);
const admin = 'ROLE_ADMIN';

/** Returns the log entries of a record, newest first. */
const entriesOf = async (id: string) => (await app.rest(admin, 'GET', `/logs?record=${id}`)).body.data as Json[];

test.each(writableCollections)('logs creating, updating and deleting a %s with values before and after', async name => {
  const { singularLabel, useAsTitle, fields }: Collection = collections[name];
  const path = `/${restPath(collections[name])}`;
  const text = [useAsTitle, 'name', 'comment', 'note'].find(field => fields[field]?.type === 'text')!;
  const [before, after] = [exampleInput(name), exampleInput(name)].map((input, index) => String(input[text] ?? `Notiz ${index}`));
  const id = await app.make(name, { [text]: before });
  expect((await app.rest(admin, 'PUT', `${path}/${id}`, { [text]: after })).status).toBe(200);
  expect((await app.rest(admin, 'DELETE', `${path}/${id}`)).status).toBe(200);
  const [deletedEntry, updatedEntry, createdEntry] = await entriesOf(id);
  const common = { level: 'info', channel: 'app', who: admin, collection: name, record: id, user: null };
  expect(createdEntry).toMatchObject({ ...common, message: expect.stringMatching(new RegExp(`^${singularLabel} „.*“ angelegt\\.$`)) });
  expect(createdEntry.context).toContainEqual({ name: text, before: null, after: before });
  expect(updatedEntry).toMatchObject({ ...common, message: expect.stringMatching(/geändert\.$/) });
  expect(updatedEntry.context).toEqual([{ name: text, before, after }]);
  expect(deletedEntry).toMatchObject({ ...common, message: expect.stringMatching(/gelöscht\.$/) });
  expect(deletedEntry.context).toContainEqual({ name: text, before: after, after: null });
});

test('logs changes through GraphQL and returns them there', async () => {
  const id = await app.make('tag', { name: 'Bio' });
  await app.graphql('ROLE_MANAGER', `mutation { updateTag(id: "${id}", input: { name: "Biologisch", color: "#00ff00" }) { id } }`);
  const query = `query ($record: String) { logs(filter: { record: $record }, limit: 1) {
    total nextCursor items { id level channel message who user { id } collection record context { name before after } } } }`;
  const { data } = await app.graphql(admin, query, { record: id });
  const [entry] = data.logs.items;
  expect(data.logs).toMatchObject({ total: 2, nextCursor: expect.any(String) });
  expect(entry).toMatchObject({
    message: 'Tag „Biologisch“ geändert.',
    who: 'ROLE_MANAGER',
    context: [
      { name: 'name', before: 'Bio', after: 'Biologisch' },
      { name: 'color', before: null, after: '#00ff00' },
    ],
  });
  expect((await app.graphql(admin, `{ log(id: "${entry.id}") { message } }`)).data.log).toEqual({ message: entry.message });
  expect((await app.rest(admin, 'GET', `/logs/${entry.id}`)).body.data).toMatchObject({ message: entry.message });
});

test('logs dates in German, on the clock of the shop', async () => {
  const id = await app.make('menu', { availableFrom: '2026-07-01T10:30:00Z' });
  await app.rest(admin, 'PUT', `/menus/${id}`, { availableFrom: '2026-12-01T10:30:00Z' });
  expect((await entriesOf(id))[0].context).toEqual([
    { name: 'availableFrom', before: '01.07.2026, 12:30 Uhr', after: '01.12.2026, 11:30 Uhr' },
  ]);
});

test('logs a password change without the password', async () => {
  const id = await app.make('user', { password: 'erstes-geheimnis' });
  await app.rest(admin, 'PUT', `/users/${id}`, { password: 'zweites-geheimnis' });
  const entries = await entriesOf(id);
  expect(entries[0].context).toEqual([{ name: 'password', before: null, after: '***' }]);
  const [{ count }] = await app.app.services.database.query(
    `select count(*)::integer as count from log where log::text ~ 'geheimnis|argon2'`,
  );
  expect(count).toBe(0);
});

test('logs neither failed changes nor updates without changes', async () => {
  const total = async () => (await app.rest(admin, 'GET', '/logs?limit=1')).body.meta.total as number;
  const id = await app.make('tag', { name: 'Einmalig' });
  const before = await total();
  expect((await app.rest(admin, 'POST', '/tags', exampleInput('tag', { name: 'Einmalig' }))).status).toBe(422);
  expect((await app.rest(admin, 'PUT', `/tags/${id}`, { name: 'Einmalig' })).status).toBe(200);
  await app
    .contextFor(admin)
    .transaction(async context => {
      await writeLog(context, { channel: 'mail', message: 'Gesendet.' });
      throw new Error('doch nicht');
    })
    .catch(() => {});
  expect(await total()).toBe(before);
});

test.each([
  [undefined, 401],
  ['ROLE_EMPLOYEE', 403],
  ['ROLE_MANAGER', 403],
  ['ROLE_EDITOR', 403],
  ['ROLE_ADMIN', 200],
] as const)('answers %s reading the log with %i', async (token, status) => {
  await writeLog(app.contextFor(admin), { channel: 'api', message: 'Ausfuhr.' });
  const [{ id }] = (await app.rest(admin, 'GET', '/logs?limit=1')).body.data;
  for (const path of ['/logs', `/logs/${id}`]) expect((await app.rest(token, 'GET', path)).status).toBe(status);
  expect((await app.graphql(token, '{ logs { total } }')).errors === undefined).toBe(status === 200);
});

test('rejects writes to the log', async () => {
  const input = { level: 'info', channel: 'app', message: 'erfunden', who: 'niemand' };
  await writeLog(app.contextFor(admin), { channel: 'app', message: 'Echt.' });
  const [{ id }] = (await app.rest(admin, 'GET', '/logs?limit=1')).body.data;
  expect((await app.rest(admin, 'POST', '/logs', input)).status).toBe(404);
  expect((await app.rest(admin, 'PUT', `/logs/${id}`, { message: 'anders' })).status).toBe(404);
  expect((await app.rest(admin, 'DELETE', `/logs/${id}`)).status).toBe(404);
  expect((await app.graphql(admin, `mutation { deleteLog(id: "${id}") }`)).errors?.[0].message).toContain('deleteLog');
});

test('filters entries by level, channel, term and date, and truncates long texts', async () => {
  const context = app.contextFor();
  await writeLog(context, { channel: 'sms', level: 'error', message: 'Gateway Südwind schweigt.', who: 'Postamt', device: 'Kassa 3' });
  await writeLog(context, {
    channel: 'sms',
    message: 'Gateway Südwind spricht.',
    details: [{ name: 'Text', after: `\0${'x'.repeat(9_000)}` }],
  });
  const findMessages = async (query: string) =>
    (await app.rest(admin, 'GET', `/logs?search=s%C3%BCdwind&${query}`)).body.data.map(({ message }: { message: string }) => message);
  expect(await findMessages('level=error')).toEqual(['Gateway Südwind schweigt.']);
  expect(await findMessages('channel=sms&from=2026-11-16&to=2026-11-16')).toHaveLength(2);
  expect(await findMessages('to=2026-11-15')).toEqual([]);
  expect(await findMessages('channel=mail')).toEqual([]);
  const { data } = (await app.rest(admin, 'GET', '/logs?search=spricht')).body;
  expect(data[0]).toMatchObject({ who: 'System', context: [{ after: `${'x'.repeat(1_999)}…` }] });
});

test('pages through the log by cursor, each entry once despite new entries', async () => {
  const record = { collection: 'x', id: 'cursor' };
  const add = (message: string) => writeLog(app.contextFor(admin), { channel: 'app', message, record: record });
  for (let number = 0; number < 7; number++) await add(`Nummer ${number}`);
  const messages: string[] = [];
  let after = '';
  do {
    const { body } = await app.rest(admin, 'GET', `/logs?record=cursor&limit=3${after && `&after=${after}`}`);
    messages.push(...body.data.map(({ message }: { message: string }) => message));
    expect(body.meta.total).toBeGreaterThanOrEqual(7);
    after = body.meta.nextCursor ?? '';
    await add('spät');
  } while (after);
  expect(messages.toSorted()).toEqual(Array.from({ length: 7 }, (_, number) => `Nummer ${number}`));
  for (const query of ['after=x', `after=${messages.length}.0`, 'page=2&after=1.00000000-0000-7000-8000-000000000000'])
    expect((await app.rest(admin, 'GET', `/logs?${query}`)).body.errors).toMatchObject([{ field: 'after', code: 'INVALID' }]);
  expect((await app.rest(admin, 'GET', '/tags?after=1.00000000-0000-7000-8000-000000000000')).body.errors).toMatchObject([
    { field: 'after', message: 'Dieses Feld ist nicht bekannt.' },
  ]);
});

test('logs changed settings and deleted orders', async () => {
  expect((await app.rest(admin, 'POST', '/config', { shopName: 'Backhaus Neu' })).status).toBe(200);
  const [entry] = await entriesOf('config');
  expect(entry).toMatchObject({ message: 'Einstellungen geändert.', context: [{ name: 'shopName', after: 'Backhaus Neu' }] });
  const { id, uid } = await shop.placeOrder();
  await app.rest(shop.employee, 'POST', `/orders/${id}/status/reject`, {});
  expect((await app.rest(admin, 'DELETE', `/orders/${id}`)).status).toBe(200);
  expect(await entriesOf(id)).toMatchObject([{ channel: 'order', message: `Bestellung ${uid} gelöscht.`, who: admin }]);
});

test('deletes entries after ninety days', async () => {
  const { database } = app.app.services;
  const days = (count: number): Date => new Date(Date.now() - count * 86_400_000);
  await writeLog(app.contextFor(), { channel: 'app', message: 'Neunundachtzig Tage.', at: days(89) });
  await writeLog(app.contextFor(), { channel: 'app', message: 'Einundneunzig Tage.', at: days(91) });
  await writeLog(app.contextFor(), { channel: 'app', message: 'Zweiundneunzig Tage.', at: days(92) });
  const deleteOne = () => deleteOldLogEntries(database, days(0), 1);
  expect([await deleteOne(), await deleteOne(), await deleteOne()]).toEqual([1, 1, 0]);
  const remaining = (await app.rest(admin, 'GET', '/logs?search=tage')).body.data.map(({ message }: { message: string }) => message);
  expect(remaining).toEqual(['Neunundachtzig Tage.']);
});

test('logs API tokens, branch keys, their use and exports without the secrets', async () => {
  const post = async (path: string, body: object = {}) => (await app.rest(admin, 'POST', path, body)).body.data;
  const { secret: first, token } = await post('/api-tokens', { name: 'Lohnbüro', scopes: ['schedules:read', 'catalog:read'] });
  const { secret } = await post(`/api-tokens/${token.id}/renew`);
  const headers = { authorization: `Bearer ${secret}` };
  for (let time = 0; time < 3; time++) await app.rest(undefined, 'GET', '/products', undefined, headers);
  expect((await fetch(`${app.url}/custom/api/departments/${secret}/all`)).status).toBe(200);
  expect((await app.rest(admin, 'DELETE', `/api-tokens/${token.id}`)).status).toBe(200);
  const entries = (await entriesOf(token.id)).map(({ who, message }) => [who, message]).toReversed();
  expect(entries).toEqual([
    [admin, 'Zugangsschlüssel „Lohnbüro“ angelegt.'],
    [admin, 'Zugangsschlüssel „Lohnbüro“ erneuert.'],
    ['Lohnbüro', 'Zugangsschlüssel „Lohnbüro“ verwendet.'],
    ['Lohnbüro', 'Ausfuhr: Abteilungen.'],
    [admin, 'Zugangsschlüssel „Lohnbüro“ widerrufen.'],
  ]);

  const branch = await app.make('branch');
  const { key } = await post(`/branches/${branch}/keys/backoffice`);
  await Promise.all([1, 2, 3].map(() => app.rest(undefined, 'GET', `/orders/backoffice/${branch}/${key}`)));
  expect((await app.rest(undefined, 'GET', `/orders/backoffice/${branch}/${key}x`)).status).toBe(403);
  const branchEntries = (await entriesOf(branch)).filter(({ channel }) => channel === 'api').map(({ who, message }) => [who, message]);
  expect(branchEntries).toEqual([
    ['Backoffice', 'Schlüssel der Ansicht Backoffice verwendet.'],
    [admin, 'Schlüssel der Ansicht Backoffice erstellt.'],
  ]);
  const rows = await app.app.services.database.query('select log::text as entry from log');
  for (const value of [first, secret, key]) expect(rows.filter(({ entry }: { entry: string }) => entry.includes(value))).toEqual([]);
});

test('names records by German dates', async () => {
  const id = await app.make('workingSchedule', { from: '2026-11-20T05:00:00.000Z', to: '2026-11-20T13:00:00.000Z' });
  const { body } = await app.rest(admin, 'GET', `/logs?record=${id}`);
  expect(body.data[0].message).toBe('Planung „20.11.2026, 06:00 Uhr“ angelegt.');
});

test('logs logins and failed logins without unknown names', async () => {
  const user = await app.make('user', { username: 'gretl', password: 'hollerbluete-22' });
  const login = (name: string, password: string) =>
    app.graphql(undefined, 'mutation ($name: String!, $password: String!) { login(name: $name, password: $password) { id } }', {
      name,
      password,
    });
  expect((await login('gretl', 'hollerbluete-22')).errors).toBeUndefined();
  await login('Gretl', 'falsch');
  await login('hollerbluete-22', 'gretl');
  await app.rest(admin, 'PUT', `/users/${user}`, { isLocked: true });
  await login('gretl', 'hollerbluete-22');
  const { data } = (await app.rest(admin, 'GET', '/logs?channel=auth&limit=4')).body;
  expect(data.map(({ who, level, message }: Record<string, string>) => [who, level, message]).toSorted()).toEqual([
    ['Unbekannt', 'warning', 'Anmeldung abgewiesen: Benutzername oder Passwort ist falsch.'],
    ['gretl', 'info', 'Angemeldet.'],
    ['gretl', 'warning', 'Anmeldung abgewiesen: Benutzername oder Passwort ist falsch.'],
    ['gretl', 'warning', 'Anmeldung abgewiesen: Das Benutzerkonto ist gesperrt.'],
  ]);
  expect(JSON.stringify(data)).not.toContain('hollerbluete');
});
