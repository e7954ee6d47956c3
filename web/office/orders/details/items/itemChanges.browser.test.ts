import { expectAccessible, expectVisible, useBrowser } from '../../../../../server/testing/browser/browser';
import { pressKey } from '../../../../../server/testing/browser/input';

const browser = useBrowser();
const { testApp } = browser;

let staff: `ROLE_EMPLOYEE ${string}`;
let orderInput: { items: { product: string; amount: number }[] };
let order: { id: string; name: string };

beforeAll(async () => {
  const query = '{ branches(limit: 20) { items { id identifier } } products(limit: 300) { items { id name } } }';
  const { data } = await testApp.graphql(undefined, query);
  const branch = data.branches.items.find(({ identifier }: { identifier: string }) => identifier === 'linz').id;
  const productNamed = (text: string): string => data.products.items.find(({ name }: { name: string }) => name === text).id;
  staff = `ROLE_EMPLOYEE ${branch}`;
  await browser.setClock('2026-11-16T07:00:00Z');
  const items = [
    { product: productNamed('Handsemmel'), amount: 12 },
    { product: productNamed('Bauernbrot vom Laib'), amount: 1 },
  ];
  const contact = { firstName: 'Anna', lastName: 'Berger', legalInstructions: true, privacyPolicy: true };
  orderInput = { ...{ branch, deliveryType: 'takeaway', paymentMethod: 'cash' }, ...contact, items };
  const { body } = await testApp.rest(staff, 'POST', '/orders', orderInput);
  if (!body.data) throw new Error(JSON.stringify(body));
  order = { id: body.data.id, name: `Ticket ${body.data.ticketNumber}` };
  await testApp.rest(staff, 'POST', `/orders/${order.id}/status/confirm`, {});
});

const loadOrder = async () => (await testApp.rest(staff, 'GET', `/orders/${order.id}`)).body.data;

