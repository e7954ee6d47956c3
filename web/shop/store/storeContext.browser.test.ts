import type { Page } from 'playwright-core';
import { expectAccessible, readsOut, shows, useBrowser, viewports } from '../../../server/testing/browser/browser';

const browser = useBrowser();
const shop = '/store/linz';
const monday = '2026-11-16T07:00:00Z';

beforeEach(() => browser.setClock(monday));

const add = (page: Page, name: string) => page.getByRole('button', { name: `${name} zum Warenkorb hinzufügen` }).click();
const bag = (page: Page) => page.getByRole('region', { name: 'Ihr Sackerl' });
const amount = (page: Page, name: string) => bag(page).getByRole('spinbutton', { name: `${name}: Menge` });
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('the store shows its menu on a %s', async viewport => {
  const page = await browser.open(shop, viewport);
  await page.getByRole('heading', { level: 1, name: 'Hollerbusch Linz' }).waitFor();
  await says(page, 'Abholung von 06:30 bis 18:30 Uhr');
  await page.getByRole('article', { name: 'Handsemmel' }).getByText('0,65 €').waitFor();
  await page.getByRole('article', { name: 'Bauernbrot vom Laib' }).getByText('ca. 6,40 € / kg').waitFor();
  await shows(() => page.title(), expect.stringMatching(/^Hollerbusch Linz - /));
  await shows(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await expectAccessible(page);
});

test('a product goes into the bag, its amount and its unit change', async () => {
  const page = await browser.open(shop);
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).click();
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb', expanded: false }).waitFor();

  const asked: string[] = [];
  page.on('request', request => void (/\/(graphql|api)/.test(request.url()) && asked.push(request.url())));
  await add(page, 'Handsemmel');
  await readsOut(page, 'Produkt zum Warenkorb hinzugefügt.');
  await bag(page).getByRole('button', { name: 'Handsemmel: mehr' }).click();
  await shows(() => bag(page).getByRole('link', { name: 'Jetzt bestellen' }).getAttribute('href'), '/store/linz/checkout');
  await bag(page).getByRole('button', { name: 'Warenkorb ausblenden' }).click();
  await bag(page).getByRole('button', { name: '2 Produkte im Warenkorb', expanded: false }).click();
  await shows(() => amount(page, 'Handsemmel').inputValue(), '2');

  await amount(page, 'Handsemmel').fill('abc');
  await amount(page, 'Handsemmel').press('Enter');
  await bag(page).getByRole('button', { name: 'Handsemmel: weniger', disabled: true }).waitFor();
  await shows(() => amount(page, 'Handsemmel').inputValue(), '1');

  await amount(page, 'Handsemmel').fill('24');
  await amount(page, 'Handsemmel').press('Enter');
  await readsOut(bag(page), /Gesamt\s*15,60/);
  await bag(page).getByLabel('Handsemmel: Einheit').selectOption('dozen');
  await shows(() => amount(page, 'Handsemmel').inputValue(), '2');
  await bag(page).getByText('15,60 €').first().waitFor();
  expect(asked).toEqual([]); // a cart is the tab's own
});

test('what the first visit loads is small: the menu comes packed, the client without its workshop', async () => {
  const scripts: Promise<string>[] = [];
  const answers: (string | undefined)[] = [];
  const page = await browser.open('/site/imprint');
  page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
    if (response.url().endsWith('/graphql')) answers.push(response.headers()['content-encoding']);
  });
  await page.goto(shop, { waitUntil: 'networkidle' });
  expect((await Promise.all(scripts)).filter(text => text.includes('jsxDEV'))).toEqual([]);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.every(encoding => encoding === 'br' || encoding === 'gzip')).toBe(true);
});

test('removing the last product closes the bag', async () => {
  const page = await browser.open(shop, 'phone');
  await add(page, 'Handsemmel');
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/, expanded: false }).click();
  const sheet = page.getByRole('dialog', { name: 'Ihr Sackerl' });
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Handsemmel entfernen' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb', expanded: false }).waitFor();
  await shows(() => page.getByRole('link', { name: 'Jetzt bestellen' }).count(), 0);
});

