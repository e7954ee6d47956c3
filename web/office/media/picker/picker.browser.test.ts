import type { Locator } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { placeDemoOrder } from '../../../../server/testing/browser/demoOrders';
import { createPage, openBlock, openEditor } from '../../../../server/testing/browser/editorSteps';
import { pressKey } from '../../../../server/testing/browser/input';
import { removeRoute } from '../../../../server/testing/browser/network/removeRoute';

const browser = useBrowser();

const count = 600;

/** Creates images or files without content, of which the first is `Vitrine 1`; those of the demo shop follow. */
const createMany = (table: 'image' | 'upload', columns: string, values: string) =>
  browser.testApp.app.services.database.query(
    `insert into ${table} (version, extension, "createdAt", ${columns})
    select 1, 'png', timestamptz '2030-01-01' - number * interval '1 second', ${values} from generate_series(1, $1::integer) as number`,
    [count],
  );

beforeAll(() => createMany('image', 'alt, "mimeType"', `'Vitrine ' || number, 'image/png'`));

const captions = (dialog: Locator) => () => dialog.getByRole('listitem').allInnerTexts();
const numbered = (first: number, length: number) => Array.from({ length }, (_, index) => `Vitrine ${first + index}`);

test.each(['phone', 'desktop'] as const)(
  'leads through 600 images page by page, by keyboard, and adds what was selected (%s)',
  async viewport => {
    browser.expectError(/404/);
    const { id, read } = await createPage(browser, `viele-${viewport}`, { content: [{ type: 'gallery', config: {}, value: {} }] });
    const page = await openEditor(browser, id, viewport);
    await openBlock(page, 0);
    await page.getByRole('button', { name: 'Aus den Bildern wählen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bilder auswählen' });
    await expectVisible(captions(dialog), numbered(1, 24));
    await pressKey(dialog.getByRole('button', { name: 'Vitrine 3', exact: true }), 'Enter');
    const next = dialog.getByRole('button', { name: 'Weiter' });
    await pressKey(next, 'Enter');
    await expectVisible(captions(dialog), numbered(25, 24));
    await dialog
      .getByRole('status')
      .filter({ hasText: /^Bilder 25 bis 48 von \d+$/ })
      .waitFor();
    await expectAccessible(page);
    for (let before = 48; before < count; before += 24) {
      await page.keyboard.press('Enter'); // the button has still the focus
      await expectVisible(captions(dialog), numbered(before + 1, 24));
    }
    await pressKey(dialog.getByRole('button', { name: 'Vitrine 600', exact: true }), 'Enter');
    await dialog.getByRole('searchbox', { name: 'Suche' }).fill('Vitrine 44');
    await expectVisible(captions(dialog), ['Vitrine 44', ...numbered(440, 10)]);
    await dialog.getByRole('searchbox', { name: 'Suche' }).fill('gibt es nicht');
    await dialog.getByText('Keine Bilder gefunden.').waitFor();
    await dialog.getByRole('button', { name: '2 Bilder hinzufügen' }).click();
    await expectVisible(
      async () => (await read()).draft[0].value.images?.map(({ alt }: { alt: string }) => alt),
      ['Vitrine 3', 'Vitrine 600'],
    );
  },
);

test('says that the images could not be loaded, and loads them again', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED|404/);
  const { id } = await createPage(browser, 'ohne-netz', { content: [{ type: 'gallery', config: {}, value: {} }] });
  const page = await openEditor(browser, id);
  await openBlock(page, 0);
  const open = page.getByRole('button', { name: 'Aus den Bildern wählen' });
  await open.waitFor();
  await page.route(/graphql/, route =>
    route.request().postData()?.includes('MediaImages') ? route.abort('internetdisconnected') : route.continue(),
  );
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Bilder auswählen' });
  await dialog.getByText('Bilder konnten nicht geladen werden.').waitFor();
  expect(await dialog.getByText('Wird geladen').count()).toBe(0);
  await removeRoute(page, /graphql/);
  await pressKey(dialog.getByRole('button', { name: 'Erneut versuchen' }), 'Enter');
  await dialog.getByRole('listitem').first().waitFor();
  await expectAccessible(page);
});

test('offers no files of orders, however many there are', async () => {
  browser.expectError(/404/);
  await placeDemoOrder(browser.testApp);
  await createMany(
    'upload',
    `name, "mimeType", "publicHash", "hasPreview", "orderId"`,
    `'Bestellt ' || number, 'image/png', md5('x'), false, (select id from "order" limit 1)`,
  );
  await browser.testApp.make('upload', { name: 'Lageplan.txt' });
  const page = await browser.openAs('admin', '/backend/digital-signage-segments/new');
  await page.getByRole('group', { name: 'Video', exact: true }).getByRole('button', { name: 'Aus den Dateien wählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Datei auswählen' });
  await dialog.getByRole('button', { name: 'Lageplan.txt' }).waitFor();
  expect(await dialog.getByText(/^Bestellt/).count()).toBe(0);
});
