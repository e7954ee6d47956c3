import { expectAccessible, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';

const browser = useBrowser();

const textFile = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Semmel\n') });

test.each(['phone', 'desktop'] as const)('uploads, selects and removes the files of a task (%s)', async viewport => {
  await browser.testApp.make('upload', { name: `Plan ${viewport}.txt` });
  const page = await browser.openAs('admin', '/backend/tasks/new', viewport);
  await page.getByRole('textbox', { name: 'Titel' }).fill(`Ofen ${viewport}`);
  const list = page.getByRole('list', { name: 'Dateien', exact: true });
  const links = (): Promise<string[]> => list.getByRole('link').allTextContents();
  const group = page.getByRole('group', { name: 'Dateien', exact: true });
  await group.getByRole('button', { name: 'Dateien hochladen' }).waitFor();
  await group
    .locator('input[type=file]')
    .first()
    .setInputFiles([textFile('eins.txt'), textFile('zwei.txt'), textFile('drei.exe')]);
  await group.getByText('Dieser Dateityp ist nicht erlaubt.').waitFor();
  await group.getByRole('button', { name: 'drei.exe entfernen' }).click();
  await expectVisible(async () => (await links()).toSorted(), ['eins.txt', 'zwei.txt']);

  await pressKey(group.getByRole('button', { name: 'Dateien: hinzufügen' }), 'Enter');
  await pressKey(list.getByRole('group', { name: 'Dateien 3' }).getByRole('button', { name: 'Aus den Dateien wählen' }), 'Enter');
  const library = page.getByRole('dialog', { name: 'Datei auswählen' });
  await library.getByRole('searchbox', { name: 'Suche' }).fill(`Plan ${viewport}`);
  await expectVisible(() => library.getByRole('listitem').count(), 1);
  await expectAccessible(page);
  await pressKey(library.getByRole('button', { name: `Plan ${viewport}.txt` }), 'Enter');
  await expectVisible(() => links().then(texts => texts[2]), `Plan ${viewport}.txt`);
  await pressKey(group.getByRole('button', { name: 'Dateien 1 entfernen' }), 'Enter');
  await expectVisible(() => list.getByRole('link').count(), 2);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/backend/tasks/new');
  const { body } = await browser.testApp.rest('ROLE_ADMIN', 'GET', `/tasks?search=${encodeURIComponent(`Ofen ${viewport}`)}`);
  expect(body.data[0].uploads.map(({ name }: { name: string }) => name).at(-1)).toBe(`Plan ${viewport}.txt`);
});

test('uploads, replaces and removes the video of a segment', async () => {
  const page = await browser.openAs('admin', '/backend/digital-signage-segments/new');
  const field = page.getByRole('group', { name: 'Video', exact: true });
  await field.getByRole('button', { name: 'Datei hochladen' }).waitFor();
  for (const name of ['eins.txt', 'zwei.txt']) {
    await field.locator('input[type=file]').setInputFiles([textFile(name)]);
    await expectVisible(() => field.getByRole('link').allTextContents(), [name]);
  }
  await expectAccessible(page);
  await pressKey(field.getByRole('button', { name: 'Datei entfernen' }), 'Enter');
  await expectVisible(() => field.getByRole('link').count(), 0);
});

test('chooses a color with the picker of the browser', async () => {
  const page = await browser.openAs('admin', '/backend/tags/new');
  const text = page.getByRole('textbox', { name: 'Farbe', exact: true });
  await text.waitFor();
  const picker = page.getByLabel('Farbe: auswählen');
  await pressKey(text, 'Shift+Tab');
  await expectVisible(() => picker.evaluate(element => element === document.activeElement), true);
  await picker.fill('#1e4b38');
  expect(await text.inputValue()).toBe('#1e4b38');
  const { width, height } = (await picker.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await text.fill('#1e4');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Bitte geben Sie eine Farbe in der Form #rrggbb an.').waitFor();
});
