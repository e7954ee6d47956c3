import { collections } from '../../collections';
import { clone } from '../../fields/walk';
import { settings } from '../../site/settings';
import { files, markdown } from '../../fields/field';
import { usageFields } from './usageFields';
import { findUsages, placeText } from './usages';

const id = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const other = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';

test.each([
  ['product', 'image', ['images list']],
  ['site', 'image', ['image column', 'content text', 'draft text']],
  ['site', 'site', ['parent column', 'content text', 'draft text']],
  ['block', 'upload', ['value text', 'config text']],
  ['navigation', 'branch', ['items text']],
  ['imageTemplate', 'image', ['layers text']],
  ['branch', 'upload', ['notification text']],
  ['task', 'upload', ['uploads list']],
  ['digitalSignageSegment', 'upload', ['upload column']],
  ['upload', 'user', []],
  ['department', 'user', ['head column']],
] as const)('derives the fields of %s that may use records of %s', (owner, collection, expected) => {
  const fields = usageFields(collections[owner].fields, collection).map(({ name, storage }) => `${name} ${storage}`);
  expect(fields).toEqual(expected);
});

test('derives the settings that use images', () => {
  const names = usageFields(settings, 'image').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['logo', 'favicon', 'shareImage', 'imprintText']));
});

const block = (type: string, value: object) => ({ id: other, type, config: {}, value, isHidden: false });
const image = { collection: 'image', id, version: 3, extension: 'png' };
const newImage = { collection: 'image', id: other, version: 7, extension: 'webp', alt: 'Brot & "Salz"' };
const upload = { collection: 'upload', id };
const newUpload = { collection: 'upload', id: other, version: 2, extension: 'pdf', publicHash: 'beef' };
const html = (inner: string) => ({ content: [block('text', { text: inner })] });

type Row = [what: string, collection: keyof typeof collections, record: object, used: object, to: object, places: string[], after: object];

test.each<Row>([
  [
    'an image of a gallery once',
    'site',
    { content: [block('text', {}), block('gallery', { images: [other, id] })] },
    image,
    newImage,
    ['Inhalt › 2. Galerie › Bilder'],
    { content: [block('text', {}), block('gallery', { images: [other] })] },
  ],
  [
    'an image in rich text with its description, in every size',
    'site',
    html(`<img src="/image/small/${id}-2.jpg" alt="Alt" width="4" height="3"><img src="/image/${other}-1.jpg" alt="x">`),
    image,
    newImage,
    ['Inhalt › 1. Text › Inhalt'],
    html(`<img src="/image/small/${other}-7.webp" alt="Brot &amp; &quot;Salz&quot;"><img src="/image/${other}-1.jpg" alt="x">`),
  ],
  [
    'a file and its preview in rich text',
    'branch',
    { notification: `<a href="/upload/abc/${id}-1.docx">x</a> /upload/abc/preview/${id}-1.jpg` },
    upload,
    newUpload,
    ['Hinweis im Shop'],
    { notification: `<a href="/upload/beef/${other}-2.pdf">x</a> /upload/beef/preview/${other}-2.jpg` },
  ],
  [
    'a link to a page but not to one whose path is longer',
    'branch',
    { notification: '<a href="/karriere">a</a><a href="/karriere#jobs">b</a><a href="/karriere/lehre">c</a>' },
    { collection: 'site', id, path: 'karriere' },
    { collection: 'site', id: other, path: 'team' },
    ['Hinweis im Shop'],
    { notification: '<a href="/team">a</a><a href="/team#jobs">b</a><a href="/karriere/lehre">c</a>' },
  ],
  [
    'a nested entry of a navigation',
    'navigation',
    {
      items: [
        {
          type: 'home',
          children: [
            { type: 'site', target: id },
            { type: 'branch', target: id },
          ],
        },
      ],
    },
    { collection: 'site', id, path: 'karriere' },
    { collection: 'site', id: other, path: 'team' },
    ['Einträge 1. › Untereinträge 1. › Ziel'],
    {
      items: [
        {
          type: 'home',
          children: [
            { type: 'site', target: other },
            { type: 'branch', target: id },
          ],
        },
      ],
    },
  ],
  [
    'an image of a layer',
    'imageTemplate',
    { layers: [{ type: 'image', value: id }] },
    image,
    newImage,
    ['Ebenen, von hinten nach vorn 1. › Inhalt'],
    { layers: [{ type: 'image', value: other }] },
  ],
  [
    'a page of a shared block',
    'block',
    { type: 'order-request', value: { privacySite: id }, config: {} },
    { collection: 'site', id, path: 'karriere' },
    { collection: 'site', id: other, path: 'team' },
    ['Seite zum Datenschutz'],
    { type: 'order-request', value: { privacySite: other }, config: {} },
  ],
  [
    'a product of a bundle',
    'product',
    { config: { parts: [], items: [{ product: other }, { product: id }] } },
    { collection: 'product', id },
    { collection: 'product', id: other },
    ['Zusammenstellung › Inhalt 2. › Produkt'],
    { config: { parts: [], items: [{ product: other }, { product: other }] } },
  ],
])('finds and replaces %s', (_what, collection, record, used, to, places, after) => {
  const { fields } = collections[collection];
  const copy = clone(record);
  const usages = [...findUsages(fields, copy, used as typeof image)];
  expect(usages.map(({ path }) => placeText(fields, copy, path))).toEqual(places);
  for (const usage of usages) usage.replace(to as typeof newImage);
  expect(copy).toEqual(after);
});

test('finds and replaces files, and links in Markdown', () => {
  const fields = { text: markdown({ label: 'Rezept' }), files: files({ label: 'Dateien' }) };
  expect(['upload', 'site', 'user'].map(name => usageFields(fields, name).map(field => `${field.name} ${field.storage}`))).toEqual([
    ['text text', 'files list'],
    ['text text'],
    [],
  ]);
  const record = { text: `[Plan](/upload/abc/${id}-1.pdf) ![](/image/${id}-2.png) [Jobs](/karriere#a) [x](/karriere/lehre)`, files: [id] };
  const replaceAll = (used: { collection: string; id: string }, to: object): number => {
    const usages = [...findUsages(fields, record, used)];
    for (const { replace } of usages) replace({ ...used, id: other, ...to });
    return usages.length;
  };
  expect(replaceAll(upload, newUpload)).toBe(2);
  expect(replaceAll(image, newImage)).toBe(1);
  const page = { collection: 'site', id, path: 'karriere' };
  expect(replaceAll(page, { path: 'team' })).toBe(1);
  expect(record).toEqual({
    text: `[Plan](/upload/beef/${other}-2.pdf) ![](/image/${other}-7.webp) [Jobs](/team#a) [x](/karriere/lehre)`,
    files: [other],
  });
});
