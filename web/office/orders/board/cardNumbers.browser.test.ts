import { expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import { openOrderBoard, orderCard, placeDemoOrder } from '../../../../server/testing/browser/demoOrders';

const browser = useBrowser();
const { testApp } = browser;

test('chooses a card by its number', async () => {
  const { name } = await placeDemoOrder(testApp);
  await placeDemoOrder(testApp);
  const page = await openOrderBoard(browser);
  await orderCard(page, name).waitFor();
  const cards = await page.locator('[data-order]').evaluateAll(all => all.map(card => card.getAttribute('data-order')));
  expect(cards).toHaveLength(2);
  const focusedOrder = () => page.evaluate(() => document.activeElement?.getAttribute('data-order'));
  await page.keyboard.press('2');
  await expectVisible(focusedOrder, cards[1]);
  await page.keyboard.press('1');
  await expectVisible(focusedOrder, cards[0]);
  await page.keyboard.press('7');
  expect(await focusedOrder()).toBe(cards[0]);
  await pressKey(page.getByRole('searchbox'), '2');
  expect(await page.getByRole('searchbox').inputValue()).toBe('2');
});
