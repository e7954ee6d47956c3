import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser, viewports } from '../../../server/testing/browser/browser';
import { pressKey } from '../../../server/testing/browser/input';

const browser = useBrowser();
const storePath = '/store/linz';
const mondayMorning = '2026-11-16T07:00:00Z';

beforeEach(() => browser.setClock(mondayMorning));

const add = (page: Page, name: string) => page.getByRole('button', { name: `${name} zum Warenkorb hinzufügen` }).click();
const cart = (page: Page) => page.getByRole('region', { name: 'Ihr Sackerl' });
const amountField = (page: Page, name: string) => cart(page).getByRole('spinbutton', { name: `${name}: Menge` });
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('shows the menu of the store on a %s', async viewport => {
  const page = await browser.open(storePath, viewport);
  await page.getByRole('heading', { level: 1, name: 'Hollerbusch Linz' }).waitFor();
  await waitForText(page, 'Abholung von 06:30 bis 18:30 Uhr');
  await page.getByRole('article', { name: 'Handsemmel' }).getByText('0,65 €').waitFor();
  await page.getByRole('article', { name: 'Bauernbrot vom Laib' }).getByText('ca. 6,40 € / kg').waitFor();
  await expectVisible(() => page.title(), expect.stringMatching(/^Hollerbusch Linz - /));
  await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await expectAccessible(page);
});

test('adds a product to the cart and changes its amount and unit', async () => {
  const page = await browser.open(storePath);
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).click();
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb', expanded: false }).waitFor();

  const requests: string[] = [];
  page.on('request', request => void (/\/(graphql|api)/.test(request.url()) && requests.push(request.url())));
  await add(page, 'Handsemmel');
  await expectAnnounced(page, 'Produkt zum Warenkorb hinzugefügt.');
  await cart(page).getByRole('button', { name: 'Handsemmel: mehr' }).click();
  await expectVisible(() => cart(page).getByRole('link', { name: 'Jetzt bestellen' }).getAttribute('href'), '/store/linz/checkout');
  await cart(page).getByRole('button', { name: 'Warenkorb ausblenden' }).click();
  await cart(page).getByRole('button', { name: '2 Produkte im Warenkorb', expanded: false }).click();
  await expectVisible(() => amountField(page, 'Handsemmel').inputValue(), '2');

  await amountField(page, 'Handsemmel').fill('abc');
  await pressKey(amountField(page, 'Handsemmel'), 'Enter');
  await cart(page).getByRole('button', { name: 'Handsemmel: weniger', disabled: true }).waitFor();
  await expectVisible(() => amountField(page, 'Handsemmel').inputValue(), '1');

  await amountField(page, 'Handsemmel').fill('24');
  await pressKey(amountField(page, 'Handsemmel'), 'Enter');
  await expectAnnounced(cart(page), /Gesamt\s*15,60/);
  await cart(page).getByLabel('Handsemmel: Einheit').selectOption('dozen');
  await expectVisible(() => amountField(page, 'Handsemmel').inputValue(), '2');
  await cart(page).getByText('15,60 €').first().waitFor();
  expect(requests).toEqual([]); // the cart is local to the tab
});

test('loads a compressed menu and a client without development code on the first visit', async () => {
  const scripts: Promise<string>[] = [];
  const page = await browser.open('/site/imprint');
  page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const response = await page.goto(storePath, { waitUntil: 'networkidle' });
  expect((await Promise.all(scripts)).filter(text => text.includes('jsxDEV'))).toEqual([]);
  expect(await response!.text()).toContain('Handsemmel');
  expect(response!.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
});

test('closes the cart when the last product is removed', async () => {
  const page = await browser.open(storePath, 'phone');
  await add(page, 'Handsemmel');
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/, expanded: false }).click();
  const sheet = page.getByRole('dialog', { name: 'Ihr Sackerl' });
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Handsemmel entfernen' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb', expanded: false }).waitFor();
  await expectVisible(() => page.getByRole('link', { name: 'Jetzt bestellen' }).count(), 0);
});

test('keeps the cart after a reload, separately for each tab and branch', async () => {
  const page = await browser.open(storePath);
  await add(page, 'Handsemmel');
  await page.reload();
  await cart(page).getByText('Handsemmel').waitFor();

  const otherPage = await page.context().newPage();
  await otherPage.goto(storePath);
  await otherPage.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
  await add(otherPage, 'Kornspitzerl');
  await page.reload();
  await cart(page).getByText('Handsemmel').waitFor();
  await expectVisible(() => cart(page).getByRole('listitem').count(), 1);

  await page.goto('/store/wels');
  await page.getByRole('button', { name: 'Keine Produkte im Warenkorb' }).waitFor();
});

