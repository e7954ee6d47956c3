import { expectAccessible, expectAnnounced, expectVisible, useBrowser, viewports } from '../../../server/testing/browser/browser';
import { delayResponses } from '../../../server/testing/browser/checkoutSteps';
import { clickBelow } from '../../../server/testing/browser/input';
import { removeRoute } from '../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const { testApp } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test("shows the shop's own home page with its news and branches", async () => {
  const page = await browser.open('/');
  await page.getByRole('heading', { level: 1, name: 'Guten Morgen aus der Backstube' }).waitFor();
  const news = page.getByRole('group', { name: 'Neuigkeiten' });
  await news.getByText('Walnussbrot').waitFor();
  await expectVisible(() => news.getByRole('button').count(), 4); // The empty news block is skipped.
  await news.getByRole('button', { name: 'Meldung 3 von 4' }).click();
  await news.getByText('Am 24. Dezember haben wir bis 13 Uhr offen.').waitFor();
  await page.getByRole('heading', { name: 'Hollerbusch Linz' }).first().waitFor();
});

test('shows two jobs and expands the others, each with an application e-mail link', async () => {
  const page = await browser.open('/karriere');
  const jobs = page.locator('#jobs');
  await jobs.getByRole('heading', { name: 'Verkauf Filiale (m/w/d)' }).waitFor();
  await expectVisible(() => jobs.getByRole('article').count(), 2);
  await jobs.getByRole('button', { name: 'Unsere Stellen' }).click();
  await expectVisible(() => jobs.getByRole('article').count(), 6);
  await jobs.getByRole('button', { name: 'Weniger anzeigen' }).click();
  await expectVisible(() => jobs.getByRole('article').count(), 2);
  await expectVisible(
    () => jobs.getByRole('link', { name: /Jetzt Bewerben: Verkauf/ }).getAttribute('href'),
    `mailto:office@hollerbusch.example?subject=${encodeURIComponent('Bewerbung: Verkauf Filiale (m/w/d)')}`,
  );
});

test.each([
  ['standard', 'page-standard'],
  ['simple', 'page-simple'],
  [null, 'page-default'],
])('shows a page of type %s with the class %s (CMS-05, CMS-06)', async (type, className) => {
  const content = [{ type: 'text', config: {}, value: { text: '<h1>Backkurs</h1>' } }];
  const input = {
    name: 'Backkurs',
    path: `typ-${type}`,
    type,
    content,
    isPublic: true,
    hasDraft: false,
    showInSitemap: true,
    sortOrder: 9,
  };
  expect((await testApp.rest('ROLE_ADMIN', 'POST', '/sites', input)).status).toBe(201);
  const page = await browser.open(`/typ-${type}`);
  await page.locator(`.${className}`).getByRole('heading', { level: 1, name: 'Backkurs' }).waitFor();
});

test('grows the side margins of a block to 300 pixels where its text keeps its room (BLK-04)', async () => {
  const page = await browser.open('/ueber-uns');
  const block = page.locator('[data-block] section').first();
  // Browser tests run with reduced motion, which shows the margins fully grown.
  await expectVisible(() => block.evaluate(element => getComputedStyle(element).paddingInlineStart), '300px');
  await page.setViewportSize(viewports.phone);
  await expectVisible(() => block.evaluate(element => getComputedStyle(element).paddingInlineStart), '16px');
});

