/**
 * The operations of a collection: list, get, create, update, delete. GraphQL, REST and jobs use this service, so its rules apply to all.
 */
import { throwIfInvalid } from '../../../schema/errors/appError';
import { inputFields, type Fields } from '../../../schema/fields/field';
import type { Context } from '../context/context';
import { CollectionQueries } from './collectionQueries';
import type { RecordEntity } from './mapping/columns';
import { requireRowAccess } from './reading/accessFilter';
import { deleteUnlessReferenced, usedError } from './writing/deleteUnlessReferenced';
import { logChange } from './writing/logChange';
import { missingRecords } from './writing/missingReferences';
import { changedFieldsOf, parseNewRecord, parseUpdate } from './writing/recordInput';
import { saveReferences, withoutReferenceLists } from './writing/saveReferences';
import { nextVersion, versionConflict } from './writing/versionConflict';

export class CollectionService<T extends RecordEntity> extends CollectionQueries<T> {
  create(context: Context, input: object): Promise<T> {
    this.authorize(context, 'create');
    const record = parseNewRecord(this.definition, this.inputFields, input);
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
    return this.applyUpdate(context, id, parseUpdate(this.definition, this.inputFields, values), ifMatch);
  }

  /** Applies an update together with values that the server sets. */
  protected applyUpdate(context: Context, id: string, input: object, ifMatch?: Date): Promise<T> {
    return context.transaction(async context => {
      throwIfInvalid(await missingRecords(context, this.definition.fields, input));
      const record = await this.lockRecord(context, id, 'for_no_key_update');
      const access = { operation: 'update', id: record.id, changedFields: changedFieldsOf(record, input) } as const;
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
      const isDeleted = await deleteUnlessReferenced(context, this, record);
      if (isDeleted) await logChange(context, this.definition, record.id, { before: record });
      else await this.deactivate(context, record);
      return record.id;
    });
  }

  private async deactivate(context: Context, record: T): Promise<void> {
    const checkboxes = Object.entries(this.definition.onDeleteInUse ?? {});
    const isDeactivated = checkboxes.every(([name, value]) => Reflect.get(record, name) === value);
    if (isDeactivated) throw await usedError(context, this.definition, record);
    await this.update(context, record.id, Object.fromEntries(checkboxes));
  }

  /** Returns the column values of an input; `_record` is the record after the change. */
  protected async toColumns(_context: Context, input: object, _record: object): Promise<object> {
    return withoutReferenceLists(this.definition, input);
  }

  /** Completes a change in its transaction: `input` is written, `before` is the record before an update. */
  protected async afterWrite(context: Context, id: string, input: object, before?: T): Promise<T> {
    await saveReferences(context, this.definition, id, input);
    const after = await this.find(context, id);
    await logChange(context, this.definition, id, { ...(before && { before }), after, input });
    return after;
  }

  /** The fields that create and update accept. */
  protected get inputFields(): Fields {
    return inputFields(this.definition.fields);
  }

  /** The fields that an update can change, in its input or by an operation of their own. */
  get updatableFields(): readonly string[] {
    return Object.keys({ ...this.inputFields, ...this.definition.inputOnlyFields });
  }
}

/** The service of any collection. TypeScript compares parameters of methods bivariantly, so every service is one. */
export type AnyCollectionService = CollectionService<RecordEntity>;
