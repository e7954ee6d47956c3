import {
  expectAccessible,
  expectAnnounced,
  expectVisible,
  reloadAfterClosing,
  useBrowser,
  viewports,
} from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import {
  consent,
  createCheckoutSteps,
  errorSummary,
  fillContact,
  delayResponses,
  isOperation,
  submitOrder,
} from '../../../../server/testing/browser/checkoutSteps';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const { openCheckout, readOrder } = createCheckoutSteps(browser);

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

const donations = () =>
  browser.testApp
    .contextFor('ROLE_ADMIN')
    .db.query(`select "donationAmount" as amount, "donateeId" is not null as "hasDonatee" from "order"`);

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'finds and selects an organization on a %s, at the expense of the shop',
  async viewport => {
    const page = await openCheckout({ viewport });
    const requests: string[] = [];
    page.on('request', request => isOperation(request, 'Donatees') && requests.push(request.url()));
    await page.getByRole('button', { name: 'Organisation wählen' }).click();
    const picker = page.getByRole('dialog', { name: 'Für den guten Zweck' });
    await picker.getByRole('button', { name: /^Kinderküche/ }).waitFor();
    expect(requests).toHaveLength(1);
    await expectAccessible(page);

    const search = picker.getByRole('searchbox', { name: 'Organisation suchen' });
    await search.fill('xyz');
    await expectAnnounced(picker, 'Keine passende Organisation gefunden.');
    await page.mouse.click(4, 4); // outside the dialog
    await picker.waitFor({ state: 'detached' });
    const openButton = page.getByRole('button', { name: 'Organisation wählen' });
    await expectVisible(() => openButton.evaluate(element => element === document.activeElement), true);
    await pressKey(openButton, 'Enter');
    await search.fill('SCHULKIND');
    await picker.getByRole('button', { name: /^Nachbarschaftstafel/ }).waitFor({ state: 'detached' });
    await picker.getByRole('button', { name: /^Kinderküche/ }).click();
    await page.getByText('Ohne Mehrkosten für Sie spenden wir 0,07 € an Kinderküche (Demo).').waitFor();
    await reloadAfterClosing(page);
    await page.getByText('Ohne Mehrkosten für Sie spenden wir 0,07 € an Kinderküche (Demo).').waitFor();

    await fillContact(page);
    await consent(page);
    await submitOrder(page);
    expect((await readOrder(page)).pricing.totalGross).toBe(1.3);
    expect(await donations()).toContainEqual({ amount: '0.0700', hasDonatee: true });
  },
);

test('allows to order without a donation and to remove the selection', async () => {
  const page = await openCheckout();
  await page.getByRole('button', { name: 'Organisation wählen' }).click();
  await page.getByRole('button', { name: /^Tierheim/ }).click();
  await page.getByRole('button', { name: 'Nicht an Tierheim am Waldrand (Demo) spenden' }).click();
  await page.getByRole('button', { name: 'Organisation wählen' }).waitFor();
});

test('reports a deactivated organization and keeps the rest of the order', async () => {
  const page = await openCheckout();
  await page.getByRole('button', { name: 'Organisation wählen' }).click();
  await page.getByRole('button', { name: /^Freiwillige/ }).click();
  const [{ id }] = await browser.testApp.contextFor('ROLE_ADMIN').db.query(`select id from donatee where name like 'Freiwillige%'`);
  await browser.testApp.rest('ROLE_ADMIN', 'PUT', `/donatees/${id}`, { isActive: false });
  await fillContact(page);
  await consent(page);
  await submitOrder(page);
  await errorSummary(page).getByText('Der gewählte Eintrag existiert nicht.').click();
  await page.getByRole('button', { name: /^Nicht an Freiwillige/ }).click();
  await submitOrder(page);
  await readOrder(page);
});

test('shows an error if the organizations cannot be loaded, and retries', async () => {
  browser.expectError(/Failed to load|ERR_FAILED/);
  const page = await openCheckout();
  await page.route('**/graphql*', route => (isOperation(route.request(), 'Donatees') ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'Organisation wählen' }).click();
  await expectAnnounced(page, 'Spendenempfänger konnten nicht geladen werden.');
  await removeRoute(page, '**/graphql*');
  const release = await delayResponses(page, 'Donatees');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('searchbox', { name: 'Organisation suchen' }).fill('kind');
  await expectVisible(() => page.getByText('Keine passende Organisation gefunden.').count(), 0);
  release();
  await page.getByRole('button', { name: /^Kinderküche/ }).waitFor();
});

test('hides donations if the plugin is disabled', async () => {
  await browser.testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginDonations: false });
  const page = await openCheckout();
  await page.getByRole('heading', { name: 'Zahlung' }).waitFor();
  await expectVisible(() => page.getByRole('button', { name: 'Organisation wählen' }).count(), 0);
});
