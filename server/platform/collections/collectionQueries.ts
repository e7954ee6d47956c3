/** The operations that read a collection: list and get. */
import type { ClassType } from 'type-graphql';
import type { Operation } from '../../../schema/access/roles';
import type { Collection } from '../../../schema/collections/collection';
import { AppError } from '../../../schema/errors/appError';
import type { Context } from '../context/context';
import type { RecordEntity } from './mapping/columns';
import type { ListResult } from './mapping/graphqlTypes';
import { findLocked, findRecord, findShared, type RecordLock } from './reading/findRecord';
import { filterConditions, listRecords } from './reading/list';
import { validateListRequest, type ListRequest } from './reading/listRequest';
import { canReadAll, filterReadable, nextChangeAt, readConditions } from './reading/readableRecords';
import type { Condition } from './reading/sqlCondition';

export class CollectionQueries<T extends RecordEntity> {
  constructor(
    readonly definition: Collection,
    readonly entity: ClassType<T>,
  ) {}

  /** Lists a page of the records that the viewer may see (G-017, G-111). */
  async list(context: Context, request: ListRequest = {}): Promise<ListResult<T>> {
    this.authorize(context, 'list');
    const isRestricted = !canReadAll(context, this.definition);
    validateListRequest(this.definition, request, isRestricted && this.definition.isPublic === true);
    const { metadata } = context.records<T>(this.entity);
    const customFilter = (name: string, value: unknown): Condition => this.customFilter(name, value);
    const conditions = [
      ...filterConditions(metadata, this.definition, { filter: request.filter ?? {}, customFilter }),
      ...(await readConditions(context, this.definition, { metadata, request })),
    ];
    const result = await listRecords(context, this, { request, conditions });
    if (!isRestricted) return result;
    const items = await filterReadable(context, this.definition.name, result.items);
    return { ...result, items, nextChangeAt: await nextChangeAt(context, this.definition) };
  }

  /** Returns the condition of a filter that is no field of the record. The service of the collection overrides it. */
  protected customFilter(name: string, _value: unknown): Condition {
    throw new Error(`The filter ${name} of ${this.definition.plural} has no condition.`);
  }

  /** Returns a record by id or by the slug of the definition, such as `linz`. */
  async get(context: Context, idOrSlug: string): Promise<T> {
    this.authorize(context, 'get');
    const shared = await findShared(context, this, idOrSlug);
    if (shared) return shared;
    const record = await this.find(context, idOrSlug);
    const [readable] = await filterReadable(context, this.definition.name, [record]);
    if (!readable) throw new AppError('NOT_FOUND');
    if (readable !== record && !this.definition.isPublic) throw new AppError('FORBIDDEN');
    return readable;
  }

  protected find(context: Context, idOrSlug: string): Promise<T> {
    return findRecord(context, this, idOrSlug);
  }

  // Locks the record until the transaction ends, so that the logged previous state is exact.
  protected lockRecord(context: Context, id: string, mode: RecordLock): Promise<T> {
    return findLocked(context, this.entity, { id, mode });
  }

  protected authorize(context: Context, operation: Operation): void {
    const isReading = operation === 'list' || operation === 'get';
    if (isReading && this.definition.isPublic) return;
    context.authorizeOperation(this.definition.name, operation);
    if (!isReading && this.definition.readOnly) throw new AppError('FORBIDDEN');
  }
}
