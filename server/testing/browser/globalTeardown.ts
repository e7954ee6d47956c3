import { stopCluster } from '../app/globalSetup';
import { stopBrowser } from './globalSetup';

export default async function browserTeardown(): Promise<void> {
  await stopBrowser();
  await stopCluster();
}
