import type { Locator } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser, viewports } from '../../server/testing/browser/browser';
import { pressKey } from '../../server/testing/browser/input';
import type { Json } from '../../server/testing/app/json';

const browser = useBrowser();
const timeout = 300_000; // many pages, and slow machines

/** Creates an order of a customer of Linz and returns its id. */
async function createOrder(): Promise<string> {
  const { testApp } = browser;
  const { data } = await testApp.graphql(undefined, '{ branch(id: "linz") { id } products(limit: 300) { items { id name } } }');
  const { id: product } = data.products.items.find(({ name }: { name: string }) => name === 'Handsemmel');
  const contact = { firstName: 'Anna', lastName: 'Fuchs', email: 'anna@kunde.example', phone: '+43 664 1234567' };
  const input = {
    branch: data.branch.id,
    deliveryType: 'takeaway',
    ...contact,
    legalInstructions: true,
    privacyPolicy: true,
    items: [{ product, amount: 12 }],
  };
  const { body } = await testApp.rest(undefined, 'POST', '/orders', input);
  const publicOrder = await testApp.rest(undefined, 'GET', `/orders/public/${body.data.uid}/${body.data.hash}`);
  return publicOrder.body.data.id as string;
}

const selectOutbox = (columns: string): Promise<Json[]> => browser.testApp.app.services.database.query(`select ${columns} from outbox`);

test.each(['phone', 'desktop'] as (keyof typeof viewports)[])(
  'sends an order e-mail again, and a failed message as an admin (%s)',
  async viewport => {
    const { database } = browser.testApp.app.services;
    await database.query('delete from outbox');
    const id = await createOrder();
    const page = await browser.openAs('admin', `/backend/orders/${id}`, viewport);
    await page.getByRole('button', { name: 'E-Mail erneut senden' }).click();
    await page.getByText('Die E-Mail wird noch einmal gesendet.').waitFor();
    expect(await selectOutbox('recipient, state')).toEqual([{ recipient: 'anna@kunde.example', state: 'queued' }]);
    await expectAccessible(page);

    await database.query(`update outbox set state = 'failed', error = '550 no such user'`);
    await page.goto('/backend/outbox-messages');
    await page.getByRole('cell', { name: /fehlgeschlagen/ }).waitFor();
    await page.getByRole('cell', { name: /550 no such user/ }).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('row', { name: /anna@kunde\.example/ })
      .getByRole('link')
      .click();
    await page.waitForURL('**/outbox-messages/*');
    await page.getByRole('button', { name: 'Noch einmal senden' }).click();
    await page.getByText('Die Nachricht wird noch einmal gesendet.').waitFor();
    await expectVisible(() => page.getByRole('button', { name: 'Noch einmal senden' }).count(), 0);
    await expectAccessible(page);
    expect(await selectOutbox('state, attempts, error')).toEqual([{ state: 'queued', attempts: 0, error: null }]);
  },
);

