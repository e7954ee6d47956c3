import type { Locator, Page, Request } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser, type viewports } from '../../../../server/testing/browser/browser';
import { delayResponses, isOperation } from '../../../../server/testing/browser/checkoutSteps';
import { drop, holdToasts, pressUntilAnnounced } from '../../../../server/testing/browser/input';
import { waitForIdleNetwork } from '../../../../server/testing/browser/network/pendingRequests';

const browser = useBrowser();

const whole = { x: 0, y: 0, width: 400, height: 300 };
const layers = [
  { type: 'color', color: '#ffffff', ...whole },
  { type: 'color', color: '#cc0000', x: 100, y: 100, width: 100, height: 100 },
];

async function openTemplate(identifier: string, viewport?: keyof typeof viewports) {
  const input = { identifier, name: `Vorlage ${identifier}`, width: 400, height: 300, format: 'png', layers };
  const { id } = (await browser.testApp.rest('ROLE_ADMIN', 'POST', '/image-templates', input)).body.data;
  const page = await browser.openAs('edi', `/backend/image-templates/${id}`, viewport);
  await image(page).waitFor();
  return {
    page,
    read: async () => (await browser.testApp.rest('ROLE_ADMIN', 'GET', `/image-templates/${id}`)).body.data.layers as Layer[],
  };
}

interface Layer {
  type: string;
  [field: string]: unknown;
}

const image = (page: Page) => page.getByAltText('Vorschau der Bildvorlage');
const frame = (page: Page) => page.getByRole('button', { name: /Mit den Pfeiltasten verschieben/ });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first();
const rows = (page: Page) => () => page.getByRole('list', { name: 'Ebenen' }).locator('li b').allTextContents();
const rowColors = (page: Page) => () => page.getByRole('list', { name: 'Ebenen' }).locator('li small').allTextContents();
const isPreview = (request: Request): boolean => isOperation(request, 'TemplateContentPreview');
const notice = (page: Page) => page.getByText(/Die Vorschau konnte nicht geladen werden/);

const bottom = (locator: Locator): Promise<number> => locator.evaluate(element => element.getBoundingClientRect().bottom);

const expectFocus = (control: Locator) => expectVisible(() => control.evaluate(element => element === document.activeElement), true);

/** Runs a change and waits until the server has rendered it. */
async function expectNewImage(page: Page, change: () => Promise<unknown>): Promise<void> {
  const before = await image(page).getAttribute('src');
  await change();
  await expectVisible(async () => (await image(page).getAttribute('src')) !== before, true);
}

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 5 });
  await drop(page);
}

/** Delays the first response of the preview. Returns a function that lets it arrive and waits until the page has it. */
async function delayFirstPreview(page: Page): Promise<() => Promise<void>> {
  let release = (): void => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  let first: Promise<void> | undefined;
  await page.route('**/graphql*', async route => {
    if (first || !isPreview(route.request())) return route.fallback();
    first = released.then(() => route.continue()).catch(() => {}); // the page may have given it up
    await first;
  });
  return async () => {
    release();
    await first;
    await waitForIdleNetwork(page);
  };
}

