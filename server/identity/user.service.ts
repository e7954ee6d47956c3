/** People who work here. Their passwords are kept as hashes only. */
import { collections } from '../../schema/collections';
import { CollectionService } from '../collection/service';
import type { Context } from '../context';
import { hashPassword } from './password';
import { endSessionsOf } from './session.service';
import { User } from './user.entity';

interface UserChange {
  password?: string | null;
  isActive?: boolean;
  isLocked?: boolean;
}

class UserService extends CollectionService<User> {
  /** Whoever gets another password, or may no longer sign in, is signed out everywhere. */
  override update(context: Context, id: string, change: UserChange, ifMatch?: Date): Promise<User> {
    return context.atomically(async context => {
      const user = await super.update(context, id, change, ifMatch);
      if (change.password || change.isActive === false || change.isLocked) await endSessionsOf(context, user.id);
      return user;
    });
  }

  protected override async columnsOf(context: Context, change: UserChange, whole: User): Promise<object> {
    const { password, ...columns } = change;
    return { ...(await super.columnsOf(context, columns, whole)), ...(password && { password: await hashPassword(password) }) };
  }
}

export const userService = new UserService(collections.user, User);