test.each(['phone', 'desktop'] as (keyof typeof viewports)[])(
  'creates a device token, shows it once and renews it (%s)',
  async viewport => {
    const { testApp } = browser;
    const { data } = await testApp.graphql(undefined, '{ branch(id: "linz") { id } }');
    const id = await testApp.make('device', { name: 'Kassa', identifier: `kassa-${viewport}`, branch: data.branch.id });
    const storedToken = async (): Promise<string> => (await testApp.rest('ROLE_ADMIN', 'GET', `/devices/${id}`)).body.data.token;
    const page = await browser.open(`/backend/login?next=/backend/devices/${id}`, viewport);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await logIn(page, 'admin');
    await page.getByText('Noch kein Token.').waitFor();
    await page.getByRole('button', { name: 'Token erstellen' }).click();
    await page.getByText('Das neue Token').waitFor();
    const shownSecret = () => page.locator('code').textContent();
    const firstToken = (await shownSecret())!;
    expect(await storedToken()).toBe(`***${firstToken.slice(-4)}`);
    await page.getByRole('button', { name: 'Kopieren' }).click();
    await page.getByText('Kopiert.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(firstToken);
    await expectAccessible(page);

    await page.getByRole('textbox', { name: 'Name' }).fill('Kassa am Eingang');
    await page.getByText('Speichern Sie zuerst Ihre Änderungen.').waitFor();
    expect(await page.getByRole('button', { name: 'Token erneuern' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Gerät gespeichert.').waitFor();
    await page.getByRole('button', { name: 'Token erneuern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Token erneuern?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Erneuern' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expectVisible(
      async () => (await shownSecret()) !== firstToken && (await storedToken()) === `***${(await shownSecret())!.slice(-4)}`,
      true,
    );
    await page.getByRole('textbox', { name: 'Name' }).fill('Kassa'); // the form has the new version of the record
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expectVisible(async () => (await testApp.rest('ROLE_ADMIN', 'GET', `/devices/${id}`)).body.data.name, 'Kassa');
    await page.reload();
    await page.getByRole('button', { name: 'Token erneuern' }).waitFor();
    expect(await page.locator('code').count()).toBe(0);
  },
);

test('offers no device token without permission to update', async () => {
  const { testApp } = browser;
  const { data } = await testApp.graphql(undefined, '{ branch(id: "linz") { id } }');
  const id = await testApp.make('device', { name: 'Drucker', identifier: 'drucker', branch: data.branch.id });
  const page = await browser.openAs('mia', `/backend/devices/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Drucker' }).waitFor();
  expect(await page.getByRole('button', { name: /^Token/ }).count()).toBe(0);
});

test('links to every section of the long branch form and focuses the first error', async () => {
  const page = await browser.openAs('admin', '/backend/branches/linz');
  const sectionLinks = page.getByRole('navigation', { name: 'Abschnitte' });
  const isVisible = (locator: Locator) => () =>
    locator.evaluate(element => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 9, top + height / 2));
    });
  await pressKey(sectionLinks.getByRole('link', { name: 'Liefergebiete' }), 'Enter');
  await expectVisible(isVisible(page.getByRole('heading', { name: 'Liefergebiete' })), true);
  await sectionLinks.getByRole('link', { name: 'Zahlung' }).click();
  await expectVisible(isVisible(page.getByRole('heading', { name: 'Zahlung' })), true);
  const bic = page.getByRole('group', { name: 'Zahlung' }).getByRole('textbox', { name: 'BIC' });
  await bic.fill('FALSCH');
  await sectionLinks.getByRole('link', { name: 'Stammdaten' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Bitte geben Sie einen gültigen BIC an.').waitFor();
  await expectVisible(() => bic.evaluate(element => element === document.activeElement), true);
  await expectVisible(isVisible(bic), true);
});

test('collapses the sections of the branch form on a phone and expands them by keyboard and for errors', async () => {
  const page = await browser.openAs('admin', '/backend/branches/linz', 'phone');
  const heading = (name: string) => page.locator('summary').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await page.getByRole('textbox', { name: /^Kennung/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000);
  await expectAccessible(page);
  const bic = page.getByRole('textbox', { name: 'BIC' });
  await expectVisible(() => bic.count(), 0);
  await pressKey(heading('Stammdaten'), 'Enter');
  await pressKey(heading('Zahlung'), 'Enter');
  await bic.fill('FALSCH');
  await pressKey(heading('Zahlung'), 'Enter');
  await expectVisible(() => bic.count(), 0);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await heading('Zahlung').getByText('1 Angabe prüfen').waitFor();
  await expectVisible(() => bic.evaluate(element => element === document.activeElement), true);
  await expectVisible(() => bic.evaluate(element => element.getBoundingClientRect().bottom < innerHeight - 190), true);
  await expectAccessible(page);
  await bic.fill('BKAUATWW');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Filiale gespeichert.').waitFor();
  await expectVisible(() => bic.count(), 1); // an edited section stays expanded
});

const paths = [
  'orders/missed',
  'orders/pickup',
  'products',
  'products/new',
  'branches/linz',
  'logs',
  'images',
  'sites',
  'api-tokens',
  'settings/theme',
  'nirgends',
];

test(
  'passes the accessibility check on every page at every width, without overflow',
  async () => {
    const page = await browser.openAs('admin', `/backend/${paths[0]}`);
    for (const path of paths) {
      if (path !== paths[0]) await page.goto(`/backend/${path}`);
      await page.getByRole('main', { name: 'Backoffice' }).getByRole('heading', { level: 1 }).waitFor();
      await expectVisible(() => page.getByText('Wird geladen …').count(), 0);
      for (const viewport of Object.values(viewports)) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ screen: path, width: viewport.width, over: Math.max(overflow, 0) }).toEqual({
          screen: path,
          width: viewport.width,
          over: 0,
        });
      }
    }
  },
  timeout,
);

test('opens the remaining areas on a phone in a dialog', async () => {
  const page = await browser.openAs('admin', '/backend/tags', 'phone');
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  const areas = page.getByRole('dialog', { name: 'Bereiche' });
  await areas.getByRole('link', { name: 'Abmelden' }).waitFor();
  await expectAccessible(page);
  await areas.getByRole('link', { name: 'System' }).click();
  await page.getByRole('heading', { level: 1, name: 'Benutzer' }).waitFor();
  await expectVisible(() => areas.count(), 0);
});

test('shows an entry of the log with a long title on a phone, without what changes it', async () => {
  const { database } = browser.testApp.app.services;
  const [{ id }] = await database.query(
    `insert into log (level, channel, message, who, context) values ('error', 'app', $1, 'System', $2) returning id`,
    ['Unerwarteter Fehler in GraphQL: ConstraintViolationErrorOfTheDatabase.', '[{"name":"Anzahl","before":null,"after":"3"}]'],
  );
  const page = await browser.openAs('admin', `/backend/logs/${id}`, 'phone');
  await page.getByRole('group', { name: 'Einzelheiten' }).waitFor();
  await expectVisible(() => page.getByRole('button', { name: /hinzufügen|entfernen/ }).count(), 0);
  await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
});

test('scrolls to the selected tab when the tabs are wider than a phone', async () => {
  const page = await browser.openAs('admin', '/backend/settings/handling', 'phone');
  const tab = page.getByRole('tab', { name: 'Abläufe', selected: true });
  await expectVisible(() => tab.evaluate(element => element.getBoundingClientRect().right <= innerWidth), true);
});

test('shows and edits dates in the time zone of the shop, not of the device', async () => {
  const { testApp } = browser;
  const { data } = await testApp.graphql(undefined, '{ branch(id: "linz") { id } }');
  const input = { branch: data.branch.id, type: 'shift', from: '2026-12-01T05:00:00Z', to: '2026-12-01T13:00:00Z', isPublished: true };
  const { body } = await testApp.rest('ROLE_ADMIN', 'POST', '/working-schedules', input);
  expect(body.errors).toBeUndefined();
  const page = await browser.openAs('admin', `/backend/working-schedules/${body.data.id}`, 'desktop', 'America/Los_Angeles');
  const from = page.getByLabel('Von');
  await expectVisible(() => from.inputValue(), '2026-12-01T06:00');
  await from.fill('2026-12-01T07:30');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Planung gespeichert.').waitFor();
  const { body: savedRecord } = await testApp.rest('ROLE_ADMIN', 'GET', `/working-schedules/${body.data.id}`);
  expect(savedRecord.data.from).toBe('2026-12-01T06:30:00.000Z');
  await page.getByRole('link', { name: 'Planungen' }).last().click();
  await page.getByRole('link', { name: '01.12.2026, 07:30' }).waitFor();
});

test('reloads after a deploy when a chunk is missing and shows an error if it stays missing', async () => {
  browser.expectError(/SessionsPage|dynamically imported module|404/);
  const page = await browser.openAs('admin', '/backend/products');
  await page.getByRole('heading', { level: 1, name: 'Produkte' }).waitFor();
  let requests = 0; // the route stays, because removing it can leave the request of the reload without a response
  await page.route('**/SessionsPage*.js', route => (requests++ === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor();

  await page.getByRole('link', { name: 'Sortiment' }).click();
  await page.getByRole('heading', { level: 1, name: 'Produkte' }).waitFor();
  await page.reload();
  await page.route('**/SessionsPage*.js', route => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByText('Daten konnten nicht geladen werden.').waitFor();
  await expectAccessible(page);
});
