/** Finds the record of a collection by its id or slug. */
import type { ClassType } from 'type-graphql';
import type { FindOneOptions } from 'typeorm';
import type { Collection } from '../../../../schema/collections/collection';
import { AppError } from '../../../../schema/errors/appError';
import { isId } from '../../../../schema/fields/validation/formats';
import type { Context } from '../../context/context';
import type { RecordEntity } from '../mapping/columns';

export type RecordLock = 'for_no_key_update' | 'pessimistic_write';

/** Returns a record by id or by the slug of the definition, such as `linz`. Throws NOT_FOUND. */
export function findRecord<T extends RecordEntity>(
  context: Context,
  { definition: { slugField }, entity }: { definition: Collection; entity: ClassType<T> },
  idOrSlug: string,
): Promise<T> {
  return findBy(context, entity, { where: isId(idOrSlug) ? { id: idOrSlug } : slugField ? { [slugField]: idOrSlug } : undefined });
}

/** Returns the record with this id as anonymous requests share it; undefined when there is none or the context shares no reads. */
export const findShared = async <T extends RecordEntity>(
  context: Context,
  { definition: { name }, entity }: { definition: Collection; entity: ClassType<T> },
  id: string,
): Promise<T | undefined> => (isId(id) && context.canShareReads(name) ? context.load.one<T>(entity, id.toLowerCase()) : undefined);

/** Returns a record by id, locked until the transaction ends. Throws NOT_FOUND. */
export const findLocked = <T extends RecordEntity>(
  context: Context,
  entity: ClassType<T>,
  { id, mode }: { id: string; mode: RecordLock },
) => findBy(context, entity, { where: isId(id) ? { id } : undefined, lock: { mode } });

async function findBy<T extends RecordEntity>(
  context: Context,
  entity: ClassType<T>,
  options: { where: object | undefined; lock?: { mode: RecordLock } },
): Promise<T> {
  // TypeORM cannot check a condition on a type parameter.
  const record = options.where ? await context.records<T>(entity).findOne(options as FindOneOptions<T>) : null;
  if (!record) throw new AppError('NOT_FOUND');
  return record;
}
