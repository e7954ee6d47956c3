import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { demoBranch, openOrderBoard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';

const browser = useBrowser(); // mia works in Linz

const setCapacity = async (takeawaySlotCapacity: number | null) =>
  browser.testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${await demoBranch(browser.testApp)}`, { takeawaySlotCapacity });
const limit = async (slot: string, capacity: number | null) =>
  browser.testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${await demoBranch(browser.testApp)}/slot-capacities`, {
    ...{ deliveryType: 'takeaway', slot, capacity },
  });

const strip = (page: Page) => page.getByRole('region', { name: 'Kapazität' });
const quarter = (page: Page, name: string | RegExp) => strip(page).getByRole('button', { name });

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));
afterEach(async () => {
  await setCapacity(null);
  for (const time of ['09:00', '09:15']) await limit(`2026-11-16T${time}:00Z`, null);
});

test('stops a quarter of an hour of a branch without a capacity, with the keyboard, and another board follows', async () => {
  const page = await openOrderBoard(browser, 'tablet');
  const otherBoard = await openOrderBoard(browser);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Viertelstunde begrenzen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kapazität' });
  await dialog.getByLabel('Viertelstunde').selectOption({ label: '10:15' });
  const stop = dialog.getByRole('button', { name: 'Abholung sperren' });
  await stop.focus();
  await page.keyboard.press('Enter');
  await expectAnnounced(dialog, 'gesperrt (0 Bestellungen)');
  await expectVisible(() => page.evaluate(() => document.activeElement?.textContent), 'Freigeben');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await quarter(page, '10:15 gesperrt').waitFor();
  await expectAccessible(page);

  await quarter(otherBoard, '10:15 gesperrt').click();
  await otherBoard.getByRole('dialog').getByRole('button', { name: 'Abholung freigeben' }).click();
  await strip(page).waitFor({ state: 'detached' });
  await strip(otherBoard).waitFor({ state: 'detached' });
});

test('shows how full the next quarters are and takes one order more or fewer', async () => {
  await setCapacity(2);
  const page = await openOrderBoard(browser);
  await quarter(page, '10:00 0 von 2').waitFor();
  await placeDemoOrder(browser.testApp, { appointmentDate: '2026-11-16T09:05:00Z' });
  await quarter(page, '10:00 1 von 2').waitFor();
  await placeDemoOrder(browser.testApp, { appointmentDate: '2026-11-16T09:10:00Z' });
  await quarter(page, '10:00 voll').click();
  const dialog = page.getByRole('dialog');
  const more = dialog.getByRole('button', { name: 'Abholung: eine mehr' });
  for (let press = 0; press < 3; press += 1) await more.click();
  await expectAnnounced(dialog, '2 von 5 Bestellungen');
  await quarter(page, '10:00 2 von 5').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Abholung: eine weniger' }).click();
  await quarter(page, '10:00 2 von 4').waitFor({ state: 'attached' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abholung wie sonst: 2' }).click();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await quarter(page, '10:00 voll').waitFor();
});

test('keeps the quarters of a phone behind the button of the tools, one line high, but those that take no order', async () => {
  await setCapacity(4);
  const page = await openOrderBoard(browser, 'phone');
  await page.getByRole('button', { name: 'Werkzeuge einblenden' }).click();
  await quarter(page, /^10:15/).waitFor();
  const { height } = (await quarter(page, /^10:15/).boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  expect((await strip(page).boundingBox())!.height).toBeLessThan(70);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Werkzeuge ausblenden' }).click();
  await strip(page).waitFor({ state: 'hidden' });

  await limit('2026-11-16T09:15:00Z', 0);
  await quarter(page, '10:15 gesperrt').waitFor();
  expect(await strip(page).getByRole('button').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);
  await quarter(page, '10:15 gesperrt').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abholung freigeben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();
  await strip(page).waitFor({ state: 'hidden' });
});

test('shows the message of the server when a change is not possible', async () => {
  await setCapacity(4);
  const page = await openOrderBoard(browser);
  await quarter(page, /^10:00/).click();
  const message = 'Dafür fehlt Ihnen die Berechtigung.';
  await page.route('**/graphql', (route, request) =>
    request.postData()?.includes('mutation SetSlotCapacity')
      ? route.fulfill({ json: { errors: [{ message, extensions: { errors: [{ message, field: null, code: 'FORBIDDEN' }] } }] } })
      : route.continue(),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Abholung sperren' }).click();
  await page.getByRole('alert').getByText(message).waitFor();
  await expectAnnounced(page.getByRole('dialog'), /von 4 Bestellungen/);
});
