import type { Page } from 'playwright-core';
import { defaultEnvironment } from '../../../schema/site/environment';
import { expectAccessible, shows, useBrowser } from '../../../server/testing/browser/browser';
import { eventually } from '../../../server/testing/app/testApp';
import { startMapService, type MapService } from '../../../server/testing/fakes/mapService';

const environment = { ...defaultEnvironment, mapToken: 'pk.test' as string | null };
let maps: MapService;
beforeAll(async () => {
  maps = await startMapService();
  environment.mapUrl = maps.url;
});
afterAll(() => maps.stop());

const { house, open, expectComplaint } = useBrowser({ environment });

const showMaps = (change: object = {}) => house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginMapbox: true, ...change });
const policy = async () => (await fetch(house.address)).headers.get('content-security-policy')!;

beforeEach(async () => {
  Object.assign(maps, { manner: 'friendly', asked: [] });
  environment.mapToken = 'pk.test';
  await showMaps({ mapboxZoom: 17, mapboxPitch: 40, mapboxBearing: 30 });
  await eventually(async () => (await policy()).includes(maps.url));
});

const mapOf = (page: Page) => page.getByRole('group', { name: /^Karte: / });
const pinOf = (page: Page, name: string) => mapOf(page).getByRole('button', { name: `${name} auf der Karte zeigen` });
const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
const compass = '.mapboxgl-ctrl-compass .mapboxgl-ctrl-icon';

