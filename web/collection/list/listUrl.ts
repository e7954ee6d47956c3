/** Reads search, filters, sort and page of a list from its URL, and writes them. Pure. */
import { parseBound, filterFields, sortFields } from '../../../schema/collections/filter';
import type { Collection } from '../../../schema/collections/collection';
import { validate } from '../../../schema/fields/validation/validate';
import { toGraphqlEnumValue, type Field } from '../../../schema/fields/field';
import type { ListVariables } from '../collectionHooks';

/** The rows of a back-office table (G-017). */
export const pageSize = 50;

/** Returns the valid filters of the URL as text. */
export function parseFilters(definition: Collection, searchParams: URLSearchParams): Record<string, string> {
  const filters = Object.entries(filterFields(definition)).flatMap(([name, field]) => {
    const text = searchParams.get(name)?.trim();
    return text && validate({ [name]: field }, { [name]: parseValue(field, text) }).length === 0 ? [[name, text] as const] : [];
  });
  return Object.fromEntries(filters);
}

/** Returns the sort of the URL: a field name, with a leading `-` for descending. */
export function parseSort(definition: Collection, searchParams: URLSearchParams): string | undefined {
  const sort = searchParams.get('sort');
  return sort && sortFields(definition).includes(sort.replace(/^-/, '')) ? sort : undefined;
}

export const parsePage = (searchParams: URLSearchParams): number => Math.max(Math.trunc(Number(searchParams.get('page'))) || 1, 1);

/** Tells whether the list uses a cursor: it supports one and has its default sort (G-017). */
export const hasCursor = (definition: Collection, searchParams: URLSearchParams): boolean =>
  definition.cursorPagination === true && !parseSort(definition, searchParams);

export function listVariables(definition: Collection, searchParams: URLSearchParams): ListVariables {
  const fields = filterFields(definition);
  const filter = Object.entries(parseFilters(definition, searchParams)).map(([name, text]) => [name, toFilterValue(fields[name]!, text)]);
  const sort = parseSort(definition, searchParams);
  const after = searchParams.get('after');
  return {
    limit: pageSize,
    ...(filter.length > 0 && { filter: Object.fromEntries(filter) }),
    ...(sort && { sort }),
    ...(hasCursor(definition, searchParams) ? after && { after } : { page: parsePage(searchParams) }),
  };
}

/** Returns the search parameters with one filter or sort changed, back on the first page. */
export function searchParamsWith(searchParams: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  for (const param of ['page', 'after']) next.delete(param);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** Rendered at once, so that the next change starts from this one, however busy the device is. */
export const listUrlOptions = { replace: true, flushSync: true } as const;

/** Returns the URL of another page of the list. */
export function pageUrl(searchParams: URLSearchParams, param: 'page' | 'after', value: string): string {
  const next = new URLSearchParams(searchParams);
  next.set(param, value);
  return `?${next.toString()}`;
}

/** Tells whether a filter takes a date of the shop's time zone: it bounds a date and time. */
export function isDateFilter(definition: Collection, name: string): boolean {
  const filter = definition.filters?.[name];
  return typeof filter === 'string' && parseBound(filter) !== undefined;
}

function parseValue({ type }: Field, text: string): unknown {
  if (type === 'checkbox') return text === 'true' ? true : text === 'false' ? false : text;
  return type === 'integer' || type === 'decimal' || type === 'money' ? Number(text) : text;
}

const toFilterValue = (field: Field, text: string): unknown =>
  field.type === 'select' ? toGraphqlEnumValue(text) : parseValue(field, text);
