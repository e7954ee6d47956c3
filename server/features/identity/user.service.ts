/** People who work here. Their passwords are kept as hashes only. */
import { collections } from '../../../schema/collections';
import { isId } from '../../../schema/fields/validation/formats';
import { TokenService } from '../../platform/collections/tokenService';
import type { Context } from '../../platform/context/context';
import { hashPassword } from './login/password';
import { endSessionsOf, openSession } from './session/session.service';
import { User } from './user.entity';

interface UserChange {
  password?: string | null;
  isActive?: boolean;
  isLocked?: boolean;
}

class UserService extends TokenService<User> {
  /** Whoever gets another password or other rights, or may no longer sign in, is signed out everywhere; who does so to themselves goes on in a new session. */
  override async update(context: Context, id: string, change: UserChange, ifMatch?: Date): Promise<User> {
    const [user, token] = await context.atomically(async context => {
      const before = isId(id) ? await context.records(User).findOneBy({ id }) : null;
      const user = await super.update(context, id, change, ifMatch);
      if (!change.password && user.isActive && !user.isLocked && rightsOf(user) === rightsOf(before!)) return [user, null];
      await endSessionsOf(context, user.id);
      const isOwn = user.isActive && !user.isLocked && context.caller?.session !== undefined && context.viewer?.id === user.id;
      return [user, isOwn ? await openSession(context, user.id) : null];
    });
    if (token) context.caller?.keep(token);
    return user;
  }

  protected override async columnsOf(context: Context, change: UserChange, whole: User): Promise<object> {
    const { password, ...columns } = change;
    return { ...(await super.columnsOf(context, columns, whole)), ...(password && { password: await hashPassword(password) }) };
  }
}

const rightsOf = ({ roles, branches }: User): string => JSON.stringify([roles.toSorted(), branches.toSorted()]);

export const userService = new UserService(collections.user, User, 'timeTrackingToken');
