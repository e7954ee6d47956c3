/** Keeps at least one active admin (G-141). */
import { AppError } from '../../../schema/errors/appError';
import type { Context } from '../../platform/context/context';
import { advisoryLocks } from '../../platform/database/locks';

/**
 * Runs a change of users in a transaction. Throws CONFLICT when it leaves no active admin, or only admins whose accounts expire. The lock
 * prevents two admins from demoting each other at once.
 */
export function keepActiveAdmin<T>(context: Context, change: (context: Context) => Promise<T>): Promise<T> {
  return context.transaction(async context => {
    await context.db.query('select pg_advisory_xact_lock($1)', [advisoryLocks.admins]);
    const before = await adminsExpireAt(context);
    const result = await change(context);
    const after = await adminsExpireAt(context);
    const isLost = before > context.now.getTime() && after <= context.now.getTime();
    if (isLost || (before === Infinity && after < before))
      throw new AppError('CONFLICT', { message: 'Es muss mindestens ein aktiver Administrator bleiben.' });
    return result;
  });
}

/** Returns when the last active admin expires: Infinity when one never does, 0 when there is none. */
async function adminsExpireAt(context: Context): Promise<number> {
  const [{ isLasting, expiresAt }] = await context.db.query<[{ isLasting: boolean | null; expiresAt: Date | null }]>(
    `select bool_or("accountExpiresAt" is null) as "isLasting", max("accountExpiresAt") as "expiresAt" from "user"
     where 'ROLE_ADMIN' = any(roles) and "isActive" and not "isLocked"`,
  );
  return isLasting ? Infinity : (expiresAt?.getTime() ?? 0);
}
