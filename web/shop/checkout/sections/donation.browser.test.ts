import { expectAccessible, readsOut, shows, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { consent, customersOf, errorsOn, fillContact, holdAnswers, send } from '../../../../server/testing/browser/checkoutSteps';

const browser = useBrowser();
const { atCheckout, placed } = customersOf(browser);

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

const donations = () =>
  browser.house.as('ROLE_ADMIN').db.query(`select "donationAmount" as amount, "donateeId" is not null as chosen from "order"`);

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'an organisation is looked for and chosen on a %s; the shop pays, the customer does not',
  async viewport => {
    const page = await atCheckout({ viewport });
    const asked: string[] = [];
    page.on('request', request => request.postData()?.includes('Donatees') && asked.push(request.url()));
    await page.getByRole('button', { name: 'Organisation wählen' }).click();
    const picker = page.getByRole('dialog', { name: 'Für den guten Zweck' });
    await picker.getByRole('button', { name: /^Kinderküche/ }).waitFor();
    expect(asked).toHaveLength(1);
    await expectAccessible(page);

    const search = picker.getByRole('searchbox', { name: 'Organisation suchen' });
    await search.fill('xyz');
    await readsOut(picker, 'Keine passende Organisation gefunden.');
    await page.mouse.click(4, 4); // beside the window
    await picker.waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name: 'Organisation wählen' });
    await shows(() => opener.evaluate(element => element === document.activeElement), true);
    await opener.press('Enter');
    await search.fill('SCHULKIND');
    await picker.getByRole('button', { name: /^Nachbarschaftstafel/ }).waitFor({ state: 'detached' });
    await picker.getByRole('button', { name: /^Kinderküche/ }).click();
    await page.getByText('Ohne Mehrkosten für Sie spenden wir 0,07 € an Kinderküche (Demo).').waitFor();
    await page.reload();
    await page.getByText('Ohne Mehrkosten für Sie spenden wir 0,07 € an Kinderküche (Demo).').waitFor();

    await fillContact(page);
    await consent(page);
    await send(page);
    expect((await placed(page)).pricing.totalGross).toBe(1.3);
    expect(await donations()).toContainEqual({ amount: '0.0700', chosen: true });
  },
);

test('nobody has to choose one, and a choice is taken back', async () => {
  const page = await atCheckout();
  await page.getByRole('button', { name: 'Organisation wählen' }).click();
  await page.getByRole('button', { name: /^Tierheim/ }).click();
  await page.getByRole('button', { name: 'Nicht an Tierheim am Waldrand (Demo) spenden' }).click();
  await page.getByRole('button', { name: 'Organisation wählen' }).waitFor();
});

test('one that is gone meanwhile is named, and the rest of the order stays', async () => {
  const page = await atCheckout();
  await page.getByRole('button', { name: 'Organisation wählen' }).click();
  await page.getByRole('button', { name: /^Freiwillige/ }).click();
  const [{ id }] = await browser.house.as('ROLE_ADMIN').db.query(`select id from donatee where name like 'Freiwillige%'`);
  await browser.house.rest('ROLE_ADMIN', 'PUT', `/donatees/${id}`, { isActive: false });
  await fillContact(page);
  await consent(page);
  await send(page);
  await errorsOn(page).getByText('Der gewählte Eintrag existiert nicht.').click();
  await page.getByRole('button', { name: /^Nicht an Freiwillige/ }).click();
  await send(page);
  await placed(page);
});

test('without the organisations it says so, and asks again, however long it takes', async () => {
  browser.expectComplaint(/Failed to load|ERR_FAILED/);
  const page = await atCheckout();
  await page.route('**/graphql', route => (route.request().postData()?.includes('Donatees') ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'Organisation wählen' }).click();
  await readsOut(page, 'Spendenempfänger konnten nicht geladen werden.');
  await page.unroute('**/graphql');
  const release = await holdAnswers(page, 'Donatees');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('searchbox', { name: 'Organisation suchen' }).fill('kind');
  await shows(() => page.getByText('Keine passende Organisation gefunden.').count(), 0);
  release();
  await page.getByRole('button', { name: /^Kinderküche/ }).waitFor();
});

test('without the plugin nobody is asked', async () => {
  await browser.house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginDonations: false });
  const page = await atCheckout();
  await page.getByRole('heading', { name: 'Zahlung' }).waitFor();
  await shows(() => page.getByRole('button', { name: 'Organisation wählen' }).count(), 0);
});
