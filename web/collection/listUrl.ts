/** What the address of a list asks for: its search, its filters, its order and its page. Pure. */
import { boundOf, filterFields, sortFields } from '../../schema/collections/filter';
import type { Collection } from '../../schema/collections/collection';
import { check } from '../../schema/fields/validation/validate';
import { memberOf, type Field } from '../../schema/fields/field';
import type { ListVariables } from './collectionHooks';

/** Back-office tables use 50 rows (G-017). */
export const pageSize = 50;

/** The filters that the address sets, as it says them. What makes no sense sets none. */
export function filtersIn(definition: Collection, address: URLSearchParams): Record<string, string> {
  const given = Object.entries(filterFields(definition)).flatMap(([name, field]) => {
    const text = address.get(name)?.trim();
    return text && check({ [name]: field }, { [name]: valueOf(field, text) }).length === 0 ? [[name, text] as const] : [];
  });
  return Object.fromEntries(given);
}

/** The order the address asks for: a field, with `-` before it from the last to the first. */
export function sortIn(definition: Collection, address: URLSearchParams): string | undefined {
  const sort = address.get('sort');
  return sort && sortFields(definition).includes(sort.replace(/^-/, '')) ? sort : undefined;
}

export const pageIn = (address: URLSearchParams): number => Math.max(Math.trunc(Number(address.get('page'))) || 1, 1);

/** Whether the list goes on from a cursor: it grows, and stands in its own order (G-017). */
export const isReadOn = (definition: Collection, address: URLSearchParams): boolean =>
  definition.isGrowing === true && !sortIn(definition, address);

export function variablesOf(definition: Collection, address: URLSearchParams): ListVariables {
  const fields = filterFields(definition);
  const filter = Object.entries(filtersIn(definition, address)).map(([name, text]) => [name, sentOf(fields[name]!, text)]);
  const sort = sortIn(definition, address);
  const after = address.get('after');
  return {
    limit: pageSize,
    ...(filter.length > 0 && { filter: Object.fromEntries(filter) }),
    ...(sort && { sort }),
    ...(isReadOn(definition, address) ? after && { after } : { page: pageIn(address) }),
  };
}

/** The address with a filter or an order changed; the pages begin anew. */
export function addressWith(address: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const place of ['page', 'after']) next.delete(place);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** Where the list goes on. */
export function addressAt(address: URLSearchParams, place: 'page' | 'after', value: string): string {
  const next = new URLSearchParams(address);
  next.set(place, value);
  return `?${next.toString()}`;
}

/** Whether a filter is a day of the shop: it bounds a moment. */
export function isDayFilter(definition: Collection, name: string): boolean {
  const filter = definition.filters?.[name];
  return typeof filter === 'string' && boundOf(filter) !== undefined;
}

function valueOf({ kind }: Field, text: string): unknown {
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  return kind === 'count' || kind === 'decimal' || kind === 'money' ? Number(text) : text;
}

const sentOf = (field: Field, text: string): unknown => (field.kind === 'choice' ? memberOf(text) : valueOf(field, text));
