/** Finds references to missing records. Foreign keys check columns; JSON has no such check. */
import type { Issue } from '../../../../schema/fields/validation/validate';
import { type Fields, isReference } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { walkValues } from '../../../../schema/fields/walk';
import type { Context } from '../../context/context';
import { isArray } from '../../../../schema/objects';

/** Returns an issue for each missing record, with one query per collection. */
export async function missingRecords(context: Context, fields: Fields, record: object): Promise<Issue[]> {
  const referenced = [...walkValues(fields, record)].flatMap(({ field, value, path, siblings }) => {
    if (field.type === 'link') return isId(value) ? [{ to: String(siblings[field.typeField]), id: value, path }] : [];
    if (!isReference(field)) return [];
    return isArray(value)
      ? value.map((id, index) => ({ to: field.to, id: String(id), path: [...path, index] }))
      : [{ to: field.to, id: String(value), path }];
  });
  const missing = new Set<string>();
  // A transaction has one connection, which runs one statement at a time.
  for (const collection of new Set(referenced.map(({ to }) => to))) {
    const ids = new Set(referenced.filter(({ to }) => to === collection).map(({ id }) => id));
    for (const id of await lockExisting(context, collection, [...ids])) ids.delete(id);
    ids.forEach(id => missing.add(`${collection} ${id}`));
  }
  return referenced.filter(({ to, id }) => missing.has(`${to} ${id}`)).map(({ path }) => ({ path, rule: 'recordNotFound' }));
}

// The lock makes a concurrent delete wait and then find the reference, or makes this query wait and then miss the record.
async function lockExisting(context: Context, collection: string, ids: readonly string[]): Promise<string[]> {
  const { tableName } = context.records(collection).metadata;
  const rows = await context.db.query(`select id from "${tableName}" where id = any($1) order by id for key share`, [ids]);
  return rows.map(({ id }: { id: string }) => id);
}
