/** Conditions on the records of a table, each a piece of SQL that says where its values go. */
import type { EntityMetadata } from 'typeorm';
import { boundOf, searchedFields, storedFields } from '../../../../schema/collections/filter';
import type { Collection } from '../../../../schema/collections/collection';
import { demand } from '../../../../schema/errors/appError';
import { isListed, type Field } from '../../../../schema/fields/field';
import { isDay, isMoment } from '../../../../schema/fields/validation/formats';
import { defaultSettings } from '../../../../schema/site/settings';

/** SQL about a row called `kept`; `bind` keeps a value and answers its place, `$3`. */
export type Condition = (bind: (value: unknown) => string) => string;

/** All of them at once: the text, and the values it speaks of. */
export function allOf(conditions: readonly Condition[], values: unknown[] = []): string {
  const bind = (value: unknown): string => `$${values.push(value)}`;
  return conditions.map(condition => `(${condition(bind)})`).join(' and ') || 'true';
}

export const columnOf = (metadata: EntityMetadata, field: string): string =>
  `kept."${metadata.findColumnWithPropertyName(field)!.databaseName}"`;

/** The record has this value in a field of its definition; of texts, in any case of letters. */
export function isValue(metadata: EntityMetadata, { name, ...definition }: Collection, field: string, value: unknown): Condition {
  const described = storedFields({ name, ...definition })[field]!;
  if (isListed(described)) {
    const inverse = 'inverse' in described && described.inverse;
    const table = inverse ? `${described.to}_${inverse}` : `${name}_${field}`;
    return bind => `kept.id in (select "${name}Id" from "${table}" where "${described.to}Id" = ${bind(value)})`;
  }
  const column = columnOf(metadata, field);
  if (described.kind === 'choices' || described.kind === 'texts') return bind => `${column} @> array[${bind(value)}]`;
  return foldsCase(described) ? bind => `lower(${column}) = lower(${bind(value)})` : bind => `${column} = ${bind(value)}`;
}

const foldsCase = ({ kind }: Field): boolean => ['text', 'email'].includes(kind);

/** The record's value lies on this side of a bound, the bound included. */
export function isWithin(metadata: EntityMetadata, definition: Collection, filter: string, value: unknown): Condition {
  const { field, side } = boundOf(filter)!;
  const column = columnOf(metadata, field);
  if (storedFields(definition)[field]!.kind !== 'moment') return bind => `${column} ${side} ${bind(value)}`;
  if (isMoment(String(value))) return bind => `${column} ${side} ${bind(value)}::timestamptz`;
  // A day is the whole day of the shop, as its clocks show it.
  return side === '>=' ? bind => `${column} >= ${midnight(bind(value))}` : bind => `${column} < ${midnight(`${bind(value)}::date + 1`)}`;
}

const midnight = (day: string): string =>
  `(${day})::date::timestamp at time zone coalesce((select value->>'timezone' from settings), '${defaultSettings.timezone}')`;

/** Refuses a bound of moments that is neither a moment nor a day. */
export function demandBound(name: string, value: unknown): void {
  if (!isMoment(String(value)) && !isDay(String(value))) demand([{ path: [name], rule: 'noMoment' }]);
}

// Three letters make a trigram. Fewer are looked for where words begin, which is a trigram too: a blank and two letters.
const shortest = 3;

/** Every word of the search stands somewhere in the record's texts (indexes.ts). */
export const isFound = (definition: Collection, search: string): Condition[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
    .map(word => bind => {
      if (searchedFields(definition).length === 0) return 'false';
      const pattern = word.replace(/[\\%_]/g, '\\$&');
      return `kept.searched like ${bind([...word].length < shortest ? `% ${pattern}%` : `%${pattern}%`)}`;
    });

/** What strangers may see of a collection: records of some kinds only, and of masked ones nothing that a search or filter could betray. */
export function openTo(metadata: EntityMetadata, { openWhen, mask }: Collection, { filter, sort }: Asked): Condition[] {
  const hasFlag = ([name, value]: [string, boolean]): string => `${columnOf(metadata, name)} = ${String(value)}`;
  const kinds = openWhen?.map(flags => Object.entries(flags).map(hasFlag).join(' and ')).join(' or ');
  const asked = [...Object.keys(filter ?? {}), ...(sort ? [sort.replace(/^-/, '')] : [])];
  const isProbing = mask !== undefined && asked.some(name => !mask.shows.includes(name));
  return [...(kinds ? [kinds] : []), ...(isProbing ? [hasFlag([mask.unless, true])] : [])].map(text => () => text);
}

interface Asked {
  filter?: object | null;
  sort?: string | null;
}
