import type { Page } from 'playwright-core';
import { expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';

const browser = useBrowser();

const waitingText = 'Wird gesendet, sobald wieder eine Verbindung besteht.';
const confirm = (page: Page, name: string) => orderCard(page, name).getByRole('button', { name: 'Bestätigen' }).click();
const read = async (id: string) => (await browser.testApp.rest('ROLE_ADMIN', 'GET', `/orders/${id}`)).body.data;

test('names who was faster, although the order has the status that was wanted', async () => {
  const { id, name } = await placeDemoOrder(browser.testApp, { lastName: 'Funkloch' });
  const tablet = await openOrderBoard(browser, 'tablet');
  const till = await browser.openAs('admin', '/backend/orders');
  await orderCard(tablet, name).waitFor();
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await tablet.context().setOffline(true);
  await confirm(tablet, name);
  await tablet.getByText(waitingText).waitFor();
  await confirm(till, name);
  await till.getByText(`${name} bestätigt.`).waitFor();
  const { log } = await read(id);
  await tablet.context().setOffline(false);
  await orderCard(tablet, name)
    .getByText(`von ${log.at(-1).actorName} um 08:00 Uhr bestätigt.`)
    .waitFor();
  await expectVisible(() => tablet.getByText(waitingText).count(), 0);
  expect(await tablet.getByText(`${name} bestätigt.`).count()).toBe(0);
  expect((await read(id)).log).toEqual(log);
});

test('says that a rejection was not sent, and after that who has confirmed the order meanwhile', async () => {
  const { id, name } = await placeDemoOrder(browser.testApp, { lastName: 'Absage' });
  const tablet = await openOrderBoard(browser, 'tablet');
  await tablet.getByRole('button', { name: `${name} ablehnen` }).click();
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await tablet.context().setOffline(true);
  await tablet.getByRole('button', { name: 'Bestellung ablehnen' }).click();
  await tablet.getByRole('dialog').getByText('Keine Verbindung zum Server. Bitte noch einmal tippen, sobald sie wieder besteht.').waitFor();
  await browser.testApp.graphql('ROLE_ADMIN', `mutation { confirmOrder(id: "${id}") { id } }`);
  await tablet.context().setOffline(false);
  await tablet.getByRole('dialog').getByText('Inzwischen geändert: um 08:00 Uhr bestätigt.').waitFor();
  expect((await read(id)).status).toBe('CONFIRMED');
});

test('does not repeat a step whose response was lost, when another device has undone it', async () => {
  const { id, name } = await placeDemoOrder(browser.testApp, { lastName: 'Doppelt' });
  const tablet = await openOrderBoard(browser, 'tablet');
  browser.expectError(/ERR_FAILED/);
  let isConnected = false;
  await tablet.route('**/graphql', async route => {
    if (isConnected || !route.request().postData()?.includes('confirmOrder')) return route.fallback();
    await route.fetch();
    await route.abort('failed');
  });
  await confirm(tablet, name);
  await tablet.getByText(waitingText).waitFor();
  await browser.testApp.rest('ROLE_ADMIN', 'POST', `/orders/${id}/undo`);
  await tablet.reload();
  isConnected = true;
  await orderCard(tablet, name).getByText('Inzwischen geändert: um 08:00 Uhr rückgängig gemacht.').waitFor();
  const { status, log } = await read(id);
  expect(status).toBe('WAITING_FOR_CONFIRMATION');
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['create', 'confirm', 'undo']);
});
