import { draftOf, drafted } from '../../../schema/testing/exampleRecords';
import { collections } from '../../../schema/collections';
import { pathOf, type Collection } from '../../../schema/collections/collection';
import { forgetLog } from '../../app/retention';
import { log } from '../../platform/context/log';
import { useHouse } from '../../testing/app/testApp';
import { useShop } from '../../testing/data/shop';

const house = useHouse();
const shop = useShop(house);
const admin = 'ROLE_ADMIN';

/** What is told of a record, the newest first, through REST. */
const toldOf = async (id: string) => (await house.rest(admin, 'GET', `/logs?record=${id}`)).body.data as any[];

test.each(drafted)('who made, changed and removed a %s stands in the log, with what it was before and after', async name => {
  const { noun, title, fields }: Collection = collections[name];
  const path = `/${pathOf(collections[name])}`;
  const text = [title, 'name', 'comment', 'note'].find(field => fields[field]?.kind === 'text')!;
  const [before, after] = [draftOf(name), draftOf(name)].map((draft, index) => String(draft[text] ?? `Notiz ${index}`));
  const id = await house.make(name, { [text]: before });
  expect((await house.rest(admin, 'PUT', `${path}/${id}`, { [text]: after })).status).toBe(200);
  expect((await house.rest(admin, 'DELETE', `${path}/${id}`)).status).toBe(200);
  const [removed, changed, made] = await toldOf(id);
  const common = { level: 'info', channel: 'app', who: admin, collection: name, record: id, user: null };
  expect(made).toMatchObject({ ...common, message: expect.stringMatching(new RegExp(`^${noun} „.*“ angelegt\\.$`)) });
  expect(made.context).toContainEqual({ name: text, before: null, after: before });
  expect(changed).toMatchObject({ ...common, message: expect.stringMatching(/geändert\.$/) });
  expect(changed.context).toEqual([{ name: text, before, after }]);
  expect(removed).toMatchObject({ ...common, message: expect.stringMatching(/gelöscht\.$/) });
  expect(removed.context).toContainEqual({ name: text, before: after, after: null });
});

test('a change through GraphQL is logged as well, and reads the same there', async () => {
  const id = await house.make('tag', { name: 'Bio' });
  await house.graphql('ROLE_MANAGER', `mutation { updateTag(id: "${id}", change: { name: "Biologisch", color: "#00ff00" }) { id } }`);
  const question = `query ($record: String) { logs(filter: { record: $record }, limit: 1) {
    total nextCursor items { id level channel message who user { id } collection record context { name before after } } } }`;
  const { data } = await house.graphql(admin, question, { record: id });
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
  expect((await house.graphql(admin, `{ log(id: "${entry.id}") { message } }`)).data.log).toEqual({ message: entry.message });
  expect((await house.rest(admin, 'GET', `/logs/${entry.id}`)).body.data).toMatchObject({ message: entry.message });
});

test('of a password the log tells that it changed, and nothing more', async () => {
  const id = await house.make('user', { password: 'erstes-geheimnis' });
  await house.rest(admin, 'PUT', `/users/${id}`, { password: 'zweites-geheimnis' });
  const entries = await toldOf(id);
  expect(entries[0].context).toEqual([{ name: 'password', before: null, after: '***' }]);
  const [{ count }] = await house.app.services.database.query(
    `select count(*)::integer as count from log where log::text ~ 'geheimnis|argon2'`,
  );
  expect(count).toBe(0);
});

