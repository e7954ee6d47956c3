import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../server/testing/browser/browser';
import { createPage, openBlock, openEditor } from '../../../server/testing/browser/editorSteps';
import { tabTo } from '../../../server/testing/browser/input';

const browser = useBrowser();
const { testApp } = browser;

async function open(path: string, viewport?: 'phone' | 'tablet' | 'desktop'): Promise<Page> {
  const page = await browser.openAs('admin', path, viewport);
  await page.waitForURL(({ pathname }) => pathname === path);
  return page;
}

test.each(['phone', 'desktop'] as const)('says where an image is used, and replaces it everywhere (%s)', async viewport => {
  const image = await testApp.make('image', { alt: `Altes Bild ${viewport}` });
  const other = await testApp.make('image', { alt: `Neues Bild ${viewport}` });
  const gallery = { type: 'gallery', config: {}, value: { images: [image] } };
  const { id: site, read } = await createPage(browser, `stellen-${viewport}`, { content: [gallery] });
  await testApp.make('category', { name: 'Torten', image });
  const editor = await openEditor(browser, site);
  await openBlock(editor, 0);
  await editor.getByText(`Altes Bild ${viewport}`).waitFor();

  const page = await open(`/backend/images/${image}`, viewport);
  await page.getByRole('button', { name: 'Wo benutzt?' }).click();
  const places = page.getByRole('dialog', { name: 'Wo benutzt?' });
  await places.getByRole('heading', { name: 'Wird an 2 Stellen benutzt' }).waitFor();
  await expectVisible(
    () => places.getByRole('listitem').allTextContents(),
    ['Kategorie „Torten“Bild', `Seite „Seite stellen-${viewport}“Inhalt › 1. Galerie › Bilder`],
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bild löschen?' });
  await dialog.getByRole('heading', { name: 'Wird an 2 Stellen benutzt' }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 500 });
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await dialog.getByText(/^Wird noch verwendet/).waitFor();
  const bottom = async (selector: string) => dialog.locator(selector).evaluate(element => element.getBoundingClientRect().bottom);
  await expectVisible(async () => (await bottom('[role=alert]')) < (await bottom('footer')), true); // otherwise it is scrolled out
  await dialog.getByRole('button', { name: 'Aus den Bildern wählen' }).click();
  await page.getByRole('dialog', { name: 'Bild auswählen' }).getByText(`Neues Bild ${viewport}`).click();
  browser.expectError(new RegExp(`404 .*/image/small/${image}-`)); // a page that still shows the deleted image may only load it now
  await dialog.getByRole('button', { name: 'Ersetzen und löschen' }).click();
  await expectAnnounced(page, 'Bild ersetzt und gelöscht.');
  await page.getByRole('heading', { name: 'Bilder', level: 1 }).waitFor();
  expect((await read()).content[0].value.images).toMatchObject([{ id: other }]);
  // The open editor shows the change of the other user.
  await editor.getByText(`Neues Bild ${viewport}`).waitFor();
});

test('replaces a tag by keyboard alone, and opens a place where it is used', async () => {
  const [tag, other] = [await testApp.make('tag', { name: 'Alt' }), await testApp.make('tag', { name: 'Neu' })];
  const branch = await testApp.make('branch', { name: 'Traun', tags: [tag] });
  const page = await open(`/backend/tags/${tag}`, 'tablet');
  await page.getByRole('heading', { name: 'Alt', level: 1 }).waitFor();
  const failure = { message: 'Fehler', extensions: { code: 'INTERNAL' } };
  let failures = 0;
  await page.route(/graphql/, route => {
    if (!route.request().postData()?.includes('Usages')) return route.continue();
    return failures++ === 0 ? route.fulfill({ json: { errors: [failure] } }) : route.continue();
  });
  await tabTo(page, 'Wo benutzt?');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Die Stellen konnten nicht geladen werden.').waitFor();
  await expectAccessible(page);
  await tabTo(page, 'Erneut versuchen');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Wird an einer Stelle benutzt' }).waitFor();
  await tabTo(page, 'Filiale „Traun“');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Traun', level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Alt', level: 1 }).waitFor();
  await tabTo(page, 'Löschen');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Wird an einer Stelle benutzt' }).waitFor();
  await tabTo(page, 'Ersetzen durch');
  const picker = page.getByRole('combobox', { name: 'Ersetzen durch' });
  await picker.selectOption({ label: 'Alt' });
  await page.getByText('Das ist der Eintrag, den Sie löschen.').waitFor();
  await picker.selectOption({ label: 'Neu' });
  await tabTo(page, 'Ersetzen und löschen');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Tag ersetzt und gelöscht.');
  const { body } = await testApp.rest('ROLE_ADMIN', 'GET', `/branches/${branch}`);
  expect(body.data.tags).toMatchObject([{ id: other }]);
});
