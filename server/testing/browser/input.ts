/** Uses a page with the keyboard and the pointer. */
import type { Locator, Page } from 'playwright-core';
import { expectVisible } from './browser';

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

/** Presses a key on an element once it takes the focus: a disabled one does not, nor one behind a dialog that is closing. */
export async function pressKey(target: Locator, key: string): Promise<void> {
  await expectVisible(async () => {
    await target.focus();
    return target.evaluate(element => element.matches(':focus'));
  }, true);
  await target.press(key);
}

/** Presses a key until a live region contains the text: what was just picked up does not receive the arrow keys yet. */
export async function pressUntilAnnounced(page: Page, key: string, text: string): Promise<void> {
  await expectVisible(async () => {
    const isAnnounced = (await page.locator('[aria-live]').filter({ hasText: text }).count()) > 0;
    if (!isAnnounced) await page.keyboard.press(key);
    return isAnnounced;
  }, true);
}

/** Presses a button until it is gone: the page may also do by itself what the button repeats. */
export async function clickUntilGone(button: Locator): Promise<void> {
  await expectVisible(async () => {
    await button.click({ timeout: 1_000 }).catch(() => {});
    return button.count();
  }, 0);
}

/** A page ignores clicks so long after something was dropped, in milliseconds: the browser reports one for the drag itself. */
const ignoredClicks = 50;

/** Drops what is dragged, and waits until the page takes clicks again. */
export async function drop(page: Page): Promise<void> {
  await page.mouse.up();
  await page.evaluate(time => new Promise(resolve => void setTimeout(resolve, time)), ignoredClicks + 10);
}

/**
 * Clicks something far below, such as a link of the footer. What comes into view on the way gets its height only then, so the page is
 * scrolled first, and the click waits until nothing moves.
 */
export async function clickBelow(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.click();
}

/** Keeps messages with an action until it is used; a busy machine needs longer than they are shown. */
export const holdToasts = (page: Page): Promise<unknown> => holdTimers(page, 5_000);

/**
 * Holds timers of so many milliseconds, because a busy machine needs longer for what a test does meanwhile. Returns a function that ends those
 * that still run, and holds no more.
 */
export async function holdTimers(page: Page, time: number): Promise<() => Promise<void>> {
  await page.evaluate(time => {
    const waiting = new Map<unknown, () => void>();
    const { setTimeout: start, clearTimeout: clear } = window;
    const hold = (run: () => void, delay?: number): unknown => {
      const id = start(delay === time ? () => {} : run, delay);
      if (delay === time) waiting.set(id, run);
      return id;
    };
    const release = (id?: number): void => {
      waiting.delete(id);
      clear(id);
    };
    const endTimers = (): void => {
      Object.assign(window, { setTimeout: start, clearTimeout: clear });
      waiting.forEach(run => run());
    };
    Object.assign(window, { setTimeout: hold, clearTimeout: release, endTimers });
  }, time);
  return () => page.evaluate(() => (window as unknown as { endTimers: () => void }).endTimers());
}
