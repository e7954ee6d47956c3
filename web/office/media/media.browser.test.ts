import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible, expectVisible, useBrowser } from '../../../server/testing/browser/browser';

const browser = useBrowser();

const png = (background: string) =>
  sharp({ create: { width: 800, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
const imageFile = async (name: string, background = '#c83') => ({ name, mimeType: 'image/png', buffer: await png(background) });

async function open(path: string, login = 'admin', viewport?: 'phone' | 'tablet' | 'desktop'): Promise<Page> {
  const page = await browser.openAs(login, path, viewport);
  await page.waitForURL(({ pathname, search }) => pathname + search === path);
  return page;
}

const tiles = (page: Page, name = 'Bilder') => page.getByRole('list', { name, exact: true }).getByRole('listitem');

test.each(['phone', 'tablet', 'desktop'] as const)('lists images and uploads several at once (%s)', async viewport => {
  const page = await open('/backend/images', 'admin', viewport);
  await tiles(page).first().waitFor();
  await expectAccessible(page);
  const names = [`${viewport}_roggen.png`, `${viewport}_weizen.png`];
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await imageFile(names[0]!), await imageFile(names[1]!, '#38c')]);
  for (const name of ['roggen', 'weizen']) await tiles(page).getByText(`${viewport} ${name}`).waitFor();
  await expectVisible(() => page.getByRole('list', { name: 'Wird hochgeladen' }).count(), 0);
  await page.getByRole('searchbox', { name: 'Bilder suchen' }).fill(`${viewport} rogg`);
  await expectVisible(() => tiles(page).count(), 1);
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('main li img')].every(image => image.naturalWidth > 0));
});

test('describes an image, sets its focal point by keyboard and pointer, and replaces it', async () => {
  const page = await open('/backend/images');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await imageFile('striezel.png')]);
  await tiles(page).getByText('striezel').click();
  const focalPoint = page.getByRole('button', { name: /^Bildmitte/ });
  await focalPoint.waitFor();
  await expectAccessible(page);
  await focalPoint.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.getByText('Bildmitte: 45 % von links, 40 % von oben').waitFor();
  const box = (await focalPoint.boundingBox())!;
  await focalPoint.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
  await page.getByText(/Bildmitte: 25 % von links, 75 % von oben/).waitFor();
  const marker = (await focalPoint.locator('span').boundingBox())!;
  expect((marker.x + marker.width / 2 - box.x) / box.width).toBeCloseTo(0.25, 1);
  expect((marker.y + marker.height / 2 - box.y) / box.height).toBeCloseTo(0.75, 1);
  await page.getByLabel('Bildbeschreibung').fill('Ein Striezel mit Hagelzucker');
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete)); // saving deletes the previous file
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Bild gespeichert.').waitFor();
  await page.getByRole('heading', { name: 'Ein Striezel mit Hagelzucker' }).waitFor();

  const imageSource = () => page.locator('main img').first().getAttribute('src');
  const previousSource = await imageSource();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await imageFile('neu.png', '#38c')]);
  await page.getByText('Bild ersetzt.').waitFor();
  await page.waitForFunction(previous => document.querySelector('main img')?.getAttribute('src') !== previous, previousSource);
  await page.reload();
  await page.getByText(/Bildmitte: 25 % von links, 75 % von oben/).waitFor();
});

test('shows the images that nothing uses or that have no description', async () => {
  const [unused, undescribed] = [await browser.testApp.make('image', { alt: 'Ganz allein' }), await browser.testApp.make('image')];
  const page = await open('/backend/images');
  const show = page.getByRole('combobox', { name: 'Bilder zeigen' });
  await show.selectOption({ label: 'Unbenutzte' });
  await tiles(page).getByText('Ganz allein').waitFor();
  await expectVisible(() => tiles(page).getByText('Brezel').count(), 0);
  await show.selectOption({ label: 'Ohne Beschreibung' });
  await tiles(page).getByText('Beschreibung fehlt').first().waitFor();
  await expectVisible(() => tiles(page).getByText('Ganz allein').count(), 0);
  await expectAccessible(page);
  await page.reload();
  await tiles(page).getByText('Beschreibung fehlt').first().waitFor();
  await page.close(); // it would miss the images
  for (const id of [unused, undescribed]) await browser.testApp.rest('ROLE_ADMIN', 'DELETE', `/images/${id}`);
});

test('shows why an image in use cannot be deleted', async () => {
  browser.expectError(/409/);
  const page = await open('/backend/images?search=Brezel');
  await tiles(page).first().click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByText('Wird noch verwendet: ').waitFor();
});

