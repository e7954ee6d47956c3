/** Lists and ends sessions: users their own, admins those of any user. */
import type { PermissionName } from '../../../../schema/access/permissions';
import { AppError } from '../../../../schema/errors/appError';
import { isId } from '../../../../schema/fields/validation/formats';
import type { Context } from '../../../platform/context/context';
import { hashSecret } from '../../../platform/security/secret';
import { User } from '../user.entity';
import { requireUser } from '../viewerUser';

/** A session as its user sees it. Its id cannot be used to log in. */
export interface SessionView {
  id: string;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
  address: string;
  /** The User-Agent header of the browser. */
  agent: string;
  /** Whether this is the session of the request. */
  isCurrent: boolean;
}

/** Returns the active sessions of the viewer, or for admins of any user, most recently used first. */
export async function listSessions(context: Context, user?: string): Promise<SessionView[]> {
  const userId = await findUserId(context, user, 'session.list');
  return context.db.query(
    `select "publicId" as id, "createdAt", "seenAt", "expiresAt", address, agent, id = $3 as "isCurrent"
     from session where "userId" = $1 and "expiresAt" > $2 order by "seenAt" desc, id`,
    [userId, context.now, currentSessionId(context)],
  );
}

/** Ends a session; its open sockets close with the next event. NOT_FOUND for sessions of other users, except for admins. */
export async function endSession(context: Context, id: string): Promise<string> {
  const viewer = requireUser(context);
  const canEndAny = context.canIn([], 'session.delete');
  const [, count] = isId(id)
    ? await context.db.query<[unknown, number]>('delete from session where "publicId" = $1 and ("userId" = $2 or $3)', [
        id,
        viewer,
        canEndAny,
      ])
    : [[], 0];
  if (count === 0) throw new AppError('NOT_FOUND');
  return id;
}

/** Ends all sessions except the current one. Returns their number. */
export async function endOtherSessions(context: Context, user?: string): Promise<number> {
  const userId = await findUserId(context, user, 'session.delete');
  const [, count] = await context.db.query<[unknown, number]>('delete from session where "userId" = $1 and id <> $2', [
    userId,
    currentSessionId(context),
  ]);
  return count;
}

async function findUserId(context: Context, user: string | undefined, permission: PermissionName): Promise<string> {
  const viewer = requireUser(context);
  if (user === undefined || user === viewer) return viewer;
  context.authorize(permission);
  const exists = isId(user) && (await context.db.getRepository(User).existsBy({ id: user }));
  if (!exists) throw new AppError('NOT_FOUND');
  return user;
}

const currentSessionId = ({ client }: Context): string => hashSecret(client?.session ?? '');
