/** Before the tests of the house: a server, of our own when none is named, and a migrated template on it. */
import 'reflect-metadata';
import { rmSync } from 'node:fs';
import { migrate } from '../../platform/database/dataSource';
import { startCluster, type Cluster } from '../../platform/database/embedded/cluster';
import { filesFolder, recreate, template, urlOf } from './databases';

let cluster: Cluster | undefined;
let start: Promise<void> | undefined;

/** Two projects may ask; it is done once. */
export default function globalSetup(): Promise<void> {
  start ??= prepare();
  return start;
}

async function prepare(): Promise<void> {
  if (!process.env.TEST_DATABASE_SERVER) {
    cluster = await startCluster('.data/test');
    process.env.TEST_DATABASE_SERVER = new URL('/', cluster.url).href.slice(0, -1);
  }
  rmSync(filesFolder, { recursive: true, force: true });
  await recreate(template);
  await migrate(urlOf(template));
}

export const stopCluster = async (): Promise<void> => cluster?.stop();
