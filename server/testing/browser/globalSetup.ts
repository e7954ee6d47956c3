/** Before the browser tests: the database with the demo shop as a template, the client built, a browser at hand. */
import { createApp } from '../../app/createApp';
import { seedDemo } from '../../demo/seed';
import { diskStorage } from '../../platform/files/diskStorage';
import { founder } from '../../app/seed';
import { buildWeb } from '../../platform/client/buildClient';
import { findBrowser } from './chromium';
import { demoPassword, demoTemplate, filesFolder, recreate, template, urlOf } from '../app/databases';
import globalSetup from '../app/globalSetup';

export default async function browserSetup(): Promise<void> {
  await globalSetup();
  await seedTemplate();
  process.env.TEST_WEB = await buildWeb();
  process.env.TEST_BROWSER = JSON.stringify(await findBrowser());
}

async function seedTemplate(): Promise<void> {
  await recreate(demoTemplate, template);
  const app = await createApp({
    databaseUrl: urlOf(demoTemplate),
    storage: diskStorage(filesFolder),
    now: () => new Date(),
    publicUrl: 'http://localhost',
  });
  await founder(app.services).atomically(context => seedDemo(context, demoPassword));
  await app.stop();
}
