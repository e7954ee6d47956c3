import type { Locator } from 'playwright-core';
import { expectAccessible, shows, signInOn, useBrowser, viewports } from '../../server/testing/browser/browser';

const browser = useBrowser();
const patience = 300_000; // many screens, and slow machines

/** A mail to a customer of Linz that nobody could send, and the order it was about. */
async function failedMail(): Promise<string> {
  const { house } = browser;
  const { data } = await house.graphql(undefined, '{ branch(id: "linz") { id } products(limit: 300) { items { id name } } }');
  const { id: product } = data.products.items.find(({ name }: { name: string }) => name === 'Handsemmel');
  const contact = { firstName: 'Anna', lastName: 'Fuchs', email: 'anna@kunde.example', phone: '+43 664 1234567' };
  const draft = {
    branch: data.branch.id,
    deliveryType: 'takeaway',
    ...contact,
    legalInstructions: true,
    privacyPolicy: true,
    items: [{ product, amount: 12 }],
  };
  const { body } = await house.rest(undefined, 'POST', '/orders', draft);
  const seen = await house.rest(undefined, 'GET', `/orders/public/${body.data.uid}/${body.data.hash}`);
  return seen.body.data.id as string;
}

const outbox = (columns: string): Promise<any[]> => browser.house.app.services.database.query(`select ${columns} from outbox`);

test.each(['phone', 'desktop'] as (keyof typeof viewports)[])(
  'staff sends the first mail again, an admin what failed (%s)',
  async viewport => {
    const { database } = browser.house.app.services;
    const id = await failedMail();
    const page = await browser.open(`/backend/orders/${id}`, viewport);
    await signInOn(page, 'admin');
    await page.getByRole('button', { name: 'E-Mail erneut senden' }).click();
    await page.getByText('Die E-Mail wird noch einmal gesendet.').waitFor();
    expect(await outbox('recipient, state')).toEqual([{ recipient: 'anna@kunde.example', state: 'queued' }]);
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
    await page.getByRole('button', { name: 'Noch einmal senden' }).click();
    await page.getByText('Die Nachricht wird noch einmal gesendet.').waitFor();
    await shows(() => page.getByRole('button', { name: 'Noch einmal senden' }).count(), 0);
    await expectAccessible(page);
    expect(await outbox('state, attempts, error')).toEqual([{ state: 'queued', attempts: 0, error: null }]);
    await database.query('delete from outbox');
  },
);

