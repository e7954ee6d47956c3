import { expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { clickBelow } from '../../../../server/testing/browser/input';

const browser = useBrowser();

test('shows what usually moves in when the visitor has stopped motion, also after a reload', async () => {
  const page = await browser.open('/store/linz', 'phone');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await clickBelow(page.getByRole('button', { name: 'Bewegung anhalten' }));
  await page.reload();
  await page.getByRole('button', { name: 'Bewegung fortsetzen' }).waitFor();
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).click();
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
  const cart = page.getByRole('dialog', { name: 'Ihr Sackerl' });
  await expectVisible(() => cart.evaluate(element => getComputedStyle(element).opacity), '1');
});
