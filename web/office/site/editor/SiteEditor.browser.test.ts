import type { Page, Route } from 'playwright-core';
import { expectAccessible, shows, signInOn, useBrowser, viewports } from '../../../../server/testing/browser/browser';

const browser = useBrowser();
const { house } = browser;

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

const text = (words: string, more: object = {}) => ({
  type: 'text',
  config: {},
  value: { text: `<h2>${words}</h2>`, background: 'green' },
  ...more,
});

/** A page of its own for each test; where it is written, and where it is seen. */
async function made(path: string, more: object = {}): Promise<{ id: string; read: () => Promise<any> }> {
  const draft = { name: `Seite ${path}`, path, type: 'standard', isPublic: true, hasDraft: false, showInSitemap: true, sortOrder: 50 };
  const { body } = await house.rest('ROLE_ADMIN', 'POST', '/sites', { ...draft, content: [text('Eins'), text('Zwei')], ...more });
  const { id } = body.data;
  return { id, read: async () => (await house.rest('ROLE_ADMIN', 'GET', `/sites/${id}`)).body.data };
}

async function write(id: string, viewport?: keyof typeof viewports): Promise<Page> {
  const page = await browser.open(`/backend/login?next=/backend/sites/${id}`, viewport);
  await signInOn(page, 'edi');
  await page.getByRole('heading', { name: 'Blöcke' }).waitFor();
  return page;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Blöcke' }).locator(':scope > li');
const names = (page: Page) => () => rows(page).locator('b + span').allTextContents();
const open = (page: Page, at: number) => rows(page).nth(at).locator('button[aria-expanded]').first().click();
const saved = (page: Page) => page.getByText(/^Gespeichert um/).waitFor();
/** When the page has done what follows from the last key. */
const atRest = (page: Page) => page.evaluate(() => new Promise(done => requestIdleCallback(() => requestAnimationFrame(done))));
const preview = (page: Page) => page.frameLocator('iframe[title="Vorschau der Seite"]');

test('an editor adds, writes, orders and hides blocks, and only what is published is seen', async () => {
  const { id, read } = await made('werkstatt');
  const page = await write(id);
  await page.getByRole('button', { name: 'Block hinzufügen' }).click();
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('stellen');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Karriere' }).getByRole('button', { name: 'Stellen: hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Bezeichnung' }).fill('Brezelbieger');
  await preview(page).getByRole('heading', { name: 'Brezelbieger' }).waitFor();

  await rows(page).nth(2).getByRole('button', { name: 'Mehr zu Karriere' }).click();
  await page.getByRole('button', { name: 'Nach oben' }).click();
  await shows(names(page), ['Eins', '1 Stelle', 'Zwei']);
  await rows(page).first().getByRole('button', { name: 'Text verbergen' }).click();
  await saved(page);
  await page.getByText('Öffentlich, mit Änderungen').waitFor();
  await preview(page).getByRole('heading', { name: 'Eins' }).waitFor({ state: 'detached' });

  const visitor = await browser.open('/werkstatt');
  await visitor.getByRole('heading', { name: 'Eins' }).waitFor();
  expect(await visitor.getByText('Brezelbieger').count()).toBe(0);

  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByText('Seite veröffentlicht.').waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Brezelbieger' }).waitFor();
  await shows(() => visitor.getByRole('heading', { name: 'Eins' }).count(), 0);
  expect(await read()).toMatchObject({ hasDraft: false, draft: [], content: { length: 3 } });
});

test('blocks are moved by the keyboard, and every step is taken back', async () => {
  const { id } = await made('tasten');
  const page = await write(id);
  const grip = rows(page).first().getByRole('button', { name: 'Text verschieben' });
  await grip.focus();
  await page.keyboard.press('Space');
  await page.getByText('Text, Position 1 von 2').waitFor({ state: 'attached' });
  // A block that was just taken up does not hear the arrows yet.
  await shows(async () => {
    await page.keyboard.press('ArrowDown');
    return (await page.getByText('Text, Position 2 von 2').count()) > 0;
  }, true);
  await page.keyboard.press('Space');
  await shows(names(page), ['Zwei', 'Eins']);
  await atRest(page); // a block that was put down takes the focus back first

  await rows(page).first().locator('button[aria-expanded]').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await shows(names(page), ['Eins', 'Zwei']);
  await page.keyboard.press('Control+d');
  await shows(names(page), ['Eins', 'Zwei', 'Zwei']);
  await page.keyboard.press('Delete');
  await shows(names(page), ['Eins', 'Zwei']);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await shows(names(page), ['Eins', 'Zwei', 'Zwei']);
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await shows(names(page), ['Eins', 'Zwei']);
});

test('rich text is written as it will read, by keys and by tools', async () => {
  const { id, read } = await made('worte');
  const page = await write(id);
  await open(page, 0);
  const words = page.getByRole('textbox', { name: 'Inhalt' });
  await words.getByRole('heading', { name: 'Eins' }).click();
  // On a slow machine the text takes the focus, and with it its own place to write at, after the click.
  await shows(async () => {
    await page.keyboard.press('Control+End');
    await atRest(page);
    return page.evaluate(() => getSelection()!.anchorOffset);
  }, 'Eins'.length);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wir backen ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('täglich');
  await page.keyboard.press('Control+b');
  await preview(page).locator('strong', { hasText: 'täglich' }).waitFor();

  await page.keyboard.press('Shift+Tab');
  const tools = page.getByRole('toolbar', { name: 'Formatierung' });
  await shows(
    () => tools.getByRole('button', { name: 'Überschrift', exact: true }).evaluate(button => button === document.activeElement),
    true,
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // A tool hands the focus back to the text with the next frame.
  const writing = () => shows(() => words.evaluate(text => text === document.activeElement), true);
  await words.getByRole('heading', { name: 'Wir backen täglich', level: 3 }).waitFor();
  await writing();
  await page.keyboard.press('Enter');
  await tools.getByRole('button', { name: 'Liste', exact: true }).click();
  await writing();
  await page.keyboard.type('Brot');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await tools.getByRole('button', { name: 'Link' }).click();
  const address = page.getByRole('textbox', { name: 'Adresse des Links' });
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await page.getByText('Bitte geben Sie eine gültige Adresse (URL) an.').waitFor();
  await address.fill('hollerbusch.example/brot');
  await address.press('Enter');
  await preview(page).getByRole('link', { name: 'Brot', exact: true }).waitFor();
  await saved(page);
  expect((await read()).draft[0].value.text).toBe(
    '<h2>Eins</h2><h3>Wir backen <strong>täglich</strong></h3>' +
      '<ul><li><p><a href="https://hollerbusch.example/brot" rel="noopener noreferrer">Brot</a></p></li></ul>',
  );

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await shows(() => words.getByRole('link').count(), 0);
});

test('a text that the editor cannot write is kept as its source', async () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  const { id, read } = await made('tabelle', { content: [{ ...text(''), value: { text: table, background: 'green' } }] });
  const page = await write(id);
  await open(page, 0);
  const source = page.getByRole('textbox', { name: 'Inhalt' });
  await shows(() => source.inputValue(), table);
  await source.fill(table.replace('1', '2'));
  await saved(page);
  expect((await read()).draft[0].value.text).toBe(table.replace('1', '2'));
});

test('a block is dragged to another place', async () => {
  const { id } = await made('ziehen');
  const page = await write(id);
  const grip = await rows(page).first().getByRole('button', { name: 'Text verschieben' }).boundingBox();
  const below = await rows(page).nth(1).boundingBox();
  await page.mouse.move(grip!.x + 10, grip!.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip!.x + 10, grip!.y + 40, { steps: 4 });
  await page.mouse.move(grip!.x + 10, below!.y + 50, { steps: 8 });
  await page.getByText('Text, Position 2 von 2').waitFor({ state: 'attached' });
  await page.mouse.up();
  await shows(names(page), ['Zwei', 'Eins']);
});

test('what is wrong stands at its field and is not saved before it is right', async () => {
  const { id, read } = await made('falsch', { content: [{ type: 'order-request', config: {}, value: {} }] });
  const page = await write(id);
  await open(page, 0);
  const recipient = page.getByRole('textbox', { name: 'Empfänger der Anfragen' });
  await recipient.fill('party@');
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse an.').waitFor();
  await page.getByText('Prüfen').waitFor();
  expect(await page.getByRole('button', { name: 'Veröffentlichen' }).isDisabled()).toBe(true);
  expect((await read()).hasDraft).toBe(false);
  await recipient.fill('party@hollerbusch.example');
  await saved(page);
  expect((await read()).draft[0].value.recipient).toBe('party@hollerbusch.example');
});

test('whoever comes second is told, loses nothing, and decides', async () => {
  const { id, read } = await made('streit');
  const page = await write(id);
  await house.rest('ROLE_ADMIN', 'PUT', `/sites/${id}`, { draft: [text('Fremd')], hasDraft: true });
  await browser.setClock('2026-11-20T09:31:00Z');
  await house.rest('ROLE_ADMIN', 'PUT', `/sites/${id}`, { draft: [text('Fremd')], hasDraft: true });
  await rows(page).first().getByRole('button', { name: 'Text verbergen' }).click();
  await page.getByText('Diese Seite wurde inzwischen von jemand anderem geändert.').waitFor();
  await shows(names(page), ['Eins', 'Zwei']);
  expect((await read()).draft).toHaveLength(1);
  await page.getByRole('button', { name: 'Meine Fassung behalten' }).click();
  await saved(page);
  expect((await read()).draft).toMatchObject([{ isHidden: true }, { isHidden: false }]);
});

test('a press on the page opens the form of its block', async () => {
  const { id } = await made('druck');
  const page = await write(id);
  await preview(page).getByRole('heading', { name: 'Zwei' }).click();
  await shows(() => rows(page).nth(1).locator('button[aria-expanded]').first().getAttribute('aria-expanded'), 'true');
});

test('a page is made, gets its address, and is withdrawn again', async () => {
  const page = await browser.open('/backend/login?next=/backend/sites');
  await signInOn(page, 'edi');
  await page.getByRole('link', { name: 'Seite anlegen' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Team');
  await page.getByRole('textbox', { name: 'Adresse' }).fill('backend/team');
  await page.getByRole('combobox', { name: 'Seitentyp' }).selectOption('Standardseite');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Diese Adresse ist für das System reserviert.').first().waitFor();
  await page.getByRole('textbox', { name: 'Adresse' }).fill('ueber-uns/team');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Diese Seite ist noch leer.').waitFor();
  await page.getByText('Entwurf', { exact: true }).waitFor();

  const visitor = await browser.open('/ueber-uns/team');
  await visitor.getByRole('heading', { name: '404 Not Found' }).waitFor();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByText('Öffentlich', { exact: true }).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Team', level: 1 }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Mehr zur Seite' }).click();
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByText('Entwurf', { exact: true }).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: '404 Not Found' }).waitFor();
});

