/** The five deeds of a collection. GraphQL, REST and jobs all come through here, so rules hold for all of them. */
import { isDeepStrictEqual } from 'node:util';
import type { FindOneOptions, FindOptionsWhere, ObjectType } from 'typeorm';
import type { Deed } from '../../../schema/access/roles';
import { checkWhole, type Collection } from '../../../schema/collections/collection';
import { demand, Refusal } from '../../../schema/errors/appError';
import { check } from '../../../schema/fields/validation/validate';
import { isId } from '../../../schema/fields/validation/formats';
import { begun, begunWithin } from '../../../schema/fields/defaults';
import { givenOf, isListed, type FieldOf, type Fields, type Listed } from '../../../schema/fields/field';
import type { Context } from '../context/context';
import { isInUse } from '../database/databaseErrors';
import { log } from '../context/log';
import { changesOf } from './writing/diff';
import type { Stored } from './mapping/columns';
import { openTo, type Condition } from './reading/sqlCondition';
import { openPart } from './reading/publicView';
import { demandRequest, filtered, listRecords, type ListRequest } from './reading/list';
import { missingRecords } from './writing/missingReferences';
import { demandReach, readable, seenOf } from './reading/accessFilter';
import type { Page } from './mapping/graphqlTypes';
import { isNamedInJson } from './writing/jsonReferences';
import { laterOf, staleOf } from './writing/versionConflict';

/** What became of a record: the state before, after, and what was asked for. */
interface Told<T> {
  before?: T;
  after?: T;
  change?: object;
}

export class CollectionService<T extends Stored> {
  constructor(
    readonly definition: Collection,
    readonly entity: ObjectType<T>,
  ) {}

  /** A page of the records this viewer may see (G-017, G-111). */
  async list(context: Context, request: ListRequest = {}): Promise<Page<T>> {
    this.allow(context, 'list');
    const reach = readable(context, this.definition);
    demandRequest(this.definition, request, reach !== undefined && this.definition.isOpen === true);
    const { metadata } = context.records<T>(this.entity);
    const own = (name: string, value: unknown): Condition => this.ownFilter(name, value);
    const conditions = [...filtered(metadata, this.definition, { filter: request.filter ?? {}, own }), ...this.visible(context, request)];
    const page = await listRecords(context, this, { request, conditions });
    return reach ? { ...page, items: await this.asSeen(context, page.items) } : page;
  }

  // What is out of reach is nowhere, or, of an open collection, as for strangers.
  private visible(context: Context, request: ListRequest): Condition[] {
    const reach = readable(context, this.definition);
    if (!reach) return [];
    if (!this.definition.isOpen) return [reach];
    const open = openTo(context.records<T>(this.entity).metadata, this.definition, request);
    return open.length > 0 ? [bind => `(${reach(bind)}) or (${open.map(condition => condition(bind)).join(') and (')})`] : [];
  }

  /** The records as this viewer sees them: of those out of reach what strangers see, if anything. */
  private async asSeen(context: Context, records: readonly T[]): Promise<T[]> {
    const { name } = this.definition;
    const ids = records.map(({ id }) => id);
    const seen = await seenOf(context, name, ids);
    return records.flatMap(record => (seen.has(record.id) ? record : (openPart(name, record) ?? [])));
  }

  /** What a filter means that looks at no field of the record; its room answers. */
  protected ownFilter(name: string, _value: unknown): Condition {
    throw new Error(`Nobody says what the filter ${name} of ${this.definition.plural} means.`);
  }

  /** By id, or by the definition's key: `linz`. */
  async get(context: Context, idOrKey: string): Promise<T> {
    this.allow(context, 'get');
    const record = await this.find(context, idOrKey);
    const [shown] = await this.asSeen(context, [record]);
    if (!shown) throw new Refusal('notFound');
    if (shown !== record && !this.definition.isOpen) throw new Refusal('forbidden');
    return shown;
  }

