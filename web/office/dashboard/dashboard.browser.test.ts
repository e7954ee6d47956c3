import { print } from 'graphql';
import type { Page } from 'playwright-core';
import { countStatements } from '../../../server/testing/app/statements';
import { expectAccessible, expectVisible, logIn, useBrowser, viewports } from '../../../server/testing/browser/browser';
import { demoBranch, demoProduct, placeDemoOrder } from '../../../server/testing/browser/demoOrders';
import { pressKey, clickUntilGone } from '../../../server/testing/browser/input';
import { removeRoute } from '../../../server/testing/browser/network/removeRoute';
import { DashboardFiguresDocument, DashboardRecordsDocument } from './Dashboard.generated';

const browser = useBrowser();
const { testApp } = browser;

async function openDashboard(user: string, viewport: keyof typeof viewports = 'desktop'): Promise<Page> {
  const page = await browser.openAs(user, '/backend', viewport);
  await page.getByRole('heading', { name: 'Übersicht', level: 1 }).waitFor();
  return page;
}
async function place(time: string, input: Parameters<typeof placeDemoOrder>[1] = {}) {
  await browser.setClock(time);
  return placeDemoOrder(testApp, { items: { Handsemmel: 10 }, ...input });
}
const tile = (page: Page, label: string | RegExp) => page.getByRole('region').getByRole('link').filter({ hasText: label });
const tileText = async (page: Page, label: string | RegExp) => (await tile(page, label).innerText()).replace(/[\s\u00A0]+/g, ' ');

let price: number;
beforeAll(async () => {
  await place('2026-11-09T08:00:00Z', { isConfirmed: true });
  await testApp.app.services.database.query(`update "order" set "completedAt" = "createdAt"`);
  await place('2026-11-16T08:00:00Z');
  await place('2026-11-16T08:30:00Z', { isConfirmed: true });
  await place('2026-11-16T08:40:00Z', { isConfirmed: true, appointmentDate: '2026-11-17T09:00:00Z', lastName: 'Vorbest' });
  const { body } = await testApp.rest('ROLE_ADMIN', 'GET', '/statistics/today');
  price = body.data.gross;
  const [branch, product] = [await demoBranch(testApp), await demoProduct(testApp, 'Hollerlaib')];
  await testApp.graphql('ROLE_ADMIN', `mutation { markSoldOut(branch: "${branch}", product: "${product}") { id } }`);
});
beforeEach(() => browser.setClock('2026-11-16T09:42:00Z'));

