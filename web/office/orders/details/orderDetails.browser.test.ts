import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const { testApp } = browser;

let linz: string;
let roll: string;
let staff: `ROLE_EMPLOYEE ${string}`;
beforeAll(async () => {
  const { data } = await testApp.graphql(
    undefined,
    '{ branches(limit: 20) { items { id identifier } } products(limit: 300) { items { id name } } }',
  );
  linz = data.branches.items.find(({ identifier }: { identifier: string }) => identifier === 'linz').id;
  roll = data.products.items.find(({ name }: { name: string }) => name === 'Handsemmel').id;
  staff = `ROLE_EMPLOYEE ${linz}`;
});

async function placeOrder(lastName: string, overrides: object = {}): Promise<{ id: string; name: string }> {
  const input = {
    branch: linz,
    deliveryType: 'takeaway',
    firstName: 'Anna',
    lastName,
    phone: '+43 664 1234567',
    email: 'anna@kunde.example',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    items: [{ product: roll, amount: 12 }],
    ...overrides,
  };
  const { body } = await testApp.rest(staff, 'POST', '/orders', input);
  if (!body.data) throw new Error(JSON.stringify(body));
  return { id: body.data.id, name: `Ticket ${body.data.ticketNumber}` };
}

async function openPage(
  path: string,
  { viewport = 'desktop', login = 'mia' }: { viewport?: keyof typeof viewports; login?: string } = {},
): Promise<Page> {
  const page = await browser.openAs(login, path, viewport);
  await page.waitForURL(`**${path}`);
  return page;
}
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
const loadOrder = async (id: string) => (await testApp.rest(staff, 'GET', `/orders/${id}`)).body.data;
const runAction = async (id: string, action: string, body = {}) =>
  expect((await testApp.rest(staff, 'POST', `/orders/${id}/status/${action}`, body)).status).toBe(200);

beforeEach(() => browser.setClock('2026-11-16T07:00:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('proposes another time and withdraws it (%s)', async viewport => {
  const { id, name } = await placeOrder('Gegentermin');
  const page = await openPage(`/backend/orders/${id}`, { viewport });
  const panel = drawer(page, name).getByRole('region', { name: 'Gegentermin vorschlagen' });
  for (const time of ['09:00', '08:30', '08:45']) await panel.getByRole('button', { name: time }).click();
  await expectVisible(() => panel.getByRole('button', { name: '09:15' }).isDisabled(), true);
  await panel.getByRole('button', { name: '09:00' }).click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Vorschlagen', exact: true }).click();
  await panel.getByText('Vorgeschlagen: Heute, 08:30 oder 08:45 Uhr', { exact: false }).waitFor();
  expect(await loadOrder(id)).toMatchObject({
    status: 'COUNTER_PROPOSED',
    counterAppointments: ['2026-11-16T07:30:00.000Z', '2026-11-16T07:45:00.000Z'],
  });
  await panel.getByRole('button', { name: 'Zurückziehen' }).click();
  await expectVisible(() => panel.getByText('Vorgeschlagen:').count(), 0);
  expect(await loadOrder(id)).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION', counterAppointment: null });
  await drawer(page, name).getByText('Terminvorschlag zurückgezogen').waitFor();
});

test.each(['phone', 'desktop'] as (keyof typeof viewports)[])('sets and removes the business customer of an order (%s)', async viewport => {
  const number = `K-${viewport}`;
  await testApp.make('customer', { number, isCompany: true, companyName: 'Kanzlei Fuchs', isActive: true });
  const { id, name } = await placeOrder('Kanzlei');
  const page = await openPage(`/backend/orders/${id}`, { viewport });
  const businessSection = drawer(page, name).getByRole('region', { name: 'Geschäftskunde' });
  await businessSection.getByRole('button', { name: 'Geschäftskunde zuordnen' }).click();
  await businessSection.getByLabel('Geschäftskunde').selectOption({ label: `${number} · Kanzlei Fuchs` });
  await expectAccessible(page);
  await businessSection.getByRole('button', { name: 'Speichern' }).click();
  await businessSection.getByText(`Geschäftskunde: ${number} · Kanzlei Fuchs`).waitFor();
  await expectVisible(async () => (await loadOrder(id)).customer?.number, number);
  await businessSection.getByRole('button', { name: 'Geschäftskunde ändern' }).click();
  await testApp.rest(staff, 'PUT', `/orders/${id}`, { comment: 'Bitte schneiden' }); // another user changes the order meanwhile
  await drawer(page, name).getByText('Bitte schneiden').waitFor();
  await businessSection.getByLabel('Geschäftskunde').selectOption({ label: 'Kein Geschäftskunde' });
  await businessSection.getByRole('button', { name: 'Speichern' }).click();
  await businessSection.getByRole('button', { name: 'Geschäftskunde zuordnen' }).waitFor();
  expect(await loadOrder(id)).toMatchObject({ customer: null, comment: 'Bitte schneiden' });
});

