import { faviconOf, sharedPictureOf, themeOf } from './branding';

const image = { id: 'b', version: 2, extension: 'svg' };
const look = (config: object, environment: object) =>
  ({
    config: { color1: null, color2: null, favicon: null, ...config },
    environment: { color1: null, color2: null, favicon: null, ...environment },
  }) as never;

test('the settings come over the environment, and only where they say something', () => {
  expect(themeOf(look({ color1: '#112233' }, { color1: '#445566', color2: '#778899' }))).toMatchObject({
    color1: '#112233',
    color2: '#778899',
  });
  expect(themeOf(look({}, {}))).toMatchObject({ color1: null, color2: null });
});

test('the picture that stands for the shop is its own, else that of the house', () => {
  expect(sharedPictureOf(look({ shareImage: image }, { shareImage: '/house.png' }))).toBe('/image/medium/b-2.svg');
  expect(sharedPictureOf(look({ shareImage: null }, { shareImage: '/house.png' }))).toBe('/house.png');
});

test.each([
  [{ favicon: image }, { favicon: '/own.svg' }, '/image/icon/b-2.svg'],
  [{}, { favicon: '/own.svg' }, '/own.svg'],
  [{}, {}, null],
])('the sign in the tab (%#)', (config, environment, address) => {
  expect(faviconOf(look(config, environment))).toBe(address);
});
