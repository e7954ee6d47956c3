import type { Page } from 'playwright-core';
import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../server/testing/browser/browser';
import { drop } from '../../../server/testing/browser/input';

const browser = useBrowser();

const entry = (label: string, more: object = {}) => ({
  type: 'home',
  label,
  target: null,
  suffix: null,
  isEnabled: true,
  children: [],
  ...more,
});

async function openNavigation(items: object[], viewport?: 'phone') {
  const input = { identifier: `menue-${viewport ?? 'desktop'}`, name: 'Probemenü', isPublic: true, items };
  const { id } = (await browser.testApp.rest('ROLE_ADMIN', 'POST', '/navigations', input)).body.data;
  const page = await browser.openAs('edi', `/backend/navigations/${id}`, viewport);
  await page.getByRole('list', { name: 'Einträge' }).waitFor();
  return { page, read: async () => (await browser.testApp.rest('ROLE_ADMIN', 'GET', `/navigations/${id}`)).body.data.items as Item[] };
}

interface Item {
  label: string;
  children?: Item[];
}

const print = (items: readonly Item[], prefix = ''): string[] =>
  items.flatMap(({ label, children = [] }) => [prefix + label, ...print(children, `${prefix}-`)]);

/** The rows as texts, with a dash for each level below the first. */
const rows = (page: Page) => () =>
  page
    .getByRole('list', { name: 'Einträge' })
    .locator('> li')
    .evaluateAll(elements =>
      elements.map(element => {
        const level = Number(getComputedStyle(element).getPropertyValue('--level'));
        return '-'.repeat(level) + element.querySelector('b')!.textContent;
      }),
    );

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Gespeichert.').waitFor();
};

/** Makes more pages than a list of all contains, before every other one. */
const makeManyPages = () =>
  browser.testApp.app.services.database.query(
    `insert into site (name, path, content, draft, "isPublic", "hasDraft", "sortOrder", "showInSitemap")
     select 'Archiv ' || n, 'archiv-' || n, '[]', '[]', false, false, 0, false from generate_series(1, 1200) n`,
  );

test('moves entries between levels by keyboard and buttons, edits them, and names their targets among 1,200 pages', async () => {
  await makeManyPages();
  const draft = (await browser.testApp.rest('ROLE_ADMIN', 'POST', '/sites', { name: 'Weihnachten', path: 'weihnachten', isPublic: false }))
    .body.data;
  const { page, read } = await openNavigation(
    [entry('A'), entry('B', { children: [entry('C'), entry('D')] }), entry('E', { type: 'site', target: draft.id })],
    'phone',
  );
  const target = page.getByRole('button', { name: 'Seite Weihnachten · /weihnachten' });
  await target.filter({ hasText: 'Diese Seite ist nicht öffentlich. Der Eintrag wird nicht angezeigt.' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'E verschieben' }).focus();
  await page.keyboard.press('Space');
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await expectVisible(rows(page), ['A', 'B', '-C', '--E', '-D']);
  await expectAnnounced(page, 'E, Ebene 3, Position 1 von 1');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectVisible(rows(page), ['A', 'B', '-C', '-D', 'E']);
  await page.keyboard.press('Alt+ArrowUp');
  await expectVisible(rows(page), ['A', 'E', 'B', '-C', '-D']);
  await page.getByRole('button', { name: 'B eine Ebene tiefer' }).click();
  await expectVisible(rows(page), ['A', 'E', '-B', '--C', '--D']);
  expect(await page.getByRole('button', { name: 'B eine Ebene tiefer' }).getAttribute('aria-disabled')).toBe('true');

  await page.getByRole('button', { name: 'Eintrag unter A hinzufügen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  const kind = page.getByLabel('Art');
  await expectVisible(() => kind.evaluate(element => element === document.activeElement), true);
  await kind.selectOption({ label: 'Adresse' });
  await page.getByRole('textbox', { name: 'Beschriftung' }).fill('Neu');
  await page.getByText('Das Ziel fehlt.').waitFor();
  await page.getByRole('textbox', { name: 'Ziel' }).fill('/ueber-uns');
  await page.getByText('/ueber-uns', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'D entfernen' }).click();
  await expectVisible(rows(page), ['A', '-Neu', 'E', '-B', '--C']);
  await save(page);
  expect(print(await read())).toEqual(['A', '-Neu', 'E', '-B', '--C']);
  await page.reload();
  await expectVisible(rows(page), ['A', '-Neu', 'E', '-B', '--C']);
  await expectAccessible(page);
});

test('drags entries by pointer to another place and level', async () => {
  const { page, read } = await openNavigation([entry('A'), entry('B', { children: [entry('C')] }), entry('D')]);
  await dragRow(page, 'D', 'A', 0);
  await expectVisible(rows(page), ['D', 'A', 'B', '-C']);
  await dragRow(page, 'B', 'A', 40);
  await expectVisible(rows(page), ['D', '-B', '--C', 'A']);
  await save(page);
  expect(print(await read())).toEqual(['D', '-B', '--C', 'A']);
});

/** Drags a row to the place of another one, and to the right by this many pixels. */
async function dragRow(page: Page, label: string, over: string, right: number): Promise<void> {
  const grip = (await page.getByRole('button', { name: `${label} verschieben` }).boundingBox())!;
  const target = (await page.getByRole('button', { name: `${over} verschieben` }).boundingBox())!;
  const start = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y - 10);
  await page.mouse.move(start.x + right, target.y + target.height / 2, { steps: 10 });
  await drop(page);
}
