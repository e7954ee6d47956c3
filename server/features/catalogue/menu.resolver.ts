import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Branch } from '../branch/branch.entity';
import type { Context } from '../../platform/context/context';
import { Menu } from './menu.entity';
import { listMenus } from './menu.service';

@Resolver(() => Branch)
export class BranchMenusResolver {
  @FieldResolver(() => [Menu], {
    description:
      'The current menu and at most 10 upcoming ones, newest first. The current menu is the newest whose `availableFrom` has passed.',
  })
  menus(@Ctx() context: Context, @Root() branch: Branch): Promise<Menu[]> {
    return listMenus(context, branch);
  }
}