test('a reload keeps the cart, another tab and another branch have their own', async () => {
  const page = await browser.open(shop);
  await add(page, 'Handsemmel');
  await page.reload();
  await bag(page).getByText('Handsemmel').waitFor();

  const other = await page.context().newPage();
  await other.goto(shop);
  await other.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
  await add(other, 'Kornspitzerl');
  await page.reload();
  await bag(page).getByText('Handsemmel').waitFor();
  await shows(() => bag(page).getByRole('listitem').count(), 1);

  await page.goto('/store/wels');
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
});

test('delivery asks for an area, a minimum and a fee, and is remembered at every branch', async () => {
  const page = await browser.open(shop);
  await add(page, 'Handsemmel');
  await shows(() => page.getByLabel('Liefergebiet').count(), 0);
  await page.getByLabel('Art der Lieferung').selectOption({ label: 'Lieferung' });
  await says(page, 'Sie haben den Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht.');
  await says(page, 'Kostenlose Lieferung ab 45,00 €.');
  await bag(page).getByText('3,55 €').waitFor();
  await page.getByLabel('Liefergebiet').selectOption({ label: 'Linz Urfahr' });
  await bag(page).getByText('4,55 €').waitFor();

  await page.goto('/store/wels');
  await says(page, 'Lieferung wird hier nicht angeboten.');
  await shows(() => page.getByLabel('Art der Lieferung').inputValue(), 'takeaway');
  await page.goto('/store/steyr-party');
  await shows(() => page.getByLabel('Art der Lieferung').inputValue(), 'delivery');
  await page.goto(shop);
  await shows(() => page.getByLabel('Liefergebiet').locator('option:checked').textContent(), 'Linz Urfahr');
});

test('the code on a table chooses to eat there', async () => {
  const page = await browser.open(`${shop}?table=3`);
  await page.getByRole('article').first().waitFor();
  await shows(() => page.getByLabel('Art der Lieferung').inputValue(), 'dineIn');
  await page.waitForFunction(() => location.search === '');
});

test.each([
  ['2026-11-17T04:30:00Z', 'Wir öffnen wieder um 06:00 Uhr.'],
  ['2026-11-16T21:00:00Z', 'Wir öffnen wieder am Dienstag um 06:00 Uhr.'],
])('at %s the branch is closed and says when it opens', async (moment, text) => {
  await browser.setClock(moment);
  const page = await browser.open(shop);
  await says(page, 'Derzeit haben wir leider geschlossen.');
  await says(page, text);
  await says(page, 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.');
  await says(page, 'Wir bearbeiten diese sobald wir wieder geöffnet haben.');
  await expectAccessible(page);
});

test('a device two hours slow, in another zone, shows what holds at the branch', async () => {
  await browser.setClock('2026-11-16T17:00:00Z');
  const page = await browser.open(shop, 'desktop', 'America/New_York');
  await page.context().clock.setFixedTime('2026-11-16T15:00:00Z');
  await page.reload();
  await says(page, 'Geöffnet bis 18:30');
  await add(page, 'Handsemmel');
  await says(page, 'Frühestens abholbereit: Heute, 18:00 Uhr');
});

test('between two delivery shifts the store says so and offers the other ways', async () => {
  await browser.setClock('2026-11-16T11:00:00Z');
  const page = await browser.open(shop);
  await says(page, 'Derzeit ist leider keine Lieferung möglich.');
  await says(page, 'Wir liefern wieder ab 15:00 Uhr.');
  await says(page, 'Sie können inzwischen gerne zur Abholung bestellen. Sie können inzwischen gerne vor Ort bestellen.');
  await shows(() => page.getByText('Derzeit haben wir leider geschlossen.').count(), 0);
});

test.each([
  ['desktop', 150],
  ['phone', 0.36 * 390],
] as const)('a category stops below the bar on a %s', async (viewport, offset) => {
  const page = await browser.open(shop, viewport);
  const link = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name: 'Frühstück' });
  await link.click();
  await page.locator('a[aria-current="true"]', { hasText: 'Frühstück' }).waitFor();
  const isNear = (place: number) =>
    page
      .getByRole('region', { name: 'Frühstück' })
      .evaluate((element, at) => Math.abs(element.getBoundingClientRect().top - at) <= 1, place);
  await shows(() => isNear(offset), true);
});

