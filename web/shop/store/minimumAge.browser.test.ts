import { expectAccessible, useBrowser } from '../../../server/testing/browser/browser';
import { createCheckoutSteps } from '../../../server/testing/browser/checkoutSteps';
import { demoProduct } from '../../../server/testing/browser/demoOrders';

const browser = useBrowser();
const { openCheckout } = createCheckoutSteps(browser);

beforeEach(() => browser.setClock('2026-11-16T09:00:00Z'));

test('says the minimum age in the menu, the details and the checkout', async () => {
  const product = await demoProduct(browser.testApp, 'Handsemmel');
  const setAge = (minimumAge: string | null) => browser.testApp.rest('ROLE_ADMIN', 'PUT', `/products/${product}`, { minimumAge });
  await setAge('from18');
  const page = await browser.open('/store/linz');
  await page.getByRole('article', { name: 'Handsemmel' }).getByText('Ab 18 Jahren').waitFor();
  await page.getByRole('button', { name: /\(Handsemmel\)$/ }).click();
  const notice = 'Ab 18 Jahren. Bitte halten Sie bei der Übergabe einen Ausweis bereit.';
  await page.getByRole('dialog', { name: 'Handsemmel' }).getByText(notice).waitFor();
  await expectAccessible(page);
  const checkout = await openCheckout({ viewport: 'phone' });
  await checkout.getByText(notice).waitFor();
  await expectAccessible(checkout);
  await setAge(null);
  await checkout.reload();
  await checkout.getByRole('region', { name: 'Warenkorb' }).getByText('Handsemmel').waitFor();
  expect(await checkout.getByText('Ab 18 Jahren').count()).toBe(0);
});

test('says the minimum age of an option, and for the whole product once it is chosen', async () => {
  const page = await browser.open('/store/linz', 'tablet');
  await page.getByRole('button', { name: 'Frühstück für zwei auswählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Frühstück für zwei' });
  await dialog.getByText('Ab 16 Jahren · Allergene: O').waitFor();
  const notice = dialog.getByText('Ab 16 Jahren. Bitte halten Sie bei der Übergabe einen Ausweis bereit.');
  expect(await notice.count()).toBe(0);
  await dialog.getByRole('checkbox', { name: /^Prosecco/ }).check();
  await notice.waitFor();
  await expectAccessible(page, 'dialog');
});
