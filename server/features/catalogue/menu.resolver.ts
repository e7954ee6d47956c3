import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { collections } from '../../../schema/collections';
import { Branch } from '../branch/branch.entity';
import { nextChangeDescription } from '../../platform/collections/mapping/graphqlTypes';
import { nextChangeAt } from '../../platform/collections/reading/readableRecords';
import type { Context } from '../../platform/context/context';
import { Menu } from './menu.entity';
import { listMenus } from './menu.service';

@Resolver(() => Branch)
export class BranchMenusResolver {
  @FieldResolver(() => [Menu], {
    description:
      'The current menu and at most 10 upcoming ones, newest first. The current menu is the newest whose `availableFrom` has passed. Anonymous clients get the menus that start within 90 days.',
  })
  menus(@Ctx() context: Context, @Root() branch: Branch): Promise<Menu[]> {
    return listMenus(context, branch);
  }

  @FieldResolver(() => Date, { nullable: true, description: nextChangeDescription })
  nextChangeAt(@Ctx() context: Context): Promise<Date | null> {
    return nextChangeAt(context, collections.menu);
  }
}
