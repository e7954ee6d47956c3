/** Starts the app in a process of its own, for tests that kill it or watch it from outside. */
import 'reflect-metadata';
import '../../platform/tracing/start';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseLimits } from '../../app/config';
import { createApp } from '../../app/createApp';
import { createTextModel } from '../../features/content/textProposals/openAiModel';
import { smtp } from '../../features/messages/transports/smtp';
import { mollie } from '../../features/payment/providers/mollie';
import { diskStorage } from '../../platform/files/diskStorage';

/** The Authorization header of a user with all permissions. */
export const admin = 'ROLE_ADMIN';

export interface AppProcess {
  url: string;
  pid: number;
  /** Stops the process and returns its exit code; null when the signal killed it. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts the app on a migrated database with the system clock. With the variable MAIL_SERVER it also runs jobs, with a timeout of one second
 * each; PAYMENT_SERVICE is the URL of a payment provider, AI_URL that of a language model, and LIMITS overrides limits.
 */
export async function startAppProcess(databaseUrl: string, variables: Readonly<Record<string, string>> = {}): Promise<AppProcess> {
  const env = { ...process.env, NODE_ENV: 'production', ...variables };
  const child = fork(__filename, [databaseUrl], { execArgv: ['--require', 'tsx/cjs'], env });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    pid: child.pid!,
    stop: async signal => {
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}

async function serve(databaseUrl: string): Promise<void> {
  const { MAIL_SERVER, PAYMENT_SERVICE, AI_URL = null, LIMITS = '' } = process.env;
  const app = await createApp({
    databaseUrl,
    storage: diskStorage(join('.data', 'process')),
    now: () => new Date(),
    publicUrl: 'http://localhost',
    limits: {
      timePerAddress: 100_000_000,
      socketsPerAddress: 2_000,
      ordersPerAddress: 1_000_000,
      ordersPerEmail: 1_000_000,
      ...(MAIL_SERVER && { jobTimeout: 1_000 }),
      ...parseLimits(LIMITS),
    }, // load tests have one IP address
    proxies: 1,
    ...(PAYMENT_SERVICE && { payments: { mollie: mollie({ key: 'test_key', url: PAYMENT_SERVICE }) } }),
    textModel: createTextModel({ AI_URL, AI_KEY: null, AI_MODEL: 'brot-1' }),
    ...(MAIL_SERVER && { runsJobs: true, transports: { mail: smtp({ url: MAIL_SERVER, from: 'bestellung@shop.example' }) } }),
    viewerByHeader: name => (name === admin ? { id: admin, name, authorities: [admin], branches: [] } : undefined),
  });
  app.http.listen(0, '127.0.0.1', () => process.send!(`http://127.0.0.1:${(app.http.address() as AddressInfo).port}`));
  process.once('disconnect', () => process.exit(1)); // the process must not outlive its parent
  process.once('SIGTERM', () => void app.stop().then(() => process.exit(0)));
}

if (require.main === module) void serve(process.argv[2]!);
