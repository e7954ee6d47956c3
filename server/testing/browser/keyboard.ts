/** Uses a page with the keyboard. */
import type { Page } from 'playwright-core';

/** Presses Tab until the named element has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const matches = (name: string | RegExp, text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
  for (let press = 0; press < 400; press++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.labels?.[0]?.textContent ?? '';
      return (element?.getAttribute('aria-label') ?? (label || element?.textContent) ?? '').trim();
    });
    if (matches(name, text)) return;
  }
  throw new Error(`Tab never reached ${String(name)}`);
}
