import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible, shows, useBrowser } from '../../../server/testing/browser/browser';

const browser = useBrowser();

const photo = (background = '#c83') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const jpg = async (name = 'torte.jpg', buffer?: Buffer) => ({ name, mimeType: 'image/jpeg', buffer: buffer ?? (await photo()) });

/** The cake that wants a photo, at the step that asks for it. */
async function atPhoto(page: Page) {
  await page.getByRole('button', { name: 'Fototorte auswählen' }).click();
  const overlay = page.getByRole('dialog', { name: 'Fototorte' });
  const next = overlay.getByRole('button', { name: 'Weiter' });
  await next.click();
  while ((await overlay.locator('input[type=file]').count()) === 0) {
    await overlay.getByRole('radio').first().check();
    await next.click();
    await overlay.getByRole('radio').or(overlay.locator('input[type=file]')).first().waitFor({ state: 'attached' });
  }
  return {
    overlay,
    next,
    input: overlay.locator('input[type=file]').first(),
    rows: overlay.getByRole('list', { name: 'Bilder' }).getByRole('listitem'),
  };
}

test.each(['phone', 'tablet', 'desktop'] as const)(
  'a photo is attached to a cake, seen, and still there after a reload (%s)',
  async viewport => {
    const page = await browser.open('/store/linz', viewport);
    const { overlay, next, input, rows } = await atPhoto(page);
    await expectAccessible(page, 'dialog');
    await next.and(page.locator(':disabled')).waitFor();
    await input.setInputFiles(await jpg());
    await overlay.getByRole('button', { name: 'torte.jpg entfernen' }).waitFor();
    await page.waitForFunction(() => {
      const picture = document.querySelector<HTMLImageElement>('dialog li img');
      return picture?.src.includes('/preview/') && picture.naturalWidth > 0;
    });
    await expectAccessible(page, 'dialog');

    await overlay
      .locator('input[type=file]')
      .first()
      .setInputFiles(await jpg('zweite.jpg', await photo('#38c')));
    await overlay.getByRole('button', { name: 'zweite.jpg entfernen' }).waitFor();
    expect(await rows.count()).toBe(1); // one picture is asked for
    while (await next.isVisible()) {
      await next.click();
      if (await overlay.getByRole('radio').first().isVisible()) await overlay.getByRole('radio').first().check();
    }
    await overlay.getByRole('button', { name: 'Zum Warenkorb', exact: true }).click();
    await overlay.waitFor({ state: 'detached' });

    const kept = () => page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.includes('cart'))?.[1] ?? '');
    await page.waitForFunction(() => Object.values(sessionStorage).some(value => String(value).includes('publicHash')));
    const [{ parts }] = JSON.parse(await kept()).items;
    const answer = parts.find(({ files }: { files?: object[] }) => files);
    expect(answer.value).toEqual([answer.files[0].id]);
    expect(answer.files[0]).toMatchObject({
      version: 1,
      extension: 'jpg',
      mimeType: 'image/jpeg',
      publicHash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    await page.reload();
    if (viewport !== 'desktop') await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
    await page.getByText('zweite.jpg').first().waitFor({ state: 'attached' });
  },
);

test('what is no picture of ours is refused before it is sent, and what only looks like one after', async () => {
  browser.expectComplaint(/422/);
  const page = await browser.open('/store/linz');
  const { overlay, input, rows } = await atPhoto(page);
  await input.setInputFiles({ name: 'torte.webp', mimeType: 'image/webp', buffer: await photo() });
  await rows.getByText('Dieser Dateityp ist nicht erlaubt.').waitFor();
  await overlay.getByRole('button', { name: 'torte.webp entfernen' }).click();
  await shows(() => rows.count(), 0);
  await input.setInputFiles(await jpg('riese.jpg', Buffer.alloc(11 * 1024 * 1024)));
  await rows.getByText('Die Datei ist zu groß (11 MB). Erlaubt sind höchstens 10 MB.').waitFor();
  await input.setInputFiles(await jpg('unsinn.jpg', readFileSync('package.json')));
  await rows
    .getByText('Die Datei konnte nicht verarbeitet werden. Möglicherweise ist sie zu groß oder hat ein unbekanntes Format.')
    .waitFor();
  await shows(() => rows.locator('img').count(), 0); // no torn picture beside the words
  await expectAccessible(page, 'dialog');
});

test('a file on its way shows how far it is, holds the next step, and can be stopped', async () => {
  const page = await browser.open('/store/linz');
  const { overlay, next, input, rows } = await atPhoto(page);
  await page.route('**/api/uploads', () => {}); // never answers
  await input.setInputFiles(await jpg());
  await overlay.getByRole('progressbar', { name: 'torte.jpg wird hochgeladen' }).waitFor();
  await overlay.getByText('Ihre Dateien werden noch hochgeladen.').waitFor();
  expect(await next.isDisabled()).toBe(true);
  await overlay.getByRole('button', { name: 'torte.jpg abbrechen' }).click();
  await shows(() => rows.count(), 0);
});

test('when the connection is lost, the file is sent again', async () => {
  browser.expectComplaint(/ERR_FAILED/);
  const page = await browser.open('/store/linz');
  const { overlay, input, rows } = await atPhoto(page);
  await page.route('**/api/uploads', route => route.abort('failed'), { times: 1 });
  await input.setInputFiles(await jpg());
  await rows.getByText('Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.').waitFor();
  await overlay.getByRole('button', { name: 'torte.jpg erneut versuchen' }).click();
  await overlay.getByRole('button', { name: 'torte.jpg entfernen' }).waitFor();
  await shows(() => rows.count(), 1);
});

test('a file is taken by dropping it', async () => {
  const page = await browser.open('/store/linz');
  const { overlay } = await atPhoto(page);
  const bytes = [...(await photo())];
  const data = await page.evaluateHandle(content => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'gezogen.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes);
  const zone = overlay.locator('input[type=file]').first().locator('..');
  await zone.dispatchEvent('dragover', { dataTransfer: data });
  await zone.dispatchEvent('drop', { dataTransfer: data });
  await overlay.getByRole('button', { name: 'gezogen.jpg entfernen' }).waitFor();
});
