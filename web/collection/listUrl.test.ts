import { log } from '../../schema/collections/log';
import { product } from '../../schema/collections/product';
import { task } from '../../schema/collections/task';
import type { Collection } from '../../schema/collections/collection';
import { addressAt, addressWith, variablesOf } from './listUrl';

const id = '11111111-1111-4111-8111-111111111111';

test.each<[string, Collection, string, object]>([
  ['nothing said asks for the first page', task, '', { limit: 50, page: 1 }],
  ['a page beyond the first', task, 'page=25', { limit: 50, page: 25 }],
  ['no page at all', task, 'page=-3', { limit: 50, page: 1 }],
  ['an option goes by the name GraphQL knows', task, 'status=inProgress', { limit: 50, page: 1, filter: { status: 'inProgress' } }],
  ['what is no option asks for nothing', task, 'status=verloren', { limit: 50, page: 1 }],
  ['a yes or no', product, 'isEnabled=false', { limit: 50, page: 1, filter: { isEnabled: false } }],
  ['neither yes nor no', product, 'isEnabled=vielleicht', { limit: 50, page: 1 }],
  ['a record, a day and some words', task, `branch=${id}&dueFrom=2026-11-20&search=+Keks+`, { limit: 50, page: 1, filter: { search: 'Keks', branch: id, dueFrom: '2026-11-20' } }], // prettier-ignore
  ['an order', task, 'sort=-dueAt', { limit: 50, page: 1, sort: '-dueAt' }],
  ['no order of this list', task, 'sort=password', { limit: 50, page: 1 }],
  ['a list that grows is read on from a cursor', log, 'after=abc', { limit: 50, after: 'abc' }],
  ['in another order it has pages like any other', log, 'sort=level&after=abc&page=2', { limit: 50, sort: 'level', page: 2 }],
])('%s', (_what, definition, address, expected) => {
  expect(variablesOf(definition, new URLSearchParams(address))).toEqual(expected);
});

test('a change of the filter keeps the others and begins with the first page', () => {
  const before = new URLSearchParams('status=open&page=3&sort=-dueAt');
  expect(addressWith(before, 'priority', 'high').toString()).toBe('status=open&sort=-dueAt&priority=high');
  expect(addressWith(before, 'status', null).toString()).toBe('sort=-dueAt');
  expect(addressAt(before, 'page', '4')).toBe('?status=open&page=4&sort=-dueAt');
});