test.each(['phone', 'desktop'] as (keyof typeof viewports)[])(
  'a device is let in by a token that is shown once, and by another once it is made anew (%s)',
  async viewport => {
    const { house } = browser;
    const { data } = await house.graphql(undefined, '{ branch(id: "linz") { id } }');
    const id = await house.make('device', { name: 'Kassa', identifier: `kassa-${viewport}`, branch: data.branch.id });
    const kept = async (): Promise<string> => (await house.rest('ROLE_ADMIN', 'GET', `/devices/${id}`)).body.data.token;
    const page = await browser.open(`/backend/login?next=/backend/devices/${id}`, viewport);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInOn(page, 'admin');
    await page.getByText('Noch kein Token.').waitFor();
    await page.getByRole('button', { name: 'Token erstellen' }).click();
    await page.getByText('Das neue Token').waitFor();
    const shown = () => page.locator('code').textContent();
    const first = (await shown())!;
    expect(await kept()).toBe(`***${first.slice(-4)}`);
    await page.getByRole('button', { name: 'Kopieren' }).click();
    await page.getByText('Kopiert.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await expectAccessible(page);

    await page.getByRole('textbox', { name: 'Name' }).fill('Kassa am Eingang');
    await page.getByText('Speichern Sie zuerst Ihre Änderungen.').waitFor();
    expect(await page.getByRole('button', { name: 'Token erneuern' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Gerät gespeichert.').waitFor();
    await page.getByRole('button', { name: 'Token erneuern' }).click();
    const question = page.getByRole('dialog', { name: 'Token erneuern?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Erneuern' }).click();
    await question.waitFor({ state: 'detached' });
    await shows(async () => (await shown()) !== first && (await kept()) === `***${(await shown())!.slice(-4)}`, true);
    await page.getByRole('textbox', { name: 'Name' }).fill('Kassa'); // and the form knows the version that this made
    await page.getByRole('button', { name: 'Speichern' }).click();
    await shows(async () => (await house.rest('ROLE_ADMIN', 'GET', `/devices/${id}`)).body.data.name, 'Kassa');
    await page.reload();
    await page.getByRole('button', { name: 'Token erneuern' }).waitFor();
    expect(await page.locator('code').count()).toBe(0);
  },
);

test('who may not change a device lets none in', async () => {
  const { house } = browser;
  const { data } = await house.graphql(undefined, '{ branch(id: "linz") { id } }');
  const id = await house.make('device', { name: 'Drucker', identifier: 'drucker', branch: data.branch.id });
  const page = await browser.open(`/backend/login?next=/backend/devices/${id}`);
  await signInOn(page, 'mia');
  await page.getByRole('heading', { level: 1, name: 'Drucker' }).waitFor();
  expect(await page.getByRole('button', { name: /^Token/ }).count()).toBe(0);
});

test('the long form of a branch leads to each of its sections, and to what is wrong in any of them', async () => {
  const page = await browser.open('/backend/login?next=/backend/branches/linz');
  await signInOn(page, 'admin');
  const ways = page.getByRole('navigation', { name: 'Abschnitte' });
  const isSeen = (of: Locator) => () =>
    of.evaluate(element => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 9, top + height / 2));
    });
  await ways.getByRole('link', { name: 'Liefergebiete' }).press('Enter');
  await shows(isSeen(page.getByRole('heading', { name: 'Liefergebiete' })), true);
  await ways.getByRole('link', { name: 'Zahlung' }).click();
  await shows(isSeen(page.getByRole('heading', { name: 'Zahlung' })), true);
  const bic = page.getByRole('group', { name: 'Zahlung' }).getByRole('textbox', { name: 'BIC' });
  await bic.fill('FALSCH');
  await ways.getByRole('link', { name: 'Stammdaten' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Bitte geben Sie einen gültigen BIC an.').waitFor();
  await shows(() => bic.evaluate(element => element === document.activeElement), true);
  await shows(isSeen(bic), true);
});

test('on a phone the long form of a branch is a list of sections: opened by key, and by what is wrong in them', async () => {
  const page = await browser.open('/backend/login?next=/backend/branches/linz', 'phone');
  await signInOn(page, 'admin');
  const heading = (name: string) => page.locator('summary').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await page.getByRole('textbox', { name: /^Kennung/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000);
  await expectAccessible(page);
  const bic = page.getByRole('textbox', { name: 'BIC' });
  await shows(() => bic.count(), 0);
  await heading('Stammdaten').press('Enter');
  await heading('Zahlung').press('Enter');
  await bic.fill('FALSCH');
  await heading('Zahlung').press('Enter');
  await shows(() => bic.count(), 0);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await heading('Zahlung').getByText('1 Angabe prüfen').waitFor();
  await shows(() => bic.evaluate(element => element === document.activeElement), true);
  await shows(() => bic.evaluate(element => element.getBoundingClientRect().bottom < innerHeight - 190), true);
  await expectAccessible(page);
  await bic.fill('BKAUATWW');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Filiale gespeichert.').waitFor();
  await shows(() => bic.count(), 1); // where one worked stays open
});

const screens = [
  'orders/missed',
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
  'every screen is accessible at every width, and nothing runs over',
  async () => {
    const page = await browser.open(`/backend/login?next=/backend/${screens[0]}`);
    await signInOn(page, 'admin');
    for (const screen of screens) {
      if (screen !== screens[0]) await page.goto(`/backend/${screen}`);
      await page.getByRole('main', { name: 'Backoffice' }).getByRole('heading', { level: 1 }).waitFor();
      await shows(() => page.getByText('Wird geladen …').count(), 0);
      for (const viewport of Object.values(viewports)) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ screen, width: viewport.width, over: Math.max(over, 0) }).toEqual({ screen, width: viewport.width, over: 0 });
      }
    }
  },
  patience,
);

test('on a phone the areas that have no room open by one press more', async () => {
  const page = await browser.open('/backend/login?next=/backend/tags', 'phone');
  await signInOn(page, 'admin');
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  const areas = page.getByRole('dialog', { name: 'Bereiche' });
  await areas.getByRole('link', { name: 'Abmelden' }).waitFor();
  await expectAccessible(page);
  await areas.getByRole('link', { name: 'System' }).click();
  await page.getByRole('heading', { level: 1, name: 'Benutzer' }).waitFor();
  await shows(() => areas.count(), 0);
});

test('moments are shown and set by the clock of the shop, wherever the device stands', async () => {
  const { house } = browser;
  const { data } = await house.graphql(undefined, '{ branch(id: "linz") { id } }');
  const shift = { branch: data.branch.id, type: 'shift', from: '2026-12-01T05:00:00Z', to: '2026-12-01T13:00:00Z', isPublished: true };
  const { body } = await house.rest('ROLE_ADMIN', 'POST', '/working-schedules', shift);
  expect(body.errors).toBeUndefined();
  const page = await browser.open(`/backend/login?next=/backend/working-schedules/${body.data.id}`, 'desktop', 'America/Los_Angeles');
  await signInOn(page, 'admin');
  const from = page.getByLabel('Von');
  await shows(() => from.inputValue(), '2026-12-01T06:00');
  await from.fill('2026-12-01T07:30');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Planung gespeichert.').waitFor();
  const { body: kept } = await house.rest('ROLE_ADMIN', 'GET', `/working-schedules/${body.data.id}`);
  expect(kept.data.from).toBe('2026-12-01T06:30:00.000Z');
  await page.getByRole('link', { name: 'Planungen' }).last().click();
  await page.getByRole('link', { name: '01.12.2026, 07:30' }).waitFor();
});

test('a part of the back office that went with a deploy comes with a new start, by itself; one that stays away is told', async () => {
  browser.expectComplaint(/SessionsPage|dynamically imported module|404/);
  const page = await browser.open('/backend/login?next=%2Fbackend%2Fproducts');
  await signInOn(page, 'admin');
  await page.getByRole('heading', { level: 1, name: 'Produkte' }).waitFor();
  await page.route('**/SessionsPage*.js', route => route.fulfill({ status: 404 }), { times: 1 });
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
