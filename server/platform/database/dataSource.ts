/** The TypeORM data source and the start of migrations. Migrations are the only way to change tables. */
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PoolConfig } from 'pg';
import { DataSource } from 'typeorm';
import { syncIndexes, type IndexedCollection } from '../collections/mapping/indexes';
import { migrateJobs } from '../jobs/worker';
import type { Limits } from '../security/limits';
import type { ConnectionGate } from './connectionGate';
import { advisoryLocks } from './locks';

/** Returns the classes of all migrations. The compiled server contains every file that matches the path. */
const loadMigrations = (): Function[] =>
  readdirSync(join(__dirname, '../../../migrations')).flatMap(file => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const exported: Record<string, Function> = require(`../../../migrations/${parse(file).name}.ts`);
    return Object.values(exported);
  });

/** How an app uses the database. */
export interface PoolSettings {
  limits: Limits;
  connectionGate: ConnectionGate;
}

/** Returns a data source of these entities. Without settings a statement may run as long as a migration needs. */
export const createDataSource = (url: string, entities: Function[], settings?: PoolSettings, migrations = loadMigrations()): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    ...(settings && { extra: poolOptions(settings) }),
    entities,
    migrations,
    synchronize: false,
    poolErrorHandler: () => {}, // an idle connection may be lost; the next query opens another
  });

// The database cancels slow statements and keeps the connection. When even the cancellation does not arrive, the socket is destroyed.
// PostgreSQL would compile the queries of reports, which takes seconds longer than to run them.
const poolOptions = ({ limits, connectionGate }: PoolSettings): PoolConfig => ({
  max: limits.maxConnections,
  connectionTimeoutMillis: limits.connectionTimeout,
  statement_timeout: limits.statementTimeout,
  idle_in_transaction_session_timeout: 2 * limits.statementTimeout,
  options: `-c random_page_cost=${randomPageCost} -c jit=off`,
  stream: () => connectionGate.openSocket(limits.statementTimeout + cancellationGrace),
});

/** The cost of reading any page, compared with the next one. The default of PostgreSQL is that of a rotating disk. */
const randomPageCost = 1.1;

/** Milliseconds for the message that a statement was canceled. */
const cancellationGrace = 500;

/**
 * Runs pending migrations and creates the indexes of the collections. Processes that start at the same time wait for the one that runs
 * them.
 */
export async function runMigrations(url: string, collections: readonly IndexedCollection[]): Promise<void> {
  const database = await createDataSource(
    url,
    collections.map(({ entity }) => entity),
  ).initialize();
  const lock = database.createQueryRunner();
  await lock.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
  await database.runMigrations();
  await syncIndexes(database, collections);
  await migrateJobs(url);
  await lock.release();
  await database.destroy(); // closing the connection releases the lock
}

/** Runs only the migrations with these timestamps. Returns false, and runs none, when one of them is unknown. */
export async function runMigrationsUpTo(url: string, timestamps: readonly string[]): Promise<boolean> {
  const migrations = loadMigrations().filter(({ name }) => timestamps.some(timestamp => name.endsWith(timestamp)));
  const database = createDataSource(url, [], undefined, migrations);
  await database.initialize();
  try {
    if (database.migrations.length < timestamps.length) return false;
    await database.runMigrations();
    await migrateJobs(url);
    return true;
  } finally {
    await database.destroy();
  }
}
