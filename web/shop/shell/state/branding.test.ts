import { faviconUrl, shopTheme } from './branding';

const image = { id: 'b', version: 2, extension: 'svg' };
const createShop = (config: object, environment: object) =>
  ({
    config: { color1: null, color2: null, favicon: null, ...config },
    environment: { color1: null, color2: null, favicon: null, ...environment },
  }) as never;

test('prefers set values of the settings to the environment', () => {
  expect(shopTheme(createShop({ color1: '#112233' }, { color1: '#445566', color2: '#778899' }))).toMatchObject({
    color1: '#112233',
    color2: '#778899',
  });
  expect(shopTheme(createShop({}, {}))).toMatchObject({ color1: null, color2: null });
});

test.each([
  [{ favicon: image }, { favicon: '/own.svg' }, '/image/icon/b-2.svg'],
  [{}, { favicon: '/own.svg' }, '/own.svg'],
  [{}, {}, null],
])('returns the favicon of the settings or the environment (%#)', (config, environment, url) => {
  expect(faviconUrl(createShop(config, environment))).toBe(url);
});