test('what did not happen is not logged, and a change that changes nothing neither', async () => {
  const total = async () => (await house.rest(admin, 'GET', '/logs?limit=1')).body.meta.total as number;
  const id = await house.make('tag', { name: 'Einmalig' });
  const before = await total();
  expect((await house.rest(admin, 'POST', '/tags', draftOf('tag', { name: 'Einmalig' }))).status).toBe(422);
  expect((await house.rest(admin, 'PUT', `/tags/${id}`, { name: 'Einmalig' })).status).toBe(200);
  await house
    .as(admin)
    .atomically(async context => {
      await log(context, { channel: 'mail', message: 'Gesendet.' });
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
] as const)('%s reads the log: %i', async (token, status) => {
  await log(house.as(admin), { channel: 'api', message: 'Ausfuhr.' });
  const [{ id }] = (await house.rest(admin, 'GET', '/logs?limit=1')).body.data;
  for (const path of ['/logs', `/logs/${id}`]) expect((await house.rest(token, 'GET', path)).status).toBe(status);
  expect((await house.graphql(token, '{ logs { total } }')).errors === undefined).toBe(status === 200);
});

test('nobody writes into the log', async () => {
  const draft = { level: 'info', channel: 'app', message: 'erfunden', who: 'niemand' };
  await log(house.as(admin), { channel: 'app', message: 'Echt.' });
  const [{ id }] = (await house.rest(admin, 'GET', '/logs?limit=1')).body.data;
  expect((await house.rest(admin, 'POST', '/logs', draft)).status).toBe(403);
  expect((await house.rest(admin, 'PUT', `/logs/${id}`, { message: 'anders' })).status).toBe(403);
  expect((await house.rest(admin, 'DELETE', `/logs/${id}`)).status).toBe(403);
  expect((await house.graphql(admin, `mutation { deleteLog(id: "${id}") }`)).errors?.[0].message).toContain('deleteLog');
});

test('entries are found by level, channel, words and day, and what goes beyond a text is cut', async () => {
  const context = house.as();
  await log(context, { channel: 'sms', level: 'error', message: 'Gateway Südwind schweigt.', who: 'Postamt', device: 'Kassa 3' });
  await log(context, { channel: 'sms', message: 'Gateway Südwind spricht.', details: [{ name: 'Text', after: `\0${'x'.repeat(9_000)}` }] });
  const found = async (query: string) =>
    (await house.rest(admin, 'GET', `/logs?search=s%C3%BCdwind&${query}`)).body.data.map(({ message }: { message: string }) => message);
  expect(await found('level=error')).toEqual(['Gateway Südwind schweigt.']);
  expect(await found('channel=sms&from=2026-11-16&to=2026-11-16')).toHaveLength(2);
  expect(await found('to=2026-11-15')).toEqual([]);
  expect(await found('channel=mail')).toEqual([]);
  const { data } = (await house.rest(admin, 'GET', '/logs?search=spricht')).body;
  expect(data[0]).toMatchObject({ who: 'System', context: [{ after: `${'x'.repeat(1_999)}…` }] });
});

test('by its cursor the log is read to its end, each entry once, whatever is added meanwhile', async () => {
  const own = { collection: 'x', id: 'cursor' };
  const add = (message: string) => log(house.as(admin), { channel: 'app', message, record: own });
  for (let number = 0; number < 7; number++) await add(`Nummer ${number}`);
  const seen: string[] = [];
  let after = '';
  do {
    const { body } = await house.rest(admin, 'GET', `/logs?record=cursor&limit=3${after && `&after=${after}`}`);
    seen.push(...body.data.map(({ message }: { message: string }) => message));
    expect(body.meta.total).toBeGreaterThanOrEqual(7);
    after = body.meta.nextCursor ?? '';
    await add('spät');
  } while (after);
  expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, number) => `Nummer ${number}`));
  for (const query of ['after=x', `after=${seen.length}.0`, 'page=2&after=1.00000000-0000-7000-8000-000000000000'])
    expect((await house.rest(admin, 'GET', `/logs?${query}`)).body.errors).toMatchObject([{ field: 'after', code: 'INVALID' }]);
  expect((await house.rest(admin, 'GET', '/tags?after=1.00000000-0000-7000-8000-000000000000')).body.errors).toMatchObject([
    { field: 'after', message: 'Dieses Feld ist nicht bekannt.' },
  ]);
});

test('a setting that changes is logged, an order that is deleted too', async () => {
  expect((await house.rest(admin, 'POST', '/config', { shopName: 'Backhaus Neu' })).status).toBe(200);
  const [entry] = await toldOf('config');
  expect(entry).toMatchObject({ message: 'Einstellungen geändert.', context: [{ name: 'shopName', after: 'Backhaus Neu' }] });
  const { id, uid } = await shop.place();
  await house.rest(shop.counter, 'POST', `/orders/${id}/status/reject`, {});
  expect((await house.rest(admin, 'DELETE', `/orders/${id}`)).status).toBe(200);
  expect(await toldOf(id)).toMatchObject([{ channel: 'order', message: `Bestellung ${uid} gelöscht.`, who: admin }]);
});

