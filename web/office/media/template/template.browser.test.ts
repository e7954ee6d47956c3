import type { Page } from 'playwright-core';
import {
  expectAccessible,
  expectAnnounced,
  expectVisible,
  logIn,
  useBrowser,
  type viewports,
} from '../../../../server/testing/browser/browser';

const browser = useBrowser();

const whole = { x: 0, y: 0, width: 400, height: 300 };
const layers = [
  { type: 'color', color: '#ffffff', ...whole },
  { type: 'color', color: '#cc0000', x: 100, y: 100, width: 100, height: 100 },
];

async function openTemplate(identifier: string, viewport?: keyof typeof viewports) {
  const input = { identifier, name: `Vorlage ${identifier}`, width: 400, height: 300, format: 'png', layers };
  const { id } = (await browser.testApp.rest('ROLE_ADMIN', 'POST', '/image-templates', input)).body.data;
  const page = await browser.open(`/backend/login?next=/backend/image-templates/${id}`, viewport);
  await logIn(page, 'edi');
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
const notice = (page: Page) => page.getByText(/Die Vorschau konnte nicht geladen werden/);

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
  await page.mouse.up();
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
  for (const key of ['Space', 'ArrowDown']) {
    await page.keyboard.press(key);
    const position = key === 'Space' ? 'Position 1 von 3' : 'Position 2 von 3';
    await page.locator('[id^=DndLiveRegion]').filter({ hasText: position }).waitFor({ state: 'attached' });
  }
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
  await expectVisible(() => field(page, 'Höhe').evaluate(element => element === document.activeElement), true);
  await field(page, 'Höhe').fill('50');

  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const before = await image(page).getAttribute('src');
  await field(page, 'Von links').fill('30');
  await notice(page).waitFor();
  expect(await image(page).getAttribute('src')).toBe(before);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Bildvorlage konnte nicht aktualisiert werden.').waitFor();
  expect(await field(page, 'Von links').inputValue()).toBe('30');
  await page.context().setOffline(false);
  await expectNewImage(page, () => page.getByRole('button', { name: 'Erneut versuchen' }).click());
  await expectVisible(() => notice(page).count(), 0);
  await save(page);
  expect((await read())[1]).toMatchObject({ x: 30, height: 50 });
});

test('creates a template and goes on editing it', async () => {
  const page = await browser.open('/backend/login?next=/backend/image-templates/new', 'tablet');
  await logIn(page, 'edi');
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