test('what cannot be had now is shown, says from when, and cannot be ordered', async () => {
  const page = await browser.open(shop);
  const card = page.getByRole('article', { name: 'Leberkäsesemmel' });
  await card.getByText('Verfügbar ab 09:00 Uhr').waitFor();
  await shows(() => card.getByRole('button', { name: /auswählen/ }).count(), 0);
  await browser.setClock('2026-11-16T08:00:00Z');
  await page.reload();
  await card.getByText('Verfügbar bis 17:00 Uhr').waitFor();
  await card.getByRole('button', { name: /auswählen/ }).waitFor();
});

test('a long text begins on the card and is whole in its window', async () => {
  const page = await browser.open(shop);
  const card = page.getByRole('article', { name: 'Bauernbrot vom Laib' });
  const beginning =
    'Dunkles Roggenbrot vom Vier-Kilo-Laib, mit eigenem Sauerteig und langer Ruhe auf Stein gebacken. Zugeschnitten wird von Hand,';
  await card.getByText(`${beginning}…`, { exact: true }).waitFor();
  await card.getByRole('button', { name: /\(Bauernbrot vom Laib\)$/ }).click();
  const whole = `${beginning} das Gewicht kann also ein wenig abweichen. Preis pro Kilogramm.`;
  await page.getByRole('dialog', { name: 'Bauernbrot vom Laib' }).getByText(whole, { exact: true }).waitFor();
});

test('allergens have names', async () => {
  const page = await browser.open(shop);
  await page.getByRole('button', { name: 'Allergene: A, H (Walnussbrot)' }).click();
  await page.getByRole('dialog', { name: 'Walnussbrot' }).getByText('Schalenfrüchte').waitFor();
  await expectAccessible(page);
});

test('who has read of a product takes it from there, or chooses its parts', async () => {
  const page = await browser.open(shop);
  const read = page.getByRole('button', { name: 'Allergene: A, H (Walnussbrot)' });
  await read.press('Enter');
  await page.getByRole('dialog', { name: 'Walnussbrot' }).getByRole('button', { name: 'Zum Warenkorb' }).press('Enter');
  await readsOut(page, 'Produkt zum Warenkorb hinzugefügt.');
  await amount(page, 'Walnussbrot').waitFor();
  await page.locator('button:focus', { hasText: 'Allergene: A, H' }).waitFor(); // where it was before
  await page.getByRole('button', { name: /\(Hollerlaib\)$/ }).click();
  await page.getByRole('dialog', { name: 'Hollerlaib' }).getByRole('button', { name: 'Auswählen' }).click();
  await page.getByRole('dialog', { name: 'Hollerlaib' }).getByRole('heading', { name: 'Zusammenstellen' }).waitFor();
});

test('what cannot be had now is read of, not taken', async () => {
  const page = await browser.open(shop);
  await page.getByRole('button', { name: /\(Leberkäsesemmel\)$/ }).click();
  const window = page.getByRole('dialog', { name: 'Leberkäsesemmel' });
  await window.getByText('Allergene').waitFor();
  await shows(() => window.getByRole('button').count(), 1);
});

test('all of it works by keyboard', async () => {
  const page = await browser.open(shop);
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('button:focus[aria-label="Handsemmel: mehr"]').press('Enter'); // it took the place of the button
  await page.keyboard.press('Tab');
  await page.locator('a:focus', { hasText: 'Zum Warenkorb' }).press('Enter'); // past all the other products
  await page.locator('#bag:focus').waitFor();
  await amount(page, 'Handsemmel').focus();
  await page.keyboard.press('ArrowUp');
  await shows(() => amount(page, 'Handsemmel').inputValue(), '3');
  await page.keyboard.press('Home');
  await shows(() => amount(page, 'Handsemmel').inputValue(), '1');
  await bag(page).getByRole('button', { name: 'Handsemmel entfernen' }).focus();
  await page.keyboard.press('Space');
  await page.locator('button:focus', { hasText: 'Keine Produkte im Warenkorb' }).waitFor();
});

test('a branch that does not exist, or not for the public, is no page', async () => {
  await browser.house.make('branch', { identifier: 'lager', isPublic: false });
  for (const path of ['/store/gibt-es-nicht', '/store/lager']) {
    const page = await browser.open(path);
    await page.getByRole('heading', { name: '404 Not Found' }).waitFor();
  }
});

test('a branch without a menu says so', async () => {
  await browser.house.make('branch', { identifier: 'neu', isPublic: true });
  const page = await browser.open('/store/neu', 'phone');
  await says(page, 'Derzeit sind keine Produkte verfügbar.');
  await expectAccessible(page);
});
