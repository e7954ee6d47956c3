/** What a list can be asked for: both doors read and check requests by it, the back office draws its filters from it. */
import { choice, isListed, moment, reference, text, type Field, type Fields } from '../fields/field';
import type { Collection } from './collection';

/** A filter that bounds a field: which one, and from which side. */
interface Bound {
  readonly field: string;
  readonly side: '>=' | '<=';
}

/** `'dueAt >='` → what it bounds; undefined for a filter that asks for a value. */
export function boundOf(filter: string): Bound | undefined {
  const [field, side] = filter.split(' ');
  return side ? { field: field!, side: side as Bound['side'] } : undefined;
}

const stamps: Fields = { createdAt: moment({ label: 'Erstellt' }), updatedAt: moment({ label: 'Geändert' }) };

/** The fields of a stored record: those of its definition, and those every record has. */
export const storedFields = ({ fields }: Collection): Fields => ({ ...stamps, ...fields });

/** The longest text a list can be searched for. */
export const longestSearch = 200;

/** The total of a list that nobody counted to its end: it stands for more than a thousand. */
export const uncounted = 1_001;

/** The fields of a filter: `search`, and what the definition names. */
export function filterFields(definition: Collection): Fields {
  const fields = storedFields(definition);
  const named = Object.entries(definition.filters ?? {}).map(([name, filter]) => [name, filterField(fields, filter)] as const);
  return { search: text({ label: 'Suche', max: longestSearch }), ...Object.fromEntries(named) };
}

function filterField(fields: Fields, filter: string | Field): Field {
  if (typeof filter !== 'string') return filter;
  const bound = boundOf(filter);
  return bound ? boundField(fields[bound.field]!, bound) : valueField(fields[filter]!);
}

// Of several values that a record has, a filter asks for one.
function valueField(field: Field): Field {
  const { label, isPrivate = false } = field;
  if (isListed(field)) return reference({ label, to: field.to, isPrivate });
  if (field.kind === 'choices') return choice({ name: field.name, label, options: field.options, isPrivate });
  if (field.kind === 'texts') return text({ label, isPrivate });
  return { ...field, required: false };
}

// A moment is bounded by another one, or by a day of the shop.
function boundField(field: Field, { side }: Bound): Field {
  const label = `${field.label} ${side === '>=' ? 'von' : 'bis'}`;
  if (field.kind !== 'moment') return { ...field, label, required: false };
  return text({ label, max: 40, help: 'Ein Tag (2026-11-20) oder ein Zeitpunkt mit seiner Zone (2026-11-20T08:00:00+01:00).' });
}

const sortable: ReadonlySet<string> = new Set(['text', 'email', 'count', 'decimal', 'money', 'flag', 'choice', 'moment', 'day', 'time']);

/** The fields a list may be sorted by: what it shows, as far as that has an order. */
export function sortFields(definition: Collection): string[] {
  const { title, columns, order = 'createdAt' } = definition;
  const fields = storedFields(definition);
  return [...new Set([title, order, ...columns, 'createdAt', 'updatedAt'])].filter(name => sortable.has(fields[name]!.kind));
}

/** The texts that `search` looks into. */
export const searchedFields = ({ search, title, fields }: Collection): readonly string[] =>
  search ?? (fields[title]!.kind === 'text' ? [title] : []);
