import { textBlock } from '../../../../../schema/blocks/textBlock';
import { group, markdown } from '../../../../../schema/fields/field';
import { linksOf, pathsOf } from '../../../../../schema/rules/site/publishing/checks/links';
import { checkPage, type CheckFacts } from '../../../../../schema/rules/site/publishing/checks/pageChecks';
import { renderedBlocks } from './renderedBlocks';

// No block of the product has this type yet, so the test defines what a block of another developer would.
const recipe = markdown({ label: 'Rezept' });
const fields = { ...textBlock.value, recipe, more: group({ name: 'RecipeNote', label: 'Notiz', fields: { recipe } }) };
beforeEach(() => void jest.replaceProperty(textBlock, 'value', fields));
afterEach(() => jest.restoreAllMocks());

const origin = 'https://shop.example';
const facts: CheckFacts = {
  links: { origin, ownPath: 'rezept', paths: [{ path: 'brot', isPublic: true }], legalTexts: [], missingFiles: [] },
  undescribedImages: [],
  decorativeImages: ['schmuck'],
  colors: { green: null, yellow: null },
  legal: { legalTexts: ['imprint'], imprint: null, allergens: 'https://allergene.example', privacyPolicy: null, termsAndConditions: null },
};
const block = (value: object) => ({ id: 'b', type: 'text', config: {}, value, isHidden: false });
const found = (value: object) =>
  checkPage(renderedBlocks([block(value)]), facts).map(({ check, field, text }) => [check, field, text].join(' '));

test.each([
  ['[da](/brot) und <a href="/fehlt">kein Link</a>', []],
  ['[da](/fehlt "Titel") [dort][1]\n\n[1]: /weg', ['link recipe „/fehlt“ gibt es nicht.', 'link recipe „/weg“ gibt es nicht.']],
  ['![Laib](/image/a-1.jpg) ![](/image/small/schmuck-1.jpg)', []],
  ['![](/image/a-1.jpg) ![ ](/image/b-1.jpg)', ['alt recipe 2 Bilder']],
  ['## Teig\n\n### Ruhe\n\nBacken\n------', []],
  ['## Teig\n\n#### *Ruhe*', ['heading recipe „Ruhe“ hat Ebene 4 und folgt auf Ebene 2.']],
  ['`#### kein Titel`', []],
])('checks the Markdown %j like rich text', (text, expected) => {
  expect(found({ recipe: text })).toEqual(expected);
});

test('checks Markdown in groups, and leaves the edited blocks as they are', () => {
  const value = { text: '<h2>Brot</h2>', more: { recipe: '#### [Ruhe](/fehlt)' } };
  const blocks = renderedBlocks([block(value)]);
  expect(found(value)).toEqual(['link more „/fehlt“ gibt es nicht.', 'heading more „Ruhe“ hat Ebene 4 und folgt auf Ebene 2.']);
  expect([blocks.flatMap(linksOf), pathsOf(blocks, origin)]).toEqual([['/fehlt'], ['fehlt']]);
  expect(value.more.recipe).toBe('#### [Ruhe](/fehlt)');
});
