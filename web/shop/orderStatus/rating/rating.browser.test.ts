import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { delayResponses } from '../../../../server/testing/browser/checkoutSteps';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';
import { useTestShop } from '../../../../server/testing/data/shop';

const browser = useBrowser();
const { testApp } = browser;
const shop = useTestShop(testApp);

type CreatedOrder = Awaited<ReturnType<typeof shop.placeOrder>>;
const runActions = async ({ id }: CreatedOrder, ...actions: string[]) => {
  for (const action of actions) expect((await testApp.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, {})).status).toBe(200);
};
const openStatusPage = ({ uid, hash }: CreatedOrder, viewport?: keyof typeof viewports) => browser.open(`/status/${uid}/${hash}`, viewport);
const questionnaireForm = (page: Page) => page.getByRole('form', { name: 'Wie zufrieden waren Sie?' });
const ratingRow = (page: Page, name: string) => questionnaireForm(page).getByRole('group', { name });

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'takes ratings by keyboard and a comment, then shows thanks, on a %s',
  async viewport => {
    const order = await shop.placeOrder();
    const page = await openStatusPage(order, viewport);
    await page.getByText('Ihre Bestellung wartet auf Bestätigung.').waitFor();
    await expectVisible(() => questionnaireForm(page).count(), 0);
    await runActions(order, 'confirm', 'in-delivery');
    await questionnaireForm(page).waitFor();
    await expectVisible(() => questionnaireForm(page).getByLabel('Kommentar').count(), 0);
    await expectAccessible(page);

    const labels = ['Gesamteindruck', 'Speisen', 'Service', 'Bestellvorgang'];
    await ratingRow(page, 'Gesamteindruck').getByRole('radio', { name: '1 von 5' }).focus();
    for (const [index, label] of labels.entries()) {
      await page.keyboard.press('Space');
      for (let step = 0; step < 4 - index; step++) await page.keyboard.press('ArrowRight');
      await ratingRow(page, label).getByText(['Hervorragend', 'Gut', 'In Ordnung', 'Ausbaufähig'][index]!).waitFor();
      await page.keyboard.press('Tab');
    }
    await questionnaireForm(page).getByLabel('Kommentar').fill('Die Semmeln waren noch warm.');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await questionnaireForm(page).getByRole('button', { name: 'Bewertung senden' }).click();
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung!' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Vielen Dank für Ihre Bewertung!');
    const { body } = await testApp.rest(shop.employee, 'GET', `/orders/${order.id}`);
    expect(body.data).toMatchObject({
      rating: 5,
      foodRating: 4,
      serviceRating: 3,
      processRating: 2,
      ratingComment: 'Die Semmeln waren noch warm.',
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung!' }).waitFor();
    expect(await questionnaireForm(page).count()).toBe(0);
  },
);

test('sends nothing and focuses the row when a rating is missing', async () => {
  const order = await shop.placeOrder();
  await runActions(order, 'confirm', 'completed');
  const page = await openStatusPage(order);
  const requestBodies: string[] = [];
  page.on('request', request => void requestBodies.push(request.postData() ?? ''));
  for (const label of ['Gesamteindruck', 'Service', 'Bestellvorgang'])
    await ratingRow(page, label).getByRole('radio', { name: '5 von 5' }).check({ force: true });
  await questionnaireForm(page).getByRole('button', { name: 'Bewertung senden' }).click();
  await expectAnnounced(questionnaireForm(page), 'Bitte bewerten Sie alle vier Punkte.');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'foodRating');
  expect(requestBodies.filter(body => body.includes('SubmitQuestionnaire'))).toEqual([]);
});

test('keeps the rating of another tab', async () => {
  const order = await shop.placeOrder();
  await runActions(order, 'confirm', 'completed');
  const page = await browser.open('/datenschutz');
  await page.routeWebSocket(/graphql/, () => {}); // the event of the other tab is missed
  await page.goto(`/status/${order.uid}/${order.hash}`);
  await questionnaireForm(page).waitFor();
  const ratings = { rating: 1, foodRating: 1, serviceRating: 1, processRating: 1 };
  expect((await testApp.rest(undefined, 'POST', `/orders/public/${order.uid}/${order.hash}/questionnaire`, ratings)).status).toBe(200);
  for (const label of ['Gesamteindruck', 'Speisen', 'Service', 'Bestellvorgang'])
    await ratingRow(page, label).getByRole('radio', { name: '5 von 5' }).check({ force: true });
  await questionnaireForm(page).getByRole('button', { name: 'Bewertung senden' }).click();
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung!' }).waitFor();
  const { body } = await testApp.rest(shop.employee, 'GET', `/orders/${order.id}`);
  expect(body.data.rating).toBe(1);
});

test('keeps ratings that could not be sent and shows an error; sends slow ones once', async () => {
  const order = await shop.placeOrder();
  await runActions(order, 'confirm', 'completed');
  browser.expectError(/ERR_FAILED/);
  const page = await openStatusPage(order);
  for (const label of ['Gesamteindruck', 'Speisen', 'Service', 'Bestellvorgang'])
    await ratingRow(page, label).getByRole('radio', { name: '4 von 5' }).check({ force: true });
  await page.route('**/graphql', route => (route.request().postData()?.includes('SubmitQuestionnaire') ? route.abort() : route.fallback()));
  await questionnaireForm(page).getByRole('button', { name: 'Bewertung senden' }).click();
  await expectAnnounced(questionnaireForm(page), 'Bewertung konnte nicht gesendet werden.');
  await removeRoute(page, '**/graphql');

  const requestUrls: string[] = [];
  page.on('request', request => void (request.postData()?.includes('SubmitQuestionnaire') && requestUrls.push(request.url())));
  const release = await delayResponses(page, 'SubmitQuestionnaire');
  await questionnaireForm(page).getByRole('button', { name: 'Bewertung senden' }).dblclick();
  await questionnaireForm(page).locator('button[aria-disabled]', { hasText: 'Bewertung senden' }).waitFor();
  release();
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung!' }).waitFor();
  expect(requestUrls).toHaveLength(1);
});

test('shows no questionnaire when reviews are disabled', async () => {
  const order = await shop.placeOrder();
  await runActions(order, 'confirm', 'completed');
  const setReviewsEnabled = async (enablePluginOrderReviews: boolean) =>
    expect((await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginOrderReviews })).status).toBe(200);
  await setReviewsEnabled(false);
  const page = await openStatusPage(order);
  await page.getByText('Guten Appetit!', { exact: false }).waitFor();
  expect(await questionnaireForm(page).count()).toBe(0);
  await setReviewsEnabled(true);
});

test('prints the order without buttons and navigation', async () => {
  const order = await shop.placeOrder();
  const page = await openStatusPage(order);
  await page.getByText('Semmel').waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Drucken', 'Anrufen'])
    await expectVisible(() => page.getByText(name, { exact: true }).filter({ visible: true }).count(), 0);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await page.getByText('Semmel').isVisible()).toBe(true);
});
