/** The database with the entities of all collections and features. */
import type { DataSource } from 'typeorm';
import { Order } from '../features/order/order.entity';
import { OrderLog } from '../features/order/orderLog.entity';
import { Payment } from '../features/payment/payment.entity';
import { createDataSource, runMigrations } from '../platform/database/dataSource';
import type { Limits } from '../platform/security/limits';
import { services } from './collections/collectionServices';

const entities = [...services.map(({ entity }) => entity), Order, OrderLog, Payment];

export const createDatabase = (url: string, limits?: Limits): DataSource => createDataSource(url, entities, limits);

/** Runs pending migrations and creates the indexes that the lists of the collections need. */
export const migrate = (url: string): Promise<void> => runMigrations(url, services);
