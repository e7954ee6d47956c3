/** Where a record is used. */
import { collections } from '../../../../schema/collections';
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import { integer } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import { isKeyOf } from '../../../../schema/objects';
import { listUsages, type UsageList } from '../../../platform/collections/usages/listUsages';
import type { AnyCollectionService } from '../../../platform/collections/collectionService';
import { serviceOf } from '../../../platform/collections/registry';
import type { Context } from '../../../platform/context/context';

const pageFields = {
  page: integer({ label: 'Seite', required: true, min: 1, max: 1000 }),
  limit: integer({ label: 'Anzahl', required: true, min: 1, max: 100 }),
};

interface UsagesRequest {
  collection: string;
  id: string;
  page: number;
  limit: number;
}

/** Returns one page of the records that use this one. */
export async function usages(context: Context, { collection, id, ...page }: UsagesRequest): Promise<UsageList> {
  context.authorizeOperation(collection, 'update');
  const service = editedService(collection);
  throwIfInvalid(validate(pageFields, page));
  return listUsages(context, { ...(await service.get(context, id)), collection }, page);
}

/** Returns the service of a collection that is not read-only. Throws NOT_FOUND for other names. */
export function editedService(collection: string): AnyCollectionService {
  const service = isKeyOf(collections, collection) ? serviceOf(collection) : undefined;
  if (!service || service.definition.readOnly) throw new AppError('NOT_FOUND');
  return service;
}
