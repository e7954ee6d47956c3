/** The viewer as a user record, stored as creator or approver. */
import type { Id } from '../../../schema/fields/field';
import { isId } from '../../../schema/fields/validation/formats';
import type { Context } from '../../platform/context/context';
import { User } from './user.entity';

/** Returns the user id of the viewer; null for anonymous viewers, branch keys and API tokens. */
export async function viewerUser({ viewer, db }: Context): Promise<Id | null> {
  if (!viewer || !isId(viewer.id)) return null;
  return (await db.getRepository(User).existsBy({ id: viewer.id })) ? viewer.id : null;
}
