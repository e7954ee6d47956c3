import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible, expectVisible, reloadAfterClosing, useBrowser } from '../../../server/testing/browser/browser';

const browser = useBrowser();

const photo = (background = '#c83') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const jpg = async (name = 'torte.jpg', buffer?: Buffer) => ({ name, mimeType: 'image/jpeg', buffer: buffer ?? (await photo()) });

/** Opens the cake that requires a photo, at the step of the photo. */
async function openPhotoStep(page: Page) {
  await page.getByRole('button', { name: 'Fototorte auswählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fototorte' });
  const next = dialog.getByRole('button', { name: 'Weiter' });
  await next.click();
  while ((await dialog.locator('input[type=file]').count()) === 0) {
    await dialog.getByRole('radio').first().check();
    await next.click();
    await dialog.getByRole('radio').or(dialog.locator('input[type=file]')).first().waitFor({ state: 'attached' });
  }
  return {
    dialog,
    next,
    input: dialog.locator('input[type=file]').first(),
    fileItems: dialog.getByRole('list', { name: 'Bilder' }).getByRole('listitem'),
  };
}

test.each(['phone', 'tablet', 'desktop'] as const)(
  'attaches a photo to a cake, previews it and keeps it after a reload (%s)',
  async viewport => {
    const page = await browser.open('/store/linz', viewport);
    const { dialog, next, input, fileItems } = await openPhotoStep(page);
    await expectAccessible(page, 'dialog');
    await next.and(page.locator(':disabled')).waitFor();
    await input.setInputFiles(await jpg());
    await dialog.getByRole('button', { name: 'torte.jpg entfernen' }).waitFor();
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('dialog li img');
      return image?.src.includes('/preview/') && image.naturalWidth > 0;
    });
    await expectAccessible(page, 'dialog');

    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await jpg('zweite.jpg', await photo('#38c')));
    await dialog.getByRole('button', { name: 'zweite.jpg entfernen' }).waitFor();
    expect(await fileItems.count()).toBe(1); // the part accepts one image
    while (await next.isVisible()) {
      await next.click();
      if (await dialog.getByRole('radio').first().isVisible()) await dialog.getByRole('radio').first().check();
    }
    await dialog.getByRole('button', { name: 'Zum Warenkorb', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    const readCart = () => page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.includes('cart'))?.[1] ?? '');
    await page.waitForFunction(() => Object.values(sessionStorage).some(value => String(value).includes('publicHash')));
    const [{ parts }] = JSON.parse(await readCart()).items;
    const answer = parts.find(({ files }: { files?: object[] }) => files);
    expect(answer.value).toEqual([answer.files[0].id]);
    expect(answer.files[0]).toMatchObject({
      version: 1,
      extension: 'jpg',
      mimeType: 'image/jpeg',
      publicHash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    await reloadAfterClosing(page);
    if (viewport !== 'desktop') await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
    await page.getByText('zweite.jpg').first().waitFor({ state: 'attached' });
  },
);

test('rejects other file types before the upload and fake images after it', async () => {
  browser.expectError(/422/);
  const page = await browser.open('/store/linz');
  const { dialog, input, fileItems } = await openPhotoStep(page);
  await input.setInputFiles({ name: 'torte.webp', mimeType: 'image/webp', buffer: await photo() });
  await fileItems.getByText('Dieser Dateityp ist nicht erlaubt.').waitFor();
  await dialog.getByRole('button', { name: 'torte.webp entfernen' }).click();
  await expectVisible(() => fileItems.count(), 0);
  await input.setInputFiles(await jpg('riese.jpg', Buffer.alloc(11 * 1024 * 1024)));
  await fileItems.getByText('Die Datei ist zu groß (11 MB). Erlaubt sind höchstens 10 MB.').waitFor();
  await input.setInputFiles(await jpg('unsinn.jpg', readFileSync('package.json')));
  await fileItems
    .getByText('Die Datei konnte nicht verarbeitet werden. Möglicherweise ist sie zu groß oder hat ein unbekanntes Format.')
    .waitFor();
  await expectVisible(() => fileItems.locator('img').count(), 0); // no broken image beside the message
  await expectAccessible(page, 'dialog');
});

test('shows the upload progress, blocks the next step and allows to cancel', async () => {
  const page = await browser.open('/store/linz');
  const { dialog, next, input, fileItems } = await openPhotoStep(page);
  await page.route('**/api/uploads', () => {}); // never responds
  await input.setInputFiles(await jpg());
  await dialog.getByRole('progressbar', { name: 'torte.jpg wird hochgeladen' }).waitFor();
  await dialog.getByText('Ihre Dateien werden noch hochgeladen.').waitFor();
  expect(await next.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'torte.jpg abbrechen' }).click();
  await expectVisible(() => fileItems.count(), 0);
});

test('frames a file in red after a lost connection and uploads it again', async () => {
  browser.expectError(/ERR_FAILED/);
  const page = await browser.open('/store/linz');
  const { dialog, input, fileItems } = await openPhotoStep(page);
  await page.route('**/api/uploads', route => route.abort('failed'), { times: 1 });
  const hasRedFrame = () =>
    fileItems.evaluate(item => {
      const [red, green] = getComputedStyle(item).borderColor.match(/\d+/g)!.map(Number);
      return red! - green! > 50;
    });
  await input.setInputFiles(await jpg());
  await fileItems.getByText('Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.').waitFor();
  expect(await hasRedFrame()).toBe(true);
  await dialog.getByRole('button', { name: 'torte.jpg erneut versuchen' }).click();
  await dialog.getByRole('button', { name: 'torte.jpg entfernen' }).waitFor();
  await expectVisible(hasRedFrame, false);
  await expectVisible(() => fileItems.count(), 1);
});

test('accepts a dropped file', async () => {
  const page = await browser.open('/store/linz');
  const { dialog } = await openPhotoStep(page);
  const bytes = [...(await photo())];
  const data = await page.evaluateHandle(content => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'gezogen.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes);
  const dropzone = dialog.locator('input[type=file]').first().locator('..');
  await dropzone.dispatchEvent('dragover', { dataTransfer: data });
  await dropzone.dispatchEvent('drop', { dataTransfer: data });
  await dialog.getByRole('button', { name: 'gezogen.jpg entfernen' }).waitFor();
});