/** Brings the map into view and waits until it looks this way. */
async function looks(page: Page, turn: string): Promise<void> {
  await mapOf(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(
    ([where, turn]) => document.querySelector<HTMLElement>(where!)?.style.transform.includes(turn!),
    [compass, turn],
  );
}

test('all branches lie on one map that looks as the shop decided; a pin leads to its branch and its buildings', async () => {
  const page = await open('/');
  await looks(page, 'rotateX(40deg)');
  await shows(() => mapOf(page).count(), 1);
  await shows(
    () =>
      mapOf(page)
        .getByRole('button', { name: /auf der Karte zeigen$/ })
        .count(),
    3,
  );
  expect(maps.asked.filter(path => path.startsWith('/tiles/16/'))).toEqual([]);
  await pinOf(page, 'Hollerbusch Linz').click();
  await shows(() => page.locator(compass).first().getAttribute('style'), expect.stringContaining('rotateZ(-30deg)'));
  expect(maps.asked).toContain('/styles/v1/mapbox/dark-v11');
  // Only the layer of the buildings asks for tiles of this source, and only from zoom 15 on.
  await eventually(() => maps.asked.some(path => path.startsWith('/tiles/16/')));
  expect(maps.asked.filter(path => /^\/tiles\/(\d|1[0-4])\//.test(path))).toEqual([]);
  await expectAccessible(page);
});

test('a card and its pin point at each other', async () => {
  const page = await open('/');
  await mapOf(page).scrollIntoViewIfNeeded();
  const [pin, card] = [pinOf(page, 'Hollerbusch Wels'), cardOf(page, 'Hollerbusch Wels')];
  await pin.focus();
  await shows(() => card.getAttribute('data-marked'), 'true');
  await card.getByRole('link', { name: 'Zur Filiale Hollerbusch Wels' }).focus();
  await shows(() => pin.getAttribute('data-marked'), '');
  await shows(() => pinOf(page, 'Hollerbusch Linz').getAttribute('data-marked'), null);
});

/** Opens branches at one place, shown by themselves at the address it answers, for the rest of the test. */
async function crowd(names: readonly string[]): Promise<string> {
  const branches: string[] = [];
  for (const name of names) {
    const place = { latitude: 48.30641, longitude: 14.28611 };
    branches.push(await house.make('branch', { identifier: name.toLowerCase(), name, isPublic: true, ...place }));
    opened.push(`/branches/${branches.at(-1)}`);
  }
  opened.unshift(`/divisions/${await house.make('division', { identifier: 'nahe', name: 'Nahe', branches, isPublic: true })}`);
  return '/?division=nahe';
}
const opened: string[] = [];
afterEach(async () => {
  for (const path of opened.splice(0)) expect((await house.rest('ROLE_ADMIN', 'DELETE', path)).status).toBe(200);
});

/** Which names cannot be pressed, because another one lies over their middle. */
const covered = (page: Page) =>
  mapOf(page).evaluate(map =>
    [...map.querySelectorAll('.mapboxgl-marker button span')].flatMap(pin => {
      const { x, y, width, height } = pin.getBoundingClientRect();
      return pin.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [pin.textContent];
    }),
  );

test('the names of neighbours do not cover each other', async () => {
  const page = await open(await crowd(['Hauptplatz', 'Taubenmarkt', 'Ufer']));
  await looks(page, 'rotateX(40deg)');
  for (const name of ['Hauptplatz', 'Taubenmarkt', 'Ufer']) await pinOf(page, name).waitFor();
  await shows(() => covered(page), []);
  await expectAccessible(page);
});

test('too many at one place show their number, and a press names them all', async () => {
  const page = await open(await crowd(['Nord', 'Ost', 'Mitte', 'West', 'Ufer']), 'phone');
  await looks(page, 'rotateX(40deg)');
  const number = mapOf(page).getByRole('button', { name: '5 Filialen hier zeigen' });
  await shows(
    () =>
      mapOf(page)
        .getByRole('button', { name: /auf der Karte zeigen$/ })
        .count(),
    0,
  );
  await number.focus();
  await page.keyboard.press('Enter');
  await pinOf(page, 'Ufer').waitFor();
  await shows(() => covered(page), []);
  await shows(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Nord auf der Karte zeigen');
});

test('on the page of a branch it looks as usual: from near, tilted and turned', async () => {
  const page = await open('/store/linz');
  await page.getByRole('heading', { name: 'So finden Sie uns' }).waitFor();
  await looks(page, 'rotateX(55deg)');
  await shows(() => page.locator(compass).first().getAttribute('style'), expect.stringContaining('rotateZ(85deg)'));
});

test('it flies to its spot once it is in view', async () => {
  const page = await open('/');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await looks(page, 'rotateX(0deg)');
  await looks(page, 'rotateX(40deg)');
});

test('without the plugin there is no map, and pages may ask nobody for one', async () => {
  await showMaps({ enablePluginMapbox: false });
  await eventually(async () => !(await policy()).includes(maps.url));
  const page = await open('/');
  await page.getByRole('heading', { name: 'Hollerbusch Linz' }).first().waitFor();
  await shows(() => mapOf(page).count(), 0);
  expect(maps.asked).toEqual([]);
});

test.each(['forbidding', 'confused', 'gone'] as const)('a map service that is %s leaves the address and the way there', async manner => {
  expectComplaint(/127\.0\.0\.1|mapbox|Error|JSON/);
  maps.manner = manner;
  await expectWords(await open('/'));
});

test('without a token nobody is asked, and the way is told in words', async () => {
  environment.mapToken = null;
  await showMaps({ title: 'Ohne Kennung' }); // what is public is kept until it changes
  await expectWords(await open('/'));
  const page = await open('/store/linz');
  const way = mapOf(page).getByRole('link', { name: 'Route planen' });
  await way.waitFor();
  await shows(() => way.getAttribute('href'), expect.stringContaining('48.3064%2C14.2861'));
  await shows(() => mapOf(page).textContent(), expect.stringContaining('4020 Linz'));
  expect(maps.asked).toEqual([]);
});

test('so it is in a browser that cannot draw', async () => {
  expectComplaint(/WebGL/);
  const page = await open('/');
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.reload();
  await expectWords(page);
});

async function expectWords(page: Page): Promise<void> {
  await cardOf(page, 'Hollerbusch Linz').scrollIntoViewIfNeeded();
  await page.getByText('Die Karte kann gerade nicht gezeigt werden.', { exact: false }).waitFor();
  await shows(() => mapOf(page).count(), 0);
  await cardOf(page, 'Hollerbusch Linz').getByText('Hollerplatz 1, 4020 Linz').waitFor();
}
