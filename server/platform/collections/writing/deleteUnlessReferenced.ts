/** Deletes a record that nothing references. */
import type { Collection } from '../../../../schema/collections/collection';
import type { Context } from '../../context/context';
import { isForeignKeyViolation } from '../../database/databaseErrors';
import type { RecordEntity } from '../mapping/columns';
import { isReferencedInJson } from './jsonReferences';

interface Table {
  definition: Collection;
  entity: Parameters<Context['records']>[0];
}

/** Deletes the record. Returns false when something references it. */
export async function deleteUnlessReferenced(context: Context, { definition, entity }: Table, { id }: RecordEntity): Promise<boolean> {
  if (await isReferencedInJson(context, definition.name, id)) return false;
  try {
    await context.db.transaction(db => db.delete(entity, id)); // a savepoint: a foreign key violation undoes only this
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}
