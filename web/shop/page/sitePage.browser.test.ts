import { expectAccessible, readsOut, shows, useBrowser, viewports } from '../../../server/testing/browser/browser';
import { holdAnswers } from '../../../server/testing/browser/checkoutSteps';

const browser = useBrowser();
const { house } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test('the home page is the one the shop wrote, with its news, followed by its branches', async () => {
  const page = await browser.open('/');
  await page.getByRole('heading', { level: 1, name: 'Guten Morgen aus der Backstube' }).waitFor();
  const news = page.getByRole('group', { name: 'Neuigkeiten' });
  await news.getByText('Walnussbrot').waitFor();
  await shows(() => news.getByRole('button').count(), 4); // the empty one is passed over
  await news.getByRole('button', { name: 'Meldung 3 von 4' }).click();
  await news.getByText('Am 24. Dezember haben wir bis 13 Uhr offen.').waitFor();
  await page.getByRole('heading', { name: 'Hollerbusch Linz' }).first().waitFor();
});

test('jobs: two are shown, the others on request, and each is applied for by mail', async () => {
  const page = await browser.open('/karriere#jobs');
  const jobs = page.locator('#jobs');
  await jobs.getByRole('heading', { name: 'Verkauf Filiale (m/w/d)' }).waitFor();
  await shows(() => jobs.getByRole('article').count(), 2);
  await jobs.getByRole('button', { name: 'Unsere Stellen' }).click();
  await shows(() => jobs.getByRole('article').count(), 6);
  await jobs.getByRole('button', { name: 'Weniger anzeigen' }).click();
  await shows(() => jobs.getByRole('article').count(), 2);
  await shows(
    () => jobs.getByRole('link', { name: /Jetzt Bewerben: Verkauf/ }).getAttribute('href'),
    `mailto:office@hollerbusch.example?subject=${encodeURIComponent('Bewerbung: Verkauf Filiale (m/w/d)')}`,
  );
});

test('the menus lead where the shop arranged it, and what is disabled is not there', async () => {
  const page = await browser.open('/ueber-uns');
  await page.getByRole('heading', { level: 1, name: 'Über uns' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  expect(await menu.getByRole('link', { name: 'Ostern' }).count()).toBe(0);
  await shows(() => menu.getByRole('link', { name: 'Über uns' }).getAttribute('aria-current'), 'page');
  await menu.getByRole('button', { name: 'Mehr unter Bestellen' }).click();
  await menu.getByRole('link', { name: 'Wels' }).click();
  await page.waitForURL('**/store/wels');
  const quick = page.getByRole('navigation', { name: 'Direkt zu' });
  await shows(() => quick.getByRole('link', { name: 'Newsletter' }).getAttribute('target'), '_blank');
  await quick.getByRole('link', { name: 'Nachhaltigkeit' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nachhaltigkeit' }).waitFor();
});

test('a menu that is not public is not shown, and the shop finds its way without', async () => {
  const { id } = (await house.rest('ROLE_ADMIN', 'GET', '/navigations/mainMenu')).body.data;
  await house.rest('ROLE_ADMIN', 'PUT', `/navigations/${id}`, { isPublic: false });
  const page = await browser.open('/ueber-uns');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Standorte' }).waitFor();
  await shows(() => page.getByRole('link', { name: 'Karriere' }).count(), 1); // the quick link alone
  await house.rest('ROLE_ADMIN', 'PUT', `/navigations/${id}`, { isPublic: true });
});

test('a link inside the shop to an address that moved leads where it moved to, one to nowhere says so', async () => {
  const { id, items } = (await house.rest('ROLE_ADMIN', 'GET', '/navigations/mainMenu')).body.data;
  const entry = (label: string, target: string) => ({ type: 'link', label, target, suffix: null, isEnabled: true, children: [] });
  const moved = [entry('Umgezogen', '/alte-stellen'), entry('Verlaufen', '/nirgends')];
  await house.rest('ROLE_ADMIN', 'POST', '/redirects', { path: 'alte-stellen', target: '/karriere#jobs' });
  await house.rest('ROLE_ADMIN', 'PUT', `/navigations/${id}`, { items: moved });
  const page = await browser.open('/ueber-uns');
  await page.getByRole('heading', { level: 1, name: 'Über uns' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await menu.getByRole('link', { name: 'Umgezogen' }).click();
  await page.locator('#jobs').waitFor();
  expect(new URL(page.url()).pathname).toBe('/karriere');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true); // without loading the shop anew
  await menu.getByRole('link', { name: 'Verlaufen' }).click();
  await page.getByText('404').first().waitFor();
  await house.rest('ROLE_ADMIN', 'PUT', `/navigations/${id}`, { items });
});

test('whoever plans a party asks for an offer, and is thanked', async () => {
  const page = await browser.open('/party');
  await page.getByRole('button', { name: 'Anfrage stellen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anfrage senden' });
  const send = dialog.getByRole('button', { name: 'Anfrage senden' });
  await shows(() => send.isDisabled(), true);
  await expectAccessible(page);
  await dialog.getByText('Laugenstange', { exact: true }).click();
  await dialog.getByText('Eine Laugenstange = 3 Personen').waitFor();
  await shows(() => dialog.getByRole('button', { name: 'Uhrzeit: wählen' }).isDisabled(), true);
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

  browser.expectComplaint(/graphql/);
  await page.route('**/graphql*', route => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await send.click();
  await readsOut(dialog, /Ein unbekannter Fehler ist aufgetreten/);
  await page.unroute('**/graphql*');
  await shows(() => dialog.getByRole('textbox', { name: 'Nachname' }).inputValue(), 'Sutterlüty');
  const release = await holdAnswers(page, 'SubmitRequest');
  await send.click();
  await dialog.getByRole('button', { name: 'Bitte warten...', disabled: true }).waitFor();
  release();
  await readsOut(page.getByRole('dialog', { name: 'Vielen Dank!' }), 'Vielen Dank, Ihre Anfrage ist in der Backstube angekommen.');
});

test('search engines are told what the page says of itself', async () => {
  const page = await browser.open('/ueber-uns');
  await page.getByRole('heading', { level: 1, name: 'Über uns' }).waitFor();
  await shows(() => page.locator('link[rel=canonical]').getAttribute('href'), `${house.address}/ueber-uns`);
  await shows(() => page.locator('meta[name=description]').getAttribute('content'), 'Wer wir sind und wie wir backen.');
  await page.waitForFunction(() => document.title.startsWith('Über uns - '));
});

test('a page that is not there, or not yet public, says so', async () => {
  for (const path of ['/gibts-nicht', '/ostern', '/a/b/c']) {
    const page = await browser.open(path);
    await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor();
    await page.getByText('Leider wurde die angeforderte Seite nicht gefunden.').waitFor();
  }
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('pages are accessible on a %s', async viewport => {
  for (const path of ['/', '/ueber-uns', '/party', '/nachhaltigkeit']) {
    const page = await browser.open(path, viewport);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
