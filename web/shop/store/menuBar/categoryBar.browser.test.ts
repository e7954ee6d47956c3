import type { Locator } from 'playwright-core';
import { expectVisible, useBrowser, viewports } from '../../../../server/testing/browser/browser';
import { holdScripts } from '../../../../server/testing/browser/checkoutSteps';

const browser = useBrowser();
beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

/** Whether the heading has come to rest where the bar above it ends. */
const isAtStart = (heading: Locator) =>
  heading.evaluate(async element => {
    const { top } = element.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return top > 100 && top < 200 && element.getBoundingClientRect().top === top;
  });

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('scrolls to the start of the last category on a %s', async viewport => {
  const page = await browser.open('/store/linz', viewport);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const last = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link').last();
  const heading = page.getByRole('heading', { name: (await last.textContent())!, exact: true });
  await last.click();
  await expectVisible(() => isAtStart(heading), true);
});

test('keeps the place to which the bar was scrolled before the code of the page has loaded', async () => {
  const page = await browser.open('/robots.txt', 'phone');
  const sendScripts = await holdScripts(page);
  await page.goto('/store/linz', { waitUntil: 'commit' });
  const list = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('list');
  await expectVisible(() => list.evaluate(element => (element.scrollLeft = 300) && element.scrollLeft), 300);
  sendScripts();
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).waitFor();
  expect(await list.evaluate(element => element.scrollLeft)).toBe(300);
});
