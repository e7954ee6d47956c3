import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible, expectVisible, useBrowser } from '../../../server/testing/browser/browser';

const browser = useBrowser();

const png = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#c83' } })
    .png()
    .toBuffer();

interface TransferredFile {
  name: string;
  type: string;
  base64: string;
}

/** Pastes or drops this on an element, as the browser does it from another program. */
const transfer = (target: Locator, kind: 'paste' | 'drop', html: string, files: readonly TransferredFile[] = []): Promise<void> =>
  target.evaluate(
    (element, data) => {
      const transferred = new DataTransfer();
      if (data.html) transferred.setData('text/html', data.html);
      for (const { name, type, base64 } of data.files)
        transferred.items.add(new File([Uint8Array.from(atob(base64), character => character.charCodeAt(0))], name, { type }));
      const { right, bottom } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        data.kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transferred })
          : new DragEvent('drop', { ...options, dataTransfer: transferred, clientX: right - 20, clientY: bottom - 20 }),
      );
    },
    { kind, html, files },
  );

async function openText() {
  const page = await browser.openAs('admin', '/backend/branches');
  await page.getByRole('table').getByRole('link').first().click();
  const text = page.getByRole('textbox', { name: 'Hinweis im Shop' });
  await text.waitFor();
  const field = page
    .locator('div')
    .filter({ has: page.getByRole('toolbar') })
    .filter({ has: text })
    .last();
  return { page, text, field };
}

test('pastes tables and images, uploads the images and names those of other sites', async () => {
  const { page, text, field } = await openText();
  await text.fill('');
  const base64 = (await png()).toString('base64');
  const table = '<table><tr><th>Brot</th><th>Preis</th></tr><tr><td>Roggen</td><td>4,20</td></tr></table>';
  const images = `<p>Neu: <img src="data:image/png;base64,${base64}"> <img src="https://fremd.example/a.png"></p>`;
  await transfer(text, 'paste', table + images);
  await text.locator('img[src^="/image/"]').waitFor();
  await page.getByText('Ein Bild wurde nicht übernommen, weil es auf einer fremden Seite liegt.').waitFor();
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: 'Bild hochladen' }).click();
  await (await chooser).setFiles([{ name: 'ersatz.png', mimeType: 'image/png', buffer: await png() }]);
  await text.locator('img[alt="ersatz"]').waitFor();
  await expectVisible(() => page.getByText(/fremden Seite/).count(), 0);

  await text.getByText('4,20').click();
  await text.getByText('4,20').click();
  await field.getByRole('button', { name: 'Zeile einfügen' }).click();
  await expectVisible(() => text.evaluate(element => element.matches(':focus')), true);
  await page.keyboard.type('Kipferl');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1,60 auf www.a.example ');
  await page.keyboard.press('Tab'); // out of the table and the editor
  await expectVisible(
    () => field.getByRole('button', { name: 'Zeile einfügen' }).evaluate(button => button === document.activeElement),
    true,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Filiale gespeichert.').waitFor();
  await page.reload();
  await expectVisible(() => text.locator('td').allTextContents(), ['Roggen', '4,20', 'Kipferl', '1,60 auf www.a.example']);
  expect(await text.getByRole('link').getAttribute('href')).toBe('https://www.a.example');
  await expectVisible(() => text.locator('img[src^="/image/"]').count(), 2);
});

test('uploads dropped files, rejects those it cannot use, and repeats an upload after a disconnection', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { page, text, field } = await openText();
  const file = { name: 'foto.png', type: 'image/png', base64: (await png()).toString('base64') };
  const large = { name: 'riesig.png', type: 'image/png', base64: Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64') };
  await field.getByRole('button', { name: 'Bild oder Datei einfügen' }).click();
  await field.getByRole('button', { name: 'Datei auswählen' }).waitFor(); // the part that uploads is loaded
  await page.context().setOffline(true);
  await transfer(text, 'drop', '', [file, large, { ...file, name: 'seite.webp' }]);
  const uploads = field.getByRole('list', { name: 'Wird hochgeladen' }).getByRole('listitem');
  await uploads.getByText('Der Server ist gerade nicht erreichbar.').waitFor();
  await uploads.getByText(/zu groß/).waitFor();
  await uploads.getByText('Dieser Dateityp ist nicht erlaubt.').waitFor();
  await page.context().setOffline(false);
  await field.getByRole('button', { name: 'foto.png erneut versuchen' }).click();
  await text.locator('img[alt="foto"]').waitFor();
  for (const name of ['riesig.png', 'seite.webp']) await field.getByRole('button', { name: `${name} entfernen` }).click();
  await expectVisible(() => uploads.count(), 0);
  expect(await text.getByText('riesig.png').count()).toBe(0);
});
