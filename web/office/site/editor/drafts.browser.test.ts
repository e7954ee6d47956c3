import { expectAccessible, expectVisible, logIn, useBrowser } from '../../../../server/testing/browser/browser';
import { pressKey } from '../../../../server/testing/browser/input';
import {
  blockItems,
  createPage,
  openBlock,
  openEditor,
  publish,
  textBlock,
  waitUntilSaved,
} from '../../../../server/testing/browser/editorSteps';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();
const { testApp } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test('proposes the path of a new page from its name until the editor types another one', async () => {
  const page = await browser.openAs('edi', '/backend/sites/new');
  const name = page.getByRole('textbox', { name: /^Name/ });
  const path = page.getByRole('textbox', { name: /^Adresse/ });
  await name.fill('Über uns & Team');
  await expectVisible(() => path.inputValue(), 'ueber-uns-team');
  await path.fill('team');
  await name.fill('Unser Team');
  await expectVisible(() => path.inputValue(), 'team');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('heading', { name: 'Blöcke' }).waitFor();
  expect((await testApp.rest('ROLE_ADMIN', 'GET', '/sites?search=Unser%20Team')).body.data).toMatchObject([
    { path: 'team', type: 'standard' },
  ]);
});

test('creates a page from the blocks of another one', async () => {
  const { id, read } = await createPage(browser, 'vorlage', { isPublic: false });
  const page = await openEditor(browser, id);
  await openBlock(page, 1);
  await page.getByRole('button', { name: 'Mehr zur Seite' }).click();
  await page.getByRole('button', { name: 'Als Vorlage verwenden' }).click();
  const template = page.getByRole('combobox', { name: 'Vorlage' });
  await expectVisible(() => template.inputValue(), id);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Nach Vorlage');
  await template.selectOption({ label: 'Leere Seite' });
  await page.getByRole('combobox', { name: /^Seitentyp/ }).waitFor();
  await template.selectOption(id);
  await page.getByRole('combobox', { name: /^Seitentyp/ }).waitFor({ state: 'detached' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expectVisible(() => blockItems(page).locator('b + span').allTextContents(), ['Eins', 'Zwei']);
  const [copy] = (await testApp.rest('ROLE_ADMIN', 'GET', '/sites?search=Nach%20Vorlage')).body.data;
  const created = (await testApp.rest('ROLE_ADMIN', 'GET', `/sites/${copy.id}`)).body.data;
  expect(created).toMatchObject({ path: 'nach-vorlage', type: 'standard', isPublic: false, hasDraft: true, content: [] });
  const ids = [...created.draft, ...(await read()).content].map((block: { id: string }) => block.id);
  expect(new Set(ids).size).toBe(4);
});

test('keeps invalid texts as a draft and leads to them before publishing', async () => {
  const { id, read } = await createPage(browser, 'falsch', {
    content: [textBlock('Eins'), { type: 'order-request', config: {}, value: {} }],
  });
  const page = await openEditor(browser, id);
  await openBlock(page, 1);
  const recipient = page.getByRole('textbox', { name: 'Empfänger der Anfragen' });
  await recipient.fill('party@');
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse an.').waitFor();
  const fillings = page.getByRole('textbox', { name: 'Füllungen' });
  await fillings.fill(`Käse\n${'x'.repeat(90)}`);
  await page.getByText('2. Eintrag: Dieser Wert ist zu lang. Er darf höchstens 80 Zeichen lang sein.').waitFor();
  await waitUntilSaved(page);
  await page.reload();
  await page.getByText('Prüfen').waitFor();

  await pressKey(page.getByRole('button', { name: 'Veröffentlichen', disabled: true }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Vor dem Veröffentlichen prüfen' });
  await dialog.getByText('Bitte geben Sie eine gültige E-Mail-Adresse an.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^2\. .*: Empfänger der Anfragen$/ }).click();
  await expectVisible(() => recipient.evaluate(input => input === document.activeElement), true);
  const isInView = () => recipient.evaluate(input => input.getBoundingClientRect().bottom < innerHeight);
  await expectVisible(isInView, true);
  expect(await recipient.inputValue()).toBe('party@');
  expect((await read()).content[1].value.recipient).toBeNull();

  await recipient.fill('party@hollerbusch.example');
  await fillings.focus();
  await page.evaluate(() => document.body.append(document.createElement('div'))); // the form has moved the focus at each change
  expect(await fillings.evaluate(input => input === document.activeElement)).toBe(true);
  await fillings.fill('Käse');
  await publish(page);
  expect((await read()).content[1].value.recipient).toBe('party@hollerbusch.example');
});

test('asks before it publishes empty blocks', async () => {
  const { id, read } = await createPage(browser, 'leer', { content: [textBlock('Eins')], isPublic: false });
  const page = await openEditor(browser, id);
  await page.getByRole('button', { name: 'Block hinzufügen' }).click();
  await page.getByRole('button', { name: /^Text/ }).last().click();
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seite veröffentlichen' });
  await dialog.getByText('In diesen Blöcken steht noch nichts.').waitFor();
  await dialog.getByRole('button', { name: '2.\u00A0Text' }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  expect((await read()).isPublic).toBe(false);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await dialog.getByRole('button', { name: 'Trotzdem veröffentlichen' }).click();
  await page.getByText('Seite veröffentlicht.').waitFor();
  expect((await read()).content).toHaveLength(2);
});

test('asks before a logout deletes what this device has not saved', async () => {
  const { id, read } = await createPage(browser, 'abmelden', { content: [textBlock('Eins')] });
  const page = await openEditor(browser, id);
  await page.route('**/graphql', route =>
    route.request().postData()?.includes('applySiteOperations') ? route.fulfill({ status: 503 }) : route.continue(),
  );
  browser.expectError(/503/);
  await page.getByRole('button', { name: 'Text verbergen' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('link', { name: 'Abmelden' }).click();
  await page.getByRole('button', { name: 'Seite verlassen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ungespeicherte Änderungen löschen?' });
  await dialog.getByText('Änderungen an einer Seite noch nicht gespeichert').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zu den Seiten' }).click();
  await page.getByRole('heading', { name: 'Seiten', level: 1 }).waitFor();

  await page.goto('/backend/logout');
  await dialog.getByRole('button', { name: 'Löschen und abmelden' }).click();
  await page.waitForURL('**/backend/login');
  await removeRoute(page, '**/graphql');
  await page.goto(`/backend/login?next=/backend/sites/${id}`);
  await logIn(page, 'edi');
  await page.getByRole('button', { name: 'Text verbergen' }).waitFor();
  expect((await read()).hasDraft).toBe(false);
});
