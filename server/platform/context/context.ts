/** The context of one request or job: viewer, database, loaders and time. */
import type { EntityManager, EntityTarget } from 'typeorm';
import { can, permissionName, type PermissionName } from '../../../schema/access/permissions';
import type { Operation } from '../../../schema/access/roles';
import { collections, type CollectionName } from '../../../schema/collections';
import type { Collection } from '../../../schema/collections/collection';
import { AppError } from '../../../schema/errors/appError';
import { notifySql, insertEventSql, type EventName, type Events } from '../events/events';
import { isSerializationFailure, fromDatabaseError } from '../database/databaseErrors';
import { createLoaders, type Loaders } from './loaders';
import { extendRequestTimeout } from './requestScope';
import type { Services } from './services';
import type { RequestClient, Viewer } from './viewer';

// A random delay keeps two transactions that clashed from clashing again.
const maxRetries = 3;
const retryDelay = 50;

/** The public collections, and the images in their records. */
const sharedCollections = new Set([
  collections.image.name,
  ...Object.values<Collection>(collections).flatMap(({ name, isPublic }) => (isPublic ? [name] : [])),
]);

export class Context {
  readonly load: Loaders;

  constructor(
    readonly services: Services,
    readonly viewer?: Viewer,
    private readonly manager: EntityManager = services.database.manager,
    readonly client?: RequestClient,
    /** When the request times out, as `performance.now()`. An object, because all contexts of the request share it. */
    private readonly deadline = { at: Infinity },
  ) {
    this.load = createLoaders(this);
  }

  /** The database or the running transaction. Throws UNAVAILABLE after the request has timed out. */
  get db(): EntityManager {
    if (performance.now() > this.deadline.at) throw new AppError('UNAVAILABLE');
    return this.manager;
  }

  /** Lets the request, and what it reads and writes, take this many milliseconds from now on, for one that waits for a slow service. */
  extendTimeout(milliseconds: number): void {
    extendRequestTimeout(milliseconds);
    this.deadline.at = Math.max(this.deadline.at, performance.now() + milliseconds);
  }

  get now(): Date {
    return this.services.now();
  }

  /** Until when the data that was read stays the same without a change of data; null without a limit. */
  get validUntil(): Date | null {
    return this.validity.until;
  }

  // An object, because Apollo Server copies the context.
  private readonly validity: { until: Date | null } = { until: null };

  /** Limits how long a response of this context may be cached. */
  limitValidity(until: Date | null): void {
    if (until && (!this.validity.until || until < this.validity.until)) this.validity.until = until;
  }

  /** Creates the context of a request. */
  static async forClient(services: Services, client: RequestClient): Promise<Context> {
    const deadline = { at: performance.now() + services.limits.requestTimeout };
    return new Context(services, await client.identify(), undefined, client, deadline);
  }

  /** Returns a context with current authorities and empty loaders, for work that outlives one request. */
  async renew(): Promise<Context> {
    return this.client ? Context.forClient(this.services, this.client) : new Context(this.services, this.viewer);
  }

  /** Returns the same context with another viewer. */
  withViewer(viewer: Viewer): Context {
    return new Context(this.services, viewer, this.manager, this.client, this.deadline);
  }

  /** Tells whether the viewer may read records of this collection beyond its public view. */
  canRead(collection: CollectionName): boolean {
    return this.viewer !== undefined && can(this.viewer.authorities, `${collection}.get`);
  }

  /**
   * Tells whether reads of this collection are the same for all anonymous viewers. A transaction reads its own changes, and decides by
   * current data.
   */
  canShareReads(collection: string): boolean {
    return !this.viewer && this.manager === this.services.database.manager && sharedCollections.has(collection);
  }

  records<T extends object>(entity: EntityTarget<T>) {
    return this.db.getRepository(entity);
  }

  /** Throws FORBIDDEN when another site may have sent the request. Runs before every change. */
  verifyCsrf(): void {
    if (this.viewer && this.client?.isSameOrigin === false) throw new AppError('FORBIDDEN', { message: 'Ungültiges CSRF-Token.' });
  }

  /** Throws unless the viewer has this permission. */
  authorize(permission: PermissionName): void {
    if (!this.viewer) throw new AppError('UNAUTHENTICATED');
    if (!can(this.viewer.authorities, permission)) throw new AppError('FORBIDDEN');
  }

  /** Throws unless the viewer has the permission for this operation of a collection. */
  authorizeOperation(collection: string, operation: Operation): void {
    this.authorize(permissionName(collection, operation));
  }

  /** Throws unless the viewer has this permission in each of these branches. */
  authorizeIn(branches: string | readonly string[], permission: PermissionName): void {
    this.authorize(permission);
    if (!this.canIn(branches, permission)) throw new AppError('FORBIDDEN');
  }

  /** Tells whether the viewer has this permission in each of these branches. */
  canIn(branches: string | readonly string[], permission: PermissionName): boolean {
    if (!this.viewer || !can(this.viewer.authorities, permission)) return false;
    const { authorities, branches: ownBranches } = this.viewer;
    return authorities.includes('ROLE_ADMIN') || [branches].flat().every(branch => ownBranches.includes(branch));
  }

  /** Runs the work in a transaction, or in the one that is already running. Retries after a clash with another transaction. */
  async transaction<T>(work: (context: Context) => Promise<T>): Promise<T> {
    if (this.db.queryRunner?.isTransactionActive) return work(this);
    for (let attempt = 1; ; attempt++) {
      try {
        let inner: Context | undefined;
        const result = await this.db.transaction(db =>
          work((inner = new Context(this.services, this.viewer, db, this.client, this.deadline))),
        );
        // Other processes are notified shortly. This process must not return outdated responses even before that.
        if (inner?.hasChangedRecords) this.services.responseCache.invalidate();
        for (const task of inner?.commitTasks ?? []) await task();
        return result;
      } catch (error) {
        if (attempt > maxRetries || !isSerializationFailure(error)) throw fromDatabaseError(error) ?? error;
        await new Promise(done => setTimeout(done, Math.random() * attempt * retryDelay));
      }
    }
  }

  /** Runs the work when the running transaction has committed; at once without one. */
  async afterCommit(work: () => Promise<void>): Promise<void> {
    if (this.db.queryRunner?.isTransactionActive) this.commitTasks.push(work);
    else await work();
  }

  private readonly commitTasks: (() => Promise<void>)[] = [];
  private hasChangedRecords = false;

  /** Inserts an event and returns its number. PostgreSQL delivers it to every process when this transaction commits. */
  async publish<N extends EventName>(name: N, payload: Events[N]): Promise<number> {
    if (name === 'recordChanged') this.hasChangedRecords = true;
    const [{ number }] = await this.db.query(`with ${insertEventSql('$1', '$2')} select number, ${notifySql} from event`, [name, payload]);
    return number;
  }
}
