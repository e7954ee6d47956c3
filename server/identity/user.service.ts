/** People who work here. Their passwords are kept as hashes only. */
import { CollectionService } from '../collection/service';
import type { Stored } from '../collection/columns';
import { hashPassword } from './password';

export class UserService<T extends Stored> extends CollectionService<T> {
  protected override async columnsOf(change: { password?: string | null }): Promise<object> {
    const { password, ...columns } = change;
    return { ...(await super.columnsOf(columns)), ...(password && { password: await hashPassword(password) }) };
  }
}
