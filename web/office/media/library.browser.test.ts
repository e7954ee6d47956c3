import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../server/testing/browser/browser';
import { pressKey, tabTo } from '../../../server/testing/browser/input';

const browser = useBrowser();
const { testApp } = browser;

async function open(path: string, viewport?: 'phone' | 'desktop'): Promise<Page> {
  const page = await browser.openAs('admin', path, viewport);
  await page.waitForURL(({ pathname, search }) => pathname + search === path);
  return page;
}

const list = (page: Page) => page.getByRole('list', { name: 'Bilder', exact: true });
const tile = (page: Page, name: string) => list(page).getByRole('checkbox', { name });
const read = async (id: string) => (await testApp.rest('ROLE_ADMIN', 'GET', `/images/${id}`)).body.data;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Creates images of which the last one is the first of the library. */
async function makeImages(images: readonly object[]): Promise<string[]> {
  const ids = [];
  for (const image of images) ids.push(await testApp.make('image', image));
  return ids;
}

test.each(['phone', 'desktop'] as const)('describes images one after the other by keyboard alone (%s)', async viewport => {
  const tags = [`Schnell ${viewport}`];
  const [third, second, first] = (await makeImages([{ tags }, { tags }, { tags }])) as [string, string, string];
  const page = await open(`/backend/images?show=undescribed&tag=${encodeURIComponent(tags[0]!)}`, viewport);
  await list(page).getByText('Beschreibung fehlt').first().waitFor();
  await expectAccessible(page);
  await tabTo(page, 'Beschreibung von Bild 1');
  await page.keyboard.type('Ein Laib Brot');
  await page.keyboard.press('Enter');
  await expectVisible(() => focused(page), 'Beschreibung von Bild 2');
  await list(page).getByText('Gespeichert').waitFor();
  const canLeave = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await canLeave()).toBe(true);
  await page.keyboard.type('nur halb getippt');
  expect(await canLeave()).toBe(false);
  await tabTo(page, 'Dekorativ: Bild 2');
  await page.keyboard.press('Enter');
  await expectVisible(() => focused(page), 'Beschreibung von Bild 3');
  await list(page).getByRole('button', { name: 'Doch beschreiben: Bild 2' }).waitFor();

  // Without the network, what was typed stays, and the next Enter saves it.
  browser.expectError(/Failed to fetch|ERR_INTERNET_DISCONNECTED|Failed to load/);
  await page.context().setOffline(true);
  await page.keyboard.type('Ein Ofen');
  await page.keyboard.press('Enter');
  await list(page)
    .getByText(/^Bild konnte nicht aktualisiert werden/)
    .waitFor();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await page.getByText('Leider wurden keine Ergebnisse gefunden.').waitFor();
  expect([await read(first), await read(second), await read(third)]).toMatchObject([
    { alt: 'Ein Laib Brot', isDecorative: false },
    { alt: null, isDecorative: true },
    { alt: 'Ein Ofen', isDecorative: false },
  ]);
});

test.each(['phone', 'desktop'] as const)('tags and deletes several images at once (%s)', async viewport => {
  const tags = [`Viele ${viewport}`];
  const names = ['Brot', 'Holz', 'Ofen', 'Mehl'].map(name => `${name} ${viewport}`);
  const [bread, wood, oven, flour] = (await makeImages(names.map(alt => ({ alt, tags })))) as [string, string, string, string];
  await testApp.make('category', { name: `Torten ${viewport}`, image: bread });
  const page = await open('/backend/images', viewport);
  await page.getByRole('combobox', { name: 'Stichwort' }).selectOption({ label: tags[0]! });
  await expectVisible(() => list(page).getByRole('listitem').count(), 4);
  await page.reload();
  await expectVisible(() => list(page).getByRole('listitem').count(), 4);

  await page.getByRole('button', { name: 'Auswählen' }).click();
  await tile(page, names[3]!).click();
  await tile(page, names[1]!).click({ modifiers: ['Shift'] });
  await expectAnnounced(page, '3 Bilder ausgewählt');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stichwort hinzufügen' }).click();
  await page.getByRole('dialog').getByLabel('Stichwort').fill('Vorrat');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Stichwort zu 3 Bildern hinzugefügt.');
  expect([(await read(bread)).tags, (await read(wood)).tags, (await read(flour)).tags]).toEqual([
    tags,
    [...tags, 'Vorrat'],
    [...tags, 'Vorrat'],
  ]);

  await pressKey(tile(page, names[2]!), 'Space');
  await expectAnnounced(page, '2 Bilder ausgewählt');
  await page.getByRole('button', { name: 'Stichwort entfernen' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Stichwort' }).selectOption({ label: 'Vorrat' });
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  await expectAnnounced(page, 'Stichwort „Vorrat“ entfernt.');
  expect([(await read(wood)).tags, (await read(oven)).tags]).toEqual([tags, [...tags, 'Vorrat']]);

  await page.getByRole('button', { name: 'Alle auf dieser Seite' }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  const dialog = page.getByRole('dialog', { name: '4 Bilder löschen?' });
  await dialog.getByText('Von 4 Bildern wird eines benutzt und bleibt erhalten.').waitFor();
  await expectAccessible(page);
  // Another user begins to use one of them.
  await testApp.make('category', { name: `Semmeln ${viewport}`, image: oven });
  await dialog.getByRole('button', { name: '3 Bilder löschen' }).click();
  await page.getByText(`Ofen ${viewport}: Wird noch verwendet: Kategorie „Semmeln ${viewport}“.`).waitFor();
  await expectVisible(() => list(page).getByRole('listitem').count(), 2);
  await expectAccessible(page);
});
