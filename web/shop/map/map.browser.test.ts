import type { Page } from 'playwright-core';
import { defaultEnvironment } from '../../../schema/site/environment';
import { expectAccessible, expectVisible, useBrowser, waitUntilHydrated, type viewports } from '../../../server/testing/browser/browser';
import { waitFor } from '../../../server/testing/app/testApp';
import { startMapService, type MapService } from '../../../server/testing/fakes/mapService';

const environment = { ...defaultEnvironment, mapToken: 'pk.test' as string | null };
let mapService: MapService;
beforeAll(async () => {
  mapService = await startMapService();
  environment.mapUrl = mapService.url;
});
afterAll(() => mapService.stop());

const { testApp, open: openPage, expectError } = useBrowser({ environment });

/** After so many milliseconds a page gives up its map, which a busy machine without a graphics card may need. */
const styleTimeout = 15_000;

/** Opens a page that waits for its map however long it takes. */
async function open(path: string, ...place: [viewport?: keyof typeof viewports]): Promise<Page> {
  const page = await openPage('/robots.txt', ...place);
  await page.addInitScript(time => {
    const start = window.setTimeout;
    Object.assign(window, { setTimeout: (run: () => void, delay?: number) => start(delay === time ? () => {} : run, delay) });
  }, styleTimeout);
  await page.goto(path);
  await waitUntilHydrated(page);
  return page;
}

const enableMaps = (settings: object = {}) => testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginMapbox: true, ...settings });
const policy = async () => (await fetch(testApp.url)).headers.get('content-security-policy')!;

beforeEach(async () => {
  Object.assign(mapService, { behavior: 'friendly', requestedPaths: [] });
  environment.mapToken = 'pk.test';
  await enableMaps({ mapboxZoom: 17, mapboxPitch: 40, mapboxBearing: 30 });
  await waitFor(async () => (await policy()).includes(mapService.url));
});

const mapIn = (page: Page) => page.getByRole('group', { name: /^Karte: / });
const markerIn = (page: Page, name: string) => mapIn(page).getByRole('button', { name: `${name} auf der Karte zeigen` });
const cardIn = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
const compass = '.mapboxgl-ctrl-compass .mapboxgl-ctrl-icon';

/** Waits until the compass has this rotation. It scrolls again each time, because content that loads above moves the map out of view. */
async function expectRotation(page: Page, rotation: string): Promise<void> {
  await expectVisible(async () => {
    await mapIn(page).scrollIntoViewIfNeeded();
    return page.evaluate(selector => document.querySelector<HTMLElement>(selector)?.style.transform, compass);
  }, expect.stringContaining(rotation));
}

