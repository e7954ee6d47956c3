/** Every picture of the demo shop comes as large as it is shown, within a factor of two. */
import type { Page } from 'playwright-core';
import { useBrowser } from '../../server/testing/browser';

const browser = useBrowser();

interface Shown {
  address: string;
  /** Pixels across of the file, and of what is seen of it. */
  width: number;
  shown: number;
}

/** All pictures of the page, once every one of them is there. */
async function picturesOf(page: Page): Promise<Shown[]> {
  await page.locator('img[src*="/image/"]').first().waitFor({ state: 'attached' });
  for (const picture of await page.locator('img[src*="/image/"]').all()) await picture.scrollIntoViewIfNeeded().catch(() => {});
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src*="/image/"]')]
      .filter(({ clientWidth }) => clientWidth > 0)
      .every(({ complete }) => complete),
  );
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[src*="/image/"]')].filter(({ clientWidth }) => clientWidth > 0);
    return Promise.all(
      pictures.map(async picture => {
        const file = new Image(); // without the words of `srcset`, it says how many pixels it has
        file.src = picture.currentSrc;
        await file.decode();
        const { naturalWidth: width, naturalHeight: height } = file;
        const across = (picture.clientHeight * width) / height;
        const fit = getComputedStyle(picture).objectFit;
        const shown =
          fit === 'cover'
            ? Math.max(picture.clientWidth, across)
            : fit === 'contain'
              ? Math.min(picture.clientWidth, across)
              : picture.clientWidth;
        return { address: picture.currentSrc, width, shown: shown * devicePixelRatio };
      }),
    );
  });
}

const smallest = 64;
const tooLarge = (pictures: readonly Shown[]): Shown[] => pictures.filter(({ width, shown }) => width > smallest && width > 2 * shown);

test.each(['phone', 'tablet', 'desktop'] as const)('no picture is larger than twice its place (%s)', async viewport => {
  const seen: Shown[] = [];
  for (const path of ['/', '/store/linz', '/store/steyr-party']) {
    const page = await browser.open(path, viewport);
    seen.push(...(await picturesOf(page)));
    await page.close();
  }
  expect(tooLarge(seen)).toEqual([]);
  expect(seen.length).toBeGreaterThan(20);
});

test('neither is one in a product that is put together', async () => {
  for (const viewport of ['phone', 'desktop'] as const) {
    const page = await browser.open('/store/linz', viewport);
    await page.getByRole('button', { name: 'Schokotorte auswählen' }).click();
    await page.getByRole('dialog').locator('img').first().waitFor();
    expect(tooLarge(await picturesOf(page))).toEqual([]);
    await page.close();
  }
});
