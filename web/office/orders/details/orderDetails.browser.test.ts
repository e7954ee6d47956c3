import type { Page } from 'playwright-core';
import { expectAccessible, shows, signInOn, useBrowser, viewports } from '../../../../server/testing/browser/browser';

const browser = useBrowser();
const { house } = browser;

let linz: string;
let roll: string;
let staff: `ROLE_EMPLOYEE ${string}`;
beforeAll(async () => {
  const { data } = await house.graphql(
    undefined,
    '{ branches(limit: 20) { items { id identifier } } products(limit: 300) { items { id name } } }',
  );
  linz = data.branches.items.find(({ identifier }: { identifier: string }) => identifier === 'linz').id;
  roll = data.products.items.find(({ name }: { name: string }) => name === 'Handsemmel').id;
  staff = `ROLE_EMPLOYEE ${linz}`;
});

async function place(lastName: string, change: object = {}): Promise<{ id: string; name: string }> {
  const draft = {
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
    ...change,
  };
  const { body } = await house.rest(staff, 'POST', '/orders', draft);
  if (!body.data) throw new Error(JSON.stringify(body));
  return { id: body.data.id, name: `Ticket ${body.data.ticketNumber}` };
}

async function at(
  path: string,
  { viewport = 'desktop', as = 'mia' }: { viewport?: keyof typeof viewports; as?: string } = {},
): Promise<Page> {
  const page = await browser.open(path, viewport);
  await signInOn(page, as);
  await page.waitForURL(`**${path}`);
  return page;
}
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
const orderOf = async (id: string) => (await house.rest(staff, 'GET', `/orders/${id}`)).body.data;
const act = async (id: string, action: string, body = {}) =>
  expect((await house.rest(staff, 'POST', `/orders/${id}/status/${action}`, body)).status).toBe(200);

beforeEach(() => browser.setClock('2026-11-16T07:00:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('another time is proposed and taken back, on a %s', async viewport => {
  const { id, name } = await place('Gegentermin');
  const page = await at(`/backend/orders/${id}`, { viewport });
  const panel = drawer(page, name).getByRole('region', { name: 'Gegentermin vorschlagen' });
  await panel.getByRole('button', { name: '08:30' }).click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Vorschlagen', exact: true }).click();
  await panel.getByText('Vorgeschlagen: Heute, 08:30 Uhr', { exact: false }).waitFor();
  expect(await orderOf(id)).toMatchObject({ status: 'COUNTER_PROPOSED', counterAppointment: '2026-11-16T07:30:00.000Z' });
  await panel.getByRole('button', { name: 'Zurückziehen' }).click();
  await shows(() => panel.getByText('Vorgeschlagen:').count(), 0);
  expect(await orderOf(id)).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION', counterAppointment: null });
  await drawer(page, name).getByText('Terminvorschlag zurückgezogen').waitFor();
});

test.each(['phone', 'desktop'] as (keyof typeof viewports)[])(
  'staff says which business customer an order is for, on a %s',
  async viewport => {
    const number = `K-${viewport}`;
    await house.make('customer', { number, isCompany: true, companyName: 'Kanzlei Fuchs', isActive: true });
    const { id, name } = await place('Kanzlei');
    const page = await at(`/backend/orders/${id}`, { viewport });
    const business = drawer(page, name).getByRole('region', { name: 'Geschäftskunde' });
    await business.getByRole('button', { name: 'Geschäftskunde zuordnen' }).click();
    await business.getByLabel('Geschäftskunde').selectOption({ label: `${number} · Kanzlei Fuchs` });
    await expectAccessible(page);
    await business.getByRole('button', { name: 'Speichern' }).click();
    await business.getByText(`Geschäftskunde: ${number} · Kanzlei Fuchs`).waitFor();
    await shows(async () => (await orderOf(id)).customer?.number, number);
    await business.getByRole('button', { name: 'Geschäftskunde ändern' }).click();
    await house.rest(staff, 'PUT', `/orders/${id}`, { comment: 'Bitte schneiden' }); // meanwhile, elsewhere
    await drawer(page, name).getByText('Bitte schneiden').waitFor();
    await business.getByLabel('Geschäftskunde').selectOption({ label: 'Kein Geschäftskunde' });
    await business.getByRole('button', { name: 'Speichern' }).click();
    await business.getByRole('button', { name: 'Geschäftskunde zuordnen' }).waitFor();
    expect(await orderOf(id)).toMatchObject({ customer: null, comment: 'Bitte schneiden' });
  },
);