test('a page that cannot be deleted says why where it was asked, and is gone once it can', async () => {
  const { id } = await made('alt');
  const page = await write(id);
  const entry = { message: 'Wird noch verwendet.', field: null, code: 'CONFLICT' };
  const refusal = { message: entry.message, extensions: { code: entry.code, errors: [entry] } };
  const refuse = (route: Route) =>
    route.request().postData()?.includes('DeleteSite') ? route.fulfill({ json: { errors: [refusal] } }) : route.continue();
  await page.route(/graphql/, refuse);
  await page.getByRole('button', { name: 'Mehr zur Seite' }).click();
  await page.getByRole('button', { name: 'Seite löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seite löschen?' });
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await dialog.getByText('Wird noch verwendet.').waitFor();
  await page.unroute(/graphql/, refuse);
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Seite gelöscht.').waitFor();
  await page.getByRole('heading', { name: 'Seiten', level: 1 }).waitFor();
  expect((await house.rest('ROLE_ADMIN', 'GET', `/sites/${id}`)).status).toBe(404);
});

test.each(Object.keys(viewports) as (keyof typeof viewports)[])('the editor is accessible on a %s', async viewport => {
  const { id } = await made(`zugang-${viewport}`);
  const page = await write(id, viewport);
  await open(page, 0);
  await page.getByRole('group', { name: 'Text' }).waitFor();
  await expectAccessible(page);
  if (viewport !== 'desktop') await page.getByRole('radio', { name: 'Vorschau' }).check();
  await preview(page).getByRole('heading', { name: 'Zwei' }).waitFor();
  await expectAccessible(page);
});
