/** Deletes a record that nothing references, and builds the error for one that is in use. */
import type { Collection } from '../../../../schema/collections/collection';
import { plannedName } from '../../../../schema/rules/usages/plannedBlocks';
import { AppError } from '../../../../schema/errors/appError';
import type { Context } from '../../context/context';
import { isForeignKeyViolation } from '../../database/databaseErrors';
import type { RecordEntity } from '../mapping/columns';
import { serviceOf } from '../registry';
import { listUsages, type RecordUsage } from '../usages/listUsages';
import { isUsedInText, settingsName } from '../usages/usageSql';

interface Table {
  definition: Collection;
  entity: Parameters<Context['records']>[0];
}

/** Deletes the record. Returns false when something references it. */
export async function deleteUnlessReferenced(context: Context, { definition, entity }: Table, { id }: RecordEntity): Promise<boolean> {
  if (await isUsedInText(context, { collection: definition.name, id })) return false;
  try {
    await context.db.transaction(db => db.delete(entity, id)); // a savepoint: a foreign key violation undoes only this
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** The number of records that the message names. */
const maxNamed = 3;

/** Returns CONFLICT with the names of records that use this one, of those that the viewer may read. */
export async function usedError(context: Context, { name }: Collection, record: RecordEntity): Promise<AppError> {
  const { items, total } = await listUsages(context, { ...record, collection: name }, { page: 1, limit: maxNamed });
  const names = items.map(nameOf);
  const others = total - names.length;
  const rest = names.length > 0 ? 'weitere' : others === 1 ? 'Eintrag' : 'Einträge';
  const places = others > 0 ? [...names, `${others} ${rest}`] : names;
  return new AppError('CONFLICT', { message: places.length > 0 ? `Wird noch verwendet: ${places.join(', ')}.` : 'Wird noch verwendet.' });
}

const nameOf = ({ collection, title }: RecordUsage): string =>
  collection === settingsName || collection === plannedName ? title : `${serviceOf(collection).definition.singularLabel} „${title}“`;