test('whom an order is for comes with the board: the drawer need not ask', async () => {
  const customer = await house.make('customer', { number: 'K-9', isCompany: true, companyName: 'Hotel Post', isActive: true });
  const { name } = await place('Frühstück', { customer });
  browser.expectComplaint(/ERR_FAILED/);
  const page = await at('/backend/orders');
  const slip = page.getByRole('article', { name: new RegExp(`^${name},`) });
  await slip.waitFor();
  await page.route('**/graphql', route => route.abort());
  await slip.press('Enter');
  await drawer(page, name).getByText('K-9 · Hotel Post').waitFor();
});

test('any other time is typed; what is over is refused beside it, and what suits is agreed on at once', async () => {
  const { id, name } = await place('Handarbeit');
  const page = await at(`/backend/orders/${id}`);
  const panel = drawer(page, name).getByRole('region', { name: 'Gegentermin vorschlagen' });
  await panel.getByRole('button', { name: 'Andere Zeit' }).click();
  await panel.getByLabel('Tag und Uhrzeit').fill('2026-11-16T06:00');
  await panel.getByRole('button', { name: 'Vorschlagen', exact: true }).click();
  await panel.getByText('Bitte wählen Sie einen Zeitpunkt, der noch nicht vorbei ist.').waitFor();
  await panel.getByLabel('Tag und Uhrzeit').fill('2026-11-17T05:30');
  await panel.getByRole('button', { name: 'Gleich bestätigen' }).click();
  await drawer(page, name).getByText('bestätigt').first().waitFor();
  expect(await orderOf(id)).toMatchObject({ status: 'CONFIRMED', appointment: '2026-11-17T04:30:00.000Z' });
});

test('an order is rejected with one of the usual reasons, by keys alone', async () => {
  const { id, name } = await place('Ausverkauft');
  const page = await at(`/backend/orders/${id}`);
  await drawer(page, name).getByRole('button', { name: 'Ablehnen' }).press('Enter');
  const reason = page.getByRole('button', { name: 'Ausverkauft' });
  await reason.press('Enter');
  await shows(
    () => page.getByLabel('Nachricht an die Kundschaft').inputValue(),
    'Leider ist ein Teil Ihrer Bestellung heute schon ausverkauft.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zurück' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.closest('dialog'));
  await drawer(page, name).getByRole('button', { name: 'Ablehnen' }).press('Enter');
  await reason.press('Enter');
  await page.getByRole('button', { name: 'Bestellung ablehnen' }).press('Enter');
  await drawer(page, name).getByText('abgelehnt').first().waitFor();
  expect(await orderOf(id)).toMatchObject({ rejectionMessage: 'Leider ist ein Teil Ihrer Bestellung heute schon ausverkauft.' });
});

test('a line is changed in its place: the sums are shown before, what is wrong is named, and it can be struck', async () => {
  const { id, name } = await place('Genau');
  const page = await at(`/backend/orders/${id}`);
  const before = (await orderOf(id)).totalGross as number;
  const pen = drawer(page, name).getByRole('button', { name: 'Handsemmel ändern' });
  await pen.press('Enter');
  const amount = drawer(page, name).getByLabel('Menge');
  await amount.fill('viele');
  await page.keyboard.press('Enter');
  await drawer(page, name).getByText('Dieser Wert muss eine Zahl sein.').waitFor();
  await amount.fill('24');
  const twice = `${(before * 2).toFixed(2).replace('.', ',')}\u00a0€`;
  await drawer(page, name).getByText(`Gesamt ${twice}`, { exact: false }).waitFor();
  await drawer(page, name).getByLabel('Notiz für die Kundschaft').fill('Doppelt, wie besprochen');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await shows(async () => (await orderOf(id)).totalGross, Number((before * 2).toFixed(2)));
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Handsemmel ändern');

  await pen.press('Enter');
  await drawer(page, name).getByRole('button', { name: 'Streichen' }).click();
  await drawer(page, name).getByText('gestrichen', { exact: true }).waitFor();
  expect((await orderOf(id)).items[0]).toMatchObject({ isRemoved: true, amount: 24, comment: 'Doppelt, wie besprochen' });
  await pen.press('Enter');
  await page.keyboard.press('Escape');
  await pen.waitFor();
  expect(await drawer(page, name).count()).toBe(1);
});

