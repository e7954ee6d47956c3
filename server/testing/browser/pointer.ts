/** Uses a page with the pointer. */
import type { Page } from 'playwright-core';

/** A page ignores clicks so long after something was dropped, in milliseconds: the browser reports one for the drag itself. */
const ignoredClicks = 50;

/** Drops what is dragged, and waits until the page takes clicks again. */
export async function drop(page: Page): Promise<void> {
  await page.mouse.up();
  await page.evaluate(time => new Promise(resolve => void setTimeout(resolve, time)), ignoredClicks + 10);
}
