/** The TypeORM data source and the start of migrations. Migrations are the only way to change tables. */
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { DataSource } from 'typeorm';
import { syncIndexes } from '../collections/mapping/indexes';
import { entities, services } from '../../app/collections';
import { migrateJobs } from '../jobs/worker';
import type { Limits } from '../security/limits';
import { advisoryLocks } from './locks';
import { Order, OrderLog } from '../../features/order/order.entity';
import { Payment } from '../../features/payment/payment.entity';

/** Returns a data source. Without limits a statement may run as long as a migration needs. */
export const createDatabase = (url: string, limits?: Limits): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    ...(limits && { extra: poolOptions(limits) }),
    entities: [...Object.values(entities), Order, OrderLog, Payment],
    migrations: [join(__dirname, '../../../migrations/*.ts')],
    synchronize: false,
    poolErrorHandler: () => {}, // an idle connection may be lost; the next query opens another
  });

// The database cancels slow statements and keeps the connection. When even the cancellation does not arrive, the socket is destroyed.
const poolOptions = ({ maxConnections, connectionTimeout, statementTimeout }: Limits): PoolConfig => ({
  max: maxConnections,
  connectionTimeoutMillis: connectionTimeout,
  statement_timeout: statementTimeout,
  idle_in_transaction_session_timeout: 2 * statementTimeout,
  stream: () => {
    const socket = new Socket();
    return socket.setTimeout(statementTimeout + cancellationGrace, () => socket.destroy(new Error('Connection terminated in silence')));
  },
});

/** Milliseconds for the message that a statement was canceled. */
const cancellationGrace = 500;

/** Runs pending migrations. Processes that start at the same time wait for the one that runs them. */
export async function migrate(url: string): Promise<void> {
  const database = await createDatabase(url).initialize();
  const lock = database.createQueryRunner();
  await lock.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
  await database.runMigrations();
  await syncIndexes(database, services);
  await migrateJobs(url);
  await lock.release();
  await database.destroy(); // closing the connection releases the lock
}