test('shows the business customer in the drawer', async () => {
  const customer = await testApp.make('customer', { number: 'K-9', isCompany: true, companyName: 'Hotel Post', isActive: true });
  const { name } = await placeOrder('Frühstück', { customer });
  const page = await openPage('/backend/orders');
  const card = page.getByRole('article', { name: new RegExp(`^${name},`) });
  await pressKey(card, 'Enter');
  await drawer(page, name).getByText('K-9 · Hotel Post').waitFor();
});

test('shows the name and the contact of the customer', async () => {
  const { id, name } = await placeOrder('Feuerstein');
  const page = await openPage(`/backend/orders/${id}`);
  const customer = drawer(page, name).getByRole('region', { name: 'Kundschaft' });
  for (const text of ['Anna Feuerstein', '+43 664 1234567', 'anna@kunde.example'])
    await customer.getByText(text, { exact: true }).waitFor();
});

test('accepts a typed time, rejects one in the past and confirms one immediately', async () => {
  const { id, name } = await placeOrder('Handarbeit');
  const page = await openPage(`/backend/orders/${id}`);
  const panel = drawer(page, name).getByRole('region', { name: 'Gegentermin vorschlagen' });
  await panel.getByRole('button', { name: 'Andere Zeit' }).click();
  await panel.getByLabel('Tag und Uhrzeit').fill('2026-11-16T06:00');
  await panel.getByRole('button', { name: 'Vorschlagen', exact: true }).click();
  await panel.getByText('Bitte wählen Sie einen Zeitpunkt, der noch nicht vorbei ist.').waitFor();
  await panel.getByLabel('Tag und Uhrzeit').fill('2026-11-17T05:30');
  await panel.getByRole('button', { name: 'Gleich bestätigen' }).click();
  await drawer(page, name).getByText('bestätigt').first().waitFor();
  expect(await loadOrder(id)).toMatchObject({ status: 'CONFIRMED', appointment: '2026-11-17T04:30:00.000Z' });
});

test('rejects an order with a usual reason by keyboard', async () => {
  const { id, name } = await placeOrder('Ausverkauft');
  const page = await openPage(`/backend/orders/${id}`);
  await pressKey(drawer(page, name).getByRole('button', { name: 'Ablehnen' }), 'Enter');
  const reason = page.getByRole('button', { name: 'Ausverkauft', exact: true });
  await pressKey(reason, 'Enter');
  await expectVisible(
    () => page.getByLabel('Nachricht an die Kundschaft').inputValue(),
    'Leider ist ein Teil Ihrer Bestellung heute schon ausverkauft.',
  );
  await expectAccessible(page);
  await pressKey(page.getByRole('button', { name: 'Zurück' }), 'Enter');
  await page.waitForFunction(() => document.activeElement?.closest('dialog'));
  await pressKey(drawer(page, name).getByRole('button', { name: 'Ablehnen' }), 'Enter');
  await pressKey(reason, 'Enter');
  await pressKey(page.getByRole('button', { name: 'Bestellung ablehnen' }), 'Enter');
  await drawer(page, name).getByText('abgelehnt').first().waitFor();
  expect(await loadOrder(id)).toMatchObject({ rejectionMessage: 'Leider ist ein Teil Ihrer Bestellung heute schon ausverkauft.' });
});

test('edits an item in the list, previews the totals, shows invalid values and removes the item', async () => {
  const { id, name } = await placeOrder('Genau');
  const page = await openPage(`/backend/orders/${id}`);
  const previousTotal = (await loadOrder(id)).totalGross as number;
  const editButton = drawer(page, name).getByRole('button', { name: 'Handsemmel ändern' });
  await pressKey(editButton, 'Enter');
  const amount = drawer(page, name).getByLabel('Menge');
  await amount.fill('viele');
  await page.keyboard.press('Enter');
  await drawer(page, name).getByText('Dieser Wert muss eine Zahl sein.').waitFor();
  await amount.fill('24');
  const doubleTotal = `${(previousTotal * 2).toFixed(2).replace('.', ',')}\u00a0€`;
  await drawer(page, name).getByText(`Gesamt ${doubleTotal}`, { exact: false }).waitFor();
  await drawer(page, name).getByLabel('Notiz für die Kundschaft').fill('Doppelt, wie besprochen');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Handsemmel ändern');
  expect((await loadOrder(id)).totalGross).toBe(Number((previousTotal * 2).toFixed(2)));

  await pressKey(editButton, 'Enter');
  await drawer(page, name).getByLabel('Notiz für die Kundschaft').fill('Leider aus');
  await drawer(page, name).getByRole('button', { name: 'Streichen' }).click();
  await drawer(page, name).getByText('gestrichen', { exact: true }).waitFor();
  expect((await loadOrder(id)).items[0]).toMatchObject({ isRemoved: true, amount: 24, comment: 'Leider aus' });
  await pressKey(editButton, 'Enter');
  await page.keyboard.press('Escape');
  await editButton.waitFor();
  expect(await drawer(page, name).count()).toBe(1);
});

