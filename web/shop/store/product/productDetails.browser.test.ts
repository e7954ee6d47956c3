import { expectAccessible, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { clickBelow, pressKey } from '../../../../server/testing/browser/input';

const browser = useBrowser();

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test('opens the details of a product at its own URL and closes them on back', async () => {
  const page = await browser.open('/store/linz', 'phone');
  const detailsButton = page.getByRole('button', { name: 'Allergene: A, H (Walnussbrot)' });
  const dialog = page.getByRole('dialog', { name: 'Walnussbrot' });
  await clickBelow(detailsButton);
  await dialog.waitFor();
  const path = new URL(page.url()).pathname;
  expect(path).toMatch(/^\/store\/linz\/hb-\d+$/);
  await expectVisible(() => page.title(), expect.stringMatching(/^Walnussbrot - /));
  const position = await page.evaluate(() => scrollY);
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/store/linz');
  await expectVisible(() => page.title(), expect.stringMatching(/^Hollerbusch Linz - /));
  await expectVisible(() => page.evaluate(() => scrollY), position);
  await page.goForward();
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await page.waitForURL('**/store/linz');
  await pressKey(detailsButton, 'Enter');
  await page.waitForURL(`**${path}`);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape'); // a second press must not leave the store
  await page.waitForURL('**/store/linz');
  await page.locator('button:focus', { hasText: 'Allergene: A, H' }).waitFor();
});

test('opens a shared link of a product, from which closing leads to the store', async () => {
  const page = await browser.open('/store/linz');
  await page.getByRole('button', { name: 'Allergene: A, H (Walnussbrot)' }).click();
  await page.waitForURL('**/store/linz/*');
  const shared = await browser.open(new URL(page.url()).pathname, 'phone');
  const dialog = shared.getByRole('dialog', { name: 'Walnussbrot' });
  await dialog.getByRole('button', { name: 'Zum Warenkorb' }).waitFor();
  await expectAccessible(shared);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await shared.waitForURL('**/store/linz');
  await shared.getByRole('heading', { level: 1, name: 'Hollerbusch Linz' }).waitFor();
});

test('shows the 404 page for a product that the branch does not sell', async () => {
  const page = await browser.open('/store/linz/gibt-es-nicht');
  await page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor();
});
