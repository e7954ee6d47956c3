/** A house in a process of its own, for what a test cannot do to itself: to be killed, or to be watched from outside. */
import 'reflect-metadata';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from '../../app/createApp';
import { smtp } from '../../features/messages/transports/smtp';
import { diskStorage } from '../../platform/files/diskStorage';

/** Stands in the Authorization header of who may everything there. */
export const admin = 'ROLE_ADMIN';

export interface HouseProcess {
  address: string;
  pid: number;
  /** Ends it, and answers its exit code: null when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts a house on a migrated database. Its clock is the machine's. With a mail server it does jobs, each a second long at most. */
export async function startProcess(databaseUrl: string, mailServer?: string): Promise<HouseProcess> {
  const env = { ...process.env, NODE_ENV: 'production', ...(mailServer && { MAIL_SERVER: mailServer }) };
  const child = fork(__filename, [databaseUrl], { execArgv: ['--require', 'tsx/cjs'], env });
  const [address] = (await once(child, 'message')) as [string];
  return {
    address,
    pid: child.pid!,
    end: async signal => {
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}

async function serve(databaseUrl: string): Promise<void> {
  const { MAIL_SERVER } = process.env;
  const app = await createApp({
    databaseUrl,
    storage: diskStorage(join('.data', 'process')),
    now: () => new Date(),
    publicUrl: 'http://localhost',
    limits: { socketsPerAddress: 2_000, ordersPerAddress: 1_000_000, ordersPerEmail: 1_000_000, ...(MAIL_SERVER && { job: 1_000 }) }, // load tests come from one address
    ...(MAIL_SERVER && { isWorking: true, carriers: { mail: smtp({ url: MAIL_SERVER, from: 'bestellung@shop.example' }) } }),
    holderOf: name => (name === admin ? { id: admin, name, roles: [admin], branches: [] } : undefined),
  });
  app.http.listen(0, '127.0.0.1', () => process.send!(`http://127.0.0.1:${(app.http.address() as AddressInfo).port}`));
  process.once('disconnect', () => process.exit(1)); // it does not outlive whoever started it
  process.once('SIGTERM', () => void app.stop().then(() => process.exit(0)));
}

if (require.main === module) void serve(process.argv[2]!);