test('keeps the input on a conflict, shows what changed and saves on the next attempt', async () => {
  const { id, name } = await placeOrder('Zuspät');
  const page = await openPage('/backend/orders');
  await page.routeWebSocket(/graphql/, () => {}); // receives no events
  await page.goto(`/backend/orders/${id}`);
  await drawer(page, name).getByRole('button', { name: 'Handsemmel ändern' }).click();
  await drawer(page, name).getByLabel('Menge').fill('15');
  await browser.setClock('2026-11-16T07:04:00Z');
  await runAction(id, 'confirm');
  await drawer(page, name).getByRole('button', { name: 'Übernehmen' }).click();
  await drawer(page, name).getByText('Diese Bestellung wurde um 08:04 Uhr geändert: bestätigt.').waitFor();
  expect(await drawer(page, name).getByLabel('Menge').inputValue()).toBe('15');
  await drawer(page, name).getByRole('button', { name: 'Übernehmen' }).click();
  await expectVisible(async () => (await loadOrder(id)).items[0].amount, 15);
});

test('says that an action cannot be sent yet, and sends it later', async () => {
  const { id, name } = await placeOrder('Funkloch');
  browser.expectError(/ERR_FAILED/);
  const page = await openPage(`/backend/orders/${id}`);
  await page.route('**/graphql', route => (route.request().postData()?.includes('ConfirmOrder') ? route.abort() : route.fallback()));
  await drawer(page, name).getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await drawer(page, name).getByText('Wird gesendet, sobald wieder eine Verbindung besteht.').waitFor();
  await removeRoute(page, '**/graphql');
  await drawer(page, name).getByText('bestätigt').first().waitFor();
});

test('keeps the message when a cancellation cannot be sent', async () => {
  const { id, name } = await placeOrder('Abgerissen');
  await runAction(id, 'confirm');
  browser.expectError(/ERR_FAILED/);
  const page = await openPage(`/backend/orders/${id}`);
  await drawer(page, name).getByRole('button', { name: 'Stornieren' }).click();
  await page.getByLabel('Nachricht an die Kundschaft').fill('Der Ofen ist kalt.');
  await page.route('**/graphql', route => (route.request().postData()?.includes('CancelOrder') ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await page.getByText('Bestellung konnte nicht storniert werden.', { exact: false }).first().waitFor();
  expect(await loadOrder(id)).toMatchObject({ status: 'CONFIRMED' });
  await expectVisible(() => page.getByLabel('Nachricht an die Kundschaft').inputValue(), 'Der Ofen ist kalt.');
});

test('cancels a confirmed order with a message and offers no deletion to an employee', async () => {
  const { id, name } = await placeOrder('Abgesagt');
  await runAction(id, 'confirm');
  const page = await openPage(`/backend/orders/${id}`);
  await drawer(page, name).getByRole('button', { name: 'Stornieren' }).click();
  await page.getByLabel('Nachricht an die Kundschaft').fill('Der Ofen ist kalt.');
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await drawer(page, name).getByText('storniert').first().waitFor();
  expect(await loadOrder(id)).toMatchObject({ status: 'CANCELED', rejectionMessage: 'Der Ofen ist kalt.' });
  expect(await drawer(page, name).getByRole('button', { name: 'Löschen' }).count()).toBe(0);
});

test('lets an admin delete a final order and removes it from other boards', async () => {
  const { id, name } = await placeOrder('Gelöscht');
  await runAction(id, 'reject');
  const board = await openPage('/backend/orders');
  await board.getByText('Live').waitFor();
  await board.getByRole('button', { name: /Storniert/ }).click();
  await board.getByRole('button', { name: new RegExp(name) }).waitFor();
  const page = await openPage(`/backend/orders/${id}`, { login: 'admin' });
  await drawer(page, name).getByRole('button', { name: 'Löschen' }).click();
  await page.getByText(`${name} endgültig löschen?`).waitFor();
  await page.getByRole('button', { name: 'Bestellung löschen' }).click();
  await expectVisible(() => drawer(page, name).count(), 0);
  expect((await testApp.rest(staff, 'GET', `/orders/${id}`)).status).toBe(404);
  await expectVisible(() => board.getByRole('button', { name: new RegExp(name) }).count(), 0);
});

test('marks a delivery as delivered and shows the rating', async () => {
  const { id, name } = await placeOrder('Zugestellt', {});
  await testApp.app.services.database.query(`update "order" set "deliveryType" = 'delivery' where id = $1`, [id]);
  await runAction(id, 'confirm');
  await runAction(id, 'in-delivery');
  const page = await openPage(`/backend/orders/${id}`);
  await drawer(page, name).getByRole('button', { name: 'Zugestellt' }).click();
  await expectVisible(async () => (await loadOrder(id)).status, 'DELIVERED');
  await testApp.app.services.database.query(
    `update "order" set rating = 4, "foodRating" = 5, "serviceRating" = 4, "processRating" = 3, "ratedAt" = now(), "ratingComment" = 'Noch warm!' where id = $1`,
    [id],
  );
  await page.reload();
  await drawer(page, name).getByRole('region', { name: 'Bewertung' }).getByText('Noch warm!').waitFor();
});
