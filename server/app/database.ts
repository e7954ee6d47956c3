/** The database with the entities of all collections and features. */
import type { DataSource } from 'typeorm';
import { Order } from '../features/order/order.entity';
import { OrderLog } from '../features/order/orderLog.entity';
import { Payment } from '../features/payment/payment.entity';
import { createDataSource, runMigrations, type PoolSettings } from '../platform/database/dataSource';
import { services } from './collections/collectionServices';

const entities = [...services.map(({ entity }) => entity), Order, OrderLog, Payment];

export const createDatabase = (url: string, settings: PoolSettings): DataSource => createDataSource(url, entities, settings);

/** Runs pending migrations and creates the indexes that the lists of the collections need. */
export const migrate = (url: string): Promise<void> => runMigrations(url, services);
