import type { Page } from 'playwright-core';
import { expectAccessible, readsOut, shows, useBrowser, viewports } from '../../../server/testing/browser/browser';

const browser = useBrowser();
const { house } = browser;

/** Changes what the shop decided, for the rest of the test. */
const decide = async (change: object) => expect((await house.rest('ROLE_ADMIN', 'POST', '/config', change)).status).toBe(200);

const cards = (page: Page) => page.getByRole('article');
const result = (page: Page) => page.getByText(/Filialen werden angezeigt|keine Ergebnisse/);

// What the shop shows when it has no home page of its own.
beforeAll(async () => {
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginHomePage: false });
});

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z')); // a Friday, half past ten in Linz
afterEach(() => decide({ enablePluginSearch: true, enablePluginTags: true, enablePluginToolbar: true }));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('the overview is whole and accessible on a %s', async viewport => {
  const page = await browser.open('/', viewport);
  await page.getByRole('heading', { level: 3, name: 'Hollerbusch Linz' }).waitFor();
  await shows(() => page.title(), 'Bäckerei Hollerbusch – frisch bestellt, ofenwarm abgeholt');
  await shows(() => page.getByRole('heading', { level: 1 }).textContent(), 'Bäckerei Hollerbusch');
  await shows(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await expectAccessible(page);
});

test('a card says when the branch is open, how to reach it, and leads to it', async () => {
  const page = await browser.open('/');
  const linz = cards(page).filter({ hasText: 'Hollerbusch Linz' });
  await linz.getByText('Geöffnet bis 18:30').waitFor();
  await linz.getByText('Hollerplatz 1, 4020 Linz').waitFor();
  await shows(() => linz.getByRole('link', { name: '+43 732 0000 01' }).getAttribute('href'), 'tel:+43732000001');
  await shows(() => linz.getByRole('link', { name: 'linz@hollerbusch.example' }).getAttribute('href'), 'mailto:linz@hollerbusch.example');
  await shows(() => linz.getByRole('link', { name: 'Zur Filiale Hollerbusch Linz' }).getAttribute('href'), '/store/linz');
  await shows(
    () => linz.getByRole('link', { name: /^Route/ }).getAttribute('href'),
    expect.stringMatching(/destination=48\.\d+%2C14\.\d+/),
  );
});

test('the hours of a branch change to those of its delivery', async () => {
  const page = await browser.open('/');
  const linz = cards(page).filter({ hasText: 'Hollerbusch Linz' });
  await linz.getByText('06:00 - 18:30 Uhr').first().waitFor();
  await linz.getByRole('radio', { name: 'Öffnungszeiten' }).focus();
  await page.keyboard.press('ArrowRight');
  await shows(() => linz.getByRole('radio', { name: 'Lieferzeiten' }).isChecked(), true);
  await shows(() => linz.getByText('06:00 - 18:30 Uhr').count(), 0);
  await shows(() => cards(page).filter({ hasText: 'Hollerbusch Wels' }).getByRole('radio').count(), 0);
});

test('a search narrows the branches, says how many, and is brought into view when it is sent', async () => {
  const page = await browser.open('/', 'phone');
  const search = page.getByPlaceholder('PLZ / Ort');
  await search.fill('   ');
  await page.keyboard.press('Enter');
  await shows(() => cards(page).count(), 3);
  await shows(() => page.evaluate(() => scrollY), 0);

  await search.fill('4600');
  await readsOut(page, '1 von 3 Filialen werden angezeigt.');
  await shows(() => cards(page).getByRole('heading').allTextContents(), ['Hollerbusch Wels']);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => scrollY > 0);

  await search.fill('Salzburg');
  await result(page).getByText('Leider wurden keine Ergebnisse gefunden.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Suche zurücksetzen' }).click();
  await shows(() => cards(page).count(), 3);
  await shows(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Unsere Standorte');
});

test('a tag narrows the branches beside the search, and is taken back by a second press', async () => {
  const page = await browser.open('/');
  const tag = page.getByRole('button', { name: 'Parkplatz' });
  await tag.click();
  await page.getByText('2 von 3 Filialen werden angezeigt.').waitFor();
  await page.getByPlaceholder('PLZ / Ort').fill('Wels');
  await page.getByText('1 von 3 Filialen werden angezeigt.').waitFor();
  await tag.click();
  await shows(() => tag.getAttribute('aria-pressed'), 'false');
});

test('search, tags and toolbar are there only when the shop wants them', async () => {
  const page = await browser.open('/');
  await page.getByText('3 Standorte geöffnet').waitFor();
  await shows(() => page.getByRole('search').count(), 1);
  await shows(() => page.getByRole('group', { name: 'Nach Tag filtern' }).count(), 1);

  await decide({ enablePluginSearch: false, enablePluginTags: false, enablePluginToolbar: false });
  await page.reload();
  await cards(page).first().waitFor();
  await shows(() => page.getByText('3 Standorte geöffnet').count(), 0);
  await shows(() => page.getByRole('search').count(), 0);
  await shows(() => page.getByRole('group', { name: 'Nach Tag filtern' }).count(), 0);
});

test.each([
  ['2026-11-20T09:30:00Z', '3 Standorte geöffnet'],
  ['2026-11-20T16:30:00Z', '2 Standorte geöffnet'],
  ['2026-11-20T20:00:00Z', '1 Standort geöffnet'],
  ['2026-11-20T02:00:00Z', 'Alle Standorte geschlossen'],
])('at %s the toolbar says: %s', async (moment, text) => {
  await browser.setClock(moment);
  const page = await browser.open('/');
  await page.getByText(text, { exact: true }).waitFor();
});

test('an organisation in the address lends its words and shows its branches alone', async () => {
  const page = await browser.open('/?division=hollerbusch-party');
  await page.getByRole('heading', { level: 1, name: 'Partyservice' }).waitFor();
  await shows(() => cards(page).getByRole('heading').allTextContents(), ['Hollerbusch Backstube Steyr']);
  await shows(() => page.title(), expect.stringMatching(/^Partyservice - Bäckerei Hollerbusch/));
});

test('a branch that is not public is named but not entered, and with one public branch left there are three teasers', async () => {
  const { body } = await house.rest('ROLE_ADMIN', 'GET', '/branches');
  const others = body.data.filter(({ identifier }: { identifier: string }) => identifier !== 'linz');
  const publish = async (isPublic: boolean) => {
    for (const { id } of others) expect((await house.rest('ROLE_ADMIN', 'PUT', `/branches/${id}`, { isPublic })).status).toBe(200);
  };
  await publish(false);
  const page = await browser.open('/');
  const wels = cards(page).filter({ hasText: 'Hollerbusch Wels' });
  await wels.getByText('Derzeit nicht verfügbar').waitFor();
  await shows(() => wels.getByRole('link').count(), 0);
  await shows(() => page.getByRole('link', { name: /Online Bestellen/ }).getAttribute('href'), '/store/linz');
  const order = page.getByRole('contentinfo').getByRole('link', { name: 'Online bestellen' });
  await shows(() => order.getAttribute('href'), '/store/linz');
  await shows(() => page.getByRole('link', { name: /Tischreservierung/ }).getAttribute('href'), 'tel:+43732000001');
  const route = new URL((await page.getByRole('link', { name: /Anfahrt/ }).getAttribute('href'))!);
  expect(route.searchParams.get('destination')).toBe('Hollerplatz 1, Linz');
  await expectAccessible(page);
  await publish(true);
  await page.reload();
  await wels.getByRole('link', { name: 'Zur Filiale Hollerbusch Wels' }).waitFor();
  await shows(() => order.count(), 0);
});
