/** Records that are named but not there. Foreign keys guard columns; what lies in JSON has only us. */
import type { Fault } from '../../../../schema/fields/validation/validate';
import { type Fields, isListed, isNaming } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { leaves } from '../../../../schema/fields/walk';
import type { Context } from '../../context/context';

/** A fault for each; one query per collection, however many are named. */
export async function missingRecords(context: Context, fields: Fields, record: object): Promise<Fault[]> {
  const named = [...leaves(fields, record)].flatMap(({ field, value, path, beside }) => {
    if (field.kind === 'link') return isId(value) ? [{ to: beside[field.of] as string, id: value, path }] : [];
    if (!isNaming(field)) return [];
    return isListed(field)
      ? (value as string[]).map((id, index) => ({ to: field.to, id, path: [...path, index] }))
      : [{ to: field.to, id: value as string, path }];
  });
  const missing = new Set<string>();
  // One collection after the other: within a transaction there is one connection, and it takes one statement at a time.
  for (const collection of new Set(named.map(({ to }) => to))) {
    const ids = new Set(named.filter(({ to }) => to === collection).map(({ id }) => id));
    for (const id of await lockedOf(context, collection, [...ids])) ids.delete(id);
    ids.forEach(id => missing.add(`${collection} ${id}`));
  }
  return named.filter(({ to, id }) => missing.has(`${to} ${id}`)).map(({ path }) => ({ path, rule: 'noRecord' }));
}

// Whoever deletes one of them meanwhile waits for us, and then finds that it is named; or we wait, and find it gone.
async function lockedOf(context: Context, collection: string, ids: readonly string[]): Promise<string[]> {
  const { tableName } = context.records(collection).metadata;
  const rows = await context.db.query(`select id from "${tableName}" where id = any($1) order by id for key share`, [ids]);
  return rows.map(({ id }: { id: string }) => id);
}
