import type { StoredBlock } from '../../../../fields/values';
import { checkPage, type CheckFacts } from './pageChecks';

const facts: CheckFacts = {
  links: {
    origin: 'https://shop.example',
    ownPath: 'angebote',
    paths: [
      { path: 'ueber-uns', isPublic: true },
      { path: 'karriere', isPublic: false },
      { path: 'angebote', isPublic: false },
      { path: 'alt', isPublic: true },
      { path: 'store/linz', isPublic: true },
      { path: 'store/wels', isPublic: false },
    ],
    legalTexts: ['privacy'],
    missingFiles: ['/upload/a/b-1.pdf'],
  },
  undescribedImages: ['unbeschrieben'],
  decorativeImages: ['schmuck'],
  colors: { green: null, yellow: null },
  legal: {
    legalTexts: ['privacy', 'imprint'],
    imprint: null,
    allergens: 'https://allergene.example',
    privacyPolicy: null,
    termsAndConditions: null,
  },
};

const block = (type: string, value: object, more: Partial<StoredBlock> = {}): StoredBlock => ({
  ...{ id: 'b', type, config: {}, value, isHidden: false },
  ...more,
});
const text = (html: string, more: Partial<StoredBlock> = {}) => block('text', { text: html }, more);
const found = (blocks: readonly StoredBlock[], more: Partial<CheckFacts> = {}) =>
  checkPage(blocks, { ...facts, ...more }).map(({ check, block: id, text: finding }) => [check, id, finding].filter(Boolean).join(' '));

test('finds nothing in a page that is fine', () => {
  const page = [
    block('hero', { title: 'Brot', subtitle: null, images: ['beschrieben'] }),
    text('<h2>Eins</h2><h3>Zwei</h3><p><a href="/ueber-uns#team">Team</a></p><img src="/image/1.jpg" alt="Laib"><h2>Drei</h2>'),
  ];
  expect(found(page)).toEqual([]);
  expect(found([])).toEqual([]);
});

test.each([
  ['https://anders.example/weg', undefined],
  ['mailto:brot@shop.example', undefined],
  ['#jobs', undefined],
  ['//anders.example', undefined],
  ['/', undefined],
  ['https://shop.example', undefined],
  ['/ueber-uns/?a=1&amp;b=2', undefined],
  ['https://shop.example/ueber-uns', undefined],
  ['/angebote', undefined],
  ['/alt', undefined],
  ['/store/linz/semmel', undefined],
  ['/site/privacy', undefined],
  ['/upload/a/c-1.pdf', undefined],
  ['/karriere', 'ist nicht öffentlich.'],
  ['/store/wels', 'ist nicht öffentlich.'],
  ['/store/enns', 'gibt es nicht.'],
  ['/fehlt', 'gibt es nicht.'],
  ['https://shop.example/fehlt', 'gibt es nicht.'],
  ['https://shop.example.anders/fehlt', undefined],
  ['/site/imprint', 'gibt es nicht.'],
  ['/upload/a/b-1.pdf', 'gibt es nicht.'],
])('checks the link %s', (href, problem) => {
  const expected = problem ? [`link b „${href}“ ${problem}`] : [];
  expect(found([text(`<p><a target="_blank" href="${href}">da</a> und <a href="${href}">dort</a></p>`)])).toEqual(expected);
});

test.each([
  ['<h2>A</h2><h4>B</h4>', ['heading b „B“ hat Ebene 4 und folgt auf Ebene 2.']],
  ['<h3>A</h3>', ['heading b „A“ hat Ebene 3 und folgt auf Ebene 1.']],
  ['<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>', []],
  ['<h2>A</h2><h3> </h3><h4><strong>B</strong></h4>', ['heading b „B“ hat Ebene 4 und folgt auf Ebene 2.']],
] as const)('checks the headings of %s', (html, expected) => {
  expect(found([text(html)])).toEqual(expected);
});

test('checks headings across blocks, without those that are hidden', () => {
  const hero = block('hero', { title: 'Brot' }, { id: 'hero' });
  const last = text('<h4>Klein</h4>', { id: 'last' });
  expect(found([hero, text('<h2>A</h2><h3>B</h3>'), last])).toEqual([]);
  expect(found([hero, text('<h2>A</h2><h3>B</h3>', { isHidden: true }), last])).toEqual([
    'heading last „Klein“ hat Ebene 4 und folgt auf Ebene 1.',
  ]);
  expect(found([text('<h2>A</h2>'), hero, text('<h3>B</h3>', { id: 'c' })])).toEqual([]);
});

