import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/context/context';
import { Branch } from './branch.entity';
import { listTables } from './branch.service';
import { Table } from './table.entity';

@Resolver(() => Branch)
export class BranchTablesResolver {
  @FieldResolver(() => [Table], { description: 'The tables that customers may choose, in numerical order.' })
  tables(@Ctx() context: Context, @Root() branch: Branch): Promise<Table[]> {
    return listTables(context, branch);
  }
}
