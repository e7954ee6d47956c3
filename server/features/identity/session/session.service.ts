/** Login sessions of users. The browser stores a random token and the database its hash, so that a stolen table allows no login. */
import type { EntityManager } from 'typeorm';
import type { Role } from '../../../../schema/access/roles';
import type { Context } from '../../../platform/context/context';
import type { Viewer } from '../../../platform/context/viewer';
import { hashSecret, createSecret } from '../../../platform/security/secret';

/** Milliseconds a session lasts after its last use (G-077). */
export const sessionDuration = 12 * 3_600_000;
// A session row is updated at most once in this many milliseconds.
const minUpdateInterval = 60_000;
const maxTextLength = 200;

/** Starts a session of this user for the client and returns its token. Ends the previous session of the client. */
export async function startSession(context: Context, user: string): Promise<string> {
  const { now, client } = context;
  const token = createSecret();
  if (client?.session) await endSession(context, client.session);
  await context.db.query('delete from session where "expiresAt" <= $1', [now]);
  await context.db.query(
    `insert into session (id, "userId", "createdAt", "seenAt", "expiresAt", address, agent) values ($1, $2, $3, $3, $4, $5, $6)`,
    [
      hashSecret(token),
      user,
      now,
      new Date(now.getTime() + sessionDuration),
      (client?.address ?? '').slice(0, maxTextLength),
      (client?.userAgent ?? '').slice(0, maxTextLength),
    ],
  );
  return token;
}

export async function endSession(context: Context, token: string): Promise<void> {
  await context.db.query('delete from session where id = $1', [hashSecret(token)]);
}

/** Ends all sessions of the user. */
export async function endUserSessions(context: Context, user: string): Promise<void> {
  await context.db.query('delete from session where "userId" = $1', [user]);
}

interface SessionViewer {
  viewer: Viewer;
  /** Whether the session got its full duration again. */
  isExtended: boolean;
}

/** Returns the user of a session with the current roles; undefined when the session or the account has ended. */
export async function viewerBySession(db: EntityManager, token: string, now: Date): Promise<SessionViewer | undefined> {
  const [row] = await db.query<{ id: string; name: string; authorities: Role[]; branches: string[]; seenAt: Date }[]>(
    `select u.id, concat_ws(' ', u."firstName", u."lastName") as name, u.roles as authorities, s."seenAt",
            array(select "branchId" from user_branches where "userId" = u.id) as branches
     from session s join "user" u on u.id = s."userId"
     where s.id = $1 and s."expiresAt" > $2
       and u."isActive" and not u."isLocked" and (u."accountExpiresAt" is null or u."accountExpiresAt" > $2)`,
    [hashSecret(token), now],
  );
  if (!row) return undefined;
  const { seenAt, ...viewer } = row;
  const isExtended = now.getTime() - seenAt.getTime() >= minUpdateInterval;
  if (isExtended) {
    const expiresAt = new Date(now.getTime() + sessionDuration);
    await db.query('update session set "seenAt" = $2, "expiresAt" = $3 where id = $1', [hashSecret(token), now, expiresAt]);
  }
  return { viewer, isExtended };
}
