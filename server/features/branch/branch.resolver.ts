import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/context/context';
import { Branch } from './branch.entity';
import { tablesOf } from './branch.service';
import { Table } from './table.entity';

@Resolver(() => Branch)
export class BranchTablesResolver {
  @FieldResolver(() => [Table], { description: 'The tables guests may choose, 2 before 10.' })
  tables(@Ctx() context: Context, @Root() branch: Branch): Promise<Table[]> {
    return tablesOf(context, branch);
  }
}