  create(context: Context, given: object): Promise<T> {
    this.allow(context, 'create');
    const draft = begun(this.definition.fields, given);
    demand(checkWhole({ ...this.definition, fields: this.given }, draft));
    return context.atomically(async context => {
      const record = await this.keep(context, draft);
      await demandReach(context, this.definition, { deed: 'create', id: record.id });
      return record;
    });
  }

  /** Keeps a new record, with what the house sets itself. */
  protected keep(context: Context, draft: object): Promise<T> {
    return context.atomically(async context => {
      demand(await missingRecords(context, this.definition.fields, draft));
      const { identifiers } = await context.records<T>(this.entity).insert((await this.columnsOf(context, draft, draft as T)) as never);
      return this.finish(context, identifiers[0]!.id as string, draft);
    });
  }

  /** Changes what the change names. With `ifMatch`, only the version that was read; a stale one is told who changed what since. */
  update(context: Context, id: string, given: object, ifMatch?: Date): Promise<T> {
    this.allow(context, 'update');
    const change = begunWithin(this.definition.fields, given);
    demand(check(this.given, change, { partial: true }));
    return this.alter(context, id, change, ifMatch);
  }

  /** Keeps a change, with what the house sets itself. */
  protected alter(context: Context, id: string, change: object, ifMatch?: Date): Promise<T> {
    return context.atomically(async context => {
      demand(await missingRecords(context, this.definition.fields, change));
      const record = await this.held(context, id, 'for_no_key_update');
      const touched = Object.keys(change).filter(name => !isDeepStrictEqual(change[name as never], record[name as never]));
      const within = { deed: 'update', id: record.id, touched } as const;
      await demandReach(context, this.definition, within);
      const whole: T = { ...record, ...change };
      demand(this.definition.faults?.(whole as never) ?? []);
      const version = { id: record.id, ...(ifMatch && { updatedAt: ifMatch }) } as FindOptionsWhere<T>;
      const updatedAt = laterOf(context.now, record.updatedAt);
      const columns = await this.columnsOf(context, change, whole);
      const { affected } = await context.records<T>(this.entity).update(version, { ...columns, updatedAt } as never);
      if (!affected) throw await staleOf(context, this.definition, { id: record.id, since: ifMatch! });
      const changed = await this.finish(context, record.id, change, record);
      await demandReach(context, this.definition, within); // nor may it leave their reach
      return changed;
    });
  }

  /** Removes the record. One that others name is switched off where its definition says how, else it stays (G-121). */
  delete(context: Context, id: string): Promise<string> {
    this.allow(context, 'delete');
    return context.atomically(async context => {
      const record = await this.held(context, id, 'pessimistic_write');
      await demandReach(context, this.definition, { deed: 'delete', id: record.id });
      if (await this.remove(context, record)) await this.told(context, record.id, { before: record });
      else await this.switchOff(context, record);
      return record.id;
    });
  }

  // Whether nothing named it, so that it is gone now.
  private async remove(context: Context, { id }: T): Promise<boolean> {
    if (await isNamedInJson(context, this.definition.name, id)) return false;
    try {
      await context.db.transaction(db => db.delete(this.entity, id)); // a savepoint: the refusal undoes no more than this
      return true;
    } catch (error) {
      if (isInUse(error)) return false;
      throw error;
    }
  }

  private async switchOff(context: Context, record: T): Promise<void> {
    const flags = Object.entries(this.definition.whenUsed ?? {});
    const isOff = flags.every(([name, value]) => record[name as keyof T] === value);
    if (isOff) throw new Refusal('conflict', { text: 'Wird noch verwendet.' });
    await this.update(context, record.id, Object.fromEntries(flags));
  }

  /** What a draft or change puts into the columns of the record, which is then as `_whole` says. */
  protected async columnsOf(_context: Context, change: object, _whole: T): Promise<object> {
    const lists = new Set(this.lists.map(([name]) => name));
    return Object.fromEntries(Object.entries(change).filter(([name]) => !lists.has(name)));
  }

