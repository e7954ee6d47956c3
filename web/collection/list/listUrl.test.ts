import { log } from '../../../schema/collections/log';
import { product } from '../../../schema/collections/product';
import { task } from '../../../schema/collections/task';
import type { Collection } from '../../../schema/collections/collection';
import { pageUrl, searchParamsWith, listVariables } from './listUrl';

const id = '11111111-1111-4111-8111-111111111111';

test.each<[string, Collection, string, object]>([
  ['reads the first page by default', task, '', { limit: 50, page: 1 }],
  ['reads a later page', task, 'page=25', { limit: 50, page: 25 }],
  ['ignores a negative page', task, 'page=-3', { limit: 50, page: 1 }],
  ['reads an option by its GraphQL name', task, 'status=inProgress', { limit: 50, page: 1, filter: { status: 'inProgress' } }],
  ['ignores an unknown option', task, 'status=verloren', { limit: 50, page: 1 }],
  ['reads a boolean', product, 'isEnabled=false', { limit: 50, page: 1, filter: { isEnabled: false } }],
  ['ignores an invalid boolean', product, 'isEnabled=vielleicht', { limit: 50, page: 1 }],
  ['reads a record, a date and a search text', task, `branch=${id}&dueFrom=2026-11-20&search=+Keks+`, { limit: 50, page: 1, filter: { search: 'Keks', branch: id, dueFrom: '2026-11-20' } }], // prettier-ignore
  ['reads a sort', task, 'sort=-dueAt', { limit: 50, page: 1, sort: '-dueAt' }],
  ['ignores an unknown sort', task, 'sort=password', { limit: 50, page: 1 }],
  ['reads a cursor in the default sort', log, 'after=abc', { limit: 50, after: 'abc' }],
  ['reads a page instead of a cursor in another sort', log, 'sort=level&after=abc&page=2', { limit: 50, sort: 'level', page: 2 }],
])('%s', (_title, definition, query, expected) => {
  expect(listVariables(definition, new URLSearchParams(query))).toEqual(expected);
});

test('changes a filter, keeps the others and returns to the first page', () => {
  const searchParams = new URLSearchParams('status=open&page=3&sort=-dueAt');
  expect(searchParamsWith(searchParams, 'priority', 'high').toString()).toBe('status=open&sort=-dueAt&priority=high');
  expect(searchParamsWith(searchParams, 'status', null).toString()).toBe('sort=-dueAt');
  expect(pageUrl(searchParams, 'page', '4')).toBe('?status=open&page=4&sort=-dueAt');
});
