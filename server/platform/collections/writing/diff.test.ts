import { site } from '../../../../schema/collections/site';
import { date } from '../../../../schema/fields/field';
import { diffRecords } from './diff';

const block = (id: string, text: string) => ({ id, type: 'text', config: {}, value: { text }, isHidden: false });
const logged = (before: object[], after: object[]) => diffRecords({ draft: site.fields.draft }, { draft: before }, { draft: after });

test('returns only the blocks of a page that differ', () => {
  const [changed] = logged(
    [block('a', 'alt'), block('b', 'x'), block('c', 'weg')],
    [block('b', 'x'), block('a', 'neu'), block('d', 'dazu')],
  );
  expect(JSON.parse(String(changed!.before))).toEqual([block('a', 'alt'), block('c', 'weg')]);
  expect(JSON.parse(String(changed!.after))).toEqual([block('a', 'neu'), block('d', 'dazu')]);
});

test('returns the order of blocks that were only moved, and nothing for the same blocks', () => {
  const blocks = [block('a', 'x'), block('b', 'y')];
  expect(logged(blocks, blocks.toReversed())).toEqual([{ name: 'draft', before: 'a, b', after: 'b, a' }]);
  expect(logged(blocks, [...blocks])).toEqual([]);
});

test('returns all blocks of a new draft', () => {
  const [changed] = logged([], [block('a', 'x')]);
  expect(changed).toMatchObject({ before: null, after: JSON.stringify([block('a', 'x')]) });
});

test('returns dates in German', () => {
  expect(diffRecords({ day: date({ label: 'Tag' }) }, { day: '2026-11-16' }, { day: '2026-12-01' })).toEqual([
    { name: 'day', before: '16.11.2026', after: '01.12.2026' },
  ]);
});
