import type { Route } from 'playwright-core';
import sharp from 'sharp';
import { AppError } from '../../../../schema/errors/appError';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { isOperation } from '../../../../server/testing/browser/checkoutSteps';
import { createPage, openBlock, openEditor } from '../../../../server/testing/browser/editorSteps';
import { pressKey, tabTo } from '../../../../server/testing/browser/input';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

let answer: () => Promise<string>;
let cancelled = 0;
const wanted: object[] = [];
const imageModel = {
  timeout: 60_000,
  generate: async (input: object, signal?: AbortSignal): Promise<string> => {
    wanted.push(input);
    signal?.addEventListener('abort', () => (cancelled += 1));
    return answer();
  },
};
const browser = useBrowser({ imageModel });
const { testApp } = browser;

const declined = 'Der KI-Dienst lehnt diesen Inhalt ab.';

const sendImage = async (): Promise<string> =>
  (
    await sharp({ create: { width: 96, height: 64, channels: 3, background: '#c83' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

const imageCount = async (): Promise<number> => (await testApp.rest('ROLE_ADMIN', 'GET', '/images')).body.meta.total;

test('generates an image in the library, which a person keeps or deletes again', async () => {
  browser.expectError(/503/);
  const page = await browser.openAs('admin', '/backend/images', 'phone');
  await page.getByRole('button', { name: 'Bild erzeugen' }).waitFor();
  const before = await imageCount();
  await tabTo(page, 'Bild erzeugen');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bild erzeugen' });
  const prompt = dialog.getByLabel('Was soll das Bild zeigen?');
  const start = dialog.getByRole('button', { name: 'Bild erzeugen' });
  await prompt.fill('Ein Laib Brot');
  await dialog.getByLabel('Format').selectOption({ label: 'Querformat' });
  await dialog.getByLabel('Bildbeschreibung').fill('Ein runder Laib');
  await expectAccessible(page);

  answer = () => new Promise(() => {});
  await start.click();
  await expectAnnounced(dialog, /^Das Bild entsteht/);
  await expectVisible(async () => wanted.length, 1);
  await pressKey(dialog.getByRole('button', { name: 'Abbrechen' }), 'Enter');
  await expectVisible(async () => cancelled, 1);
  await expectVisible(() => dialog.getByRole('alert').count(), 0);

  answer = () => Promise.reject(new AppError('UNAVAILABLE', { message: declined }));
  await pressKey(start, 'Enter');
  await dialog.getByText(declined).waitFor();
  expect(await prompt.inputValue()).toBe('Ein Laib Brot');
  await expectAccessible(page);
  expect(await imageCount()).toBe(before);

  answer = sendImage;
  await pressKey(start, 'Enter');
  await expectAnnounced(dialog, 'Das Bild ist da. Bitte prüfen Sie es.');
  await dialog.getByRole('img', { name: 'Ein runder Laib' }).waitFor();
  await expectAccessible(page);
  expect(await imageCount()).toBe(before + 1);
  await expectVisible(
    () => page.evaluate(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')),
    true,
  );
  await tabTo(page, 'Verwerfen');
  await page.keyboard.press('Enter');
  await expectAnnounced(dialog, 'Das Bild ist gelöscht.');
  expect(await imageCount()).toBe(before);
  expect(await prompt.inputValue()).toBe('Ein Laib Brot');

  await tabTo(page, 'Bild erzeugen');
  await page.keyboard.press('Enter');
  await expectAnnounced(dialog, 'Das Bild ist da. Bitte prüfen Sie es.');
  await tabTo(page, 'Übernehmen');
  await page.keyboard.press('Enter');
  await expectVisible(() => dialog.count(), 0);
  await page.getByRole('link', { name: /^Ein runder Laib/ }).waitFor();
  expect(await imageCount()).toBe(before + 1);
  expect(wanted).toHaveLength(4);
  expect(wanted[3]).toEqual({ prompt: 'Ein Laib Brot', size: 'landscape' });
});

test('says when the connection breaks while an image is generated, keeps what was typed, and shows an image whose answer was lost', async () => {
  browser.expectError(/ERR_CONNECTION_RESET|ERR_FAILED/);
  const page = await browser.openAs('admin', '/backend/images');
  await page.getByRole('button', { name: 'Bild erzeugen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bild erzeugen' });
  const prompt = dialog.getByLabel('Was soll das Bild zeigen?');
  const start = dialog.getByRole('button', { name: 'Bild erzeugen' });
  await prompt.fill('Ein Striezel');
  await dialog.getByLabel('Bildbeschreibung').fill('Ein Allerheiligenstriezel');
  const offline = dialog.getByText(/^Der Server ist nicht erreichbar\..*ob das Bild schon bei den Bildern liegt/);
  // As when the server restarts meanwhile.
  const reset = async (route: Route): Promise<void> => {
    if (!isOperation(route.request(), 'GenerateImage')) return route.continue();
    await expectAnnounced(dialog, /^Das Bild entsteht/);
    await route.abort('connectionreset');
  };
  await page.route(/graphql/, reset);
  await start.click();
  await offline.waitFor();
  await removeRoute(page, /graphql/, reset);
  expect(await dialog.getByText(/^Das Bild entsteht/).count()).toBe(0);
  expect(await prompt.inputValue()).toBe('Ein Striezel');

  answer = sendImage;
  const [before, requests] = [await imageCount(), wanted.length];
  const lose = async (route: Route): Promise<void> => {
    if (!isOperation(route.request(), 'GenerateImage')) return route.continue();
    await route.fetch();
    await route.abort();
  };
  await page.route(/graphql/, lose);
  await pressKey(start, 'Enter');
  await offline.waitFor();
  await removeRoute(page, /graphql/, lose);
  expect([await imageCount(), wanted.length]).toEqual([before + 1, requests + 1]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Ein Allerheiligenstriezel/ }).waitFor();
});

test('ends a generation with its tab, stores nothing, and asks the model once', async () => {
  const page = await browser.openAs('admin', '/backend/images');
  const other = await page.context().newPage();
  await other.goto('/backend/images');
  const [before, requests, ended] = [await imageCount(), wanted.length, cancelled];
  await page.getByRole('button', { name: 'Bild erzeugen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bild erzeugen' });
  await dialog.getByLabel('Was soll das Bild zeigen?').fill('Ein Weckerl');
  answer = () => new Promise(() => {});
  await dialog.getByRole('button', { name: 'Bild erzeugen' }).click();
  await expectAnnounced(dialog, /^Das Bild entsteht/);
  await expectVisible(async () => wanted.length, requests + 1);
  await other.getByRole('button', { name: 'Bild erzeugen' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Bild erzeugen' }).waitFor();
  await expectVisible(async () => cancelled, ended + 1);
  expect([await dialog.count(), await imageCount(), wanted.length]).toEqual([0, before, requests + 1]);
});

test('adds a generated image to the gallery of a page', async () => {
  const { id, read } = await createPage(browser, 'erzeugt', { content: [{ type: 'gallery', config: {}, value: {} }] });
  const page = await openEditor(browser, id, 'phone');
  await openBlock(page, 0);
  const images = page.getByRole('group', { name: 'Bilder' });
  await pressKey(images.getByRole('button', { name: 'Bild erzeugen' }), 'Enter');
  answer = sendImage;
  const dialog = page.getByRole('dialog', { name: 'Bild erzeugen' });
  await dialog.getByLabel('Was soll das Bild zeigen?').fill('Ein Zopf');
  await dialog.getByLabel('Bildbeschreibung').fill('Ein geflochtener Zopf');
  await dialog.getByRole('button', { name: 'Bild erzeugen' }).click();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await images.getByText('Ein geflochtener Zopf').waitFor();
  await expectAccessible(page);
  await expectVisible(async () => (await read()).draft?.[0].value.images.length, 1);
});

test('adds an image that is generated among the images of the library', async () => {
  const { id, read } = await createPage(browser, 'auswahl', { content: [{ type: 'gallery', config: {}, value: {} }] });
  const page = await openEditor(browser, id, 'phone');
  await openBlock(page, 0);
  const images = page.getByRole('group', { name: 'Bilder' });
  await pressKey(images.getByRole('button', { name: 'Aus den Bildern wählen' }), 'Enter');
  const picker = page.getByRole('dialog', { name: 'Bilder auswählen' });
  await picker.getByLabel('Suche').fill('Nussschnecke');
  await pressKey(picker.getByRole('button', { name: 'Bild erzeugen' }), 'Enter');
  answer = sendImage;
  const dialog = page.getByRole('dialog', { name: 'Bild erzeugen' });
  await dialog.getByLabel('Was soll das Bild zeigen?').fill('Ein Kipferl');
  await dialog.getByLabel('Bildbeschreibung').fill('Ein Vanillekipferl');
  await dialog.getByRole('button', { name: 'Bild erzeugen' }).click();
  await pressKey(dialog.getByRole('button', { name: 'Übernehmen' }), 'Enter');
  await picker.getByRole('button', { name: 'Ein Vanillekipferl', pressed: true }).waitFor();
  expect(await picker.getByLabel('Suche').inputValue()).toBe('');
  await expectAccessible(page);
  await picker.getByRole('button', { name: '1 Bild hinzufügen' }).click();
  await images.getByText('Ein Vanillekipferl').waitFor();
  await expectVisible(async () => (await read()).draft?.[0].value.images.length, 1);
});

test('selects an image that is generated in the dialog of the library, and returns the focus', async () => {
  const category = await testApp.make('category', { name: 'Zöpfe' });
  const page = await browser.openAs('admin', `/backend/categories/${category}`, 'tablet');
  const field = page.getByRole('group', { name: 'Bild', exact: true });
  const open = field.getByRole('button', { name: 'Aus den Bildern wählen' });
  await pressKey(open, 'Enter');
  await page.getByRole('dialog', { name: 'Bild auswählen' }).getByRole('button', { name: 'Bild erzeugen' }).click();
  answer = sendImage;
  const dialog = page.getByRole('dialog', { name: 'Bild erzeugen' });
  await dialog.getByLabel('Was soll das Bild zeigen?').fill('Ein Zopf');
  await dialog.getByLabel('Bildbeschreibung').fill('Ein Hefezopf');
  await dialog.getByRole('button', { name: 'Bild erzeugen' }).click();
  await pressKey(dialog.getByRole('button', { name: 'Übernehmen' }), 'Enter');
  await field.getByText('Ein Hefezopf').waitFor();
  await expectVisible(() => page.getByRole('dialog').count(), 0);
  await expectVisible(() => open.evaluate(button => button.matches(':focus')), true);
});

test('generates the image of a field, unless no model is configured', async () => {
  const category = await testApp.make('category', { name: 'Brote' });
  const page = await browser.openAs('admin', `/backend/categories/${category}`, 'tablet');
  const field = page.getByRole('group', { name: 'Bild', exact: true });
  const generate = field.getByRole('button', { name: 'Bild erzeugen' });
  await generate.click();
  answer = sendImage;
  const dialog = page.getByRole('dialog', { name: 'Bild erzeugen' });
  await dialog.getByLabel('Was soll das Bild zeigen?').fill('Ein Zopf');
  await dialog.getByRole('button', { name: 'Bild erzeugen' }).click();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await field.getByText('Noch ohne Beschreibung').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const stored = async () => (await testApp.rest('ROLE_ADMIN', 'GET', `/categories/${category}`)).body.data.image?.alt;
  await expectVisible(stored, null);

  const { services } = testApp.app;
  services.imageModel = null;
  const answered = page.waitForResponse(response => isOperation(response.request(), 'HasImageModel'));
  await page.reload();
  await answered;
  await field.getByRole('button', { name: 'Bild entfernen' }).waitFor();
  expect(await generate.count()).toBe(0);
  await field.getByRole('button', { name: 'Aus den Bildern wählen' }).click();
  const picker = page.getByRole('dialog', { name: 'Bild auswählen' });
  await picker.getByRole('listitem').first().waitFor();
  expect(await picker.getByRole('button', { name: 'Bild erzeugen' }).count()).toBe(0);
  services.imageModel = imageModel;
});
