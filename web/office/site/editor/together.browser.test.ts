import type { Page, Route } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser } from '../../../../server/testing/browser/browser';
import {
  blockItems,
  createPage,
  cutNetwork,
  openBlock,
  openEditor,
  preview,
  textBlock,
  waitUntilSaved,
} from '../../../../server/testing/browser/editorSteps';

const browser = useBrowser();
const { testApp } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const form = { type: 'order-request', config: {}, value: { recipient: 'alt@hollerbusch.example', fillings: [] } };
const recipientField = (page: Page) => page.getByRole('textbox', { name: 'Empfänger der Anfragen' });
const fillingsField = (page: Page) => page.getByRole('textbox', { name: 'Füllungen' });
const summaries = (page: Page) => () => blockItems(page).locator('b + span').allTextContents();

/** Opens the editor of the page as another person. */
async function openAsAdmin(id: string): Promise<Page> {
  const page = await browser.openAs('admin', `/backend/sites/${id}`);
  await page.getByRole('heading', { name: 'Blöcke' }).waitFor();
  return page;
}

test('merges what two editors do with one page, also in different fields of one block', async () => {
  const { id, read } = await createPage(browser, 'gemeinsam', { content: [form, textBlock('Eins'), textBlock('Zwei')] });
  const [edi, admin] = [await openEditor(browser, id), await openAsAdmin(id)];
  await openBlock(edi, 0);
  await openBlock(admin, 0);
  await recipientField(edi).fill('neu@hollerbusch.example');
  await fillingsField(admin).fill('Käse');
  await expectVisible(() => fillingsField(edi).inputValue(), 'Käse');
  await expectVisible(() => recipientField(admin).inputValue(), 'neu@hollerbusch.example');

  await blockItems(edi).nth(2).getByRole('button', { name: 'Mehr zu Text' }).click();
  await edi.getByRole('button', { name: 'Nach oben' }).click();
  await expectVisible(async () => (await summaries(admin)()).slice(1), ['Zwei', 'Eins']);
  expect(await recipientField(admin).inputValue()).toBe('neu@hollerbusch.example'); // the open form stays
  await waitUntilSaved(edi);
  expect((await read()).draft[0].value).toMatchObject({ recipient: 'neu@hollerbusch.example', fillings: ['Käse'] });
  await admin.getByRole('button', { name: 'Rückgängig' }).click(); // undoes the own change only
  await expectVisible(() => fillingsField(edi).inputValue(), '');
  expect(await recipientField(edi).inputValue()).toBe('neu@hollerbusch.example');
});

test('shows who else has the page open, and in which field', async () => {
  const { id } = await createPage(browser, 'zusammen', { content: [form, textBlock('Eins')] });
  const [edi, admin] = [await openEditor(browser, id), await openAsAdmin(id)];
  await edi.getByText('Auch hier: Admin Demo').waitFor({ state: 'attached' });
  // An answer that came before the connection is repeated after 25 seconds.
  await admin.getByText('Auch hier: Edi Entwurf').waitFor({ state: 'attached', timeout: 60_000 });
  await openBlock(admin, 0);
  await recipientField(admin).focus();
  await blockItems(edi).first().getByText('Admin Demo bearbeitet: Empfänger der Anfragen').waitFor({ state: 'attached' });
  await expectAccessible(edi);
  await admin.goto('/backend/sites');
  await expectVisible(() => edi.getByText('Admin Demo').count(), 0);
});

test('shows both versions of a field that two editors changed and keeps the chosen one', async () => {
  const { id, read } = await createPage(browser, 'streit', { content: [form] });
  const [edi, admin] = [await openEditor(browser, id), await openAsAdmin(id)];
  await openBlock(edi, 0);
  await cutNetwork(edi);
  browser.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await recipientField(edi).fill('edi@hollerbusch.example');
  await edi.getByText('Der Server ist nicht erreichbar.').waitFor();
  await openBlock(admin, 0);
  await recipientField(admin).fill('admin@hollerbusch.example');
  await waitUntilSaved(admin);

  await edi.context().setOffline(false);
  const notice = edi.getByRole('alert').filter({ hasText: 'hat gleichzeitig dasselbe geändert.' });
  await notice.getByRole('button', { name: '1. Anfrage: Empfänger der Anfragen' }).waitFor();
  expect(await recipientField(edi).inputValue()).toBe('admin@hollerbusch.example');
  const card = edi.getByText('Empfänger der Anfragen: zwei Fassungen').locator('..');
  await expectVisible(
    () => card.locator('dd').allTextContents(),
    ['edi@hollerbusch.example', 'admin@hollerbusch.example', 'alt@hollerbusch.example'],
  );
  await expectAccessible(edi);
  await edi.reload();
  await openBlock(edi, 0);
  await edi.getByRole('button', { name: 'Meine Fassung übernehmen' }).click();
  await waitUntilSaved(edi);
  await expectVisible(() => notice.count(), 0);
  expect((await read()).draft[0].value.recipient).toBe('edi@hollerbusch.example');
  await expectVisible(() => recipientField(admin).inputValue(), 'edi@hollerbusch.example');
});