/** Saves and waits until the page says so; the message of an earlier save may still be there. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expectVisible(() => page.getByText('Ungespeicherte Änderungen').count(), 0);
}

test('edits layers by keyboard and pointer, with a preview of what is not saved yet', async () => {
  const { page, read } = await openTemplate('tasten');
  await expectAccessible(page);
  await expectVisible(rows(page), ['Farbe 2', 'Farbe 1']);

  await frame(page).focus();
  await expectNewImage(page, async () => {
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
  });
  expect([await field(page, 'Von links').inputValue(), await field(page, 'Von oben').inputValue()]).toEqual(['102', '110']);

  const box = (await frame(page).boundingBox())!;
  const scale = box.width / 100;
  await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: 20 * scale, y: 0 });
  await expectVisible(() => field(page, 'Von links').inputValue(), '122');
  await expectNewImage(page, () =>
    drag(page, { x: box.x + box.width + 20 * scale, y: box.y + box.height }, { x: 40 * scale, y: 30 * scale }),
  );
  expect([await field(page, 'Breite').inputValue(), await field(page, 'Höhe').inputValue()]).toEqual(['140', '130']);

  await image(page).click({ position: { x: 5, y: 5 } });
  await page.getByRole('group', { name: 'Farbe 1' }).waitFor();
  await expectNewImage(page, () => page.getByRole('button', { name: 'Text hinzufügen' }).click());
  await expectAnnounced(page, 'Text 3 hinzugefügt.');
  await page.getByRole('textbox', { name: 'Text' }).fill('Neu: ');
  await expectNewImage(page, () => page.getByRole('button', { name: /^{shopName} einfügen/ }).click());
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Text 3 nach unten' }).click();
  await expectVisible(rows(page), ['Farbe 3', 'Text 2', 'Farbe 1']);
  await page.getByRole('button', { name: 'Farbe 3 verschieben' }).focus();
  await page.keyboard.press('Space');
  await expectAnnounced(page, 'Position 1 von 3');
  await pressUntilAnnounced(page, 'ArrowDown', 'Position 2 von 3');
  await page.keyboard.press('Space');
  await expectVisible(rows(page), ['Text 3', 'Farbe 2', 'Farbe 1']);
  await page.getByRole('button', { name: 'Duplizieren' }).click();
  await expectVisible(rows(page), ['Text 4', 'Text 3', 'Farbe 2', 'Farbe 1']);
  await page.getByRole('button', { name: 'Entfernen' }).click();
  await expectVisible(rows(page), ['Text 3', 'Farbe 2', 'Farbe 1']);

  expect(await read()).toHaveLength(2);
  await save(page);
  const saved = await read();
  expect(saved.map(({ type }) => type)).toEqual(['color', 'color', 'text']);
  expect(saved[1]).toMatchObject({ color: '#cc0000', x: 122, y: 110, width: 140, height: 130 });
  expect(saved[2]).toMatchObject({ value: 'Neu: {shopName}', fontFamily: 'Figtree' });
  await page.reload();
  await expectVisible(rows(page), ['Text 3', 'Farbe 2', 'Farbe 1']);
});

test('leads to the layer and field of an error, and keeps the edits while the network is cut', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const { page, read } = await openTemplate('netz', 'phone');
  await expectAccessible(page);
  await field(page, 'Höhe').fill('');
  await page.getByText('Die Vorschau wird aktualisiert, sobald alle Angaben gültig sind.').waitFor();
  await page.getByRole('button', { name: 'Farbe 1 #ffffff' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('group', { name: 'Farbe 2' }).waitFor();
  await expectFocus(field(page, 'Höhe'));
  await expectNewImage(page, () => field(page, 'Höhe').fill('50'));

  await page.context().setOffline(true);
  const before = await image(page).getAttribute('src');
  await field(page, 'Von links').fill('30');
  await notice(page).waitFor();
  expect(await image(page).getAttribute('src')).toBe(before);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const error = page.getByText('Bildvorlage konnte nicht aktualisiert werden.');
  await error.waitFor();
  const bar = (await page.getByRole('button', { name: 'Wo benutzt?' }).boundingBox())!;
  await expectVisible(async () => (await bottom(error)) < bar.y, true); // otherwise the bar covers it
  expect(await field(page, 'Von links').inputValue()).toBe('30');
  await page.context().setOffline(false);
  await expectNewImage(page, () => page.getByRole('button', { name: 'Erneut versuchen' }).click());
  await expectVisible(() => notice(page).count(), 0);
  await save(page);
  expect((await read())[1]).toMatchObject({ x: 30, height: 50 });
});

test('leads to the color or image that a layer lacks', async () => {
  const { page, read } = await openTemplate('fehlt');
  const color = page.getByRole('textbox', { name: 'Zweite Farbe', exact: true });
  await page.getByRole('button', { name: 'Verlauf hinzufügen' }).click();
  await color.fill('');
  await page.getByRole('button', { name: 'Bild hinzufügen' }).click();
  await page.getByRole('radio', { name: 'Festes Bild' }).check({ force: true });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('group', { name: 'Verlauf 3' }).waitFor();
  await expectFocus(color);
  await expectAccessible(page);
  await page.getByLabel('Zweite Farbe: auswählen').fill('#00ff00');
  expect(await color.inputValue()).toBe('#00ff00');

  await page.getByRole('button', { name: 'Speichern' }).click();
  const image = page.getByRole('group', { name: 'Bild 4' });
  await image.getByText('Dieser Wert darf nicht leer sein.').waitFor();
  await expectVisible(() => image.getByRole('group', { name: 'Festes Bild' }).evaluate(it => it.contains(document.activeElement)), true);
  expect(await read()).toHaveLength(2);
});

test('keeps the edits when another tab has saved, and asks before they are lost', async () => {
  browser.expectError(/status of 409/);
  const { page, read } = await openTemplate('konflikt');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await field(other, 'Von links').fill('7');
  await save(other);
  await field(page, 'Von oben').fill('9');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('alert').filter({ hasText: 'geändert' }).waitFor();
  await page.getByText('Ungespeicherte Änderungen').waitFor();
  await page.getByRole('link', { name: 'Bildvorlagen' }).last().click();
  await page.getByRole('dialog', { name: 'Ungespeicherte Änderungen' }).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  expect([await field(page, 'Von links').inputValue(), await field(page, 'Von oben').inputValue()]).toEqual(['100', '9']);
  expect((await read())[1]).toMatchObject({ x: 7, y: 100 });
});

test('shows the newest preview, drags layers by pointer and undoes a removal', async () => {
  const { page } = await openTemplate('reihe');
  const first = await image(page).getAttribute('src');
  const release = await delayFirstPreview(page);
  await Promise.all([page.waitForRequest(isPreview), field(page, 'Von links').fill('0')]);
  await expectNewImage(page, () => field(page, 'Von links').fill('200'));
  const newest = await image(page).getAttribute('src');
  await release();
  expect(await image(page).getAttribute('src')).toBe(newest);
  await expectNewImage(page, () => field(page, 'Von links').fill('100'));
  expect(await image(page).getAttribute('src')).toBe(first);

  const [from, to] = await Promise.all(
    ['Farbe 2 verschieben', 'Farbe 1 verschieben'].map(name => page.getByRole('button', { name }).boundingBox()),
  );
  await drag(page, { x: from!.x + 5, y: from!.y + 5 }, { x: 0, y: to!.y - from!.y + 10 });
  await expectVisible(rowColors(page), ['#ffffff', '#cc0000']);
  await holdToasts(page);
  await page.getByRole('button', { name: 'Entfernen' }).click();
  await expectVisible(rowColors(page), ['#ffffff']);
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await expectVisible(rowColors(page), ['#ffffff', '#cc0000']);

  for (let count = 0; count < 6; count += 1) await page.getByRole('button', { name: 'Text hinzufügen' }).click();
  await page.getByRole('button', { name: 'Ebene an dieser Stelle auswählen' }).click({ position: { x: 3, y: 3 } });
  const row = page.getByRole('button', { name: /#ffffff$/ });
  await expectVisible(() => row.getAttribute('aria-pressed'), 'true');
  expect(await bottom(row)).toBeLessThanOrEqual(await bottom(page.getByRole('list', { name: 'Ebenen' })));
});

test('creates a template and goes on editing it', async () => {
  const page = await browser.openAs('edi', '/backend/image-templates/new', 'tablet');
  await image(page).waitFor();
  await page.getByRole('textbox', { name: 'Kennung' }).fill('neu');
  await page.getByRole('textbox', { name: 'Name' }).fill('Neue Vorlage');
  await expectAccessible(page);
  await save(page);
  await page.getByRole('heading', { name: 'Neue Vorlage' }).waitFor();
  await page.getByRole('button', { name: 'Logo hinzufügen' }).click();
  await save(page);
  const { body } = await browser.testApp.rest('ROLE_ADMIN', 'GET', '/image-templates/neu/layers');
  expect((body.data as Layer[]).map(({ type }) => type)).toEqual(['image', 'logo']);
});

test('keeps what changes during a save as unsaved, and saves it next', async () => {
  const { page, read } = await openTemplate('unterwegs');
  const release = await delayResponses(page, 'UpdateImageTemplate');
  await field(page, 'Von links').fill('110');
  await Promise.all([
    page.waitForRequest(request => isOperation(request, 'UpdateImageTemplate')),
    page.getByRole('button', { name: 'Speichern' }).click(),
  ]);
  await field(page, 'Von oben').fill('90');
  release();
  await page.getByText('Bildvorlage gespeichert.').waitFor();
  await page.getByText('Ungespeicherte Änderungen').waitFor();
  expect((await read())[1]).toMatchObject({ x: 110, y: 100 });
  await save(page);
  expect((await read())[1]).toMatchObject({ x: 110, y: 90 });
});