test('enters a weight, replaces an item, and marks both on the card until they are seen', async () => {
  const path = `/backend/orders/${order.id}`;
  const page = await browser.openAs('mia', path, 'desktop');
  const drawer = page.getByRole('dialog', { name: order.name });
  await drawer.getByRole('button', { name: 'Bauernbrot vom Laib: Gewicht eintragen' }).click();
  await drawer.getByText('Bestellt: 1 kg').waitFor();
  await page.keyboard.type('schwer');
  await page.keyboard.press('Enter');
  await drawer.getByText('Dieser Wert muss eine Zahl sein.').waitFor();
  await drawer.getByLabel('Gewicht in Kilogramm').fill('1200');
  await page.keyboard.press('Enter');
  await drawer.getByText('Das ist mehr als das Zehnfache der bestellten Menge.', { exact: false }).waitFor();
  expect((await loadOrder()).items[1].amount).toBe(1);
  await drawer.getByLabel('Gewicht in Kilogramm').fill('1,32');
  await drawer.getByLabel('Notiz für die Kundschaft').fill('Etwas schwerer.');
  await page.keyboard.press('Enter');
  await drawer.getByLabel('Gewicht in Kilogramm').waitFor({ state: 'detached' });
  expect((await loadOrder()).items[1]).toMatchObject({ amount: 1.32, comment: 'Etwas schwerer.' });

  await drawer.getByRole('button', { name: 'Handsemmel ändern' }).click();
  await drawer.getByRole('button', { name: 'Ersatz', exact: true }).click();
  await drawer.getByLabel('Ersatz suchen').fill('kornspitz');
  await drawer.getByRole('button', { name: /^Kornspitzerl/ }).click();
  await expectAccessible(page);
  await drawer.getByLabel('Preis je Einheit').fill('0,65');
  await drawer.getByLabel('Notiz für die Kundschaft').fill('Leider aus.');
  await drawer.getByText('Position 7,80', { exact: false }).waitFor();
  await page.keyboard.press('Enter');
  await drawer.getByText('ersetzt durch Kornspitzerl').waitFor();
  await drawer.getByRole('button', { name: `${order.name}: Änderungen gesehen` }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const card = page.getByRole('article', { name: new RegExp(`^${order.name},`) });
  for (const text of ['GEÄNDERT, vorher 1 kg', 'ersetzt durch Kornspitzerl', 'NACHTRAG · Ersatz für Handsemmel', 'Geändert'])
    await card.getByText(text, { exact: true }).waitFor();
  await card.getByRole('button', { name: `${order.name}: Änderungen gesehen` }).click();
  await expectVisible(() => card.getByText('ersetzt durch Kornspitzerl').count(), 0);
  await expectVisible(async () => (await loadOrder()).itemChanges, []);
});

test('confirms no order while the change of an item is not saved', async () => {
  const { body } = await testApp.rest(staff, 'POST', '/orders', { ...orderInput, items: [{ ...orderInput.items[0], amount: 3 }] });
  const { id, ticketNumber } = body.data;
  const page = await browser.openAs('mia', `/backend/orders/${id}`, 'phone');
  const drawer = page.getByRole('dialog', { name: `Ticket ${ticketNumber}` });
  const confirmButton = drawer.getByRole('button', { name: 'Bestätigen', exact: true });
  const warning = drawer.getByText('Bitte zuerst die Änderung der Position übernehmen oder abbrechen.');
  await drawer.getByRole('button', { name: 'Handsemmel ändern' }).click();
  await drawer.getByLabel('Menge').fill('2,5');
  await page.keyboard.press('Enter');
  await drawer.getByText('Dieser Wert muss eine ganze Zahl sein.').waitFor();
  await drawer.getByLabel('Menge').fill('5');
  await confirmButton.click();
  await warning.waitFor();
  await expectAccessible(page);
  await confirmButton.focus();
  await page.keyboard.press('b');
  const read = async () => (await testApp.rest(staff, 'GET', `/orders/${id}`)).body.data;
  expect(await read()).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION', items: [{ amount: 3 }] });

  await drawer.getByRole('button', { name: 'Übernehmen' }).click();
  await expectVisible(() => warning.count(), 0);
  await drawer.getByRole('button', { name: 'Handsemmel ändern' }).click(); // an editor without a change stops nothing
  await confirmButton.click();
  await expectVisible(async () => (await read()).status, 'CONFIRMED');
  expect((await read()).items[0].amount).toBe(5);

  await drawer.getByLabel('Menge').fill('31');
  await page.keyboard.press('Enter');
  await drawer.getByText('Das ist mehr als das Zehnfache der bestellten Menge.', { exact: false }).waitFor();
  await page.keyboard.press('Enter');
  await expectVisible(async () => (await read()).items[0].amount, 31);
});

test('asks before an order is closed whose item has an unsaved change', async () => {
  const { body } = await testApp.rest(staff, 'POST', '/orders', orderInput);
  const page = await browser.openAs('mia', '/backend/orders');
  const name = `Ticket ${body.data.ticketNumber}`;
  await pressKey(page.getByRole('article', { name: new RegExp(`^${name},`) }), 'Enter');
  const drawer = page.getByRole('dialog', { name });
  const question = page.getByRole('dialog', { name: 'Ungespeicherte Änderungen' });
  await drawer.getByRole('button', { name: 'Handsemmel ändern' }).click();
  await drawer.getByLabel('Menge').fill('5');
  await drawer.getByRole('button', { name: 'Schließen' }).click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await drawer.getByRole('button', { name: 'Schließen' }).focus();
  await page.keyboard.press('Escape');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await expectVisible(() => question.count(), 0);
  await page.goBack();
  await question.waitFor();
  expect(await drawer.getByLabel('Menge').inputValue()).toBe('5');
  await question.getByRole('button', { name: 'Änderung verwerfen' }).click();
  await expectVisible(() => drawer.count(), 0);
});

test('shows what remains to be settled of an order that was paid online before its items changed', async () => {
  const { pricing } = await loadOrder();
  const { database } = testApp.app.services;
  await database.query(`update "order" set "paidAt" = now(), "paymentMethod" = 'mollie' where id = $1`, [order.id]);
  await database.query(
    `insert into payment ("orderId", uid, provider, amount, currency, state, "createdAt", "updatedAt")
     select id, uid, 'mollie', $2, 'EUR', 'paid', now(), now() from "order" where id = $1`,
    [order.id, Math.round(pricing.totalGross * 100) - 120],
  );
  const page = await browser.openAs('mia', `/backend/orders/${order.id}`);
  const drawer = page.getByRole('dialog', { name: order.name });
  await drawer.getByText('Noch offen', { exact: true }).waitFor();
  await drawer.getByText('1,20 €', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('article', { name: new RegExp(`^${order.name},`) })
    .getByText('Noch offen: 1,20 €')
    .waitFor();
  await expectAccessible(page);

  await database.query('update payment set amount = amount + 200 where "orderId" = $1', [order.id]);
  await page.goto(new URL('/backend/orders/pickup', page.url()).href);
  await page.getByText('Zurückzugeben: 0,80 €').waitFor();
});
