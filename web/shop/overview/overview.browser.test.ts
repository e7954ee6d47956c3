import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser, viewports } from '../../../server/testing/browser/browser';

const browser = useBrowser();
const { testApp } = browser;

/** Changes settings; they are restored after the test. */
const saveSettings = async (settings: object) => expect((await testApp.rest('ROLE_ADMIN', 'POST', '/config', settings)).status).toBe(200);

const cards = (page: Page) => page.getByRole('article');
const result = (page: Page) => page.getByText(/Filialen werden angezeigt|keine Ergebnisse/);

// The overview is the home page of a shop without its own.
beforeAll(async () => {
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginHomePage: false });
});

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z')); // A Friday, 10:30 in Linz.
afterEach(() => saveSettings({ enablePluginSearch: true, enablePluginTags: true, enablePluginToolbar: true }));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'shows the overview accessibly and without overflow on a %s',
  async viewport => {
    const page = await browser.open('/', viewport);
    await page.getByRole('heading', { level: 3, name: 'Hollerbusch Linz' }).waitFor();
    await expectVisible(() => page.title(), 'Bäckerei Hollerbusch – frisch bestellt, ofenwarm abgeholt');
    await expectVisible(() => page.getByRole('heading', { level: 1 }).textContent(), 'Bäckerei Hollerbusch');
    await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await expectAccessible(page);
  },
);

test('shows the opening status, contact and link of a branch on its card', async () => {
  const page = await browser.open('/');
  const linz = cards(page).filter({ hasText: 'Hollerbusch Linz' });
  await linz.getByText('Geöffnet bis 18:30').waitFor();
  await linz.getByText('Hollerplatz 1, 4020 Linz').waitFor();
  await expectVisible(() => linz.getByRole('link', { name: '+43 732 0000 01' }).getAttribute('href'), 'tel:+43732000001');
  await expectVisible(
    () => linz.getByRole('link', { name: 'linz@hollerbusch.example' }).getAttribute('href'),
    'mailto:linz@hollerbusch.example',
  );
  await expectVisible(() => linz.getByRole('link', { name: 'Zur Filiale Hollerbusch Linz' }).getAttribute('href'), '/store/linz');
  await expectVisible(
    () => linz.getByRole('link', { name: /^Route/ }).getAttribute('href'),
    expect.stringMatching(/destination=48\.\d+%2C14\.\d+/),
  );
});

