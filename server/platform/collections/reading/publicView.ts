/**
 * The public view of a record: anonymous viewers get neither private fields nor non-public records (G-007, G-074). Lists, relations,
 * GraphQL and REST use it.
 */
import { definitions } from '../../../../schema/collections';
import type { Collection } from '../../../../schema/collections/collection';
import { type FieldType, isList, type Field } from '../../../../schema/fields/field';
import { getField, toObjects } from '../../../../schema/objects';

/** What the public view leaves out: hidden fields, and hidden blocks in block fields. */
interface HiddenParts {
  hiddenFields: readonly (readonly [name: string, field: Field])[];
  blockFields: readonly string[];
}

// Computed once per collection, because a menu has hundreds of records.
const hiddenParts = Object.fromEntries(
  Object.entries(definitions).map(([name, definition]) => [
    name,
    { full: findHiddenParts(definition), reduced: findHiddenParts(definition, definition.publicFields) },
  ]),
);

function findHiddenParts(
  { fields, isPublic, useAsTitle, summaryFields = [useAsTitle] }: Collection,
  publicFields?: Collection['publicFields'],
): HiddenParts {
  const entries = Object.entries(fields);
  const isHidden = (name: string): boolean =>
    (publicFields !== undefined && !publicFields.fields.includes(name)) || (!isPublic && !summaryFields.includes(name));
  return {
    hiddenFields: entries.filter(([name, field]) => field.isPrivate || isHidden(name)),
    blockFields: entries.filter(([, { type }]) => type === 'blocks').map(([name]) => name),
  };
}

/** Tells whether anonymous viewers cannot read some records of this collection, so that a required reference may be null. */
export const hasPrivateParts = (collection: string): boolean =>
  definitions[collection]?.publicWhen !== undefined || definitions[collection]?.isPublicWhenOrderable === true;

/**
 * Returns the public part of the record, or undefined when an anonymous viewer may not see it. Of a non-public collection it has the
 * summary fields only.
 */
export function toPublicRecord<T extends object>(collection: string, record: T): T | undefined {
  const definition = definitions[collection];
  if (!definition) return record;
  const { publicWhen, publicFields } = definition;
  if (publicWhen && !publicWhen.some(checkboxes => Object.entries(checkboxes).every(([name, value]) => getField(record, name) === value)))
    return undefined;

  const isReduced = publicFields !== undefined && getField(record, publicFields.unless) !== true;
  const { hiddenFields, blockFields } = hiddenParts[collection]![isReduced ? 'reduced' : 'full'];
  if (hiddenFields.length + blockFields.length === 0) return record;
  const publicValues: Record<string, unknown> = {};
  for (const name of blockFields) publicValues[name] = toObjects(getField(record, name)).filter(({ isHidden }) => !isHidden);
  for (const [name, field] of hiddenFields) publicValues[name] = emptyValueOf(field);
  return { ...record, ...publicValues };
}

const numberTypes: ReadonlySet<FieldType> = new Set(['integer', 'decimal', 'money']);

// GraphQL types promise a value for required fields, so the public record has a neutral one.
function emptyValueOf(field: Field): unknown {
  if (isList(field)) return [];
  if (!field.required) return null;
  if (field.type === 'select') return Object.keys(field.options)[0];
  return field.type === 'checkbox' ? false : numberTypes.has(field.type) ? 0 : '';
}
