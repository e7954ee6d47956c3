/** Turns stored blocks into those of the API in the browser, so that the preview shows an edit without a request. */
import { findBlock } from '../../../schema/blocks';
import { exampleOf } from '../../../schema/blocks/blockContent';
import { isList, isReference, toGraphqlEnumValue, type Field, type Fields } from '../../../schema/fields/field';
import type { StoredBlock } from '../../../schema/fields/values';
import { getField, isArray, toObject, toObjects } from '../../../schema/objects';
import { markdownToHtml, sanitizeHtml } from '../../hooks/html/cleanHtml';
import type { BlockData } from '../pageContext';

/** Records that the API has returned before, by id. */
export type KnownRecords = Map<string, unknown>;

/** Returns the block as the API would, or undefined if it references a record that is not known yet. */
export function toLocalBlock({ id, type, config, value, isHidden }: StoredBlock, known: KnownRecords): BlockData | undefined {
  const name = toGraphqlEnumValue(type);
  const values = toLocalRecord(findBlock(type)?.value ?? {}, value, known);
  return values && ({ id, type: name, config, isHidden, [name]: values } as unknown as BlockData); // its type has a field for each block type
}

/** Returns an empty block with the content of its example. What it has, such as its background, stays. */
export function toExample(block: StoredBlock, known: KnownRecords): BlockData | undefined {
  const data = toLocalBlock({ ...block, value: { ...block.value, ...exampleOf(block.type) } }, known);
  return data && { ...data, isExample: true };
}

function toLocalRecord(fields: Fields, stored: object, known: KnownRecords): object | undefined {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, toLocalValue(field, getField(stored, name) ?? null, known)] as const,
  );
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

function toLocalValue(field: Field, value: unknown, known: KnownRecords): unknown {
  if (value === null) return isList(field) ? [] : null;
  if (isReference(field)) return findKnown(value, known);
  if (field.type === 'richText') return sanitizeHtml(String(value));
  if (field.type === 'markdown') return markdownToHtml(String(value));
  if (field.type === 'select') return toGraphqlEnumValue(String(value));
  if (field.type === 'group') return toLocalRecord(field.fields, toObject(value), known);
  if (field.type === 'array') return allOrNone(toObjects(value).map(item => toLocalRecord(field.fields, item, known)));
  return value;
}

const findKnown = (ids: unknown, known: KnownRecords): unknown =>
  isArray(ids) ? allOrNone(ids.map(id => known.get(String(id)))) : known.get(String(ids));

const allOrNone = (values: readonly unknown[]): readonly unknown[] | undefined =>
  values.some(value => value === undefined) ? undefined : values;

/** Remembers the records that a block of the API references. */
export function learnRecords({ type, value }: StoredBlock, data: BlockData, known: KnownRecords): void {
  learn(findBlock(type)?.value ?? {}, value, toObject(getField(data, data.type)), known);
}

function learn(fields: Fields, stored: object, data: object, known: KnownRecords): void {
  for (const [name, field] of Object.entries(fields)) {
    const [ids, records] = [getField(stored, name), getField(data, name)];
    if (field.type === 'group') learn(field.fields, toObject(ids), toObject(records), known);
    if (field.type === 'array') toObjects(ids).forEach((item, index) => learn(field.fields, item, toObjects(records)[index] ?? {}, known));
    if (!isReference(field)) continue;
    if (isArray(records)) for (const record of toObjects(records)) known.set(String(record.id), record);
    else if (typeof ids === 'string' && records) known.set(ids, records);
  }
}
