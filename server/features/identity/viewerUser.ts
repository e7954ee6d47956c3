/** Whoever asks, as a user of this house: to be kept as creator or approver. */
import type { Id } from '../../../schema/fields/field';
import { isId } from '../../../schema/fields/validation/formats';
import type { Context } from '../../platform/context/context';
import { User } from './user.entity';

/** The id of the user who asks; null when that is no user: a stranger, a key, a token. */
export async function userOf({ viewer, db }: Context): Promise<Id | null> {
  if (!viewer || !isId(viewer.id)) return null;
  return (await db.getRepository(User).existsBy({ id: viewer.id })) ? viewer.id : null;
}