test('asks about a block that another editor deleted meanwhile', async () => {
  const { id, read } = await createPage(browser, 'weg');
  const edi = await openEditor(browser, id);
  await cutNetwork(edi);
  browser.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  // The small views of the blocks are not loaded yet.
  await edi.getByRole('button', { name: 'Block hinzufügen' }).click();
  await edi.getByRole('dialog').getByLabel('Suchen').fill('Hero');
  await edi.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await blockItems(edi).first().getByRole('button', { name: 'Text verbergen' }).click();
  const { content } = await read();
  await testApp.rest('ROLE_ADMIN', 'PUT', `/sites/${id}`, { draft: [content[1]], hasDraft: true });
  await edi.context().setOffline(false);
  await edi.getByText('hat den Block „Text“ gelöscht, den Sie geändert haben.').waitFor();
  await expectVisible(summaries(edi), ['Zwei']);
  await edi.getByRole('button', { name: 'Mit meinen Änderungen wiederherstellen' }).click();
  await expectVisible(summaries(edi), ['Eins', 'Zwei']);
  await waitUntilSaved(edi);
  expect((await read()).draft).toMatchObject([{ isHidden: true }, { isHidden: false }]);
});

test('says that the page was deleted meanwhile', async () => {
  const { id } = await createPage(browser, 'geloescht');
  const page = await openEditor(browser, id);
  await preview(page).getByRole('heading', { name: 'Eins' }).waitFor();
  await testApp.rest('ROLE_ADMIN', 'DELETE', `/sites/${id}`);
  await blockItems(page).first().getByRole('button', { name: 'Text verbergen' }).click();
  await page.getByRole('alert').getByText('Diese Seite wurde inzwischen gelöscht.').waitFor();
  expect(await page.getByRole('button', { name: 'Erneut versuchen' }).count()).toBe(0);
});

test('keeps changes on the device when the tab is closed without a connection and the session ends', async () => {
  const { id, read } = await createPage(browser, 'offline', { content: [form] });
  const page = await openEditor(browser, id);
  await openBlock(page, 0);
  await cutNetwork(page);
  browser.expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await fillingsField(page).fill('Käse');
  await page.getByRole('button', { name: 'Anfrage verbergen' }).click();
  await page.getByText('Der Server ist nicht erreichbar.').waitFor();
  await page.close({ runBeforeUnload: false });
  expect((await read()).hasDraft).toBe(false);

  const next = await page.context().newPage();
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await next.goto(`/backend/sites/${id}`);
  await logIn(next, 'edi');
  await next.getByText('Ihre Änderungen auf diesem Gerät sind wieder da.').waitFor();
  await waitUntilSaved(next);
  expect((await read()).draft).toMatchObject([{ isHidden: true, value: { fillings: ['Käse'] } }]);
  await next.reload();
  await next.getByRole('heading', { name: 'Blöcke' }).waitFor();
  await openBlock(next, 0);
  expect(await fillingsField(next).inputValue()).toBe('Käse');
  expect(await next.getByText('Ihre Änderungen auf diesem Gerät sind wieder da.').count()).toBe(0);
});

test('saves at once after half an hour without a network, although a request still waits for its answer', async () => {
  const { id, read } = await createPage(browser, 'tunnel', { content: [form] });
  const page = await openEditor(browser, id);
  await page.evaluate(() => (AbortSignal.timeout = () => new AbortController().signal)); // the request must not time out by itself
  let [lost, isCut] = [0, true];
  await page.route(/graphql/, (route: Route): Promise<void> => {
    if (!isCut || !route.request().postData()?.includes('ApplySiteOperations')) return route.continue();
    lost += 1;
    return Promise.resolve(); // removing the route would let the request continue
  });
  await openBlock(page, 0);
  await fillingsField(page).fill('Käse');
  await expectVisible(async () => lost, 1);
  await fillingsField(page).fill('Käse und Schinken');
  isCut = false;
  expect((await read()).hasDraft).toBe(false);
  await browser.setClock('2026-11-20T10:00:00Z');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waitUntilSaved(page);
  expect((await read()).draft[0].value.fillings).toEqual(['Käse und Schinken']);
});

test('adds a block once when the response of its save was lost', async () => {
  const { id, read } = await createPage(browser, 'verloren', { content: [textBlock('Eins')] });
  const page = await openEditor(browser, id);
  let isLost = false;
  await page.route(/graphql/, async route => {
    if (isLost || !route.request().postData()?.includes('ApplySiteOperations')) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  browser.expectError(/ERR_CONNECTION_RESET/);
  await blockItems(page).first().getByRole('button', { name: 'Mehr zu Text' }).click();
  await page.getByRole('button', { name: 'Duplizieren' }).click();
  await waitUntilSaved(page); // the page notices it by itself
  expect(isLost).toBe(true);
  await expectVisible(summaries(page), ['Eins', 'Eins']);
  expect((await read()).draft).toHaveLength(2);
});

test('sends only the change of a sentence', async () => {
  const content = Array.from({ length: 30 }, (_, index) => textBlock(`Absatz ${index} ${'mit Text '.repeat(40)}`));
  const { id } = await createPage(browser, 'klein', { content });
  const page = await openEditor(browser, id);
  const sent = page.waitForRequest(request => request.postData()?.includes('ApplySiteOperations') ?? false);
  await blockItems(page).nth(3).getByRole('button', { name: 'Text verbergen' }).click();
  expect((await sent).postData()!.length).toBeLessThan(2_000);
});
