import type { Page } from 'playwright-core';
import { expectAccessible, readsOut, shows, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { holdAnswers } from '../../../../server/testing/browser/checkoutSteps';
import { useShop } from '../../../../server/testing/data/shop';

const browser = useBrowser();
const { house } = browser;
const shop = useShop(house);

type Placed = Awaited<ReturnType<typeof shop.place>>;
const move = async ({ id }: Placed, ...actions: string[]) => {
  for (const action of actions) expect((await house.rest(shop.counter, 'POST', `/orders/${id}/status/${action}`, {})).status).toBe(200);
};
const open = ({ uid, hash }: Placed, viewport?: keyof typeof viewports) => browser.open(`/status/${uid}/${hash}`, viewport);
const questions = (page: Page) => page.getByRole('form', { name: 'Wie zufrieden waren Sie?' });
const row = (page: Page, name: string) => questions(page).getByRole('group', { name });

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'marks are given by keys, then a word, then thanks, on a %s',
  async viewport => {
    const order = await shop.place();
    const page = await open(order, viewport);
    await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
    await shows(() => questions(page).count(), 0);
    await move(order, 'confirm', 'in-delivery');
    await questions(page).waitFor();
    await shows(() => questions(page).getByLabel('Kommentar').count(), 0);
    await expectAccessible(page);

    const labels = ['Gesamteindruck', 'Speisen', 'Service', 'Bestellvorgang'];
    await row(page, 'Gesamteindruck').getByRole('radio', { name: '1 von 5' }).focus();
    for (const [index, label] of labels.entries()) {
      await page.keyboard.press('Space');
      for (let step = 0; step < 4 - index; step++) await page.keyboard.press('ArrowRight');
      await row(page, label).getByText(['Hervorragend', 'Gut', 'In Ordnung', 'Ausbaufähig'][index]!).waitFor();
      await page.keyboard.press('Tab');
    }
    await questions(page).getByLabel('Kommentar').fill('Die Semmeln waren noch warm.');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await questions(page).getByRole('button', { name: 'Bewertung senden' }).click();
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung!' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Vielen Dank für Ihre Bewertung!');
    const { body } = await house.rest(shop.counter, 'GET', `/orders/${order.id}`);
    expect(body.data).toMatchObject({
      rating: 5,
      foodRating: 4,
      serviceRating: 3,
      processRating: 2,
      ratingComment: 'Die Semmeln waren noch warm.',
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung!' }).waitFor();
    expect(await questions(page).count()).toBe(0);
  },
);

test('with a mark missing nothing is sent, and the row is shown', async () => {
  const order = await shop.place();
  await move(order, 'confirm', 'completed');
  const page = await open(order);
  const sent: string[] = [];
  page.on('request', request => void sent.push(request.postData() ?? ''));
  for (const label of ['Gesamteindruck', 'Service', 'Bestellvorgang'])
    await row(page, label).getByRole('radio', { name: '5 von 5' }).check({ force: true });
  await questions(page).getByRole('button', { name: 'Bewertung senden' }).click();
  await readsOut(questions(page), 'Bitte bewerten Sie alle vier Punkte.');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'foodRating');
  expect(sent.filter(body => body.includes('SubmitQuestionnaire'))).toEqual([]);
});

test('what was rated in another tab is rated; who is second reads why', async () => {
  const order = await shop.place();
  await move(order, 'confirm', 'completed');
  const page = await open(order);
  await questions(page).waitFor();
  const marks = { rating: 1, foodRating: 1, serviceRating: 1, processRating: 1 };
  expect((await house.rest(undefined, 'POST', `/orders/public/${order.uid}/${order.hash}/questionnaire`, marks)).status).toBe(200);
  for (const label of ['Gesamteindruck', 'Speisen', 'Service', 'Bestellvorgang'])
    await row(page, label).getByRole('radio', { name: '5 von 5' }).check({ force: true });
  await questions(page).getByRole('button', { name: 'Bewertung senden' }).click();
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung!' }).waitFor();
  const { body } = await house.rest(shop.counter, 'GET', `/orders/${order.id}`);
  expect(body.data.rating).toBe(1);
});

test('marks that could not be sent stay, and say so; slow ones are sent once', async () => {
  const order = await shop.place();
  await move(order, 'confirm', 'completed');
  browser.expectComplaint(/ERR_FAILED/);
  const page = await open(order);
  for (const label of ['Gesamteindruck', 'Speisen', 'Service', 'Bestellvorgang'])
    await row(page, label).getByRole('radio', { name: '4 von 5' }).check({ force: true });
  await page.route('**/graphql', route => (route.request().postData()?.includes('SubmitQuestionnaire') ? route.abort() : route.fallback()));
  await questions(page).getByRole('button', { name: 'Bewertung senden' }).click();
  await readsOut(questions(page), 'Bewertung konnte nicht gesendet werden.');
  await page.unroute('**/graphql');

  const sent: string[] = [];
  page.on('request', request => void (request.postData()?.includes('SubmitQuestionnaire') && sent.push(request.url())));
  const release = await holdAnswers(page, 'SubmitQuestionnaire');
  await questions(page).getByRole('button', { name: 'Bewertung senden' }).dblclick();
  await questions(page).locator('button[aria-disabled]', { hasText: 'Bewertung senden' }).waitFor();
  release();
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung!' }).waitFor();
  expect(sent).toHaveLength(1);
});

test('a shop that asks for no reviews asks for none', async () => {
  const order = await shop.place();
  await move(order, 'confirm', 'completed');
  const ask = async (enablePluginOrderReviews: boolean) =>
    expect((await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginOrderReviews })).status).toBe(200);
  await ask(false);
  const page = await open(order);
  await page.getByText('Guten Appetit!', { exact: false }).waitFor();
  expect(await questions(page).count()).toBe(0);
  await ask(true);
});

test('on paper stands the order, without buttons and ways through the site', async () => {
  const order = await shop.place();
  const page = await open(order);
  await page.getByText('Semmel').waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Drucken', 'Anrufen']) await shows(() => page.getByText(name, { exact: true }).filter({ visible: true }).count(), 0);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await page.getByText('Semmel').isVisible()).toBe(true);
});
