import { useTestApp } from '../../../testing/app/testApp';

const testApp = useTestApp();
const admin = 'ROLE_ADMIN';
const postRedirect = (body: object) => testApp.rest(admin, 'POST', '/redirects', body);

async function visit(path: string) {
  const response = await fetch(testApp.url + path, { redirect: 'manual' });
  await response.text();
  return [response.status, response.headers.get('location')];
}

test('redirects a stored path with its status code and counts the hit', async () => {
  const { body } = await postRedirect({ path: '/jobs/', target: '/karriere#lehre' });
  expect(body.data).toMatchObject({ path: 'jobs', statusCode: 301, isEnabled: true, hits: 0, lastHitAt: null });
  expect(await visit('/jobs')).toEqual([301, '/karriere#lehre']);
  expect(await visit('/jobs/?von=plakat')).toEqual([301, '/karriere#lehre']);
  const redirect = (await testApp.rest(admin, 'GET', `/redirects/${body.data.id}`)).body.data;
  expect(redirect).toMatchObject({ hits: 2, lastHitAt: '2026-11-16T07:00:00.000Z' });
});

test('redirects a path with umlauts temporarily to another site', async () => {
  await postRedirect({ path: 'Über-uns', target: 'https://www.example.com/häuser?a=%C3%A4', statusCode: 302 });
  expect(await visit('/%C3%9Cber-uns')).toEqual([302, 'https://www.example.com/h%C3%A4user?a=%C3%A4']);
});

test('ignores a disabled redirect and prefers a page', async () => {
  await postRedirect({ path: 'aus', target: '/karriere', isEnabled: false });
  expect((await visit('/aus'))[0]).toBe(404);
  await postRedirect({ path: 'party', target: '/feste' });
  expect((await visit('/party'))[0]).toBe(301);
  await testApp.make('site', { path: 'party' });
  expect((await visit('/party'))[0]).toBe(404); // the test app serves no client for this page
});

test('returns the redirect of a path to the client', async () => {
  await postRedirect({ path: 'agb', target: '/site/terms-and-conditions' });
  const { data } = await testApp.graphql(
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
])('rejects %j at %s', async (input, field, message) => {
  expect((await postRedirect(input)).body).toEqual({ errors: [{ message, field, code: 'INVALID' }] });
});

test('rejects a redirect loop of any length, also on update', async () => {
  const ids = await Promise.all(
    [
      ['eins', '/zwei'],
      ['zwei', '/drei'],
    ].map(async ([path, target]) => (await postRedirect({ path, target })).body.data.id as string),
  );
  expect((await postRedirect({ path: 'drei', target: '/eins' })).body.errors[0].field).toBe('target');
  const disabledId = (await postRedirect({ path: 'drei', target: '/eins', isEnabled: false })).body.data.id as string;
  expect((await testApp.rest(admin, 'PUT', `/redirects/${disabledId}`, { isEnabled: true })).status).toBe(422);
  expect((await testApp.rest(admin, 'PUT', `/redirects/${ids[1]}`, { target: '/eins' })).status).toBe(422);
  expect((await testApp.rest(admin, 'PUT', `/redirects/${ids[1]}`, { target: '/vier' })).status).toBe(200);
});

test('rejects one of two concurrent redirects that form a loop', async () => {
  const responses = await Promise.all([postRedirect({ path: 'hin', target: '/her' }), postRedirect({ path: 'her', target: '/hin' })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
});

describe('a page that moves', () => {
  const movePage = (id: string, path: string) => testApp.rest(admin, 'PUT', `/sites/${id}`, { path });
  const redirects = async (search: string) => {
    const { body } = await testApp.rest(admin, 'GET', `/redirects?search=${search}&sort=path`);
    return body.data.map(({ path, target }: { path: string; target: string }) => [path, target]);
  };

  test('redirects its old paths straight to the new one, and ends the redirect there', async () => {
    const id = await testApp.make('site', { path: 'umzug-eins', isPublic: true });
    const { body } = await postRedirect({ path: 'umzug-plakat', target: '/umzug-eins', isEnabled: false });
    expect((await movePage(id, 'umzug-zwei')).status).toBe(200);
    expect(await visit('/umzug-eins')).toEqual([301, '/umzug-zwei']);
    await movePage(id, 'umzug-drei');
    expect(await redirects('umzug')).toEqual([
      ['umzug-eins', '/umzug-drei'],
      ['umzug-plakat', '/umzug-drei'],
      ['umzug-zwei', '/umzug-drei'],
    ]);
    expect((await testApp.rest(admin, 'GET', `/redirects/${body.data.id}`)).body.data.isEnabled).toBe(false);
    await movePage(id, 'umzug-eins');
    expect(await redirects('umzug')).toEqual([
      ['umzug-drei', '/umzug-eins'],
      ['umzug-plakat', '/umzug-eins'],
      ['umzug-zwei', '/umzug-eins'],
    ]);
  });

  test('needs no redirect when it was not public or keeps its path, and none is left when the change is rejected', async () => {
    const draft = await testApp.make('site', { path: 'ruhe-entwurf', isPublic: false });
    await movePage(draft, 'ruhe-zwei');
    const page = await testApp.make('site', { path: 'ruhe-seite', isPublic: true });
    await testApp.rest(admin, 'PUT', `/sites/${page}`, { path: 'ruhe-seite', name: 'Neuer Name' });
    expect((await movePage(page, 'ruhe-zwei')).body.errors[0]).toMatchObject({ field: 'path' });
    expect(await redirects('ruhe')).toEqual([]);
  });

  test('moves twice at once with one redirect of each old path', async () => {
    const id = await testApp.make('site', { path: 'eile', isPublic: true });
    const responses = await Promise.all([movePage(id, 'eile-a'), movePage(id, 'eile-b')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const { path } = (await testApp.rest(admin, 'GET', `/sites/${id}`)).body.data;
    const other = path === 'eile-a' ? 'eile-b' : 'eile-a';
    expect(await redirects('eile')).toEqual([
      ['eile', `/${path}`],
      [other, `/${path}`],
    ]);
  });
});
