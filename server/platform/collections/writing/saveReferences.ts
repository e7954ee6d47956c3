/** Saves the fields of a record that contain several references. Each has a table of its own. */
import type { Collection } from '../../../../schema/collections/collection';
import { isReferenceList, type FieldOf, type Fields, type Id, type ReferenceListType } from '../../../../schema/fields/field';
import type { Context } from '../../context/context';

/** A field with several references, and the ids to save. */
interface ReferenceList {
  name: string;
  field: FieldOf<ReferenceListType>;
  ids: readonly string[];
}

/** Returns the fields with several references. */
const referenceLists = (fields: Fields): [string, FieldOf<ReferenceListType>][] =>
  Object.entries(fields).filter((entry): entry is [string, FieldOf<ReferenceListType>] => isReferenceList(entry[1]));

/** Returns the input without the fields that have tables of their own. */
export function withoutReferenceLists({ fields }: Collection, input: object): object {
  const names = new Set(referenceLists(fields).map(([name]) => name));
  return Object.fromEntries(Object.entries(input).filter(([name]) => !names.has(name)));
}

/** Saves the references of the input. */
export async function saveReferences(context: Context, { name: collection, fields }: Collection, id: Id, input: object): Promise<void> {
  for (const [name, field] of referenceLists(fields))
    if (name in input) await saveList(context, { collection, id }, { name, field, ids: Reflect.get(input, name) });
}

interface Owner {
  collection: string;
  id: Id;
}

async function saveList(context: Context, { collection, id }: Owner, { name, field, ids }: ReferenceList): Promise<void> {
  const { to } = field;
  if ('inverse' in field && field.inverse) return saveInverseList(context, { collection, id }, `${to}_${field.inverse}`, ids);
  await context.db.query(`delete from "${collection}_${name}" where "${collection}Id" = $1`, [id]);
  await context.db.query(
    `insert into "${collection}_${name}" ("${collection}Id", "${to}Id", position) select $1, id, position from unnest($2::uuid[]) with ordinality as input (id, position)`,
    [id, [...new Set(ids)]],
  );
}

// The table of the inverse field stores the list: new ids go to the end, missing ids are removed, the others keep their position.
async function saveInverseList(context: Context, { collection, id }: Owner, table: string, ids: readonly string[]): Promise<void> {
  const [ownColumn, otherColumn] = [`"${collection}Id"`, `"${table.split('_')[0]}Id"`];
  await context.db.query(`delete from "${table}" where ${ownColumn} = $1 and ${otherColumn} <> all($2::uuid[])`, [id, ids]);
  await context.db.query(
    `insert into "${table}" (${otherColumn}, ${ownColumn}, position)
     select input.id, $1, (select coalesce(max(position), 0) + 1 from "${table}" where ${otherColumn} = input.id)
     from unnest($2::uuid[]) as input (id) on conflict do nothing`,
    [id, [...new Set(ids)]],
  );
}
