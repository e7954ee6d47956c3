import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { cutNetwork, createPage, openBlock, openEditor, textBlock, waitUntilSaved } from '../../../../server/testing/browser/editorSteps';
import { pressKey, tabTo } from '../../../../server/testing/browser/input';

type Answer = (text: string) => string | Promise<string>;
let answer: Answer;
let callCount = 0;
let cancelled = 0;

interface SentText {
  key: string;
  text: string;
}

/** A language model that changes each text by `answer`. */
const textModel = {
  timeout: 60_000,
  complete: async ({ input }: { input: string }, signal?: AbortSignal): Promise<string> => {
    callCount += 1;
    signal?.addEventListener('abort', () => (cancelled += 1));
    const { texts } = JSON.parse(input) as { texts: SentText[] };
    const changed = await Promise.all(texts.map(async ({ key, text }) => [key, await answer(text)] as const));
    return JSON.stringify({ texts: Object.fromEntries(changed) });
  },
};
const browser = useBrowser({ textModel });

async function openDialog(...[path, more]: [path: string, more: object]) {
  const { id, read } = await createPage(browser, path, more);
  const page = await openEditor(browser, id);
  return { page, read, dialog: page.getByRole('dialog', { name: 'Texte vorschlagen' }) };
}

test('shows proposals beside the texts, and changes only what the editor accepts', async () => {
  const content = [textBlock('Gutes Brot'), textBlock('Zopf um 3,50 €'), textBlock('Guter Kuchen')];
  const { page, read, dialog } = await openDialog('vorschlag', { content });
  await page.getByRole('button', { name: 'Mehr zur Seite' }).click();
  await page.getByRole('button', { name: 'Texte vorschlagen' }).click();
  await dialog.getByLabel('Was soll sich ändern?').fill('Einladender');
  await dialog.getByLabel('Ton').selectOption({ label: 'Freundlich' });
  await expectAccessible(page);

  answer = () => new Promise(() => {});
  await dialog.getByRole('button', { name: 'Vorschläge anfordern' }).click();
  await expectAnnounced(dialog, /^Die Vorschläge entstehen/);
  await expectVisible(async () => callCount, 1);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expectVisible(() => dialog.getByRole('button', { name: 'Abbrechen' }).count(), 0);
  await expectVisible(async () => cancelled, 1);
  await expectVisible(() => dialog.getByText('Der Server ist nicht erreichbar.').count(), 0);

  answer = text => text.replace('Gut', 'Besonders gut').replace('3,50', '2,50');
  await tabTo(page, 'Vorschläge anfordern');
  await page.keyboard.press('Enter');
  await expectAnnounced(dialog, '2 Vorschläge sind offen.');
  await dialog.getByText(/^Für einen Block gibt es keinen Vorschlag/).waitFor();
  await dialog.locator('ins').getByText('Besonders gutes').waitFor();
  await expectAccessible(page);
  expect((await read()).hasDraft).toBe(false);

  await tabTo(page, 'Übernehmen: 1. Text');
  await page.keyboard.press('Enter');
  await expectAnnounced(dialog, /^Ein Vorschlag ist offen. 1 übernommen, 0 verworfen/);
  await tabTo(page, 'Verwerfen: 3. Text');
  await page.keyboard.press('Enter');
  await expectAnnounced(dialog, 'Kein Vorschlag ist offen. 1 übernommen, 1 verworfen.');
  await page.keyboard.press('Escape');
  await waitUntilSaved(page);
  const texts = async () => (await read()).draft.map(({ value }: { value: { text: string } }) => value.text);
  await expectVisible(texts, ['<h2>Besonders gutes Brot</h2>', '<h2>Zopf um 3,50 €</h2>', '<h2>Guter Kuchen</h2>']);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectVisible(async () => (await texts())[0], '<h2>Gutes Brot</h2>');
});

test('starts with the open block, and says what is wrong without a connection or a language model', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const { page, dialog } = await openDialog('ohne-netz', { content: [textBlock('Brot'), textBlock('Langer Text')] });
  const { services } = browser.testApp.app;
  await openBlock(page, 1);
  const openFromMenu = async () => {
    await page.getByRole('button', { name: 'Mehr zur Seite' }).click();
    await page.getByRole('button', { name: 'Texte vorschlagen' }).click();
  };
  await pressKey(page.getByRole('button', { name: 'Mehr zu Text' }).first(), 'Enter');
  await pressKey(page.getByRole('button', { name: 'Texte vorschlagen' }), 'Enter');
  await expectVisible(() => dialog.getByRole('checkbox', { checked: true, name: /^1\. Text/ }).count(), 1);
  await page.keyboard.press('Escape');
  await openFromMenu();
  await expectVisible(() => dialog.getByRole('checkbox', { checked: true, name: /^2\. Text/ }).count(), 1);
  await dialog.getByLabel('Was soll sich ändern?').fill('Kürzer');
  await cutNetwork(page);
  await dialog.getByRole('button', { name: 'Vorschläge anfordern' }).click();
  await expectAnnounced(dialog, /^Der Server ist nicht erreichbar\./);
  await page.context().setOffline(false);
  answer = () => '<h2>Text</h2>';
  await dialog.getByRole('button', { name: 'Vorschläge anfordern' }).click();
  await expectAnnounced(dialog, /^Ein Vorschlag ist offen/);
  await page.keyboard.press('Escape');

  services.textModel = null;
  await page.reload();
  await page.getByRole('button', { name: 'Mehr zu Text' }).first().click();
  await page.getByRole('button', { name: 'Duplizieren' }).waitFor();
  expect(await page.getByRole('button', { name: 'Texte vorschlagen' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await openFromMenu();
  await dialog.getByText('Es ist kein Sprachmodell konfiguriert.').waitFor();
  await expectAccessible(page);
  services.textModel = textModel;
});
