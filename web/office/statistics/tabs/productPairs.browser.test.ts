import { expectAccessible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import { useTestShop } from '../../../../server/testing/data/shop';

const browser = useBrowser();
const { testApp } = browser;
const shop = useTestShop(testApp);

beforeAll(async () => {
  await browser.setClock('2026-11-16T07:00:00Z');
  const cake = { product: shop.cake, amount: 1, parts: [{ name: 'Größe', value: ['groß'] }] };
  const roll = { product: shop.roll, amount: 2 };
  for (const items of [[roll, cake], [roll, cake], [roll, cake], [roll]]) await shop.placeOrder({ items });
});
beforeEach(() => browser.setClock('2026-11-16T07:05:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('states which products are ordered together on a %s', async viewport => {
  const page = await browser.openAs('admin', `/backend/statistics/orders?from=2026-11-16&to=2026-11-16&branch=${shop.branch}`, viewport);
  const card = page.getByRole('region', { name: /Am häufigsten zusammen: (Semmel und Torte|Torte und Semmel), in 3 Bestellungen\./ });
  await card.getByRole('list', { name: 'Produkte, die zusammen bestellt werden' }).getByText('75 %, Faktor 1').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await pressKey(card.getByRole('button', { name: 'Tabelle' }), 'Enter');
  await card.getByRole('row', { name: /(Semmel Torte|Torte Semmel) 3 75 % 1/ }).waitFor();
});
