/** Jest global setup: starts a database server, unless one is configured, and migrates a template database. */
import 'reflect-metadata';
import { rmSync } from 'node:fs';
import { migrate } from '../../app/database';
import { startCluster, type Cluster } from '../../platform/database/embedded/cluster';
import { filesFolder, recreateDatabase, template, databaseUrl } from './databases';

let cluster: Cluster | undefined;
let setup: Promise<void> | undefined;

/** Several Jest projects call this; the promise makes it run once. */
export default function globalSetup(): Promise<void> {
  setup ??= prepare();
  return setup;
}

async function prepare(): Promise<void> {
  if (!process.env.TEST_DATABASE_SERVER) {
    cluster = await startCluster('.data/test');
    process.env.TEST_DATABASE_SERVER = new URL('/', cluster.url).href.slice(0, -1);
  }
  rmSync(filesFolder, { recursive: true, force: true });
  await recreateDatabase(template);
  await migrate(databaseUrl(template));
}

export const stopCluster = async (): Promise<void> => cluster?.stop();
