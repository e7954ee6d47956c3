/** Finds records that are referenced from JSON, where no foreign key applies. */
import { blocks } from '../../../../schema/blocks';
import { collections } from '../../../../schema/collections';
import { type FieldType, isReference, type Field, type Fields } from '../../../../schema/fields/field';
import { settings } from '../../../../schema/site/settings';
import type { Context } from '../../context/context';

/** The fields of all blocks. */
const blockFields = Object.values(blocks).flatMap<Field>(({ value, config }) => [...Object.values(value), ...Object.values(config)]);
const jsonTypes: ReadonlySet<FieldType> = new Set(['group', 'array', 'blocks', 'blockData']);

function canReference(field: Field, to: string): boolean {
  if (isReference(field)) return field.to === to;
  if (field.type === 'link') return to === 'site' || to === 'branch';
  if (field.type === 'blocks' || field.type === 'blockData') return blockFields.some(nested => canReference(nested, to));
  return (field.type === 'group' || field.type === 'array') && Object.values<Field>(field.fields).some(nested => canReference(nested, to));
}

const jsonColumnsReferencing = (fields: Fields, to: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (jsonTypes.has(field.type) && canReference(field, to) ? [name] : []));

/** Tells whether a group, an array, a block or a setting references this record. */
export async function isReferencedInJson(context: Context, collection: string, id: string): Promise<boolean> {
  const queries = Object.values(collections).flatMap(({ name, fields }) =>
    jsonColumnsReferencing(fields, collection).map(column => `select 1 from "${name}" where "${column}"::text like $1`),
  );
  if (Object.values<Field>(settings).some(field => canReference(field, collection)))
    queries.push('select 1 from settings where value::text like $1');
  if (queries.length === 0) return false;
  const [{ isReferenced }] = await context.db.query<[{ isReferenced: boolean }]>(
    `select exists (${queries.join(' union all ')}) as "isReferenced"`,
    [`%"${id}"%`],
  );
  return isReferenced;
}
