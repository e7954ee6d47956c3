import { blockIcon, blockLabel, blockSummary } from './blockSummary';

const block = (type: string, value: object) => ({ id: 'a', type, value, config: {}, isHidden: false });

test.each([
  ['hero', { title: 'Brot & Salz', subtitle: 'Täglich' }, 'Brot & Salz'],
  ['hero', { title: null, images: ['a'] }, '1 Bild'],
  ['text', { text: '<h2>Über &amp; uns</h2><p>Seit 1950</p>' }, 'Über & uns'],
  ['text', { text: `<p>${'x'.repeat(100)}</p>` }, 'x'.repeat(80)],
  ['text', { text: '<table><tr><td>Brot</td><td>4,20</td></tr></table>' }, 'Brot'],
  ['text', { text: '' }, ''],
  ['gallery', { text: '<p>Aus der Vitrine</p>', images: ['a', 'b'] }, 'Aus der Vitrine, 2 Bilder'],
  ['gallery', { text: null, images: [] }, ''],
  ['career', { text: '<p>Wir suchen</p>', jobs: [{}] }, 'Wir suchen, 1 Stelle'],
  ['news', { body: [{ value: '<p>Neu</p>' }] }, ''],
])('summarizes %s with %j as %p', (type, value, expected) => expect(blockSummary(block(type, value))).toBe(expected));

test('labels a block by its definition', () => {
  expect([blockLabel(block('career', {})), blockIcon(block('career', {}))]).toEqual(['Karriere', 'briefcase']);
});