const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`;

describe.each(Object.keys(viewports) as (keyof typeof viewports)[])('on a %s', viewport => {
  test('shows what an admin wants to know, usable by everyone', async () => {
    const page = await openDashboard('admin', viewport);
    await expectVisible(() => tileText(page, 'Heute bestellt'), 'Heute bestellt 3 200 % mehr als letzten Montag um 10:42 Uhr');
    expect(await tileText(page, /^Umsatz heute/)).toBe(
      `Umsatz heute, Stand 10:42 Uhr ${euros(price)} 200 % mehr als letzten Montag um 10:42 Uhr`,
    );
    await expectVisible(() => tileText(page, 'Neu'), 'Neu 1');
    expect(await tileText(page, 'In Zubereitung')).toBe('In Zubereitung 1');
    expect(await tileText(page, 'Spätere Bestellungen')).toBe('Spätere Bestellungen 1');
    await page.getByText('3 Bestellungen sind offen, eine davon wartet auf Antwort.').waitFor();
    await page
      .getByRole('region', { name: 'Nächste Vorbestellungen' })
      .getByRole('link', { name: /Vorbest/ })
      .waitFor();
    await page.getByRole('region', { name: 'Ausverkauft' }).getByText(/^bis /).waitFor();
    await expectVisible(() => tileText(page, 'Aufgaben für mich'), 'Aufgaben für mich 0');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('opens the board by the keyboard', async () => {
  const page = await openDashboard('admin');
  await pressKey(tile(page, 'In Zubereitung'), 'Enter');
  await page.waitForURL('**/backend/orders');
  await page.getByText('Live').waitFor();
});

test('counts a new order without a reload', async () => {
  const page = await openDashboard('admin');
  await expectVisible(() => tileText(page, 'Heute bestellt'), 'Heute bestellt 3 200 % mehr als letzten Montag um 10:42 Uhr');
  await place('2026-11-16T09:50:00Z');
  await expectVisible(() => tileText(page, 'Neu'), 'Neu 2');
  await expectVisible(() => tileText(page, 'Heute bestellt'), 'Heute bestellt 4 300 % mehr als letzten Montag um 10:50 Uhr');
});

test('shows staff the orders of their branch without revenue, others nothing of it, and editors no orders', async () => {
  const employee = await openDashboard('mia');
  await expectVisible(async () => Number((await tileText(employee, 'Neu')).replace('Neu ', '')) > 0, true);
  await employee.getByRole('region', { name: 'Ausverkauft' }).waitFor();
  expect(await employee.getByRole('region', { name: 'Umsatz' }).count()).toBe(0);
  const other = await openDashboard('toni');
  await expectVisible(() => tileText(other, 'Neu'), 'Neu 0');
  await other.getByText('Gerade ist keine Bestellung offen.').waitFor();
  expect(await other.getByRole('region', { name: 'Ausverkauft' }).count()).toBe(0);
  const editor = await openDashboard('edi');
  await tile(editor, 'Aufgaben für mich').waitFor();
  expect(await editor.getByText(/Bestellungen|Umsatz|Verpasst/).count()).toBe(0);
});

test('lists the next five later orders, and what is sold out where and until when', async () => {
  const [branch, product] = [await demoBranch(testApp), await demoProduct(testApp, 'Salzstangerl')];
  const orderTimes = ['10:00', '09:45', '09:30', '09:15', '10:15'];
  for (const time of orderTimes) await place('2026-11-16T08:41:00Z', { isConfirmed: true, appointmentDate: `2026-11-17T${time}:00Z` });
  await testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${branch}/sold-out/${product}`, { until: null });
  const [{ name }] = await testApp.contextFor().db.query('select name from branch where id = $1', [branch]);
  const listed = async (page: Page, label: string) =>
    (await page.getByRole('region', { name: label }).getByRole('listitem').allInnerTexts()).map(text => text.replace(/[\s\u00A0]+/g, ' '));
  await browser.setClock('2026-11-16T09:42:00Z');
  const admin = await openDashboard('admin');
  const times = ['10:00', '10:15', '10:30', '10:45', '11:00'].map(time => `Morgen, ${time} Uhr`);
  await expectVisible(async () => (await listed(admin, 'Nächste Vorbestellungen')).map(text => text.slice(0, times[0]!.length)), times);
  const until = 'bis 16.11.2026, 18:30 Uhr';
  await expectVisible(() => listed(admin, 'Ausverkauft'), [`Salzstangerl in ${name} bis auf Weiteres`, `Hollerlaib in ${name} ${until}`]);
  const employee = await openDashboard('mia');
  await expectVisible(() => listed(employee, 'Ausverkauft'), ['Salzstangerl bis auf Weiteres', `Hollerlaib ${until}`]);
  await browser.setClock('2026-11-16T17:30:00Z');
  const evening = await openDashboard('mia');
  await expectVisible(() => listed(evening, 'Ausverkauft'), ['Salzstangerl bis auf Weiteres']);
});

test('says when the figures cannot be loaded, and loads them again', async () => {
  const page = await browser.open('/backend');
  browser.expectError(/graphql|Failed to load resource/);
  await page.route('**/graphql**', route => (route.request().postData()?.includes('DashboardFigures') ? route.abort() : route.fallback()));
  await logIn(page, 'admin');
  await page.getByText('Statistik konnte nicht geladen werden.').waitFor();
  await tile(page, 'Neu').waitFor();
  await removeRoute(page, '**/graphql**');
  await clickUntilGone(page.getByRole('button', { name: 'Erneut versuchen' }));
  await tile(page, 'Heute bestellt').waitFor();
});

test('needs the same number of statements for one, 30 and 600 orders', async () => {
  const { database } = testApp.app.services;
  const [{ id }] = await testApp.contextFor().db.query(`select id from "user" where username = 'admin'`);
  const records = { user: id, since: '2026-11-15T00:00:00Z', withOrders: true, withTasks: true, withActivities: true };
  const load = async () => {
    const { errors } = await testApp.graphql('ROLE_ADMIN', print(DashboardFiguresDocument), { from: '2026-11-10', to: '2026-11-16' });
    const variables = { ...records, withDevices: true, withProblems: true, withMessages: true };
    const { errors: recordErrors } = await testApp.graphql(`ROLE_ADMIN @${id}`, print(DashboardRecordsDocument), variables);
    expect([errors, recordErrors]).toEqual([undefined, undefined]);
  };
  await load();
  const counts = [];
  const [{ columns }] = await database.query(
    `select string_agg(format('%I', column_name), ', ') as columns from information_schema.columns
     where table_name = 'order' and is_generated = 'NEVER' and column_name not in ('id', 'uid', 'ticketNumber', 'idempotencyKey')`,
  );
  await database.query('create table saved as select * from "order"');
  for (const count of [1, 30, 600]) {
    await database.query('delete from "order"');
    await database.query(
      `insert into "order" (id, uid, ${columns}) select gen_random_uuid(), 'N' || lpad(n::text, 7, '0'), ${columns}
       from (select * from saved where "completedAt" is null order by id limit 1) as saved, generate_series(1, $1::integer) as n`,
      [count],
    );
    counts.push(await countStatements(testApp, load));
  }
  await database.query('drop table saved');
  expect(counts).toEqual([counts[0], counts[0], counts[0]]);
});
