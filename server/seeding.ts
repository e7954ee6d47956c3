/** Fills an empty house on its first start, once, however many processes start at the same time. */
import { randomBytes } from 'node:crypto';
import { Branch } from './branch/branch.entity';
import type { Context } from './context';
import { seedDemo } from './demo/seed';

const lock = 4_711_002;

/** Seeds the demo shop unless the house already has a branch. The password when it was made up here, to be told once. */
export async function seed(context: Context, chosen: string | null): Promise<string | undefined> {
  const password = chosen ?? madeUp();
  const isSeeded = await context.atomically(async within => {
    await within.db.query('select pg_advisory_xact_lock($1)', [lock]);
    if (await within.records(Branch).existsBy({})) return false;
    await seedDemo(within, password);
    return true;
  });
  return isSeeded && !chosen ? password : undefined;
}

// Without the letters that are mistaken for digits when they are typed from a screen: 12 of 32 are 60 bits.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const madeUp = (): string => Array.from(randomBytes(12), byte => letters[byte % letters.length]).join('');
