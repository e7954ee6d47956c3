/**
 * The operations of a collection: list, get, create, update, delete. GraphQL, REST and jobs use this service, so its rules apply to all.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ClassType } from 'type-graphql';
import type { FindOneOptions } from 'typeorm';
import type { Operation } from '../../../schema/access/roles';
import { validateRecord, type Collection } from '../../../schema/collections/collection';
import { throwIfInvalid, AppError } from '../../../schema/errors/appError';
import { validate } from '../../../schema/fields/validation/validate';
import { isId } from '../../../schema/fields/validation/formats';
import { withDefaults, withNestedDefaults } from '../../../schema/fields/defaults';
import { inputFields, isReferenceList, type FieldOf, type Fields, type ReferenceListType } from '../../../schema/fields/field';
import type { Context } from '../context/context';
import { isForeignKeyViolation } from '../database/databaseErrors';
import { writeLog } from '../context/log';
import { diffRecords } from './writing/diff';
import type { RecordEntity } from './mapping/columns';
import { publicCondition, type Condition } from './reading/sqlCondition';
import { toPublicRecord } from './reading/publicView';
import { validateListRequest, filterConditions, listRecords, type ListRequest } from './reading/list';
import { missingRecords } from './writing/missingReferences';
import { requireRowAccess, buildReadFilter, readableIds } from './reading/accessFilter';
import type { ListResult } from './mapping/graphqlTypes';
import { isReferencedInJson } from './writing/jsonReferences';
import { nextVersion, versionConflict } from './writing/versionConflict';

/** A change of a record: the state before and after, and the input. */
interface RecordChange<T> {
  before?: T;
  after?: T;
  input?: object;
}

/** A field with several references, and the ids to save. */
interface ReferenceList {
  name: string;
  field: FieldOf<ReferenceListType>;
  ids: readonly string[];
}

export class CollectionService<T extends RecordEntity> {
  constructor(
    readonly definition: Collection,
    readonly entity: ClassType<T>,
  ) {}

  /** Lists a page of the records that the viewer may see (G-017, G-111). */
  async list(context: Context, request: ListRequest = {}): Promise<ListResult<T>> {
    this.authorize(context, 'list');
    const readFilter = buildReadFilter(context, this.definition);
    validateListRequest(this.definition, request, readFilter !== undefined && this.definition.isPublic === true);
    const { metadata } = context.records<T>(this.entity);
    const customFilter = (name: string, value: unknown): Condition => this.customFilter(name, value);
    const conditions = [
      ...filterConditions(metadata, this.definition, { filter: request.filter ?? {}, customFilter }),
      ...this.readConditions(context, request),
    ];
    const result = await listRecords(context, this, { request, conditions });
    return readFilter ? { ...result, items: await this.filterReadable(context, result.items) } : result;
  }

  // Records outside the row filter are invisible; of a public collection they appear as to anonymous viewers.
  private readConditions(context: Context, request: ListRequest): Condition[] {
    const readFilter = buildReadFilter(context, this.definition);
    if (!readFilter) return [];
    if (!this.definition.isPublic) return [readFilter];
    const publicConditions = publicCondition(context.records<T>(this.entity).metadata, this.definition, request);
    return publicConditions.length > 0
      ? [bind => `(${readFilter(bind)}) or (${publicConditions.map(condition => condition(bind)).join(') and (')})`]
      : [];
  }

  /** Returns the records as the viewer may see them: in full, or their public part outside the row filter. */
  private async filterReadable(context: Context, records: readonly T[]): Promise<T[]> {
    const { name } = this.definition;
    const ids = records.map(({ id }) => id);
    const readable = await readableIds(context, name, ids);
    return records.flatMap(record => (readable.has(record.id) ? record : (toPublicRecord(name, record) ?? [])));
  }

  /** Returns the condition of a filter that is no field of the record. The service of the collection overrides it. */
  protected customFilter(name: string, _value: unknown): Condition {
    throw new Error(`The filter ${name} of ${this.definition.plural} has no condition.`);
  }

  /** Returns a record by id or by the slug of the definition, such as `linz`. */
  async get(context: Context, idOrSlug: string): Promise<T> {
    this.authorize(context, 'get');
    const record = await this.find(context, idOrSlug);
    const [readable] = await this.filterReadable(context, [record]);
    if (!readable) throw new AppError('NOT_FOUND');
    if (readable !== record && !this.definition.isPublic) throw new AppError('FORBIDDEN');
    return readable;
  }

