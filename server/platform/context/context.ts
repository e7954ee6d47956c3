/** Everything one call may lean on: who asks, which database view, which loaders, what time it is. */
import type { DataSource, EntityManager, EntityTarget } from 'typeorm';
import { may, type KeyView, type Pass } from '../../../schema/access/roles';
import type { Environment } from '../../../schema/site/environment';
import { Refusal } from '../../../schema/errors/appError';
import { notice, telling, type Bus, type EventName, type Events } from '../events/events';
import { isClash, refusedByDatabase } from '../database/databaseErrors';
import type { Limits } from '../security/limits';
import { createLoaders, type Loaders } from './loaders';
import type { Carriers } from '../../features/messages/transports/transport';
import type { Queue } from '../files/workQueue';
import type { Storage } from '../files/diskStorage';
import type { Meters } from '../security/rateLimiter';
import type { Providers } from '../../features/payment/providers/provider';
import type { PublicAnswers } from '../cache/responseCache';

// Whoever clashed waits a moment of its own, so that the same two do not meet again.
const retries = 3;
const pause = 50;

/** Someone who signed in, a program with a token, or a screen with the key of a branch. */
export interface Viewer {
  id: string;
  name: string;
  /** What they hold: people roles, programs scopes, screens the view of their key. One table says what each may. */
  roles: readonly Pass[];
  branches: readonly string[];
  /** Whether it is a program of others. */
  isProgram?: true;
}

/** Whoever is at the other end of a request. */
export interface Caller {
  address: string;
  /** What is counted as one: an address, or half of a long one. */
  network: string;
  /** What the browser calls itself. */
  agent: string;
  /** The token of the session that came with the request. */
  session?: string | undefined;
  /** Who that is by now. */
  identify: () => Promise<Viewer | undefined>;
  /** Has the browser keep this token; null: none. */
  keep: (session: string | null) => void;
  /** Whether a page of ours asks, as far as a session could be misused by another; whoever sends no session asks for themselves. */
  isOwnPage: boolean;
  /** The key that this browser keeps for the view of a branch, as its address names the branch. */
  keyOf: (view: KeyView, branch: string) => string | undefined;
  /** Whether it keeps any: what it is told is then its own. */
  hasKey: boolean;
}

export interface Services {
  database: DataSource;
  bus: Bus;
  /** Where files lie. */
  storage: Storage;
  /** Where what was rendered lies; it can be made again. */
  cache: Storage;
  /** Where pictures are worked on, few at a time. */
  workshop: Queue;
  answers: PublicAnswers;
  limits: Limits;
  environment: Environment;
  payments: Providers;
  meters: Meters;
  carriers: Carriers;
  /** The address people use, without a slash at its end; links in messages begin with it. */
  publicUrl: string;
  now: () => Date;
}

export class Context {
  readonly load: Loaders;

  constructor(
    readonly services: Services,
    readonly viewer?: Viewer,
    private readonly manager: EntityManager = services.database.manager,
    readonly caller?: Caller,
    /** When nobody waits for the answer any more, in the time of the process. */
    private readonly end = Infinity,
  ) {
    this.load = createLoaders(this);
  }

  /** The database as this call sees it. A call that nobody waits for any more gets nothing more from it. */
  get db(): EntityManager {
    if (performance.now() > this.end) throw new Refusal('unavailable');
    return this.manager;
  }

  get now(): Date {
    return this.services.now();
  }

  /** What a caller may lean on now. */
  static async of(services: Services, caller: Caller): Promise<Context> {
    const end = performance.now() + services.limits.patience;
    return new Context(services, await caller.identify(), undefined, caller, end);
  }

  /** The same caller with the rights of this moment and empty loaders, for work that outlives one request. */
  async fresh(): Promise<Context> {
    return this.caller ? Context.of(this.services, this.caller) : new Context(this.services, this.viewer);
  }

  /** The same call with the passes of another viewer, once they have shown them. */
  as(viewer: Viewer): Context {
    return new Context(this.services, viewer, this.manager, this.caller, this.end);
  }

  /** Whether records of this collection are seen as staff sees them, and not as strangers do; some of them at least. */
  sees(collection: string): boolean {
    return this.viewer !== undefined && may(this.viewer.roles, `${collection}.get`);
  }

  records<T extends object>(entity: EntityTarget<T>) {
    return this.db.getRepository(entity);
  }

  /** Refuses what another page may have made the browser of the viewer ask; asked before every change. */
  mustBeMeant(): void {
    if (this.viewer && this.caller?.isOwnPage === false) throw new Refusal('forbidden', { text: 'Ungültiges CSRF-Token.' });
  }

  /** Refuses unless the viewer may do this. */
  must(ability: string): void {
    if (!this.viewer) throw new Refusal('unauthenticated');
    if (!may(this.viewer.roles, ability)) throw new Refusal('forbidden');
  }

  /** Refuses unless the viewer may do this, and in each of these branches. */
  mustIn(branches: string | readonly string[], ability: string): void {
    this.must(ability);
    if (!this.mayIn(branches, ability)) throw new Refusal('forbidden');
  }

  /** Whether the viewer may do this, and in each of these branches. */
  mayIn(branches: string | readonly string[], ability: string): boolean {
    if (!this.viewer || !may(this.viewer.roles, ability)) return false;
    const { roles, branches: own } = this.viewer;
    return roles.includes('ROLE_ADMIN') || [branches].flat().every(branch => own.includes(branch));
  }

  /** All or nothing. Inside a transaction it joins that one; one that clashed with another is tried again. */
  async atomically<T>(work: (context: Context) => Promise<T>): Promise<T> {
    if (this.db.queryRunner?.isTransactionActive) return work(this);
    for (let attempt = 1; ; attempt++) {
      try {
        let within: Context | undefined;
        const answer = await this.db.transaction(db => work((within = new Context(this.services, this.viewer, db, this.caller, this.end))));
        // Other processes hear of it in a moment; in this one nobody reads again what was there before.
        if (within?.hasChanged) this.services.answers.forget();
        return answer;
      } catch (error) {
        if (attempt > retries || !isClash(error)) throw refusedByDatabase(error) ?? error;
        await new Promise(done => setTimeout(done, Math.random() * attempt * pause));
      }
    }
  }

  private hasChanged = false;

  /** Numbers an event and tells every process, but only if this transaction commits: PostgreSQL holds a NOTIFY until then. */
  async tell<N extends EventName>(name: N, payload: Events[N]): Promise<number> {
    if (name === 'recordChanged') this.hasChanged = true;
    const [{ number }] = await this.db.query(`with ${telling('$1', '$2')} select number, ${notice} from told`, [name, payload]);
    return number;
  }
}
