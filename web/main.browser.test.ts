import { expectAccessible, shows, useBrowser, viewports } from '../server/testing/browser';

const browser = useBrowser();

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'the client runs on a %s and says when a page does not exist',
  async viewport => {
    const page = await browser.open('/gibt/es/nicht', viewport);
    await shows(() => page.getByRole('heading', { level: 1 }).textContent(), '404 Not Found');
    await shows(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await expectAccessible(page);
  },
);

test('the clock of the page is that of the house', async () => {
  await browser.setClock('2026-12-24T11:00:00Z');
  const page = await browser.open('/gibt/es/nicht');
  await shows(() => page.evaluate(() => new Date().toISOString()), '2026-12-24T11:00:00.000Z');
  expect(browser.house.as().now.toISOString()).toBe('2026-12-24T11:00:00.000Z');
});