test('shows all branches on one map with the view of the settings; a marker zooms to its branch and buildings', async () => {
  const page = await open('/');
  await expectRotation(page, 'rotateX(40deg)');
  await expectVisible(() => mapIn(page).count(), 1);
  await expectVisible(
    () =>
      mapIn(page)
        .getByRole('button', { name: /auf der Karte zeigen$/ })
        .count(),
    3,
  );
  expect(mapService.requestedPaths.filter(path => path.startsWith('/tiles/16/'))).toEqual([]);
  await markerIn(page, 'Hollerbusch Linz').click();
  await expectVisible(() => page.locator(compass).first().getAttribute('style'), expect.stringContaining('rotateZ(-30deg)'));
  expect(mapService.requestedPaths).toContain('/styles/v1/mapbox/dark-v11');
  // Only the building layer requests tiles of this source, from zoom 15 on.
  await waitFor(() => mapService.requestedPaths.some(path => path.startsWith('/tiles/16/')));
  expect(mapService.requestedPaths.filter(path => /^\/tiles\/(\d|1[0-4])\//.test(path))).toEqual([]);
  await expectAccessible(page);
});

test('highlights a card and its marker together', async () => {
  const page = await open('/');
  await mapIn(page).scrollIntoViewIfNeeded();
  const [marker, card] = [markerIn(page, 'Hollerbusch Wels'), cardIn(page, 'Hollerbusch Wels')];
  await expectVisible(async () => {
    await marker.focus(); // a marker that is grouped while the map loads loses the focus
    return card.getAttribute('data-marked');
  }, 'true');
  await card.getByRole('link', { name: 'Zur Filiale Hollerbusch Wels' }).focus();
  await expectVisible(() => marker.getAttribute('data-marked'), '');
  await expectVisible(() => markerIn(page, 'Hollerbusch Linz').getAttribute('data-marked'), null);
});

/** Creates branches at one place in a division of their own, until the end of the test. Returns the URL of the division. */
async function createBranchesAtOnePlace(names: readonly string[]): Promise<string> {
  const branches: string[] = [];
  for (const name of names) {
    const coordinates = { latitude: 48.30641, longitude: 14.28611 };
    branches.push(await testApp.make('branch', { identifier: name.toLowerCase(), name, isPublic: true, ...coordinates }));
    createdPaths.push(`/branches/${branches.at(-1)}`);
  }
  createdPaths.unshift(`/divisions/${await testApp.make('division', { identifier: 'nahe', name: 'Nahe', branches, isPublic: true })}`);
  return '/?division=nahe';
}
const createdPaths: string[] = [];
afterEach(async () => {
  for (const path of createdPaths.splice(0)) expect((await testApp.rest('ROLE_ADMIN', 'DELETE', path)).status).toBe(200);
});

/** Returns the labels whose center is covered by another one. */
const coveredLabels = (page: Page) =>
  mapIn(page).evaluate(map =>
    [...map.querySelectorAll('.mapboxgl-marker button span')].flatMap(label => {
      const { x, y, width, height } = label.getBoundingClientRect();
      return label.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [label.textContent];
    }),
  );

test('keeps the labels of neighboring branches from overlapping', async () => {
  const page = await open(await createBranchesAtOnePlace(['Hauptplatz', 'Taubenmarkt', 'Ufer']));
  await expectRotation(page, 'rotateX(40deg)');
  for (const name of ['Hauptplatz', 'Taubenmarkt', 'Ufer']) await markerIn(page, name).waitFor();
  await expectVisible(() => coveredLabels(page), []);
  await expectAccessible(page);
});

test('groups many branches at one place under their number and expands them on press', async () => {
  const page = await open(await createBranchesAtOnePlace(['Nord', 'Ost', 'Mitte', 'West', 'Ufer']), 'phone');
  await expectRotation(page, 'rotateX(40deg)');
  const groupButton = mapIn(page).getByRole('button', { name: '5 Filialen hier zeigen' });
  await expectVisible(
    () =>
      mapIn(page)
        .getByRole('button', { name: /auf der Karte zeigen$/ })
        .count(),
    0,
  );
  await groupButton.focus();
  await page.keyboard.press('Enter');
  await markerIn(page, 'Ufer').waitFor();
  await expectVisible(() => coveredLabels(page), []);
  await expectVisible(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Nord auf der Karte zeigen');
});

test('uses the default view on a branch page', async () => {
  const page = await open('/store/linz');
  await page.getByRole('heading', { name: 'So finden Sie uns' }).waitFor();
  await expectRotation(page, 'rotateX(55deg)');
  await expectVisible(() => page.locator(compass).first().getAttribute('style'), expect.stringContaining('rotateZ(85deg)'));
});

test('flies to its location when it becomes visible', async () => {
  const page = await open('/');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(recordStyles, compass);
  await page.reload();
  await expectRotation(page, 'rotateX(40deg)');
  const styles = await page.evaluate(() => (window as unknown as { styles: string[] }).styles);
  expect(styles[0]).toContain('rotateX(0deg)');
});

/** Runs in the page and records every style of an element, because a busy machine shows the test only some of them. */
function recordStyles(selector: string): void {
  const styles: string[] = [];
  Object.assign(window, { styles });
  const record = (): void => {
    const style = document.querySelector(selector)?.getAttribute('style');
    if (style) styles.push(style);
  };
  new MutationObserver(record).observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
}

test('shows no map and allows no map origin while the plugin is disabled', async () => {
  await enableMaps({ enablePluginMapbox: false });
  await waitFor(async () => !(await policy()).includes(mapService.url));
  const page = await open('/');
  await page.getByRole('heading', { name: 'Hollerbusch Linz' }).first().waitFor();
  await expectVisible(() => mapIn(page).count(), 0);
  expect(mapService.requestedPaths).toEqual([]);
});

test.each(['forbidding', 'confused', 'gone'] as const)('shows the address and a route link when the map service is %s', async behavior => {
  expectError(/127\.0\.0\.1|mapbox|Error|JSON/);
  mapService.behavior = behavior;
  await expectAddressFallback(await open('/'));
});

test('requests no map without a token and shows the address', async () => {
  environment.mapToken = null;
  await enableMaps({ title: 'Ohne Kennung' }); // The change empties the response cache.
  await expectAddressFallback(await open('/'));
  const page = await open('/store/linz');
  const routeLink = mapIn(page).getByRole('link', { name: 'Route planen' });
  await routeLink.waitFor();
  await expectVisible(() => routeLink.getAttribute('href'), expect.stringContaining('48.3064%2C14.2861'));
  await expectVisible(() => mapIn(page).textContent(), expect.stringContaining('4020 Linz'));
  expect(mapService.requestedPaths).toEqual([]);
});

test('shows the address in a browser without WebGL', async () => {
  expectError(/WebGL/);
  const page = await open('/');
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.reload();
  await expectAddressFallback(page);
});

async function expectAddressFallback(page: Page): Promise<void> {
  await cardIn(page, 'Hollerbusch Linz').scrollIntoViewIfNeeded();
  await page.getByText('Die Karte kann gerade nicht gezeigt werden.', { exact: false }).waitFor();
  await expectVisible(() => mapIn(page).count(), 0);
  await cardIn(page, 'Hollerbusch Linz').getByText('Hollerplatz 1, 4020 Linz').waitFor();
}
