/** Values as they arrive in JSON. GraphQL's scalars do this for GraphQL; REST, stored JSON and forms come through here. */
import { blockOf } from '../blocks';
import { isMany, type Field, type Fields } from './field';
import type { LayoutEntry } from './values';
import { isMoment } from './validation/formats';
import { copyOf, isObject, leaves, type LeafKind } from './walk';

const asIs = (value: unknown): unknown => value;

// A relation may arrive as its id or as an object that carries it.
const id = (value: unknown): unknown => (isObject(value) && 'id' in value ? value.id : value);
const ids = (value: unknown): unknown => (Array.isArray(value) ? value.map(id) : value);

// One text is a list of one, as GraphQL reads it too.
const list = (value: unknown): unknown => (typeof value === 'string' ? [value] : value);

const reads: { readonly [K in LeafKind]: (value: unknown) => unknown } = {
  text: asIs,
  richText: asIs,
  texts: list,
  email: asIs,
  phone: asIs,
  url: asIs,
  colour: asIs,
  count: asIs,
  decimal: asIs,
  money: asIs,
  flag: asIs,
  choice: asIs,
  choices: asIs,
  weekdays: asIs,
  moment: value => (typeof value === 'string' ? new Date(isMoment(value) ? value : Number.NaN) : value),
  day: asIs,
  time: asIs,
  secret: asIs,
  reference: id,
  references: ids,
  image: id,
  images: ids,
  link: id,
  data: asIs,
};

/** The record a JSON object stands for. What cannot be read stays as it is, for `check` to name. */
export function read(fields: Fields, json: object): object {
  const record = copyOf(json);
  for (const { field, value, put } of leaves(fields, record)) put(reads[field.kind](value));
  return record;
}

/** A stored group or row with every field of its row: what was left out is an empty list or null, whatever the row was when it was stored. */
export function whole(fields: Fields, stored: object): object {
  const record: Record<string, unknown> = {}; // by a loop: a menu has thousands of rows, and lists of entries would cost more than their values
  for (const name of Object.keys(fields)) record[name] = wholeValue(fields[name]!, stored[name as keyof typeof stored] ?? null);
  return record;
}

function wholeValue(field: Field, value: unknown): unknown {
  if (field.kind === 'rows') return ((value ?? []) as object[]).map(row => whole(field.fields, row));
  if (field.kind === 'blocks') return wholeBlocks((value ?? []) as LayoutEntry[]);
  if (value === null) return isMany(field) ? [] : null;
  if (field.kind === 'blockPart') return value;
  return field.kind === 'group' ? whole(field.fields, value as object) : reads[field.kind](value);
}

/** Stored blocks with every field of their definitions; those of a type that is gone are left out. */
export const wholeBlocks = (stored: readonly LayoutEntry[]): LayoutEntry[] =>
  stored.flatMap(({ id, type, config, value, isHidden = false }) => {
    const block = blockOf(type);
    return block ? [{ id, type, config: whole(block.config, config ?? {}), value: whole(block.value, value ?? {}), isHidden }] : [];
  });
