import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Branch } from '../branch/branch.entity';
import type { Context } from '../../platform/context/context';
import { Menu } from './menu.entity';
import { menusOf } from './menu.service';

@Resolver(() => Branch)
export class BranchMenusResolver {
  @FieldResolver(() => [Menu], {
    description: 'The menu that holds now and those to come, newest first. The newest that has begun is the one to sell from.',
  })
  menus(@Ctx() context: Context, @Root() branch: Branch): Promise<Menu[]> {
    return menusOf(context, branch);
  }
}
