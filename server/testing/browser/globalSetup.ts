/** Jest setup of the browser tests: creates a template database with the demo shop, builds the client and finds a browser. */
import { createApp } from '../../app/createApp';
import { seedDemo } from '../../demo/seed';
import { diskStorage } from '../../platform/files/diskStorage';
import { seedContext } from '../../app/seed';
import { buildClient } from '../../platform/client/buildClient';
import { findBrowser } from './chromium';
import { demoPassword, demoTemplate, filesFolder, recreateDatabase, template, databaseUrl } from '../app/databases';
import globalSetup from '../app/globalSetup';

export default async function browserSetup(): Promise<void> {
  await globalSetup();
  await seedTemplate();
  process.env.TEST_WEB = await buildClient();
  process.env.TEST_BROWSER = JSON.stringify(await findBrowser());
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
