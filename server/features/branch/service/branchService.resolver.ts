/** The mutation of pause and busy mode. */
import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { serviceInputFields, type ServiceInput } from '../../../../schema/rules/time/serviceState';
import { argsType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { Branch } from '../branch.entity';
import { setBranchService } from './setBranchService';

const ServiceArgs = argsType(serviceInputFields);

@Resolver()
export class BranchServiceResolver {
  @Mutation(() => Branch, {
    description:
      'Pause a delivery method of a branch, set it busy (10 to 120 minutes more preparation) or open it again. It ends at `until`, or when it is opened; a pause without an end rejects the orders of today. For staff of the branch; otherwise FORBIDDEN.',
  })
  setBranchService(
    @Ctx() context: Context,
    @Arg('branch', () => ID, { description: 'The id or identifier of the branch.' }) branch: string,
    @Args(() => ServiceArgs) input: ServiceInput,
  ): Promise<Branch> {
    return setBranchService(context, branch, input);
  }
}
