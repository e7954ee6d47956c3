/** The TypeORM data source and the start of migrations. Migrations are the only way to change tables. */
import { Socket } from 'node:net';
import type { PoolConfig } from 'pg';
import { DataSource } from 'typeorm';
import { Shop1763625600000 } from '../../../migrations/1763625600000-shop';
import { OrderBook1763629200000 } from '../../../migrations/1763629200000-orderBook';
import { Sessions1763632800000 } from '../../../migrations/1763632800000-sessions';
import { Meters1763636400000 } from '../../../migrations/1763636400000-meters';
import { OrderRatings1763640000000 } from '../../../migrations/1763640000000-orderRatings';
import { Staff1763647200000 } from '../../../migrations/1763647200000-staff';
import { Log1763643600000 } from '../../../migrations/1763643600000-log';
import { LogOrder1763643660000 } from '../../../migrations/1763643660000-logOrder';
import { Content1763650800000 } from '../../../migrations/1763650800000-content';
import { BranchKeys1763654400000 } from '../../../migrations/1763654400000-branchKeys';
import { SignIn1763654500000 } from '../../../migrations/1763654500000-signIn';
import { ApiTokens1763654600000 } from '../../../migrations/1763654600000-apiTokens';
import { OrderSearch1763661600000 } from '../../../migrations/1763661600000-orderSearch';
import { OrderTickets1763661660000 } from '../../../migrations/1763661660000-orderTickets';
import { Outbox1763658000000 } from '../../../migrations/1763658000000-outbox';
import { Uploads1763665200000 } from '../../../migrations/1763665200000-uploads';
import { SignageContent1763665299000 } from '../../../migrations/1763665299000-signageContent';
import { ImageTemplates1763665210000 } from '../../../migrations/1763665210000-imageTemplates';
import { Payments1763668800000 } from '../../../migrations/1763668800000-payments';
import { AccessTokens1766000000000 } from '../../../migrations/1766000000000-accessTokens';
import { KeyUse1766000100000 } from '../../../migrations/1766000100000-keyUse';
import { syncIndexes } from '../collections/mapping/indexes';
import { entities, services } from '../../app/collections';
import { migrateJobs } from '../jobs/worker';
import type { Limits } from '../security/limits';
import { Order, OrderLog } from '../../features/order/order.entity';
import { Payment } from '../../features/payment/payment.entity';

const migrationLock = 4_711_001;

/** Returns a data source. Without limits a statement may run as long as a migration needs. */
export const createDatabase = (url: string, limits?: Limits): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    ...(limits && { extra: poolOptions(limits) }),
    entities: [...Object.values(entities), Order, OrderLog, Payment],
    migrations: [
      Shop1763625600000,
      OrderBook1763629200000,
      Sessions1763632800000,
      Meters1763636400000,
      OrderRatings1763640000000,
      Staff1763647200000,
      Log1763643600000,
      LogOrder1763643660000,
      Content1763650800000,
      BranchKeys1763654400000,
      SignIn1763654500000,
      ApiTokens1763654600000,
      OrderSearch1763661600000,
      OrderTickets1763661660000,
      Outbox1763658000000,
      Uploads1763665200000,
      SignageContent1763665299000,
      ImageTemplates1763665210000,
      Payments1763668800000,
      AccessTokens1766000000000,
      KeyUse1766000100000,
    ],
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
  await lock.query('select pg_advisory_lock($1)', [migrationLock]);
  await database.runMigrations();
  await syncIndexes(database, services);
  await migrateJobs(url);
  await lock.release();
  await database.destroy(); // closing the connection releases the lock
}