  create(context: Context, input: object): Promise<T> {
    this.authorize(context, 'create');
    const record = withDefaults(this.definition.fields, input);
    throwIfInvalid(validateRecord({ ...this.definition, fields: this.inputFields }, record));
    return context.transaction(async context => {
      const saved = await this.insert(context, record);
      await requireRowAccess(context, this.definition, { operation: 'create', id: saved.id });
      return saved;
    });
  }

  /** Inserts a new record together with values that the server sets. */
  protected insert(context: Context, input: object): Promise<T> {
    return context.transaction(async context => {
      throwIfInvalid(await missingRecords(context, this.definition.fields, input));
      const columns = await this.toColumns(context, input, input);
      const { identifiers } = await context.records<RecordEntity>(this.entity).insert(columns);
      return this.afterWrite(context, identifiers[0]!.id, input);
    });
  }

  /**
   * Updates the fields in the input. With `ifMatch`, throws CONFLICT with the names of the editors and fields when the record has changed
   * since.
   */
  update(context: Context, id: string, values: object, ifMatch?: Date): Promise<T> {
    this.authorize(context, 'update');
    const input = withNestedDefaults(this.definition.fields, values);
    throwIfInvalid(validate(this.inputFields, input, { partial: true }));
    return this.applyUpdate(context, id, input, ifMatch);
  }

  /** Applies an update together with values that the server sets. */
  protected applyUpdate(context: Context, id: string, input: object, ifMatch?: Date): Promise<T> {
    return context.transaction(async context => {
      throwIfInvalid(await missingRecords(context, this.definition.fields, input));
      const record = await this.lockRecord(context, id, 'for_no_key_update');
      const changedFields = Object.keys(input).filter(name => !isDeepStrictEqual(Reflect.get(input, name), Reflect.get(record, name)));
      const access = { operation: 'update', id: record.id, changedFields } as const;
      await requireRowAccess(context, this.definition, access);
      const updated: T = { ...record, ...input };
      throwIfInvalid(this.definition.validate?.(updated) ?? []);
      const where = { id: record.id, ...(ifMatch && { updatedAt: ifMatch }) };
      const updatedAt = nextVersion(context.now, record.updatedAt);
      const columns = await this.toColumns(context, input, updated);
      const { affected } = await context.records<RecordEntity>(this.entity).update(where, { ...columns, updatedAt });
      if (!affected) throw await versionConflict(context, this.definition, { id: record.id, since: ifMatch! });
      const after = await this.afterWrite(context, record.id, input, record);
      await requireRowAccess(context, this.definition, access); // the update must not move the record outside the row filter
      return after;
    });
  }

  /** Deletes the record. A referenced record is deactivated as its definition says; otherwise CONFLICT (G-121). */
  delete(context: Context, id: string): Promise<string> {
    this.authorize(context, 'delete');
    return context.transaction(async context => {
      const record = await this.lockRecord(context, id, 'pessimistic_write');
      await requireRowAccess(context, this.definition, { operation: 'delete', id: record.id });
      if (await this.deleteUnlessReferenced(context, record)) await this.logAndPublish(context, record.id, { before: record });
      else await this.deactivate(context, record);
      return record.id;
    });
  }

  // Returns false when something references the record.
  private async deleteUnlessReferenced(context: Context, { id }: T): Promise<boolean> {
    if (await isReferencedInJson(context, this.definition.name, id)) return false;
    try {
      await context.db.transaction(db => db.delete(this.entity, id)); // a savepoint: a foreign key violation undoes only this
      return true;
    } catch (error) {
      if (isForeignKeyViolation(error)) return false;
      throw error;
    }
  }

  private async deactivate(context: Context, record: T): Promise<void> {
    const checkboxes = Object.entries(this.definition.onDeleteInUse ?? {});
    const isDeactivated = checkboxes.every(([name, value]) => Reflect.get(record, name) === value);
    if (isDeactivated) throw new AppError('CONFLICT', { message: 'Wird noch verwendet.' });
    await this.update(context, record.id, Object.fromEntries(checkboxes));
  }

  /** Returns the column values of an input; `_record` is the record after the change. */
  protected async toColumns(_context: Context, input: object, _record: object): Promise<object> {
    const listNames = new Set(this.referenceLists.map(([name]) => name));
    return Object.fromEntries(Object.entries(input).filter(([name]) => !listNames.has(name)));
  }

  private async afterWrite(context: Context, id: string, input: object, before?: T): Promise<T> {
    for (const [name, field] of this.referenceLists)
      if (name in input) await this.saveReferences(context, id, { name, field, ids: Reflect.get(input, name) });
    const after = await this.find(context, id);
    await this.logAndPublish(context, id, { ...(before && { before }), after, input });
    return after;
  }

