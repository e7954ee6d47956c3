/** Who names a record from within JSON, where no foreign key guards it. */
import { blocks } from '../../../../schema/blocks';
import { collections } from '../../../../schema/collections';
import { isNaming, type Field, type Fields } from '../../../../schema/fields/field';
import { settings } from '../../../../schema/site/settings';
import type { Context } from '../../context/context';

/** All that any block may carry. */
const carried = Object.values(blocks).flatMap<Field>(({ value, config }) => [...Object.values(value), ...Object.values(config)]);
const inJson: ReadonlySet<string> = new Set(['group', 'rows', 'blocks', 'blockPart']);

function names(field: Field, to: string): boolean {
  if (isNaming(field)) return field.to === to;
  if (field.kind === 'link') return to === 'site' || to === 'branch';
  if (field.kind === 'blocks' || field.kind === 'blockPart') return carried.some(inner => names(inner, to));
  return (field.kind === 'group' || field.kind === 'rows') && Object.values<Field>(field.fields).some(inner => names(inner, to));
}

const jsonNaming = (fields: Fields, to: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (inJson.has(field.kind) && names(field, to) ? [name] : []));

/** Whether a group, a row or a setting names this record. */
export async function isNamedInJson(context: Context, collection: string, id: string): Promise<boolean> {
  const places = Object.values(collections).flatMap(({ name, fields }) =>
    jsonNaming(fields, collection).map(column => `select 1 from "${name}" where "${column}"::text like $1`),
  );
  if (Object.values<Field>(settings).some(field => names(field, collection)))
    places.push('select 1 from settings where value::text like $1');
  if (places.length === 0) return false;
  const [{ isNamed }] = await context.db.query(`select exists (${places.join(' union all ')}) as "isNamed"`, [`%"${id}"%`]);
  return isNamed as boolean;
}