test.each(['phone', 'desktop'] as const)('shows, uploads, selects and describes an image in a form (%s)', async viewport => {
  const page = await open('/backend/tags', 'admin', viewport);
  await page.getByRole('table').getByRole('link').first().click();
  const field = page.getByRole('group', { name: 'Bild', exact: true });
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles([await imageFile('schild.png')]);
  await field.getByText('schild', { exact: true }).waitFor();
  await page.waitForFunction(() => (document.querySelector<HTMLImageElement>('[role=group] img')?.naturalWidth ?? 0) > 0);
  await expectAccessible(page);
  await field.getByRole('button', { name: 'Beschreibung und Bildmitte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Beschreibung und Bildmitte' });
  await dialog.getByLabel('Bildbeschreibung').fill('Ein Schild');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await field.getByText('Ein Schild', { exact: true }).waitFor();
  await field.getByRole('button', { name: 'Aus den Bildern wählen' }).click();
  const library = page.getByRole('dialog', { name: 'Bild auswählen' });
  await library.getByRole('searchbox', { name: 'Suche' }).fill('Krapfen');
  await expectVisible(() => library.getByRole('listitem').count(), 1);
  await expectAccessible(page);
  await library.getByRole('listitem').getByRole('button').click();
  await field.getByText(/krapfen/i).waitFor();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Tag gespeichert.').waitFor();
});

test('inserts images into a rich text, links to drawings and documents and rejects other files', async () => {
  const page = await open('/backend/branches');
  await page.getByRole('table').getByRole('link').first().click();
  const text = page.getByRole('textbox', { name: 'Hinweis im Shop' });
  const field = page
    .locator('div')
    .filter({ has: page.getByRole('toolbar') })
    .filter({ has: text })
    .last();
  const insertFile = async (name: string, mimeType: string, buffer: Buffer) => {
    await field.getByRole('button', { name: 'Bild oder Datei einfügen' }).click();
    await field.locator('input[type=file]').first().setInputFiles([{ name, mimeType, buffer }]);
  };
  await text.waitFor();
  const bytes = sharp({ create: { width: 90, height: 60, channels: 3, background: '#c83' } });
  await insertFile('a.jpeg', 'image/jpeg', await bytes.clone().jpeg().toBuffer());
  await text.locator('img[alt="a"]').waitFor();
  await insertFile('b.jpg', 'image/jpeg', await bytes.clone().jpeg().toBuffer());
  await text.locator('img[alt="b"]').waitFor();
  await insertFile('c.png', 'image/png', await bytes.clone().png().toBuffer());
  await text.locator('img[alt="c"]').waitFor();
  await insertFile('d.gif', 'image/gif', await bytes.clone().gif().toBuffer());
  await text.locator('img[alt="d"]').waitFor();
  await expectAccessible(page, '[role=toolbar]');
  await insertFile('e.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await text.getByRole('link', { name: 'e.svg' }).waitFor();
  await insertFile('f.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await text.getByRole('link', { name: 'f.pdf' }).waitFor();
  await insertFile('g.webp', 'image/webp', await bytes.clone().webp().toBuffer());
  await field.getByText('Dieser Dateityp ist nicht erlaubt.').waitFor();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Filiale gespeichert.').waitFor();
  await page.reload();
  await expectVisible(() => text.locator('img[src]').count(), 4); // the editor adds images without a source for the caret
  await expectVisible(() => text.getByRole('link').count(), 2);
});

test('previews a template on another image for staff who may only read it', async () => {
  const page = await open('/backend/image-templates', 'paula');
  await page.getByRole('table').getByRole('link').first().click();
  const preview = page.getByRole('region', { name: 'Vorschau' }).getByRole('img');
  const previousSource = await preview.getAttribute('src');
  await expectAccessible(page);
  expect(await page.getByRole('button', { name: 'Speichern' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Anderes Bild ansehen' }).click();
  const picker = page.getByRole('dialog', { name: 'Bild auswählen' });
  await picker.getByRole('searchbox', { name: 'Suche' }).fill('Sachertorte'); // two uploads of the same color look the same
  await picker.getByRole('button', { name: 'Sachertorte, Stück' }).first().click();
  await page.waitForFunction(previous => document.querySelector('section img')?.getAttribute('src') !== previous, previousSource);
});

test('shows an error at the file when it is not an image', async () => {
  browser.expectError(/422/);
  const page = await open('/backend/images');
  const items = page.getByRole('list', { name: 'Wird hochgeladen' }).getByRole('listitem');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') }]);
  await items.getByText('Dieser Dateityp ist nicht erlaubt.').waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-') }]);
  await expectVisible(() => items.getByText('Dieser Dateityp ist nicht erlaubt.').count(), 2);
  await page.getByRole('button', { name: 'plan.pdf entfernen' }).click();
  await expectVisible(() => items.count(), 1);
});

test('uploads, renames and deletes files', async () => {
  const page = await open('/backend/uploads');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Semmel') }, await imageFile('foto.png')]);
  for (const name of ['plan.txt', 'foto.png']) await tiles(page, 'Dateien').getByText(name).waitFor();
  await expectAccessible(page);
  await tiles(page, 'Dateien').getByText('plan.txt').click();
  await page.getByLabel('Name').fill('Lageplan.txt');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Datei gespeichert.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await tiles(page, 'Dateien').getByText('foto.png').waitFor();
  await expectVisible(() => tiles(page, 'Dateien').getByText('Lageplan.txt').count(), 0);
});

test('shows no controls to a viewer who can only read', async () => {
  const page = await open('/backend/images', 'mia');
  await tiles(page).first().click();
  await page.getByRole('button', { name: /^Bildmitte/ }).waitFor();
  expect(await page.getByRole('button', { name: /Speichern|Löschen|ersetzen/ }).count()).toBe(0);
});
