import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { createPage, openBlock, openEditor } from '../../../../server/testing/browser/editorSteps';
import { holdToasts, pressUntilAnnounced } from '../../../../server/testing/browser/input';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();

const png = (background = '#c83') =>
  sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
const imageFile = async (name: string) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: await png() });

const field = (page: Page) => page.getByRole('group', { name: 'Bilder', exact: true }).last();
const descriptions = (page: Page) => () =>
  field(page).getByRole('list', { name: 'Bilder', exact: true }).locator('li > span:nth-of-type(2)').allTextContents();
const select = async (page: Page, ...names: string[]) =>
  field(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(await Promise.all(names.map(imageFile)));

test.each(['phone', 'desktop'] as const)(
  'uploads several images in their order, moves, describes and removes them (%s)',
  async viewport => {
    const { id, read } = await createPage(browser, `galerie-${viewport}`, { content: [{ type: 'gallery', config: {}, value: {} }] });
    const page = await openEditor(browser, id, viewport);
    let isFirst = true;
    await page.route('**/api/images', async route => {
      const isSlow = isFirst;
      isFirst = false;
      if (isSlow) await expectVisible(() => descriptions(page)().then(texts => texts.length), 2); // the others end before
      await route.continue();
    });
    await openBlock(page, 0);
    await field(page).getByRole('button', { name: 'Bilder hochladen' }).waitFor();
    await select(page, 'eins', 'zwei', 'drei');
    await expectVisible(descriptions(page), ['eins', 'zwei', 'drei']);
    await expectAccessible(page);

    await field(page).getByRole('button', { name: 'Bild 1 nach hinten' }).focus();
    await page.keyboard.press('Enter');
    await expectVisible(descriptions(page), ['zwei', 'eins', 'drei']);
    await page.keyboard.press('Enter'); // the button has still the focus
    await expectVisible(descriptions(page), ['zwei', 'drei', 'eins']);
    await field(page).getByText('Bild 2 ist jetzt Bild 3 von 3.').waitFor();
    await field(page).getByRole('button', { name: 'Bild 3 verschieben' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Bild 3, Position 3 von 3').waitFor({ state: 'attached' });
    await pressUntilAnnounced(page, 'ArrowUp', 'Bild 3, Position 1 von 3');
    await page.keyboard.press('Space');
    await expectVisible(descriptions(page), ['eins', 'zwei', 'drei']);

    await holdToasts(page);
    await field(page).getByRole('button', { name: 'Bild 2 entfernen' }).click();
    await expectVisible(descriptions(page), ['eins', 'drei']);
    await page.getByRole('status').getByRole('button', { name: 'Rückgängig' }).click();
    await expectVisible(descriptions(page), ['eins', 'zwei', 'drei']);
    await field(page).getByRole('button', { name: 'Bild 1 beschreiben' }).click();
    await page.getByRole('dialog').getByLabel('Bildbeschreibung').fill('Ein Kipferl');
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await expectVisible(descriptions(page), ['Ein Kipferl', 'zwei', 'drei']);

    await field(page).getByRole('button', { name: 'Aus den Bildern wählen' }).click();
    const library = page.getByRole('dialog', { name: 'Bilder auswählen' });
    for (const name of ['Apfelstrudel', 'Bauernbrot']) {
      await library.getByRole('searchbox', { name: 'Suche' }).fill(name);
      await library.getByRole('button', { name, exact: true }).first().click();
    }
    await expectAccessible(page);
    await library.getByRole('button', { name: '2 Bilder hinzufügen' }).click();
    await expectVisible(descriptions(page), ['Ein Kipferl', 'zwei', 'drei', 'Apfelstrudel', 'Bauernbrot']);
    await expectVisible(async () => (await read()).draft[0].value.images.length, 5);
  },
);

test('takes dropped and pasted images up to the maximum, and repeats and cancels an upload', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { id } = await createPage(browser, 'hero', { content: [{ type: 'hero', config: {}, value: { title: 'Hallo' } }] });
  const page = await openEditor(browser, id);
  await openBlock(page, 0);
  await field(page).getByRole('button', { name: 'Bilder hochladen' }).waitFor();
  const uploads = field(page).getByRole('list', { name: 'Wird hochgeladen' }).getByRole('listitem');
  await page.route('**/api/images', route => route.abort());
  await select(page, 'a', 'b');
  await expectVisible(() => uploads.getByText('Der Server ist gerade nicht erreichbar.').count(), 2);
  await removeRoute(page, '**/api/images');
  await field(page).getByRole('button', { name: 'a.png erneut versuchen' }).click();
  await expectVisible(descriptions(page), ['a']);
  await field(page).getByRole('button', { name: 'b.png entfernen' }).click();
  await expectVisible(() => uploads.count(), 0);

  const base64 = (await png('#38c')).toString('base64');
  await field(page)
    .getByRole('button', { name: 'Bilder hochladen' })
    .evaluate((element, data) => {
      const files = (names: readonly string[]): DataTransfer => {
        const transferred = new DataTransfer();
        const bytes = Uint8Array.from(atob(data), character => character.charCodeAt(0));
        for (const name of names) transferred.items.add(new File([bytes], name, { type: 'image/png' }));
        return transferred;
      };
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: files(['c.png', 'd.pdf']) }));
      element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: files(['e.png']) }));
    }, base64);
  await uploads.getByText('Dieser Dateityp ist nicht erlaubt.').waitFor();
  await expectVisible(descriptions(page), ['a', 'c', 'e']);
  await field(page).getByRole('button', { name: 'd.pdf entfernen' }).click();
  await select(page, 'f', 'g', 'h', 'i');
  await field(page).getByText('2 Bilder wurden nicht hinzugefügt. Hier sind höchstens 5 Bilder möglich.').waitFor();
  await expectVisible(descriptions(page), ['a', 'c', 'e', 'f', 'g']);
  await field(page).getByText('5 von höchstens 5 Bildern').waitFor();
  await select(page, 'j');
  await field(page).getByText('Ein Bild wurde nicht hinzugefügt.').waitFor();
});