  private async finish(context: Context, id: string, change: object, before?: T): Promise<T> {
    for (const [name, { to }] of this.lists) if (name in change) await this.link(context, id, name, to, change[name as never]);
    const after = await this.find(context, id);
    await this.told(context, id, { ...(before && { before }), after, change });
    return after;
  }

  // Logs what became of a record, and tells everyone that it did.
  private async told(context: Context, id: string, { before, after, change = {} }: Told<T>): Promise<void> {
    const { name, noun, title, fields } = this.definition;
    const secrets = Object.entries(change).filter(([field]) => fields[field]?.kind === 'secret');
    const details = changesOf(fields, before, after && { ...after, ...Object.fromEntries(secrets) });
    const deed = !before ? 'angelegt' : after ? 'geändert' : 'gelöscht';
    const message = `${noun} „${String((after ?? before)![title as keyof T] ?? id)}“ ${deed}.`;
    const at = after?.updatedAt ?? laterOf(context.now, before!.updatedAt);
    if (details.length > 0) await log(context, { channel: 'app', message, record: { collection: name, id }, details, at });
    await context.tell('recordChanged', { collection: name, id });
  }

  private async link(context: Context, id: string, field: string, to: string, ids: readonly string[]): Promise<void> {
    const { name, fields } = this.definition;
    const { inverse } = fields[field] as FieldOf<'references'>;
    if (inverse) return this.linkFrom(context, id, `${to}_${inverse}`, ids);
    await context.db.query(`delete from "${name}_${field}" where "${name}Id" = $1`, [id]);
    await context.db.query(
      `insert into "${name}_${field}" ("${name}Id", "${to}Id", position) select $1, id, place from unnest($2::uuid[]) with ordinality as given (id, place)`,
      [id, [...new Set(ids)]],
    );
  }

  // The other side keeps it: who is new comes last there, who is gone leaves, who stays keeps their place.
  private async linkFrom(context: Context, id: string, table: string, ids: readonly string[]): Promise<void> {
    const [own, other] = [`"${this.definition.name}Id"`, `"${table.split('_')[0]}Id"`];
    await context.db.query(`delete from "${table}" where ${own} = $1 and ${other} <> all($2::uuid[])`, [id, ids]);
    await context.db.query(
      `insert into "${table}" (${other}, ${own}, position)
       select given.id, $1, (select coalesce(max(position), 0) + 1 from "${table}" where ${other} = given.id)
       from unnest($2::uuid[]) as given (id) on conflict do nothing`,
      [id, [...new Set(ids)]],
    );
  }

  /** The fields that a draft or change may bring. */
  protected get given(): Fields {
    return givenOf(this.definition.fields);
  }

  private get lists(): [string, FieldOf<Listed>][] {
    return Object.entries(this.definition.fields).filter((entry): entry is [string, FieldOf<Listed>] => isListed(entry[1]));
  }

  private find(context: Context, idOrKey: string): Promise<T> {
    const { key } = this.definition;
    return this.findBy(context, isId(idOrKey) ? { id: idOrKey } : key ? { [key]: idOrKey } : undefined);
  }

  // Nobody else changes it before this transaction is over, so what is logged as the state before was it.
  private held(context: Context, id: string, mode: 'for_no_key_update' | 'pessimistic_write'): Promise<T> {
    return this.findBy(context, isId(id) ? { id } : undefined, { mode });
  }

  private async findBy(
    context: Context,
    where: object | undefined,
    lock?: { mode: 'for_no_key_update' | 'pessimistic_write' },
  ): Promise<T> {
    const options = { where, ...(lock && { lock }) } as FindOneOptions<T>;
    const record = where ? await context.records<T>(this.entity).findOne(options) : null;
    if (!record) throw new Refusal('notFound');
    return record;
  }

  protected allow(context: Context, deed: Deed): void {
    const isReading = deed === 'list' || deed === 'get';
    if (isReading && this.definition.isOpen) return;
    context.must(`${this.definition.name}.${deed}`);
    if (!isReading && this.definition.isMade) throw new Refusal('forbidden');
  }
}
