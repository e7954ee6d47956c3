/** Sessions of staff. The browser holds a random token; the database its hash, so that a stolen table opens no door. */
import type { EntityManager } from 'typeorm';
import type { Role } from '../../../../schema/access/roles';
import type { Context, Viewer } from '../../../platform/context/context';
import { hashOf, newSecret } from '../../../platform/security/secret';

/** How long a session lasts after it was last seen (G-077). */
export const sessionLength = 12 * 3_600_000;
// A session is written to at most once in this time, however often it asks.
const noteEvery = 60_000;
const longest = 200;

/** Begins a session of this user for the caller; its token. The caller's earlier session ends. */
export async function openSession(context: Context, user: string): Promise<string> {
  const { now, caller } = context;
  const token = newSecret();
  if (caller?.session) await endSession(context, caller.session);
  await context.db.query('delete from session where "expiresAt" <= $1', [now]);
  await context.db.query(
    `insert into session (id, "userId", "createdAt", "seenAt", "expiresAt", address, agent) values ($1, $2, $3, $3, $4, $5, $6)`,
    [
      hashOf(token),
      user,
      now,
      new Date(now.getTime() + sessionLength),
      (caller?.address ?? '').slice(0, longest),
      (caller?.agent ?? '').slice(0, longest),
    ],
  );
  return token;
}

export async function endSession(context: Context, token: string): Promise<void> {
  await context.db.query('delete from session where id = $1', [hashOf(token)]);
}

/** Signs the user out everywhere. */
export async function endSessionsOf(context: Context, user: string): Promise<void> {
  await context.db.query('delete from session where "userId" = $1', [user]);
}

interface Seen {
  viewer: Viewer;
  /** Whether the session was given its full length again. */
  isExtended: boolean;
}

/** Whose session this is, with the rights of this moment; nobody's when it or the account ended. */
export async function viewerOfSession(db: EntityManager, token: string, now: Date): Promise<Seen | undefined> {
  const [row] = await db.query<{ id: string; name: string; roles: Role[]; branches: string[]; seenAt: Date }[]>(
    `select u.id, concat_ws(' ', u."firstName", u."lastName") as name, u.roles, s."seenAt",
            array(select "branchId" from user_branches where "userId" = u.id) as branches
     from session s join "user" u on u.id = s."userId"
     where s.id = $1 and s."expiresAt" > $2
       and u."isActive" and not u."isLocked" and (u."accountExpiresAt" is null or u."accountExpiresAt" > $2)`,
    [hashOf(token), now],
  );
  if (!row) return undefined;
  const { seenAt, ...viewer } = row;
  const isExtended = now.getTime() - seenAt.getTime() >= noteEvery;
  if (isExtended) {
    const expiresAt = new Date(now.getTime() + sessionLength);
    await db.query('update session set "seenAt" = $2, "expiresAt" = $3 where id = $1', [hashOf(token), now, expiresAt]);
  }
  return { viewer, isExtended };
}