test('applies area, minimum and fee to delivery and keeps the method for every branch', async () => {
  const page = await browser.open(storePath);
  await add(page, 'Handsemmel');
  await expectVisible(() => page.getByLabel('Liefergebiet').count(), 0);
  await page.getByLabel('Art der Lieferung').selectOption({ label: 'Lieferung' });
  await waitForText(page, 'Sie haben den Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht.');
  await waitForText(page, 'Kostenlose Lieferung ab 45,00 €.');
  await cart(page).getByText('3,55 €').waitFor();
  await page.getByLabel('Liefergebiet').selectOption({ label: 'Linz Urfahr' });
  await cart(page).getByText('4,55 €').waitFor();

  await page.goto('/store/wels');
  await waitForText(page, 'Lieferung wird hier nicht angeboten.');
  await expectVisible(() => page.getByLabel('Art der Lieferung').inputValue(), 'takeaway');
  await page.goto('/store/steyr-party');
  await expectVisible(() => page.getByLabel('Art der Lieferung').inputValue(), 'delivery');
  await page.goto(storePath);
  await expectVisible(() => page.getByLabel('Liefergebiet').locator('option:checked').textContent(), 'Linz Urfahr');
});

test('selects dine-in from the code on a table', async () => {
  const page = await browser.open(`${storePath}?table=3`);
  await page.getByRole('article').first().waitFor();
  await expectVisible(() => page.getByLabel('Art der Lieferung').inputValue(), 'dineIn');
  await page.waitForFunction(() => location.search === '');
});

test.each([
  ['2026-11-17T04:30:00Z', 'Wir öffnen wieder um 06:00 Uhr.'],
  ['2026-11-16T21:00:00Z', 'Wir öffnen wieder am Dienstag um 06:00 Uhr.'],
])('shows at %s that the branch is closed and when it opens', async (dateTime, text) => {
  await browser.setClock(dateTime);
  const page = await browser.open(storePath);
  await waitForText(page, 'Derzeit haben wir leider geschlossen.');
  await waitForText(page, text);
  await waitForText(page, 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.');
  await waitForText(page, 'Wir bearbeiten diese sobald wir wieder geöffnet haben.');
  await expectAccessible(page);
});

test('uses the time of the branch on a slow device in another time zone', async () => {
  await browser.setClock('2026-11-16T17:00:00Z');
  const page = await browser.open(storePath, 'desktop', 'America/New_York');
  await page.context().clock.setFixedTime('2026-11-16T15:00:00Z');
  await page.reload();
  await waitForText(page, 'Geöffnet bis 18:30');
  await add(page, 'Handsemmel');
  await waitForText(page, 'Frühestens abholbereit: Heute, 18:00 Uhr');
});

test('reports a pause between two delivery shifts and offers the other methods', async () => {
  await browser.setClock('2026-11-16T11:00:00Z');
  const page = await browser.open(storePath);
  await waitForText(page, 'Derzeit ist leider keine Lieferung möglich.');
  await waitForText(page, 'Wir liefern wieder ab 15:00 Uhr.');
  await waitForText(page, 'Sie können inzwischen gerne zur Abholung bestellen. Sie können inzwischen gerne vor Ort bestellen.');
  await expectVisible(() => page.getByText('Derzeit haben wir leider geschlossen.').count(), 0);
});

test.each([
  ['desktop', 150],
  ['phone', 0.36 * 390],
] as const)('scrolls a category to below the bar on a %s', async (viewport, offset) => {
  const page = await browser.open(storePath, viewport);
  const link = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name: 'Frühstück' });
  await link.click();
  await page.locator('a[aria-current="true"]', { hasText: 'Frühstück' }).waitFor();
  const isNear = (place: number) =>
    page
      .getByRole('region', { name: 'Frühstück' })
      .evaluate((element, at) => Math.abs(element.getBoundingClientRect().top - at) <= 1, place);
  await expectVisible(() => isNear(offset), true);
});

test('shows an unavailable product with its time and without an order button', async () => {
  const page = await browser.open(storePath);
  const card = page.getByRole('article', { name: 'Leberkäsesemmel' });
  await card.getByText('Verfügbar ab 09:00 Uhr').waitFor();
  await expectVisible(() => card.getByRole('button', { name: /auswählen/ }).count(), 0);
  await browser.setClock('2026-11-16T08:00:00Z');
  await page.reload();
  await card.getByText('Verfügbar bis 17:00 Uhr').waitFor();
  await card.getByRole('button', { name: /auswählen/ }).waitFor();
});

