import { useBrowser } from '../../server/testing/browser/browser';
const browser = useBrowser();
beforeEach(() => browser.setClock('2026-11-16T07:00:00Z'));
test.each(['phone','tablet','desktop'] as const)('%s', async v => {
  const page = await browser.open('/store/linz', v);
  await page.getByRole('button', { name: 'Produkt suchen' }).waitFor();
  await page.screenshot({ path: `/tmp/shots/ms-${v}-0.png` });
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'vegan', exact: true }).click();
  await page.screenshot({ path: `/tmp/shots/ms-${v}-1.png` });
  await page.getByRole('dialog').getByRole('button', { name: /anzeigen/ }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('br');
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/shots/ms-${v}-2.png` });
  await page.keyboard.type('xx');
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/shots/ms-${v}-3.png` });
});
