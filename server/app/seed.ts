/** Fills an empty database at the first start, once for all processes. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Context } from '../platform/context/context';
import type { Services } from '../platform/context/services';
import { advisoryLocks } from '../platform/database/locks';
import { seedDemo } from '../demo/seed';
import { User } from '../features/identity/user.entity';
import { userService } from '../features/identity/user.service';

/** Seeds the demo shop unless there are users. Returns the password when it was generated. */
export async function seed(services: Services, configuredPassword: string | null): Promise<string | undefined> {
  const password = configuredPassword ?? generatePassword();
  const isSeeded = await runIfNoUsers(services, context => seedDemo(context, password));
  return isSeeded && !configuredPassword ? password : undefined;
}

/** Creates the first admin unless there are users. Returns whether it was created. */
export const createFirstAdmin = (services: Services, { email, password }: { email: string; password: string }): Promise<boolean> =>
  runIfNoUsers(services, async context => {
    const profile = { username: 'admin', firstName: 'Erste', lastName: 'Administration' };
    await userService.create(context, { ...profile, email, password, roles: ['ROLE_ADMIN'], isActive: true, isLocked: false });
  });

export const hasUsers = (services: Services): Promise<boolean> => seedContext(services).records(User).existsBy({});

async function runIfNoUsers(services: Services, work: (context: Context) => Promise<unknown>): Promise<boolean> {
  return seedContext(services).transaction(async context => {
    await waitForLock(context);
    if (await context.records(User).existsBy({})) return false;
    await work(context);
    return true;
  });
}

/** Milliseconds between two attempts. */
const lockPause = 100;

// A statement that waits would be canceled before a slow machine has seeded the demo shop.
async function waitForLock({ db }: Context): Promise<void> {
  for (;;) {
    const [lock] = await db.query<[{ isOurs: boolean }]>(`select pg_try_advisory_xact_lock(${advisoryLocks.seed}) as "isOurs"`);
    if (lock.isOurs) return;
    await setTimeout(lockPause);
  }
}

// Characters that look like digits are left out. 12 of 32 characters are 60 bits.
const characters = 'abcdefghijkmnpqrstuvwxyz23456789';
const generatePassword = (): string => Array.from(randomBytes(12), byte => characters[byte % characters.length]).join('');

/** The context of the first start has every permission. */
export const seedContext = (services: Services): Context =>
  new Context(services, { id: 'seed', name: 'Gründung', authorities: ['ROLE_ADMIN'], branches: [] });
