/** Fills an empty house on its first start, once, however many processes start at the same time. */
import { randomBytes } from 'node:crypto';
import { Context, type Services } from '../platform/context/context';
import { seedDemo } from '../demo/seed';
import { User } from '../features/identity/user.entity';
import { userService } from '../features/identity/user.service';

const lock = 4_711_002;

/** Seeds the demo shop unless someone works here already. The password when it was made up here, to be told once. */
export async function seed(services: Services, chosen: string | null): Promise<string | undefined> {
  const password = chosen ?? madeUp();
  const isSeeded = await whereNobodyWorks(services, within => seedDemo(within, password));
  return isSeeded && !chosen ? password : undefined;
}

/** Makes the first admin of an empty house; of one where somebody works already, nothing. Whether it was made. */
export const foundAdmin = (services: Services, { email, password }: { email: string; password: string }): Promise<boolean> =>
  whereNobodyWorks(services, async within => {
    const name = { username: 'admin', firstName: 'Erste', lastName: 'Administration' };
    await userService.create(within, { ...name, email, password, roles: ['ROLE_ADMIN'], isActive: true, isLocked: false });
  });

export const isAnyoneHere = (services: Services): Promise<boolean> => founder(services).records(User).existsBy({});

async function whereNobodyWorks(services: Services, work: (within: Context) => Promise<unknown>): Promise<boolean> {
  return founder(services).atomically(async within => {
    await within.db.query('select pg_advisory_xact_lock($1)', [lock]);
    if (await within.records(User).existsBy({})) return false;
    await work(within);
    return true;
  });
}

// Without the letters that are mistaken for digits when they are typed from a screen: 12 of 32 are 60 bits.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const madeUp = (): string => Array.from(randomBytes(12), byte => letters[byte % letters.length]).join('');

/** Whoever opens an empty house may do everything in it. */
export const founder = (services: Services): Context =>
  new Context(services, { id: 'founder', name: 'Gründung', roles: ['ROLE_ADMIN'], branches: [] });
