/**
 * The filters, search and sorting of lists. GraphQL and REST validate list requests with it; the back office builds its filters from it.
 */
import { type FieldType, select, isReferenceList, dateTime, reference, text, type Field, type Fields } from '../fields/field';
import type { Collection } from './collection';

/** One bound of a range filter. */
interface Bound {
  readonly field: string;
  readonly side: '>=' | '<=';
}

/** Parses a filter target: `'dueAt >='` → field and side; undefined for a filter that compares a value. */
export function parseBound(filter: string): Bound | undefined {
  const [field, side] = filter.split(' ');
  return field && (side === '>=' || side === '<=') ? { field, side } : undefined;
}

const timestamps: Fields = { createdAt: dateTime({ label: 'Erstellt' }), updatedAt: dateTime({ label: 'Geändert' }) };

/** Returns the fields of a stored record: those of its definition and the timestamps of every record. */
export const recordFields = ({ fields }: Collection): Fields => ({ ...timestamps, ...fields });

/** The maximum length of a search term. */
export const maxSearchLength = 200;

/** The total of lists with more than 1,000 records; counting stops there. */
export const cappedTotal = 1_001;

/** Returns the filter fields of a collection: `search` and those of its definition. */
export function filterFields(definition: Collection): Fields {
  const fields = recordFields(definition);
  const filters = Object.entries(definition.filters ?? {}).map(([name, filter]) => [name, filterField(fields, filter)] as const);
  return { search: text({ label: 'Suche', max: maxSearchLength }), ...Object.fromEntries(filters) };
}

function filterField(fields: Fields, filter: string | Field): Field {
  if (typeof filter !== 'string') return filter;
  const bound = parseBound(filter);
  return bound ? boundField(fields[bound.field]!, bound) : valueField(fields[filter]!);
}

// A filter on a list field takes one value.
function valueField(field: Field): Field {
  const { label, isPrivate = false } = field;
  if (isReferenceList(field)) return reference({ label, to: field.to, isPrivate });
  if (field.type === 'multiSelect') return select({ name: field.name, label, options: field.options, isPrivate });
  if (field.type === 'textList') return text({ label, isPrivate });
  return { ...field, required: false };
}

// A range of instants is bounded by an instant or by a date in the shop's time zone.
function boundField(field: Field, { side }: Bound): Field {
  const label = `${field.label} ${side === '>=' ? 'von' : 'bis'}`;
  if (field.type !== 'dateTime') return { ...field, label, required: false };
  return text({ label, max: 40, help: 'Ein Tag (2026-11-20) oder ein Zeitpunkt mit seiner Zone (2026-11-20T08:00:00+01:00).' });
}

const sortableTypes: ReadonlySet<FieldType> = new Set([
  'text',
  'email',
  'integer',
  'decimal',
  'money',
  'checkbox',
  'select',
  'dateTime',
  'date',
  'time',
]);

/** Returns the fields a list can be sorted by: sortable columns, the default sort and the timestamps. */
export function sortFields(definition: Collection): string[] {
  const { useAsTitle, columns, defaultSort = 'createdAt' } = definition;
  const fields = recordFields(definition);
  return [...new Set([useAsTitle, defaultSort, ...columns, 'createdAt', 'updatedAt'])].filter(name =>
    sortableTypes.has(fields[name]!.type),
  );
}

/** Returns the fields that `search` covers. */
export const searchFieldsOf = ({ searchFields, useAsTitle, fields }: Collection): readonly string[] =>
  searchFields ?? (fields[useAsTitle]!.type === 'text' ? [useAsTitle] : []);
