/** Steps of browser tests in the page editor. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expectVisible, type BrowserTestApp, type viewports } from './browser';
import { pressKey } from './input';
import { waitForIdleNetwork } from './network/pendingRequests';
import type { Json } from '../app/json';

/** Returns the input of a text block with a heading. */
export const textBlock = (heading: string, more: object = {}) => ({
  type: 'text',
  config: {},
  value: { text: `<h2>${heading}</h2>`, background: 'green' },
  ...more,
});

/** Creates a page with two texts for one test and returns its id and a function that reads it. */
export async function createPage(
  { testApp }: BrowserTestApp,
  path: string,
  more: object = {},
): Promise<{ id: string; read: () => Promise<Json> }> {
  const input = { name: `Seite ${path}`, path, type: 'standard', isPublic: true, hasDraft: false, showInSitemap: true, sortOrder: 50 };
  const content = [textBlock('Eins'), textBlock('Zwei')];
  const { body } = await testApp.rest('ROLE_ADMIN', 'POST', '/sites', { ...input, content, ...more });
  const { id } = body.data;
  return { id, read: async () => (await testApp.rest('ROLE_ADMIN', 'GET', `/sites/${id}`)).body.data };
}

/** Opens the editor of a page as an editor. */
export async function openEditor(browser: BrowserTestApp, id: string, viewport?: keyof typeof viewports): Promise<Page> {
  const page = await browser.openAs('edi', `/backend/sites/${id}`, viewport);
  await page.getByRole('heading', { name: 'Blöcke' }).waitFor();
  return page;
}

export const previewFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Vorschau der Seite"]');
/** The page in the preview, once it shows what is in the editor and takes presses. */
export const preview = (page: Page): Locator => previewFrame(page).locator('[aria-busy=false]');

export const blockItems = (page: Page) => page.getByRole('list', { name: 'Blöcke' }).locator(':scope > li');
export const openBlock = (page: Page, position: number) => blockItems(page).nth(position).locator('button[aria-expanded]').first().click();
export const waitUntilSaved = (page: Page) => page.getByText(/^Gespeichert um/).waitFor();

/** Waits until the browser keeps an edit with this JSON, which a reload then continues. */
export const waitUntilStored = (page: Page, json: string): Promise<void> =>
  expectVisible(async () => JSON.stringify(await page.evaluate(readStoredEdits)).includes(json), true);

/** Runs on the page. */
const readStoredEdits = (): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('asp.edits');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const reading = opening.result.transaction('edits').objectStore('edits').getAll();
      reading.onerror = reject;
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });

/** Publishes the page at once. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await pressKey(page.getByRole('dialog', { name: 'Seite veröffentlichen' }).getByRole('button', { name: 'Veröffentlichen' }), 'Enter');
  await page.getByText('Seite veröffentlicht.').waitFor();
}

/** Disconnects the page from the network once its preview and the code of its open parts have loaded. */
export async function cutNetwork(page: Page): Promise<void> {
  await preview(page).locator('[data-block]').first().waitFor();
  await waitForIdleNetwork(page);
  await page.context().setOffline(true);
}
