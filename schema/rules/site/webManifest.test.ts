import { shortName, webManifest } from './webManifest';

test.each([
  ['Online-Shop', 'Online-Shop'],
  ['Bäckerei Hollerbusch', 'Hollerbusch'],
  ['Der gute alte Ofen', 'alte Ofen'],
  ['Zuckerbäckerstube', 'Zuckerbäcker'],
])('shortens %s to %s', (name, expected) => {
  expect(shortName(name)).toBe(expected);
});

test('describes an app for the whole site with shortcuts to at most four branches', () => {
  const branches = ['linz', 'wels', 'enns', 'graz', 'wien'].map(identifier => ({ identifier, name: identifier }));
  const manifest = webManifest({ shopName: 'Bäckerei Muster', description: null, themeColor: '#112233', icons: [], branches });
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Bäckerei Muster',
    short_name: 'Muster',
    lang: 'de',
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    theme_color: '#112233',
  });
  expect(manifest).not.toHaveProperty('description');
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/store/linz', '/store/wels', '/store/enns', '/store/graz']);
});
