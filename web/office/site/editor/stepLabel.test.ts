import type { BlockOperation } from '../../../../schema/blocks/operations/blockOperation';
import type { Step } from '../blocks/blockHistory';
import { block, setText } from './saving/testing/fakes';
import { stepLabel } from './stepLabel';

const remove = (id: string): BlockOperation => ({ do: 'remove', block: block(id), after: null });

test.each<[string, string, Step]>([
  ['a property', 'Titel für Suchmaschinen', { name: 'seoTitle', value: 'Brot', before: null }],
  ['a field of a block', 'Text: Inhalt', [setText('a', 'neu')]],
  ['several fields of a block', 'Text', [setText('a', 'neu'), { do: 'set', id: 'a', field: 'isHidden', value: true, before: false }]],
  ['a block that was removed', 'Text', [remove('gone')]],
  ['several blocks', '2 Blöcke', [remove('a'), remove('b')]],
  ['a block that another editor has removed', 'Block', [setText('gone', 'neu')]],
  ['a text that was typed and deleted again', 'Inhalt', []],
])('names %s', (_what, label, step) => {
  expect(stepLabel(step, [block('a'), block('b')])).toBe(label);
});
