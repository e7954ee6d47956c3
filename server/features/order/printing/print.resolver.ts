import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { argsType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { PrintJob } from './printJob.entity';
import { printFields, printOrder, type PrintInput } from './printOrder';

const PrintArgs = argsType(printFields);

@Resolver()
export class PrintResolver {
  @Mutation(() => [PrintJob], {
    description:
      'Print a receipt of an order on the printers of its branch: a job for each. The first print of a receipt has `copy` 0, each further one the next number. INVALID when the branch has no enabled printer; FORBIDDEN outside your branches.',
  })
  printOrder(@Ctx() context: Context, @Arg('id', () => ID) id: string, @Args(() => PrintArgs) input: PrintInput): Promise<PrintJob[]> {
    return printOrder(context, id, input);
  }
}
