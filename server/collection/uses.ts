/** Who names a record from within JSON, where no foreign key guards it. */
import { collections } from '../../schema/collections';
import { isNaming, type Field, type Fields } from '../../schema/fields/field';
import { settings } from '../../schema/settings';
import type { Context } from '../context';

const names = (field: Field, to: string): boolean =>
  isNaming(field)
    ? field.to === to
    : (field.kind === 'group' || field.kind === 'rows') && Object.values<Field>(field.fields).some(inner => names(inner, to));

const jsonNaming = (fields: Fields, to: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => ((field.kind === 'group' || field.kind === 'rows') && names(field, to) ? [name] : []));

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
