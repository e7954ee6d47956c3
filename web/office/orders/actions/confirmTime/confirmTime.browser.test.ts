import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../../../server/testing/browser/browser';
import { pressKey } from '../../../../../server/testing/browser/input';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../../server/testing/browser/demoOrders';

const browser = useBrowser();
const { testApp } = browser;

const loadOrder = async (id: string) => (await testApp.rest('ROLE_ADMIN', 'GET', `/orders/${id}`)).body.data;

beforeEach(async () => {
  await browser.setClock('2026-11-16T09:02:00Z');
  await testApp.app.services.database.query('delete from "order"');
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('confirms an order a quarter of an hour later, on a %s', async viewport => {
  const { id, name } = await placeDemoOrder(testApp);
  const planned = Date.parse((await loadOrder(id)).dueAt);
  const page = await openOrderBoard(browser, viewport);
  await orderCard(page, name)
    .getByRole('button', { name: `${name} für eine andere Zeit zusagen` })
    .click();
  const dialog = page.getByRole('dialog', { name: `${name} bestätigen` });
  await expectVisible(() => dialog.getByRole('button', { name: /Wie geplant/ }).getAttribute('aria-pressed'), 'true');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^\+15 min/ }).click();
  await dialog
    .getByRole('status')
    .getByText(/^in \d+ Minuten$/)
    .waitFor();
  await dialog.getByRole('button', { name: /^Für \d\d:\d\d bestätigen$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await expectVisible(async () => Date.parse((await loadOrder(id)).appointment) - planned, 15 * 60_000);
  expect((await loadOrder(id)).status).toBe('CONFIRMED');
});

test('keeps the planned time with two keys, and rejects a time that is over', async () => {
  const { id, name } = await placeDemoOrder(testApp);
  const planned = (await loadOrder(id)).dueAt;
  const page = await openOrderBoard(browser);
  await pressKey(orderCard(page, name).getByRole('button', { name: `${name} für eine andere Zeit zusagen` }), 'Enter');
  const dialog = page.getByRole('dialog', { name: `${name} bestätigen` });
  await dialog.getByLabel('Andere Zeit').fill('2026-11-16T09:30');
  await dialog.getByText('Bitte wählen Sie eine Zeit, die noch kommt.').waitFor();
  await expectVisible(() => dialog.getByRole('button', { name: 'Bestätigen', exact: true }).isDisabled(), true);
  await pressKey(dialog.getByRole('button', { name: /Wie geplant/ }), 'Enter');
  await pressKey(dialog.getByRole('button', { name: /^Für \d\d:\d\d bestätigen$/ }), 'Enter');
  await expectVisible(async () => (await loadOrder(id)).status, 'CONFIRMED');
  expect((await loadOrder(id)).appointment).toBe(planned);
});

test('selects another time before it confirms an order whose time is over, from the card, a key and the alert', async () => {
  const { id, name } = await placeDemoOrder(testApp);
  await browser.setClock('2026-11-16T09:50:00Z');
  const page = await openOrderBoard(browser);
  const dialog = page.getByRole('dialog', { name: `${name} bestätigen` });
  const close = async (): Promise<void> => {
    await dialog.getByRole('button', { name: /^Für .* bestätigen$/ }).waitFor();
    await pressKey(dialog, 'Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  await orderCard(page, name).getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await dialog.getByText(/^Die geplante Zeit ist vorbei: 10:\d\d Uhr\.$/).waitFor();
  await expectAccessible(page);
  await close();
  await pressKey(orderCard(page, name), 'b');
  await close();
  await page.getByRole('alert').getByRole('button', { name: 'Bestätigen' }).click();
  expect((await loadOrder(id)).status).toBe('WAITING_FOR_CONFIRMATION');
  await dialog.getByRole('button', { name: /^Für .* bestätigen$/ }).click();
  await expectVisible(async () => (await loadOrder(id)).status, 'CONFIRMED');
  expect(Date.parse((await loadOrder(id)).appointment)).toBeGreaterThan(Date.parse('2026-11-16T09:50:00Z'));
});
