/** The demo shop, which fills an empty house through its services, so that it obeys every rule. */
import { services } from '../collections';
import type { Context } from '../context';

/** Who may sign in to the demo shop; all with the one password it was seeded with. */
export const demoLogins = ['admin', 'mia', 'ben', 'toni', 'paula', 'vinz', 'lea', 'zoe', 'edi'];

/** Writes the demo shop. The caller wraps it in a transaction: it is there as a whole or not at all. */
export async function seedDemo(context: Context, password: string): Promise<void> {
  const users = services.find(({ definition }) => definition.name === 'user')!;
  await users.create(context, {
    username: 'admin',
    email: 'admin@hollerbusch.example',
    firstName: 'Admin',
    lastName: 'Demo',
    password,
    roles: ['ROLE_ADMIN'],
    branches: [],
    isActive: true,
    isLocked: false,
  });
}
