/** The viewer as a user. */
import { isStaff } from '../../../schema/access/roles';
import { AppError } from '../../../schema/errors/appError';
import type { Id } from '../../../schema/fields/field';
import { isId } from '../../../schema/fields/validation/formats';
import type { Context } from '../../platform/context/context';
import { User } from './user.entity';

/** Returns the user id of the viewer; null for anonymous viewers, branch keys and API tokens. */
export async function viewerUser({ viewer, db }: Context): Promise<Id | null> {
  if (!viewer || !isId(viewer.id)) return null;
  return (await db.getRepository(User).existsBy({ id: viewer.id })) ? viewer.id : null;
}

/** Returns the user id of the viewer. Throws for API clients and branch screens: they have neither password nor sessions. */
export function requireUser({ viewer }: Context): Id {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  if (!isStaff(viewer.authorities) || !isId(viewer.id)) throw new AppError('FORBIDDEN');
  return viewer.id;
}
