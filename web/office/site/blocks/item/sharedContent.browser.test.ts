import type { Locator, Request } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../../../server/testing/browser/browser';
import { delayResponses, isOperation } from '../../../../../server/testing/browser/checkoutSteps';
import {
  blockItems,
  createPage,
  openBlock,
  openEditor,
  preview,
  textBlock,
  waitUntilSaved,
} from '../../../../../server/testing/browser/editorSteps';
import { holdTimers, pressKey, tabTo } from '../../../../../server/testing/browser/input';

const browser = useBrowser();
const { testApp } = browser;
const hasFocus = (element: Locator) => expectVisible(() => element.evaluate(node => node === document.activeElement), true);

test.each(['phone', 'desktop'] as const)('says where a shared content is used, and detaches it as a copy (%s)', async viewport => {
  const block = await testApp.make('block', { name: 'Ferien', type: 'text', value: { text: '<h2>Betriebsferien</h2>' } });
  const content = [{ type: 'shared', config: {}, value: { block } }];
  const { id, read } = await createPage(browser, `ferien-${viewport}`, { content });
  await createPage(browser, `auch-${viewport}`, { content });
  const page = await openEditor(browser, id, viewport);
  await openBlock(page, 0);
  await page.getByRole('heading', { name: 'Wird an 2 Stellen benutzt' }).waitFor();
  await page.getByRole('link', { name: 'Inhalt bearbeiten' }).waitFor();
  await expectAccessible(page);
  await tabTo(page, 'Hier lösen (Kopie)');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, /^Gelöst/);
  await expectVisible(() => blockItems(page).count(), 1);
  await blockItems(page).first().getByText('Betriebsferien').first().waitFor();
  await expectVisible(async () => (await read()).draft[0]?.value.text, '<h2>Betriebsferien</h2>');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await blockItems(page).getByText('Gemeinsamer Inhalt').first().waitFor();
  await expectVisible(async () => (await read()).draft[0].type, 'shared');

  await testApp.rest('ROLE_ADMIN', 'PUT', `/blocks/${block}`, { value: { text: '<h2>Wieder offen</h2>' } });
  const visitor = await browser.open(`/auch-${viewport}`, viewport);
  await visitor.getByRole('heading', { name: 'Wieder offen' }).waitFor();
  await expectAccessible(visitor);
});