test('switches between opening and delivery hours', async () => {
  const page = await browser.open('/');
  const linz = cards(page).filter({ hasText: 'Hollerbusch Linz' });
  await linz.getByText('06:00 - 18:30 Uhr').first().waitFor();
  await linz.getByRole('radio', { name: 'Öffnungszeiten' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectVisible(() => linz.getByRole('radio', { name: 'Lieferzeiten' }).isChecked(), true);
  await expectVisible(() => linz.getByText('06:00 - 18:30 Uhr').count(), 0);
  await expectVisible(() => cards(page).filter({ hasText: 'Hollerbusch Wels' }).getByRole('radio').count(), 0);
});

test('filters branches by a search, announces the count and scrolls to the result on submit', async () => {
  const page = await browser.open('/', 'phone');
  const search = page.getByPlaceholder('PLZ / Ort');
  await search.fill('   ');
  await page.keyboard.press('Enter');
  await expectVisible(() => cards(page).count(), 3);
  await expectVisible(() => page.evaluate(() => scrollY), 0);

  await search.fill('4600');
  await expectAnnounced(page, '1 von 3 Filialen werden angezeigt.');
  await expectVisible(() => cards(page).getByRole('heading').allTextContents(), ['Hollerbusch Wels']);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => scrollY > 0);

  await search.fill('Salzburg');
  await result(page).getByText('Leider wurden keine Ergebnisse gefunden.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Suche zurücksetzen' }).click();
  await expectVisible(() => cards(page).count(), 3);
  await expectVisible(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Unsere Standorte');
});

test('filters branches by a tag and removes it on a second press', async () => {
  const page = await browser.open('/');
  const tag = page.getByRole('button', { name: 'Parkplatz' });
  await tag.click();
  await page.getByText('2 von 3 Filialen werden angezeigt.').waitFor();
  await page.getByPlaceholder('PLZ / Ort').fill('Wels');
  await page.getByText('1 von 3 Filialen werden angezeigt.').waitFor();
  await tag.click();
  await expectVisible(() => tag.getAttribute('aria-pressed'), 'false');
});

test('shows search, tags and toolbar only when they are enabled', async () => {
  const page = await browser.open('/');
  await page.getByText('3 Standorte geöffnet').waitFor();
  await expectVisible(() => page.getByRole('search').count(), 1);
  await expectVisible(() => page.getByRole('group', { name: 'Nach Tag filtern' }).count(), 1);

  await saveSettings({ enablePluginSearch: false, enablePluginTags: false, enablePluginToolbar: false });
  await page.reload();
  await cards(page).first().waitFor();
  await expectVisible(() => page.getByText('3 Standorte geöffnet').count(), 0);
  await expectVisible(() => page.getByRole('search').count(), 0);
  await expectVisible(() => page.getByRole('group', { name: 'Nach Tag filtern' }).count(), 0);
});

test.each([
  ['2026-11-20T09:30:00Z', '3 Standorte geöffnet'],
  ['2026-11-20T16:30:00Z', '2 Standorte geöffnet'],
  ['2026-11-20T20:00:00Z', '1 Standort geöffnet'],
  ['2026-11-20T02:00:00Z', 'Alle Standorte geschlossen'],
])('shows in the toolbar at %s: %s', async (instant, text) => {
  await browser.setClock(instant);
  const page = await browser.open('/');
  await page.getByText(text, { exact: true }).waitFor();
});

test('shows the texts and branches of the division in the URL', async () => {
  const page = await browser.open('/?division=hollerbusch-party');
  await page.getByRole('heading', { level: 1, name: 'Partyservice' }).waitFor();
  await expectVisible(() => cards(page).getByRole('heading').allTextContents(), ['Hollerbusch Backstube Steyr']);
  await expectVisible(() => page.title(), expect.stringMatching(/^Partyservice - Bäckerei Hollerbusch/));
});

test('does not link a branch that is not public, and shows three teasers for a single public branch', async () => {
  const { body } = await testApp.rest('ROLE_ADMIN', 'GET', '/branches');
  const others = body.data.filter(({ identifier }: { identifier: string }) => identifier !== 'linz');
  const setPublic = async (isPublic: boolean) => {
    for (const { id } of others) expect((await testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${id}`, { isPublic })).status).toBe(200);
  };
  await setPublic(false);
  const page = await browser.open('/');
  const wels = cards(page).filter({ hasText: 'Hollerbusch Wels' });
  await wels.getByText('Derzeit nicht verfügbar').waitFor();
  await expectVisible(() => wels.getByRole('link').count(), 0);
  await expectVisible(() => page.getByRole('link', { name: /Online Bestellen/ }).getAttribute('href'), '/store/linz');
  const orderLink = page.getByRole('contentinfo').getByRole('link', { name: 'Online bestellen' });
  await expectVisible(() => orderLink.getAttribute('href'), '/store/linz');
  await expectVisible(() => page.getByRole('link', { name: /Tischreservierung/ }).getAttribute('href'), 'tel:+43732000001');
  const route = new URL((await page.getByRole('link', { name: /Anfahrt/ }).getAttribute('href'))!);
  expect(route.searchParams.get('destination')).toBe('Hollerplatz 1, Linz');
  await expectAccessible(page);
  await setPublic(true);
  await page.reload();
  await wels.getByRole('link', { name: 'Zur Filiale Hollerbusch Wels' }).waitFor();
  await expectVisible(() => orderLink.count(), 0);
});
