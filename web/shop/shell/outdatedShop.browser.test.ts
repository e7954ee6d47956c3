import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../server/testing/browser/browser';
import { consent, createCheckoutSteps, errorSummary, fillContact, submitOrder } from '../../../server/testing/browser/checkoutSteps';
import { startFaultyProxy, type FaultyProxy } from '../../../server/testing/fakes/faultyProxy';

let proxy: FaultyProxy;
const browser = useBrowser({ replaceDatabaseUrl: async url => (proxy = await startFaultyProxy(url)).url });
const { openCheckout, orderCount, readOrder } = createCheckoutSteps(browser);

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));
afterAll(() => proxy.stop());

const notice = 'Sie sehen gerade einen gespeicherten Stand. Bestellungen sind im Moment leider nicht möglich.';

test('keeps the shop and the cart while the database hangs, says that it takes no orders, and takes them afterwards', async () => {
  browser.expectError(/503/);
  const page = await openCheckout({ viewport: 'phone' });
  const countBefore = await orderCount();
  await fillContact(page);
  await consent(page);
  proxy.hang();
  await submitOrder(page);
  await errorSummary(page).getByText('Dieser Dienst ist gerade nicht erreichbar.').waitFor();
  await errorSummary(page).getByText('Ihre Angaben sind noch da.').waitFor();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
  await expectAnnounced(page, notice);
  await expectAccessible(page);
  await expectVisible(() => page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.goto('/store/linz');
  await expectAnnounced(page, notice);
  await expectVisible(() => page.getByRole('spinbutton', { name: 'Handsemmel: Menge' }).first().inputValue(), '2');

  proxy.repair();
  await page.getByText(notice).waitFor({ state: 'detached' });
  await page.goto('/store/linz/checkout');
  await fillContact(page);
  await consent(page);
  await submitOrder(page);
  expect((await readOrder(page)).items).toMatchObject([{ amount: 2 }]);
  expect(await orderCount()).toBe(countBefore + 1);
});
