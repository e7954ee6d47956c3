import { useHouse } from '../../../testing/app/testApp';

const house = useHouse();
const admin = 'ROLE_ADMIN';
const post = (body: object) => house.rest(admin, 'POST', '/redirects', body);

async function visit(path: string) {
  const response = await fetch(house.address + path, { redirect: 'manual' });
  await response.text();
  return [response.status, response.headers.get('location')];
}

test('a stored path leads on with its code, and is counted', async () => {
  const { body } = await post({ path: '/jobs/', target: '/karriere#lehre' });
  expect(body.data).toMatchObject({ path: 'jobs', statusCode: 301, isEnabled: true, hits: 0, lastHitAt: null });
  expect(await visit('/jobs')).toEqual([301, '/karriere#lehre']);
  expect(await visit('/jobs/?von=plakat')).toEqual([301, '/karriere#lehre']);
  const seen = (await house.rest(admin, 'GET', `/redirects/${body.data.id}`)).body.data;
  expect(seen).toMatchObject({ hits: 2, lastHitAt: '2026-11-16T07:00:00.000Z' });
});

test('an old address with umlauts leads to another site for a while', async () => {
  await post({ path: 'Über-uns', target: 'https://www.example.com/häuser?a=%C3%A4', statusCode: 302 });
  expect(await visit('/%C3%9Cber-uns')).toEqual([302, 'https://www.example.com/h%C3%A4user?a=%C3%A4']);
});

test('one that is switched off leads nowhere, and a page outranks it', async () => {
  await post({ path: 'aus', target: '/karriere', isEnabled: false });
  expect((await visit('/aus'))[0]).toBe(404);
  await post({ path: 'party', target: '/feste' });
  expect((await visit('/party'))[0]).toBe(301);
  await house.make('site', { path: 'party' });
  expect((await visit('/party'))[0]).toBe(404); // there is no client in this house to show it
});

test('the client asks where a path leads when it moves by itself', async () => {
  await post({ path: 'agb', target: '/site/terms-and-conditions' });
  const { data } = await house.graphql(
    undefined,
    '{ a: redirectAt(path: "/agb/") { target statusCode } b: redirectAt(path: "nirgends") { target } }',
  );
  expect(data).toEqual({ a: { target: '/site/terms-and-conditions', statusCode: 301 }, b: null });
});

test.each([
  [{ path: 'store/linz', target: '/x' }, 'path', 'Diese Adresse ist für das System reserviert.'],
  [{ path: 'Backend/x', target: '/x' }, 'path', 'Diese Adresse ist für das System reserviert.'],
  [{ path: 'a b', target: '/x' }, 'path', 'Bitte geben Sie einen Pfad ohne Leerzeichen, ? und # an.'],
  [{ path: 'c', target: 'javascript:alert(1)' }, 'target', 'Bitte geben Sie einen Pfad mit / am Anfang oder eine ganze Adresse an.'],
  [{ path: 'd', target: '//evil.example' }, 'target', 'Bitte geben Sie einen Pfad mit / am Anfang oder eine ganze Adresse an.'],
  [{ path: 'e', target: '/e#da' }, 'target', 'Diese Weiterleitung würde im Kreis führen.'],
  [{ path: 'f', target: '/x', statusCode: 303 }, 'statusCode', 'Dieser Wert muss zwischen 301 und 302 liegen.'],
])('%j is refused at %s', async (draft, field, message) => {
  expect((await post(draft)).body).toEqual({ errors: [{ message, field, code: 'INVALID' }] });
});

test('a circle is refused however long it is, also when it is switched on or changed', async () => {
  const ids = await Promise.all(
    [
      ['eins', '/zwei'],
      ['zwei', '/drei'],
    ].map(async ([path, target]) => (await post({ path, target })).body.data.id as string),
  );
  expect((await post({ path: 'drei', target: '/eins' })).body.errors[0].field).toBe('target');
  const off = (await post({ path: 'drei', target: '/eins', isEnabled: false })).body.data.id as string;
  expect((await house.rest(admin, 'PUT', `/redirects/${off}`, { isEnabled: true })).status).toBe(422);
  expect((await house.rest(admin, 'PUT', `/redirects/${ids[1]}`, { target: '/eins' })).status).toBe(422);
  expect((await house.rest(admin, 'PUT', `/redirects/${ids[1]}`, { target: '/vier' })).status).toBe(200);
});

test('of two who close a circle at once, one is refused', async () => {
  const answers = await Promise.all([post({ path: 'hin', target: '/her' }), post({ path: 'her', target: '/hin' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
});