test('who changes a line that somebody else changed meanwhile keeps the input, reads who did what, and may press again', async () => {
  const { id, name } = await place('Zuspät');
  const page = await at('/backend/orders');
  await page.routeWebSocket(/graphql/, () => {}); // hears nothing
  await page.goto(`/backend/orders/${id}`);
  await drawer(page, name).getByRole('button', { name: 'Handsemmel ändern' }).click();
  await drawer(page, name).getByLabel('Menge').fill('15');
  await browser.setClock('2026-11-16T07:04:00Z');
  await act(id, 'confirm');
  await drawer(page, name).getByRole('button', { name: 'Übernehmen' }).click();
  await drawer(page, name).getByText('Diese Bestellung wurde um 08:04 Uhr geändert: bestätigt.').waitFor();
  expect(await drawer(page, name).getByLabel('Menge').inputValue()).toBe('15');
  await drawer(page, name).getByRole('button', { name: 'Übernehmen' }).click();
  await shows(async () => (await orderOf(id)).items[0].amount, 15);
});

test('a step that cannot be sent says so, and is taken later', async () => {
  const { id, name } = await place('Funkloch');
  browser.expectComplaint(/ERR_FAILED/);
  const page = await at(`/backend/orders/${id}`);
  await page.route('**/graphql', route => (route.request().postData()?.includes('ConfirmOrder') ? route.abort() : route.fallback()));
  await drawer(page, name).getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await drawer(page, name).getByText('Bestellstatus konnte nicht geändert werden.', { exact: false }).first().waitFor();
  await page.unroute('**/graphql');
  await drawer(page, name).getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await drawer(page, name).getByText('bestätigt').first().waitFor();
});

test('a cancellation that cannot be sent says so, and keeps its word', async () => {
  const { id, name } = await place('Abgerissen');
  await act(id, 'confirm');
  browser.expectComplaint(/ERR_FAILED/);
  const page = await at(`/backend/orders/${id}`);
  await drawer(page, name).getByRole('button', { name: 'Stornieren' }).click();
  await page.getByLabel('Nachricht an die Kundschaft').fill('Der Ofen ist kalt.');
  await page.route('**/graphql', route => (route.request().postData()?.includes('CancelOrder') ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await page.getByText('Bestellung konnte nicht storniert werden.', { exact: false }).first().waitFor();
  expect(await orderOf(id)).toMatchObject({ status: 'CONFIRMED' });
  await shows(() => page.getByLabel('Nachricht an die Kundschaft').inputValue(), 'Der Ofen ist kalt.');
});

test('what is confirmed is called off with a word, and an employee deletes nothing', async () => {
  const { id, name } = await place('Abgesagt');
  await act(id, 'confirm');
  const page = await at(`/backend/orders/${id}`);
  await drawer(page, name).getByRole('button', { name: 'Stornieren' }).click();
  await page.getByLabel('Nachricht an die Kundschaft').fill('Der Ofen ist kalt.');
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await drawer(page, name).getByText('storniert').first().waitFor();
  expect(await orderOf(id)).toMatchObject({ status: 'CANCELED', rejectionMessage: 'Der Ofen ist kalt.' });
  expect(await drawer(page, name).getByRole('button', { name: 'Löschen' }).count()).toBe(0);
});

test('an admin deletes what is over, and the board of everybody else drops it', async () => {
  const { id, name } = await place('Gelöscht');
  await act(id, 'reject');
  const board = await at('/backend/orders');
  await board.getByText('Live').waitFor();
  await board.getByRole('button', { name: /Storniert/ }).click();
  await board.getByRole('button', { name: new RegExp(name) }).waitFor();
  const page = await at(`/backend/orders/${id}`, { as: 'admin' });
  await drawer(page, name).getByRole('button', { name: 'Löschen' }).click();
  await page.getByText(`${name} endgültig löschen?`).waitFor();
  await page.getByRole('button', { name: 'Bestellung löschen' }).click();
  await shows(() => drawer(page, name).count(), 0);
  expect((await house.rest(staff, 'GET', `/orders/${id}`)).status).toBe(404);
  await shows(() => board.getByRole('button', { name: new RegExp(name) }).count(), 0);
});

test('a delivery is noted as delivered, and what the customer thought of it is read there', async () => {
  const { id, name } = await place('Zugestellt', {});
  await house.app.services.database.query(`update "order" set "deliveryType" = 'delivery' where id = $1`, [id]);
  await act(id, 'confirm');
  await act(id, 'in-delivery');
  const page = await at(`/backend/orders/${id}`);
  await drawer(page, name).getByRole('button', { name: 'Zugestellt' }).click();
  await shows(async () => (await orderOf(id)).status, 'DELIVERED');
  await house.app.services.database.query(
    `update "order" set rating = 4, "foodRating" = 5, "serviceRating" = 4, "processRating" = 3, "ratedAt" = now(), "ratingComment" = 'Noch warm!' where id = $1`,
    [id],
  );
  await page.reload();
  await drawer(page, name).getByRole('region', { name: 'Bewertung' }).getByText('Noch warm!').waitFor();
});