test('after ninety days an entry is forgotten', async () => {
  const { database } = house.app.services;
  const days = (count: number): Date => new Date(Date.now() - count * 86_400_000);
  await log(house.as(), { channel: 'app', message: 'Neunundachtzig Tage.', at: days(89) });
  await log(house.as(), { channel: 'app', message: 'Einundneunzig Tage.', at: days(91) });
  await log(house.as(), { channel: 'app', message: 'Zweiundneunzig Tage.', at: days(92) });
  expect([await forgetLog(database, 1), await forgetLog(database, 1), await forgetLog(database, 1)]).toEqual([1, 1, 0]);
  const left = (await house.rest(admin, 'GET', '/logs?search=tage')).body.data.map(({ message }: { message: string }) => message);
  expect(left).toEqual(['Neunundachtzig Tage.']);
});

test('the tokens of programs, the keys of branches, their use and what they carry out are logged, and none of them is told', async () => {
  const post = async (path: string, body: object = {}) => (await house.rest(admin, 'POST', path, body)).body.data;
  const { secret: first, token } = await post('/api-tokens', { name: 'Lohnbüro', scopes: ['schedules:read', 'catalog:read'] });
  const { secret } = await post(`/api-tokens/${token.id}/renew`);
  const headers = { authorization: `Bearer ${secret}` };
  for (let time = 0; time < 3; time++) await house.rest(undefined, 'GET', '/products', undefined, headers);
  expect((await fetch(`${house.address}/custom/api/departments/${secret}/all`)).status).toBe(200);
  expect((await house.rest(admin, 'DELETE', `/api-tokens/${token.id}`)).status).toBe(200);
  const told = (await toldOf(token.id)).map(({ who, message }) => [who, message]).toReversed();
  expect(told).toEqual([
    [admin, 'Zugangsschlüssel „Lohnbüro“ angelegt.'],
    [admin, 'Zugangsschlüssel „Lohnbüro“ erneuert.'],
    ['Lohnbüro', 'Zugangsschlüssel „Lohnbüro“ verwendet.'],
    ['Lohnbüro', 'Ausfuhr: Abteilungen.'],
    [admin, 'Zugangsschlüssel „Lohnbüro“ widerrufen.'],
  ]);

  const branch = await house.make('branch');
  const { key } = await post(`/branches/${branch}/keys/backoffice`);
  await Promise.all([1, 2, 3].map(() => house.rest(undefined, 'GET', `/orders/backoffice/${branch}/${key}`)));
  expect((await house.rest(undefined, 'GET', `/orders/backoffice/${branch}/${key}x`)).status).toBe(403);
  const ofBranch = (await toldOf(branch)).filter(({ channel }) => channel === 'api').map(({ who, message }) => [who, message]);
  expect(ofBranch).toEqual([
    ['Backoffice', 'Schlüssel der Ansicht Backoffice verwendet.'],
    [admin, 'Schlüssel der Ansicht Backoffice erstellt.'],
  ]);
  const all = await house.app.services.database.query('select log::text as entry from log');
  for (const one of [first, secret, key]) expect(all.filter(({ entry }: { entry: string }) => entry.includes(one))).toEqual([]);
});

test('who signs in is logged, and who tries to; of names that nobody has nothing is kept', async () => {
  const user = await house.make('user', { username: 'gretl', password: 'hollerbluete-22' });
  const login = (name: string, password: string) =>
    house.graphql(undefined, 'mutation ($name: String!, $password: String!) { login(name: $name, password: $password) { id } }', {
      name,
      password,
    });
  expect((await login('gretl', 'hollerbluete-22')).errors).toBeUndefined();
  await login('Gretl', 'falsch');
  await login('hollerbluete-22', 'gretl');
  await house.rest(admin, 'PUT', `/users/${user}`, { isLocked: true });
  await login('gretl', 'hollerbluete-22');
  const { data } = (await house.rest(admin, 'GET', '/logs?channel=auth&limit=4')).body;
  expect(data.map(({ who, level, message }: Record<string, string>) => [who, level, message]).toSorted()).toEqual([
    ['Unbekannt', 'warning', 'Anmeldung abgewiesen: Benutzername oder Passwort ist falsch.'],
    ['gretl', 'info', 'Angemeldet.'],
    ['gretl', 'warning', 'Anmeldung abgewiesen: Benutzername oder Passwort ist falsch.'],
    ['gretl', 'warning', 'Anmeldung abgewiesen: Das Benutzerkonto ist gesperrt.'],
  ]);
  expect(JSON.stringify(data)).not.toContain('hollerbluete');
});
