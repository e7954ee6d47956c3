import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { createPage, openBlock, openEditor, textBlock, waitUntilSaved } from '../../../../server/testing/browser/editorSteps';
import { pressKey } from '../../../../server/testing/browser/input';
import type { Json } from '../../../../server/testing/app/json';

/** A language model that praises each text. */
const textModel = {
  timeout: 60_000,
  complete: async ({ input }: { input: string }): Promise<string> => {
    const { texts } = JSON.parse(input) as { texts: { key: string; text: string }[] };
    return JSON.stringify({ texts: Object.fromEntries(texts.map(({ key, text }) => [key, text.replace('Gut', 'Besonders gut')])) });
  },
};
const browser = useBrowser({ textModel });
const { testApp } = browser;

const heading = (text: string): string => `<h2>${text}</h2>`;

async function openPage(path: string, texts: readonly string[]) {
  const { id, read } = await createPage(browser, path, { content: texts.map(text => textBlock(text)) });
  const page = await openEditor(browser, id);
  const dialog = page.getByRole('dialog', { name: 'Texte vorschlagen' });
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Mehr zur Seite' }).click();
    await page.getByRole('button', { name: 'Texte vorschlagen' }).click();
    await dialog.waitFor();
  };
  const prompt = dialog.getByLabel('Was soll sich ändern?');
  const request = async () => {
    await openDialog();
    await prompt.fill('Einladender');
    await pressKey(dialog.getByRole('button', { name: 'Vorschläge anfordern' }), 'Enter');
    await dialog.getByRole('list', { name: 'Vorschläge' }).waitFor();
  };
  return { id, page, dialog, prompt, openDialog, request, read };
}

const accept = (name: string) => ({ name: `Übernehmen: ${name}` });

test('keeps what was typed for the language model over a reload, until it is sent', async () => {
  const { page, dialog, prompt, openDialog } = await openPage('getippt', ['Gutes Brot']);
  await openDialog();
  await prompt.fill('Kürzer und herzlicher');
  await dialog.getByLabel('Ton').selectOption({ label: 'Festlich' });
  await page.reload();
  await openDialog();
  await expectVisible(() => prompt.inputValue(), 'Kürzer und herzlicher');
  await expectVisible(() => dialog.getByLabel('Ton').inputValue(), 'festive');
  await dialog.getByRole('button', { name: 'Vorschläge anfordern' }).click();
  await dialog.getByRole('button', { name: 'Neue Vorschläge anfordern' }).click();
  await expectVisible(() => prompt.inputValue(), '');
});

test('keeps open proposals over a reload and when the dialog is closed, in this tab only', async () => {
  const { id, page, dialog, openDialog, request, read } = await openPage('offen', ['Gutes Brot', 'Guter Kuchen']);
  await request();
  await pressKey(dialog.getByRole('button', accept('1. Text')), 'Enter');
  await expectAnnounced(dialog, 'Ein Vorschlag ist offen. 1 übernommen, 0 verworfen.');
  await page.keyboard.press('Escape');
  await waitUntilSaved(page);
  await page.reload();
  await openDialog();
  await expectAnnounced(dialog, 'Ein Vorschlag ist offen. 1 übernommen, 0 verworfen.');
  await dialog.locator('ins').getByText('Besonders guter').waitFor();

  const other = await page.context().newPage();
  await other.goto(`/backend/sites/${id}`);
  await other.getByRole('button', { name: 'Mehr zur Seite' }).click();
  await other.getByRole('button', { name: 'Texte vorschlagen' }).click();
  await other.getByLabel('Was soll sich ändern?').waitFor();
  await other.close();

  await pressKey(dialog.getByRole('button', accept('2. Text')), 'Enter');
  await expectAnnounced(dialog, 'Kein Vorschlag ist offen. 2 übernommen, 0 verworfen.');
  await page.keyboard.press('Escape');
  const texts = async () => (await read()).draft.map(({ value }: { value: { text: string } }) => value.text);
  await expectVisible(texts, [heading('Besonders gutes Brot'), heading('Besonders guter Kuchen')]);
  await openDialog();
  await dialog.getByLabel('Was soll sich ändern?').waitFor();
});

test('warns when a text has changed since the request, and says that a block was deleted', async () => {
  const { id, page, dialog, request, openDialog, read } = await openPage('veraltet', [
    'Gutes Brot',
    'Guter Kuchen',
    'Guter Tee',
    'Guter Saft',
  ]);
  await request();
  await expectAnnounced(dialog, '4 Vorschläge sind offen.');
  const [first, second, , fourth] = (await read()).content;
  const withText = (block: Json, text: string) => ({ ...block, value: { ...block.value, text: heading(text) } });
  const draft = [withText(first, 'Gutes Brot von Mia'), second, withText(fourth, 'Besonders guter Saft')];
  expect((await testApp.rest('ROLE_ADMIN', 'PUT', `/sites/${id}`, { draft, hasDraft: true })).status).toBe(200);
  await dialog.getByText('Der Text hat sich seit der Anfrage geändert.').waitFor();
  await dialog.getByText('Ein Block mit einem Vorschlag wurde inzwischen gelöscht.').waitFor();
  await expectAnnounced(dialog, '2 Vorschläge sind offen.');
  await dialog.locator('del').getByText('von Mia').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // The editor changes a text too, before deciding.
  await openBlock(page, 1);
  await page.getByRole('textbox', { name: 'Inhalt' }).fill('Guter Kuchen um 3 €');
  await waitUntilSaved(page);
  await openDialog();
  await dialog.getByText('Der Vorschlag passt nicht mehr.').waitFor();
  expect(await dialog.getByRole('button', accept('2. Text')).isDisabled()).toBe(true);
});
