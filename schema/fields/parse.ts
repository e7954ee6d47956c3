/** Converts JSON values to field values, for REST, stored JSON and forms. GraphQL does this with its scalars. */
import { findBlock } from '../blocks';
import { isList, type Field, type Fields, type RecordOf } from './field';
import type { StoredBlock } from './values';
import { isDateTime } from './validation/formats';
import { clone, walkValues, type LeafType } from './walk';
import { getField, isObject, toObjects, toObject } from '../objects';

const identity = (value: unknown): unknown => value;

// A relation is an id or an object with an id.
const toId = (value: unknown): unknown => (isObject(value) && 'id' in value ? value.id : value);
const toIds = (value: unknown): unknown => (Array.isArray(value) ? value.map(toId) : value);

// A single text is a list of one, as in GraphQL.
const toList = (value: unknown): unknown => (typeof value === 'string' ? [value] : value);

const parsers: { readonly [K in LeafType]: (value: unknown) => unknown } = {
  text: identity,
  richText: identity,
  markdown: identity,
  textList: toList,
  email: identity,
  phone: identity,
  url: identity,
  color: identity,
  integer: identity,
  decimal: identity,
  money: identity,
  checkbox: identity,
  select: identity,
  multiSelect: identity,
  weekdays: identity,
  dateTime: value => (typeof value === 'string' ? new Date(isDateTime(value) ? value : Number.NaN) : value),
  date: identity,
  time: identity,
  secret: identity,
  reference: toId,
  references: toIds,
  image: toId,
  images: toIds,
  file: toId,
  files: toIds,
  link: toId,
  json: identity,
};

/** Returns the record of a JSON object, with the type of a valid one: values that cannot be parsed stay for `validate`. */
export function parseFields<F extends Fields>(fields: F, json: object): RecordOf<F> {
  const record = clone(json);
  for (const { field, value, set } of walkValues(fields, record)) set(parsers[field.type](value));
  return record as RecordOf<F>;
}

/**
 * Returns a stored group or array item with all its fields: missing values are an empty list or null, also if the definition has changed
 * since it was stored.
 */
export function fillMissing(fields: Fields, stored: object): object {
  const record: Record<string, unknown> = {}; // a loop, because a menu has thousands of items and entry lists are slow
  for (const { name, fill } of fillersOf(fields)) record[name] = fill(getField(stored, name) ?? null);
  return record;
}

/** Returns the stored value of one field, or the value that represents a missing one. */
type Fill = (value: unknown) => unknown;
type Fillers = readonly { readonly name: string; readonly fill: Fill }[];

const fillers = new WeakMap<Fields, Fillers>();

// Each definition is read once, because a list of orders has thousands of values.
function fillersOf(fields: Fields): Fillers {
  const found = fillers.get(fields) ?? Object.entries(fields).map(([name, field]) => ({ name, fill: fillerOf(field) }));
  fillers.set(fields, found);
  return found;
}

function fillerOf(field: Field): Fill {
  if (field.type === 'array') return value => toObjects(value).map(item => fillMissing(field.fields, item));
  if (field.type === 'blocks') return value => fillMissingBlocks((value ?? []) as StoredBlock[]);
  if (field.type === 'group') return value => (value === null ? null : fillMissing(field.fields, toObject(value)));
  if (field.type === 'blockData') return identity;
  const parse = parsers[field.type];
  if (isList(field)) return value => (value === null ? [] : parse(value));
  return parse === identity ? identity : value => (value === null ? null : parse(value));
}

/** Returns stored blocks with all fields of their definitions, without blocks whose type no longer exists. */
export const fillMissingBlocks = (stored: readonly StoredBlock[]): StoredBlock[] =>
  stored.flatMap(({ id, type, config, value, isHidden = false }) => {
    const block = findBlock(type);
    return block
      ? [{ id, type, config: fillMissing(block.config, config ?? {}), value: fillMissing(block.value, value ?? {}), isHidden }]
      : [];
  });
