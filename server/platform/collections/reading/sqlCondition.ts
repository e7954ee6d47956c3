/** SQL conditions on the records of a table, with bound values. */
import type { EntityMetadata } from 'typeorm';
import { parseBound, searchFieldsOf, recordFields } from '../../../../schema/collections/filter';
import type { Collection } from '../../../../schema/collections/collection';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { isReferenceList, type Field } from '../../../../schema/fields/field';
import { isDate, isDateTime } from '../../../../schema/fields/validation/formats';
import { defaultSettings } from '../../../../schema/site/settings';

/** Stores a value and returns its placeholder, such as `$3`. */
export type Bind = (value: unknown) => string;

/** SQL about a row with the alias `record`. */
export interface Condition {
  (bind: Bind): string;
  /** A query of the ids of exactly the matching records, each once, that reads no record. */
  members?: (bind: Bind) => string;
}

/** Returns the function that appends values to this list. */
export const bindTo =
  (values: unknown[]): Bind =>
  value =>
    `$${values.push(value)}`;

/** Joins conditions with `and` and appends their values to `values`. */
export function joinConditions(conditions: readonly Condition[], values: unknown[] = []): string {
  const bind = bindTo(values);
  return conditions.map(condition => `(${condition(bind)})`).join(' and ') || 'true';
}

export const columnName = (metadata: EntityMetadata, field: string): string =>
  `record."${metadata.findColumnWithPropertyName(field)!.databaseName}"`;

/** Matches records whose field equals the value; texts match case-insensitively. */
export function equalsCondition(metadata: EntityMetadata, { name, ...definition }: Collection, field: string, value: unknown): Condition {
  const definedField = recordFields({ name, ...definition })[field]!;
  if (isReferenceList(definedField)) {
    const inverse = 'inverse' in definedField && definedField.inverse;
    const table = inverse ? `${definedField.to}_${inverse}` : `${name}_${field}`;
    const members = (bind: Bind): string => `select "${name}Id" from "${table}" where "${definedField.to}Id" = ${bind(value)}`;
    return Object.assign((bind: Bind) => `record.id in (${members(bind)})`, { members });
  }
  const column = columnName(metadata, field);
  if (definedField.type === 'multiSelect' || definedField.type === 'textList') return bind => `${column} @> array[${bind(value)}]`;
  return isCaseInsensitive(definedField) ? bind => `lower(${column}) = lower(${bind(value)})` : bind => `${column} = ${bind(value)}`;
}

const isCaseInsensitive = ({ type }: Field): boolean => ['text', 'email'].includes(type);

/** Matches records whose value is on this side of a bound, including the bound. */
export function rangeCondition(metadata: EntityMetadata, definition: Collection, filter: string, value: unknown): Condition {
  const { field, side } = parseBound(filter)!;
  const column = columnName(metadata, field);
  if (recordFields(definition)[field]!.type !== 'dateTime') return bind => `${column} ${side} ${bind(value)}`;
  if (isDateTime(String(value))) return bind => `${column} ${side} ${bind(value)}::timestamptz`;
  // A date means the whole day in the time zone of the shop.
  return side === '>='
    ? bind => `${column} >= ${midnightSql(bind(value))}`
    : bind => `${column} < ${midnightSql(`${bind(value)}::date + 1`)}`;
}

const midnightSql = (date: string): string =>
  `(${date})::date::timestamp at time zone coalesce((select value->>'timezone' from settings), '${defaultSettings.timezone}')`;

/** Throws when a bound of a date and time field is neither a date and time nor a date. */
export function validateBound(name: string, value: unknown): void {
  if (!isDateTime(String(value)) && !isDate(String(value))) throwIfInvalid([{ path: [name], rule: 'invalidDateTime' }]);
}

// A trigram index needs three characters. A shorter term matches at the start of a word, where the preceding space makes it a trigram.
const minInfixLength = 3;

/** Matches records whose search text contains every term (indexes.ts). */
export const searchCondition = (definition: Collection, search: string): Condition[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(term => term !== '')
    .map(term => bind => {
      if (searchFieldsOf(definition).length === 0) return 'false';
      const pattern = term.replace(/[\\%_]/g, '\\$&');
      return `record.searched like ${bind([...term].length < minInfixLength ? `% ${pattern}%` : `%${pattern}%`)}`;
    });

/**
 * Returns the conditions of an anonymous viewer: only public records, and of records with hidden fields none that a filter or sort on such
 * a field selects.
 */
export function publicCondition(
  metadata: EntityMetadata,
  { publicWhen, publicFields }: Collection,
  { filter, sort }: FilterParams,
): Condition[] {
  const checkboxCondition = ([name, value]: [string, boolean]): string => `${columnName(metadata, name)} = ${String(value)}`;
  const alternatives = publicWhen?.map(checkboxes => Object.entries(checkboxes).map(checkboxCondition).join(' and ')).join(' or ');
  const fieldNames = [...Object.keys(filter ?? {}), ...(sort ? [sort.replace(/^-/, '')] : [])];
  const hasHiddenField = publicFields !== undefined && fieldNames.some(name => !publicFields.fields.includes(name));
  return [...(alternatives ? [alternatives] : []), ...(hasHiddenField ? [checkboxCondition([publicFields.unless, true])] : [])].map(
    sql => () => sql,
  );
}

interface FilterParams {
  filter?: object | null;
  sort?: string | null;
}