test('names the field of each finding', () => {
  const link = (href: string) => `<p><a href="${href}">da</a></p>`;
  const request = block('order-request', { text: link('/fehlt'), thankYou: `${link('/fehlt')}<h4>Danke</h4>` }, { id: 'r' });
  const gallery = block('gallery', { text: '', images: ['unbeschrieben'] }, { id: 'g' });
  const pale = block('text', { text: '', background: 'yellow' }, { id: 'p' });
  const checks = checkPage([request, gallery, pale], { ...facts, colors: { green: null, yellow: '#8a7f76' } });
  expect(checks.map(({ check, block: id, field }) => [check, id, field].join(' '))).toEqual([
    'empty p ',
    'link r text',
    'link r thankYou',
    'alt g images',
    'heading r thankYou',
    'contrast p background',
  ]);
});

test('checks the texts in the entries of a list', () => {
  const news = block('news', { body: [{ value: '<p>Neu</p>' }, { value: '<p><a href="/fehlt">da</a></p>' }] });
  expect(checkPage([news], facts)).toEqual([{ check: 'link', block: 'b', field: 'body', text: '„/fehlt“ gibt es nicht.' }]);
});

test('counts images without a description', () => {
  const gallery = block('gallery', {
    text: '<h2>A</h2><img src="/image/1.jpg" alt="  ">',
    images: ['unbeschrieben', 'beschrieben', 'schmuck', ''],
  });
  expect(found([gallery])).toEqual(['alt b Ein Bild', 'alt b Ein Bild']);
  expect(found([{ ...gallery, value: { images: ['unbeschrieben', 'unbeschrieben'] } }])).toEqual(['alt b 2 Bilder']);
  expect(checkPage([gallery], null)).toEqual([{ check: 'alt', block: 'b', field: 'text', text: 'Ein Bild' }]);
  expect(found([gallery], { undescribedImages: [] })).toEqual(['alt b Ein Bild']);
  expect(found([{ ...gallery, isHidden: true }])).toEqual([]);
});

test('asks for no description of an image that only decorates', () => {
  const html = (id: string) => `<p>a</p><img src="/image/small/${id}-2.jpg" alt="">`;
  expect(found([text(html('schmuck'))])).toEqual([]);
  expect(found([text(html('schmuck') + html('beschrieben'))])).toEqual(['alt b Ein Bild']);
});

test('checks the contrast of the colors of the shop', () => {
  const blocks = [text('<p>a</p>', { id: 'green' }), block('text', { text: '<p>a</p>', background: 'yellow' }, { id: 'yellow' })];
  expect(found(blocks, { colors: { green: '#2a5b45', yellow: '#f6c94f' } })).toEqual([]);
  expect(found(blocks, { colors: { green: '#cfe6e8', yellow: '#5b3320' } })).toEqual([]);
  expect(found(blocks, { colors: { green: null, yellow: '#8a7f76' } })).toEqual([
    'contrast yellow Der Kontrast zum Hintergrund ist 3,9 zu 1, nötig sind 4,5 zu 1.',
  ]);
});

test('checks only the blocks while the facts are not known', () => {
  const page = [text(''), text('<h4>A</h4><a href="/fehlt">da</a><img src="/image/1.jpg">')];
  expect(checkPage(page, null).map(({ check }) => check)).toEqual(['empty', 'alt', 'heading']);
});

test('names empty blocks and missing legal texts', () => {
  expect(found([text('<p></p>'), text('', { isHidden: true })])).toEqual(['empty b']);
  expect(found([text('<p><img src="/image/1.jpg" alt="Laib"></p>')])).toEqual([]);
  expect(found([], { legal: { ...facts.legal, legalTexts: [], allergens: null } })).toEqual([
    'legal Ein Impressum gibt es noch nicht.',
    'legal Angaben zu Allergenen gibt es noch nicht.',
  ]);
  const paths = [
    { path: 'site/imprint', isPublic: true },
    { path: 'site/allergens', isPublic: false },
  ];
  const legal = { ...facts.legal, legalTexts: [], allergens: null };
  expect(found([], { legal, links: { ...facts.links, paths } })).toEqual(['legal Angaben zu Allergenen gibt es noch nicht.']);
  expect(found([], { legal, links: { ...facts.links, paths, ownPath: 'site/allergens' } })).toEqual([]);
});
