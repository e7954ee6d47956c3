/** Users. Their passwords are stored as hashes only. */
import { collections } from '../../../schema/collections';
import { isId } from '../../../schema/fields/validation/formats';
import { TokenService } from '../../platform/collections/tokenService';
import type { Context } from '../../platform/context/context';
import { keepActiveAdmin } from './lastAdmin';
import { hashPassword } from './login/password';
import { endUserSessions, startSession } from './session/session.service';
import { User } from './user.entity';

interface UpdateUserInput {
  password?: string | null;
  isActive?: boolean;
  isLocked?: boolean;
}

class UserService extends TokenService<User> {
  /**
   * Ends all sessions of a user whose password, roles or branches change or who may no longer log in. A user who changes themselves
   * continues in a new session.
   */
  override async update(context: Context, id: string, input: UpdateUserInput, ifMatch?: Date): Promise<User> {
    const [user, token] = await keepActiveAdmin(context, async context => {
      const before = isId(id) ? await context.records(User).findOneBy({ id }) : null;
      const user = await super.update(context, id, input, ifMatch);
      if (!input.password && user.isActive && !user.isLocked && authoritiesKey(user) === authoritiesKey(before!)) return [user, null];
      await endUserSessions(context, user.id);
      const isSelf = user.isActive && !user.isLocked && context.client?.session !== undefined && context.viewer?.id === user.id;
      return [user, isSelf ? await startSession(context, user.id) : null];
    });
    if (token) context.client?.setSession(token);
    return user;
  }

  override delete(context: Context, id: string): Promise<string> {
    return keepActiveAdmin(context, context => super.delete(context, id));
  }

  protected override async toColumns(context: Context, input: UpdateUserInput, record: User): Promise<object> {
    const { password, ...columns } = input;
    return { ...(await super.toColumns(context, columns, record)), ...(password && { password: await hashPassword(password) }) };
  }
}

const authoritiesKey = ({ roles, branches }: User): string => JSON.stringify([roles.toSorted(), branches.toSorted()]);

export const userService = new UserService(collections.user, User, 'timeTrackingToken');
