/** The parameters of a list: page, sort and filter. */
import type { Collection } from '../../../../schema/collections/collection';
import { filterFields, sortFields } from '../../../../schema/collections/filter';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { integer, text, type RecordOf } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';

/** The maximum of `limit`. */
export const maxPageSize = 500;

export const pageFields = {
  page: integer({ label: 'Seite', min: 1 }),
  limit: integer({ label: 'Zeilen', min: 1, max: maxPageSize }),
  sort: text({ label: 'Sortierung', max: 80 }),
  after: text({ label: 'Ab', max: 80 }),
};

/** The parameters of a list. `sort` is a field name; a leading `-` sorts in descending order. `after` is a cursor. */
export type ListRequest = Partial<RecordOf<typeof pageFields>> & { filter?: object | null };

/** The maximum number of records of a list without `page` and `limit`. */
export const maxUnpagedRecords = 1000;
const defaultPageSize = 50;

export const pageSize = ({ page, limit }: ListRequest): number => limit ?? (page ? defaultPageSize : maxUnpagedRecords);

/** Throws when the list does not support the request. */
export function validateListRequest(definition: Collection, { filter, ...request }: ListRequest, isAnonymous: boolean): void {
  throwIfInvalid(validate(pageFields, request));
  const allowedFilters = Object.entries(filterFields(definition)).filter(([, { isPrivate }]) => !(isAnonymous && isPrivate));
  throwIfInvalid(validate(Object.fromEntries(allowedFilters), filter ?? {}));
  const { page, sort, after } = request;
  if (sort && !sortFields(definition).includes(sort.replace(/^-/, ''))) throwIfInvalid([{ path: ['sort'], rule: 'invalidOption' }]);
  // A cursor is a position in the default order only.
  if (after && (page || sort || !definition.cursorPagination))
    throwIfInvalid([{ path: ['after'], rule: definition.cursorPagination ? 'invalidOption' : 'unknownField' }]);
}
