import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { isOperation } from '../../../../server/testing/browser/checkoutSteps';
import { pressKey, tabTo } from '../../../../server/testing/browser/input';
import { createPage, openBlock, openEditor } from '../../../../server/testing/browser/editorSteps';

let answer: () => Promise<string>;
let callCount = 0;
let cancelled = 0;
const textModel = {
  timeout: 60_000,
  complete: async (_messages: object, signal?: AbortSignal): Promise<string> => {
    callCount += 1;
    signal?.addEventListener('abort', () => (cancelled += 1));
    return JSON.stringify({ description: await answer() });
  },
};
const browser = useBrowser({ textModel });
const { testApp } = browser;
const altOf = async (id: string): Promise<unknown> => (await testApp.rest('ROLE_ADMIN', 'GET', `/images/${id}`)).body.data.alt;

test('proposes descriptions in the library, which are stored only when a person accepts them', async () => {
  browser.expectError(/503/);
  const tags = ['Vorschlag'];
  const [second, first] = [await testApp.make('image', { tags }), await testApp.make('image', { tags })];
  const path = '/backend/images?show=undescribed&tag=Vorschlag';
  const page = await browser.openAs('admin', path, 'phone');
  await page.getByRole('button', { name: 'Beschreibung vorschlagen: Bild 2' }).waitFor();
  answer = () => new Promise(() => {});
  await page.getByRole('button', { name: 'Beschreibung vorschlagen: Bild 1' }).click();
  await expectAnnounced(page, 'Der Vorschlag entsteht.');
  await expectVisible(async () => callCount, 1);
  await page.getByRole('button', { name: 'Abbrechen: Bild 1' }).click();
  await expectVisible(async () => cancelled, 1);

  answer = async () => 'Ein Laib Brot';
  await tabTo(page, 'Beschreibung vorschlagen: Bild 1');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Bitte prüfen Sie den Vorschlag.');
  await expectAccessible(page);
  await tabTo(page, 'Beschreibung von Bild 2'); // leaving the image stores no proposal
  expect(await altOf(first)).toBeNull();
  await page.getByRole('textbox', { name: 'Vorschlag: Bild 1' }).fill('Ein runder Laib Brot');
  await pressKey(page.getByRole('button', { name: 'Übernehmen: Bild 1' }), 'Enter');
  expect(await page.getByRole('textbox', { name: 'Beschreibung von Bild 1' }).inputValue()).toBe('Ein runder Laib Brot');
  await page.keyboard.press('Enter');
  await expectVisible(() => altOf(first), 'Ein runder Laib Brot');

  const proposal = page.getByRole('textbox', { name: 'Vorschlag: Bild 2' });
  await page.getByRole('button', { name: 'Beschreibung vorschlagen: Bild 2' }).click();
  await proposal.fill('Ein Zopf');
  answer = async () => 'Brot um 1,00 €';
  await page.getByRole('button', { name: 'Beschreibung vorschlagen: Bild 2' }).click();
  await page.getByText(/^Der Vorschlag nannte Zahlen, Preise/).waitFor();
  expect(await proposal.inputValue()).toBe('Ein Zopf');
  expect(await altOf(second)).toBeNull();

  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  const field = page.getByRole('textbox', { name: 'Beschreibung von Bild 2' });
  await field.fill('Ein Zopf');
  await pressKey(field, 'Enter');
  await page.getByText(/^Bild konnte nicht aktualisiert werden/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bildvorlagen' }).click();
  await page.getByRole('dialog', { name: 'Ungespeicherte Änderungen' }).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page.context().setOffline(false);
  await pressKey(field, 'Enter');
  await expectVisible(() => altOf(second), 'Ein Zopf');
});

test('proposes a description in the dialog of an image', async () => {
  const image = await testApp.make('image', { alt: 'IMG 1234' });
  const { id } = await createPage(browser, 'bild', { content: [{ type: 'gallery', config: {}, value: { images: [image] } }] });
  const page = await openEditor(browser, id);
  await openBlock(page, 0);
  await page.getByRole('button', { name: / beschreiben$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Beschreibung und Bildmitte' });
  answer = async () => 'Ein Zopf';
  const propose = dialog.getByRole('button', { name: 'Beschreibung vorschlagen' });
  await propose.click();
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  expect(await dialog.getByLabel('Bildbeschreibung').inputValue()).toBe('IMG 1234');
  await pressKey(propose, 'Enter');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  expect(await dialog.getByLabel('Bildbeschreibung').inputValue()).toBe('Ein Zopf');
  await expectAccessible(page);
  expect(await altOf(image)).toBe('IMG 1234');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expectVisible(() => altOf(image), 'Ein Zopf');
});

test('proposes a description on the page of an image to managers, unless no model is configured', async () => {
  const image = await testApp.make('image', { alt: 'IMG 4321' });
  const path = `/backend/images/${image}`;
  const page = await browser.openAs('ben', path, 'tablet');
  answer = async () => 'Ein Striezel';
  const propose = page.getByRole('button', { name: 'Beschreibung vorschlagen' });
  await propose.click();
  await expectAnnounced(page, 'Bitte prüfen Sie den Vorschlag.');
  await expectAccessible(page);
  await pressKey(page.getByRole('button', { name: 'Übernehmen' }), 'Enter');
  expect(await page.getByLabel('Bildbeschreibung').inputValue()).toBe('Ein Striezel');
  await page.getByText('Ungespeicherte Änderungen').waitFor();
  expect(await altOf(image)).toBe('IMG 4321');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expectVisible(() => altOf(image), 'Ein Striezel');

  const { services } = testApp.app;
  services.textModel = null;
  const answered = page.waitForResponse(response => isOperation(response.request(), 'HasTextModel'));
  await page.reload();
  await answered;
  await page.getByLabel('Bildbeschreibung').waitFor();
  await expectVisible(() => propose.count(), 0);
  services.textModel = textModel;
});