test('shows the beginning of a long text on the card and all of it in the dialog', async () => {
  const page = await browser.open(storePath);
  const card = page.getByRole('article', { name: 'Bauernbrot vom Laib' });
  const beginning =
    'Dunkles Roggenbrot vom Vier-Kilo-Laib, mit eigenem Sauerteig und langer Ruhe auf Stein gebacken. Zugeschnitten wird von Hand,';
  await card.getByText(`${beginning}…`, { exact: true }).waitFor();
  await card.getByRole('button', { name: /\(Bauernbrot vom Laib\)$/ }).click();
  const whole = `${beginning} das Gewicht kann also ein wenig abweichen. Preis pro Kilogramm.`;
  await page.getByRole('dialog', { name: 'Bauernbrot vom Laib' }).getByText(whole, { exact: true }).waitFor();
});

test('shows the names of allergens', async () => {
  const page = await browser.open(storePath);
  await page.getByRole('button', { name: 'Allergene: A, H (Walnussbrot)' }).click();
  await page.getByRole('dialog', { name: 'Walnussbrot' }).getByText('Schalenfrüchte').waitFor();
  await expectAccessible(page);
});

test('adds or configures a product from its details', async () => {
  const page = await browser.open(storePath);
  const detailsButton = page.getByRole('button', { name: 'Allergene: A, H (Walnussbrot)' });
  await pressKey(detailsButton, 'Enter');
  await pressKey(page.getByRole('dialog', { name: 'Walnussbrot' }).getByRole('button', { name: 'Zum Warenkorb' }), 'Enter');
  await expectAnnounced(page, 'Produkt zum Warenkorb hinzugefügt.');
  await amountField(page, 'Walnussbrot').waitFor();
  await page.locator('button:focus', { hasText: 'Allergene: A, H' }).waitFor(); // the focus is back on the button
  await page.getByRole('button', { name: /\(Hollerlaib\)$/ }).click();
  await page.getByRole('dialog', { name: 'Hollerlaib' }).getByRole('button', { name: 'Auswählen' }).click();
  await page.getByRole('dialog', { name: 'Hollerlaib' }).getByRole('heading', { name: 'Zusammenstellen' }).waitFor();
});

test('offers only another time in the details of a product that is not sold now', async () => {
  const page = await browser.open(storePath);
  await page.getByRole('button', { name: /\(Leberkäsesemmel\)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Leberkäsesemmel' });
  await dialog.getByRole('button', { name: /^Leberkäsesemmel: Ab .* bestellen$/ }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Auswählen' }).count()).toBe(0);
});

test('supports all actions by keyboard', async () => {
  const page = await browser.open(storePath);
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).focus();
  await page.keyboard.press('Enter');
  await pressKey(page.locator('button:focus[aria-label="Handsemmel: mehr"]'), 'Enter'); // the field replaced the button and received its focus
  await page.keyboard.press('Tab');
  await pressKey(page.locator('a:focus', { hasText: 'Zum Warenkorb' }), 'Enter'); // skips the other products
  await page.locator('#cart:focus').waitFor();
  await amountField(page, 'Handsemmel').focus();
  await page.keyboard.press('ArrowUp');
  await expectVisible(() => amountField(page, 'Handsemmel').inputValue(), '3');
  await page.keyboard.press('Home');
  await expectVisible(() => amountField(page, 'Handsemmel').inputValue(), '1');
  await cart(page).getByRole('button', { name: 'Handsemmel entfernen' }).focus();
  await page.keyboard.press('Space');
  await page.locator('button:focus', { hasText: 'Keine Produkte im Warenkorb' }).waitFor();
});

test('shows 404 for an unknown or private branch', async () => {
  await browser.testApp.make('branch', { identifier: 'lager', isPublic: false });
  for (const path of ['/store/gibt-es-nicht', '/store/lager']) {
    const page = await browser.open(path);
    await page.getByRole('heading', { name: '404 Not Found' }).waitFor();
  }
});

test('shows a message for a branch without a menu', async () => {
  await browser.testApp.make('branch', { identifier: 'neu', isPublic: true });
  const page = await browser.open('/store/neu', 'phone');
  await waitForText(page, 'Derzeit sind keine Produkte verfügbar.');
  await expectAccessible(page);
});

test('shows the bar of the cart on the first screen of a small phone, also below a high header', async () => {
  await browser.setClock('2026-11-16T02:00:00Z'); // closed, which the header explains
  const page = await browser.open('/store/linz', 'phone');
  await page.setViewportSize({ width: 390, height: 640 });
  const bar = page.getByRole('region', { name: 'Warenkorb' });
  const bottom = async (): Promise<number> => {
    const box = (await bar.boundingBox())!;
    return Math.round(box.y + box.height);
  };
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectVisible(bottom, 640);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectVisible(async () => (await bottom()) < (await page.getByRole('contentinfo').boundingBox())!.y + 1, true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
