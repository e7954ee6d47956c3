import type { StoredBlock } from '../../../schema/fields/values';
import type { BlockData } from '../pageContext';
import { learnRecords, toLocalBlock, type KnownRecords } from './localBlocks';

const block = (type: string, value: object, more: Partial<StoredBlock> = {}): StoredBlock => ({
  id: 'a',
  type,
  config: {},
  value,
  isHidden: false,
  ...more,
});

test('returns the fields of a block as the API does', () => {
  expect(
    toLocalBlock(block('career', { text: '<p>Wir suchen</p>', jobs: [{ title: 'Backstube' }] }, { isHidden: true }), new Map()),
  ).toEqual({
    id: 'a',
    type: 'career',
    config: {},
    isHidden: true,
    career: { text: '<p>Wir suchen</p>', jobs: [{ title: 'Backstube', workload: null, location: null }] },
  });
  expect(toLocalBlock(block('text', {}), new Map())).toMatchObject({ text: { text: null, background: null } });
});

test('removes what rich text must not contain', () => {
  const text =
    '<p onclick="x()" style="color:red">Hallo<script>alert(1)</script> <a href="javascript:alert(1)">da</a><svg onload="x()"></svg></p>';
  expect(toLocalBlock(block('text', { text }), new Map())).toMatchObject({ text: { text: '<p>Hallo <a>da</a></p>' } });
});

test('shows records that the API has returned before, and no block with another one', () => {
  const known: KnownRecords = new Map();
  const image = { id: 'image', version: 1, extension: 'png', alt: 'Ofen', width: 1, height: 1 };
  const stored = block('order-request', { images: ['image'], privacySite: 'site' });
  expect(toLocalBlock(stored, known)).toBeUndefined();
  const loaded = { id: 'a', type: 'orderRequest', orderRequest: { images: [image], privacySite: { path: 'site/privacy' } } };
  learnRecords(stored, loaded as unknown as BlockData, known);
  expect(toLocalBlock(stored, known)).toMatchObject({
    orderRequest: { images: [image], privacySite: { path: 'site/privacy' }, fillings: [] },
  });
  expect(toLocalBlock(block('gallery', { images: ['image', 'other'] }), known)).toBeUndefined();
  expect(toLocalBlock(block('gallery', { images: ['image'] }), known)).toMatchObject({ gallery: { images: [image] } });
});
