/** Where somebody is signed in: seen and ended by themselves, and by admins. */
import { createHash } from 'node:crypto';
import { isStaff } from '../../../../schema/access/roles';
import { Refusal } from '../../../../schema/errors/appError';
import { isId } from '../../../../schema/fields/validation/formats';
import type { Context } from '../../../platform/context/context';

/** A session as its holder sees it. Its id opens nothing. */
export interface Session {
  id: string;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
  address: string;
  /** What the browser called itself. */
  agent: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

/** The sessions of the viewer, or for admins those of anybody; the one seen last comes first. */
export function listSessions(context: Context, user?: string): Promise<Session[]> {
  const holder = holderOf(context, user, 'session.list');
  return context.db.query(
    `select "publicId" as id, "createdAt", "seenAt", "expiresAt", address, agent, id = $3 as "isCurrent"
     from session where "userId" = $1 and "expiresAt" > $2 order by "seenAt" desc, id`,
    [holder, context.now, currentOf(context)],
  );
}

/** Ends a session; its open sockets end with the next event. Others' are nowhere but for admins. */
export async function endSession(context: Context, id: string): Promise<string> {
  const viewer = viewerIdOf(context);
  const isAny = context.mayIn([], 'session.delete');
  const [, count] = isId(id)
    ? await context.db.query<[unknown, number]>('delete from session where "publicId" = $1 and ("userId" = $2 or $3)', [id, viewer, isAny])
    : [[], 0];
  if (count === 0) throw new Refusal('notFound');
  return id;
}

/** Ends every session but the one that asks; how many. */
export async function endOtherSessions(context: Context, user?: string): Promise<number> {
  const holder = holderOf(context, user, 'session.delete');
  const [, count] = await context.db.query<[unknown, number]>('delete from session where "userId" = $1 and id <> $2', [
    holder,
    currentOf(context),
  ]);
  return count;
}

function holderOf(context: Context, user: string | undefined, ability: string): string {
  const viewer = viewerIdOf(context);
  if (user === undefined || user === viewer) return viewer;
  context.must(ability);
  if (!isId(user)) throw new Refusal('notFound');
  return user;
}

// Programs and screens have no sessions.
function viewerIdOf({ viewer }: Context): string {
  if (!viewer) throw new Refusal('unauthenticated');
  if (!isStaff(viewer.roles) || !isId(viewer.id)) throw new Refusal('forbidden');
  return viewer.id;
}

const currentOf = ({ caller }: Context): string =>
  createHash('sha256')
    .update(caller?.session ?? '')
    .digest('hex');
