import { useBrowser, viewports } from '../../../../server/testing/browser/browser';

const browser = useBrowser();
beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('scrolls to the start of the last category on a %s', async viewport => {
  const page = await browser.open('/store/linz', viewport);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const last = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link').last();
  const name = (await last.textContent())!;
  const end = page.evaluate(() => new Promise(done => addEventListener('scrollend', () => done(scrollY), { once: true })));
  await last.click();
  await end;
  const { y } = (await page.getByRole('heading', { name, exact: true }).boundingBox())!;
  expect(y).toBeGreaterThan(100);
  expect(y).toBeLessThan(200);
});
