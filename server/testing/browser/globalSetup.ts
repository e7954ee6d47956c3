/** Jest setup of the browser tests: creates a template database with the demo shop, builds the client and unpacks the browser. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createApp } from '../../app/createApp';
import { seedDemo } from '../../demo/seed';
import { diskStorage } from '../../platform/files/diskStorage';
import { seedContext } from '../../app/seed';
import { findBrowser } from './chromium';
import { demoPassword, demoTemplate, filesFolder, recreateDatabase, template, databaseUrl } from '../app/databases';
import globalSetup from '../app/globalSetup';

export default async function browserSetup(): Promise<void> {
  await Promise.all([globalSetup().then(seedTemplate), buildInProcess(), findBrowser()]);
}

// A build in this process would block it until connections to the database time out.
async function buildInProcess(): Promise<void> {
  const script = `require('./server/platform/client/buildClient').buildClient().then(folder => console.log('\\n' + folder))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', '--eval', script]);
  process.env.TEST_WEB = stdout.trim().split('\n').at(-1)!;
}

async function seedTemplate(): Promise<void> {
  await recreateDatabase(demoTemplate, template);
  const app = await createApp({
    databaseUrl: databaseUrl(demoTemplate),
    storage: diskStorage(filesFolder),
    now: () => new Date(),
    publicUrl: 'http://localhost',
  });
  await seedContext(app.services).transaction(context => seedDemo(context, demoPassword));
  await app.stop();
}