test.each(['phone', 'desktop'] as const)('frames a shared block on the page, and leads to the ways to change it (%s)', async viewport => {
  const block = await testApp.make('block', { name: 'Sommerpause', type: 'text', value: { text: '<h2>Wir machen Pause</h2>' } });
  const content = [textBlock('Eins'), { type: 'shared', config: {}, value: { block } }];
  const { id, read } = await createPage(browser, `pause-${viewport}`, { content });
  const page = await openEditor(browser, id, viewport);
  await blockItems(page).nth(1).getByRole('button', { name: 'Gemeinsamer Inhalt Sommerpause', expanded: false }).waitFor();
  await openBlock(page, 1);
  if (viewport === 'phone') await page.getByRole('tab', { name: 'Vorschau' }).click();
  const canvas = preview(page);
  const opener = canvas.getByRole('button', { name: 'Sommerpause Wird an einer Stelle benutzt' });
  await canvas.getByRole('button', { name: 'Gemeinsamer Inhalt nach oben' }).waitFor();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Gemeinsamer Inhalt' });
  await dialog.getByRole('heading', { name: 'Wird an einer Stelle benutzt' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await hasFocus(opener);

  const endTimers = await holdTimers(page, 300); // in which a second press makes a double one
  await canvas.getByRole('heading', { name: 'Wir machen Pause' }).dblclick();
  await dialog.waitFor();
  await endTimers();
  await pressKey(dialog.getByRole('button', { name: 'Hier lösen (Kopie)' }), 'Enter');
  await expectAnnounced(page, /^Gelöst/);
  await hasFocus(canvas.getByRole('button', { name: 'Text verschieben' }));
  await expectVisible(() => opener.count(), 0);
  await expectVisible(async () => (await read()).draft?.[1]?.value.text, '<h2>Wir machen Pause</h2>');
});

test('says in the preview why visitors do not see a shared block', async () => {
  const common = { type: 'text', value: { text: '<h2>Weihnachten</h2>' } };
  const hidden = await testApp.make('block', { name: 'Entwurf', isPublic: false, ...common });
  const later = await testApp.make('block', { name: 'Weihnachten', validFrom: '2026-12-01T00:00:00Z', ...common });
  const news = await testApp.make('block', { name: 'Neues', type: 'news' });
  const shared = (block: string | null) => ({ type: 'shared', config: {}, value: { block } });
  const content = [textBlock('Eins'), shared(hidden), shared(later), shared(news), shared(null)];
  const { id } = await createPage(browser, 'unsichtbar', { content });
  const page = await openEditor(browser, id);
  const canvas = preview(page);
  await canvas.getByText('Gemeinsamer Inhalt: Er ist nicht öffentlich.').waitFor();
  await canvas.getByText('Gemeinsamer Inhalt: Er ist zu dieser Zeit nicht zu sehen.').waitFor();
  await canvas.getByText('Gemeinsamer Inhalt: Neuigkeiten zeigt der Shop an eigener Stelle.').waitFor();
  await canvas.getByText('Gemeinsamer Inhalt: Es ist noch keiner gewählt.').click();
  await expectVisible(() => canvas.getByRole('button', { name: 'Block hier einfügen' }).count(), content.length + 1);
  await blockItems(page).nth(4).getByRole('button', { expanded: true }).waitFor();
  await expectAccessible(page);
  const visitor = await browser.open('/unsichtbar');
  await visitor.getByText('Eins', { exact: true }).waitFor();
  expect(await visitor.getByText('Gemeinsamer Inhalt').count()).toBe(0);
});

test('offers to detach a shared block once the network is back', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const block = await testApp.make('block', { name: 'Ferien', type: 'text', value: { text: '<h2>Ferien</h2>' } });
  const { id } = await createPage(browser, 'netz', { content: [{ type: 'shared', config: {}, value: { block } }] });
  const page = await openEditor(browser, id);
  await preview(page).getByRole('heading', { name: 'Ferien' }).waitFor();
  await page.context().setOffline(true);
  await openBlock(page, 0);
  await page.getByText('Die Stellen konnten nicht geladen werden.').waitFor();
  await page.context().setOffline(false);
  await pressKey(page.getByRole('button', { name: 'Erneut versuchen' }), 'Enter');
  await page.getByRole('heading', { name: 'Wird an einer Stelle benutzt' }).waitFor();
  await page.getByRole('button', { name: 'Hier lösen (Kopie)' }).waitFor();
});

test('asks once where a shared content is used, and counts this page before it is saved', async () => {
  const makeBlock = (name: string) => testApp.make('block', { name, type: 'text', value: { text: `<h2>${name}</h2>` } });
  const [vacation, party] = [await makeBlock('Urlaub'), await makeBlock('Hoffest')];
  const shared = (block: string | null) => ({ type: 'shared', config: {}, value: { block } });
  await createPage(browser, 'auch-hier', { content: [shared(vacation), shared(party)] });
  const { id } = await createPage(browser, 'zeiger', { content: [textBlock('Eins'), shared(vacation), shared(null)] });
  const page = await openEditor(browser, id);
  const canvas = preview(page);
  const isAbout = (request: Request, content: string) =>
    request.url().includes('/graphql') && request.frame() !== page.mainFrame() && isOperation(request, content);
  const requested: string[] = [];
  page.on('request', request => {
    if (isOperation(request, 'PreviewContent')) return;
    for (const content of [vacation, party]) if (isAbout(request, content)) requested.push(content);
  });
  const use = (name: string) => canvas.getByRole('button', { name: `${name} Wird an 2 Stellen benutzt` });
  const leave = async (): Promise<void> => {
    await canvas.getByRole('heading', { name: 'Eins' }).hover();
    await canvas.getByRole('button', { name: 'Text verschieben' }).waitFor();
  };
  for (let turn = 0; turn < 3; turn++) {
    await leave();
    await canvas.getByRole('heading', { name: 'Urlaub' }).hover();
    await use('Urlaub').waitFor();
  }
  await blockItems(page)
    .nth(1)
    .getByRole('button', { name: /^Mehr zu/ })
    .click();
  await page.getByRole('button', { name: 'Duplizieren' }).click();
  await expectVisible(() => canvas.getByRole('heading', { name: 'Urlaub' }).count(), 2);
  await canvas.getByRole('heading', { name: 'Urlaub' }).first().hover();
  await use('Urlaub').first().click();
  await pressKey(page.getByRole('dialog').getByRole('button', { name: 'Hier lösen (Kopie)' }), 'Enter');
  await expectAnnounced(page, /^Gelöst/);
  await canvas.getByRole('heading', { name: 'Urlaub' }).nth(1).hover();
  await use('Urlaub').waitFor();

  const save = await delayResponses(page, 'ApplySiteOperations');
  await openBlock(page, 3);
  await page.getByRole('combobox', { name: 'Inhalt' }).selectOption({ label: 'Hoffest' });
  await use('Hoffest').waitFor();
  save();
  await waitUntilSaved(page);
  await leave();
  await use('Hoffest').waitFor();
  expect(requested).toEqual([vacation, party]);
});