test('links menu entries to their targets and hides disabled ones', async () => {
  const page = await browser.open('/ueber-uns');
  await page.getByRole('heading', { level: 1, name: 'Über uns' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  expect(await menu.getByRole('link', { name: 'Ostern' }).count()).toBe(0);
  await expectVisible(() => menu.getByRole('link', { name: 'Über uns' }).getAttribute('aria-current'), 'page');
  await menu.getByRole('button', { name: 'Mehr unter Bestellen' }).click();
  await menu.getByRole('link', { name: 'Wels' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hollerbusch Wels' }).waitFor();
  await page.waitForFunction(() => scrollY === 0);
  const quick = page.getByRole('navigation', { name: 'Direkt zu' });
  // The quick links of the demo shop name a legal page, which the footer links once.
  await expectVisible(() => page.getByRole('contentinfo').getByRole('link', { name: 'Allergene' }).count(), 1);
  await expectVisible(() => quick.getByRole('link', { name: 'Newsletter' }).getAttribute('target'), '_blank');
  await clickBelow(quick.getByRole('link', { name: 'Nachhaltigkeit' }));
  await page.getByRole('heading', { level: 1, name: 'Nachhaltigkeit' }).waitFor();
});

test('falls back to the default menu when a menu is not public', async () => {
  const { id } = (await testApp.rest('ROLE_ADMIN', 'GET', '/navigations/mainMenu')).body.data;
  await testApp.rest('ROLE_ADMIN', 'PUT', `/navigations/${id}`, { isPublic: false });
  const page = await browser.open('/ueber-uns');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Standorte' }).waitFor();
  await expectVisible(() => page.getByRole('link', { name: 'Karriere' }).count(), 1); // Only the quick link.
  await testApp.rest('ROLE_ADMIN', 'PUT', `/navigations/${id}`, { isPublic: true });
});

test('follows a redirect of an internal link, and shows a 404 page for an unknown path', async () => {
  const { id, items } = (await testApp.rest('ROLE_ADMIN', 'GET', '/navigations/mainMenu')).body.data;
  const menuEntry = (label: string, target: string) => ({ type: 'link', label, target, suffix: null, isEnabled: true, children: [] });
  const menuItems = [menuEntry('Umgezogen', '/alte-stellen'), menuEntry('Verlaufen', '/nirgends')];
  await testApp.rest('ROLE_ADMIN', 'POST', '/redirects', { path: 'alte-stellen', target: '/karriere#jobs' });
  await testApp.rest('ROLE_ADMIN', 'PUT', `/navigations/${id}`, { items: menuItems });
  const page = await browser.open('/ueber-uns');
  await page.getByRole('heading', { level: 1, name: 'Über uns' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await menu.getByRole('link', { name: 'Umgezogen' }).click();
  await page.locator('#jobs').waitFor();
  expect(new URL(page.url()).pathname).toBe('/karriere');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true); // The page was not reloaded.
  await menu.getByRole('link', { name: 'Verlaufen' }).click();
  await page.getByText('404').first().waitFor();
  await testApp.rest('ROLE_ADMIN', 'PUT', `/navigations/${id}`, { items });
});

test('submits an order request and shows thanks', async () => {
  const page = await browser.open('/party');
  await page.getByRole('button', { name: 'Anfrage stellen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anfrage senden' });
  const submitButton = dialog.getByRole('button', { name: 'Anfrage senden' });
  await expectVisible(() => submitButton.isDisabled(), true);
  await expectAccessible(page);
  await dialog.getByText('Laugenstange', { exact: true }).click();
  await dialog.getByText('Eine Laugenstange = 3 Personen').waitFor();
  await expectVisible(() => dialog.getByRole('button', { name: 'Uhrzeit: wählen' }).isDisabled(), true);
  await dialog.getByRole('button', { name: 'Datum: wählen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByRole('button', { name: /^Uhrzeit: \d/ }).waitFor();
  await dialog.getByRole('checkbox', { name: 'Liptauer' }).check();
  await dialog.getByRole('textbox', { name: 'Vorname' }).fill('Johanna');
  await dialog.getByRole('textbox', { name: 'Nachname' }).fill('S');
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('johanna@mail.example');
  await dialog.getByText('Bitte geben Sie mindestens 2 Zeichen ein.').waitFor();
  await dialog.getByRole('textbox', { name: 'Nachname' }).fill('Sutterlüty');
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('+43 664 1234567');
  await dialog.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();

  browser.expectError(/graphql/);
  await page.route('**/graphql*', route => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await submitButton.click();
  await expectAnnounced(dialog, /Ein unbekannter Fehler ist aufgetreten/);
  await removeRoute(page, '**/graphql*');
  await expectVisible(() => dialog.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Sutterlüty');
  const release = await delayResponses(page, 'SubmitRequest');
  await submitButton.click();
  await dialog.getByRole('button', { name: 'Bitte warten...', disabled: true }).waitFor();
  release();
  await expectAnnounced(page.getByRole('dialog', { name: 'Vielen Dank!' }), 'Vielen Dank, Ihre Anfrage ist in der Backstube angekommen.');
});

test('sets canonical link, description and title for search engines', async () => {
  const page = await browser.open('/ueber-uns');
  await page.getByRole('heading', { level: 1, name: 'Über uns' }).waitFor();
  await expectVisible(() => page.locator('link[rel=canonical]').getAttribute('href'), `${testApp.url}/ueber-uns`);
  await expectVisible(() => page.locator('meta[name=description]').getAttribute('content'), 'Wer wir sind und wie wir backen.');
  await page.waitForFunction(() => document.title.startsWith('Über uns - '));
});

test('shows a 404 page for unknown and unpublished pages', async () => {
  for (const path of ['/gibts-nicht', '/ostern', '/a/b/c']) {
    const page = await browser.open(path);
    await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor();
    await page.getByText('Leider wurde die angeforderte Seite nicht gefunden.').waitFor();
  }
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('shows pages accessibly and without overflow on a %s', async viewport => {
  for (const path of ['/', '/ueber-uns', '/party', '/nachhaltigkeit']) {
    const page = await browser.open(path, viewport);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