  // Logs the change of a record and publishes the event.
  private async logAndPublish(context: Context, id: string, { before, after, input = {} }: RecordChange<T>): Promise<void> {
    const { name, singularLabel, useAsTitle, fields } = this.definition;
    const secrets = Object.entries(input).filter(([field]) => fields[field]?.type === 'secret');
    const details = diffRecords(fields, before, after && { ...after, ...Object.fromEntries(secrets) });
    const verb = !before ? 'angelegt' : after ? 'geändert' : 'gelöscht';
    const message = `${singularLabel} „${String(Reflect.get((after ?? before)!, useAsTitle) ?? id)}“ ${verb}.`;
    const at = after?.updatedAt ?? nextVersion(context.now, before!.updatedAt);
    if (details.length > 0) await writeLog(context, { channel: 'app', message, record: { collection: name, id }, details, at });
    await context.publish('recordChanged', { collection: name, id });
  }

  private async saveReferences(context: Context, id: string, { name: list, field, ids }: ReferenceList): Promise<void> {
    const { name } = this.definition;
    const { to } = field;
    if ('inverse' in field && field.inverse) return this.saveInverseReferences(context, id, `${to}_${field.inverse}`, ids);
    await context.db.query(`delete from "${name}_${list}" where "${name}Id" = $1`, [id]);
    await context.db.query(
      `insert into "${name}_${list}" ("${name}Id", "${to}Id", position) select $1, id, position from unnest($2::uuid[]) with ordinality as input (id, position)`,
      [id, [...new Set(ids)]],
    );
  }

  // The table of the inverse field stores the list: new ids go to the end, missing ids are removed, the others keep their position.
  private async saveInverseReferences(context: Context, id: string, table: string, ids: readonly string[]): Promise<void> {
    const [ownColumn, otherColumn] = [`"${this.definition.name}Id"`, `"${table.split('_')[0]}Id"`];
    await context.db.query(`delete from "${table}" where ${ownColumn} = $1 and ${otherColumn} <> all($2::uuid[])`, [id, ids]);
    await context.db.query(
      `insert into "${table}" (${otherColumn}, ${ownColumn}, position)
       select input.id, $1, (select coalesce(max(position), 0) + 1 from "${table}" where ${otherColumn} = input.id)
       from unnest($2::uuid[]) as input (id) on conflict do nothing`,
      [id, [...new Set(ids)]],
    );
  }

  /** The fields that create and update accept. */
  protected get inputFields(): Fields {
    return inputFields(this.definition.fields);
  }

  /** The fields that an update can change, in its input or by an operation of their own. */
  get updatableFields(): readonly string[] {
    return Object.keys({ ...this.inputFields, ...this.definition.inputOnlyFields });
  }

  private get referenceLists(): [string, FieldOf<ReferenceListType>][] {
    return Object.entries(this.definition.fields).filter((entry): entry is [string, FieldOf<ReferenceListType>] =>
      isReferenceList(entry[1]),
    );
  }

  private find(context: Context, idOrSlug: string): Promise<T> {
    const { slugField } = this.definition;
    return this.findBy(context, isId(idOrSlug) ? { id: idOrSlug } : slugField ? { [slugField]: idOrSlug } : undefined);
  }

  // Locks the record until the transaction ends, so that the logged previous state is exact.
  private lockRecord(context: Context, id: string, mode: 'for_no_key_update' | 'pessimistic_write'): Promise<T> {
    return this.findBy(context, isId(id) ? { id } : undefined, { mode });
  }

  private async findBy(
    context: Context,
    where: object | undefined,
    lock?: { mode: 'for_no_key_update' | 'pessimistic_write' },
  ): Promise<T> {
    // TypeORM cannot check a condition on a type parameter.
    const options = { where, ...(lock && { lock }) } as FindOneOptions<T>;
    const record = where ? await context.records<T>(this.entity).findOne(options) : null;
    if (!record) throw new AppError('NOT_FOUND');
    return record;
  }

  protected authorize(context: Context, operation: Operation): void {
    const isReading = operation === 'list' || operation === 'get';
    if (isReading && this.definition.isPublic) return;
    context.authorize(`${this.definition.name}.${operation}`);
    if (!isReading && this.definition.readOnly) throw new AppError('FORBIDDEN');
  }
}

/** The service of any collection. TypeScript compares parameters of methods bivariantly, so every service is one. */
export type AnyCollectionService = CollectionService<RecordEntity>;
