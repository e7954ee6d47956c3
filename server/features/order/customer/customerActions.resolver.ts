/** The mutations of the order actions of customers, generated from the table of actions. */
import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { customerActionNames, customerActions, type CustomerAction } from '../../../../schema/rules/order/actions/externalActions';
import { argsType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { runCustomerAction } from './customerActions';
import { LinkArgs, PublicOrder } from './publicOrder.type';

function createResolver(action: CustomerAction): Function {
  const { api, input } = customerActions[action];
  const ActionArgs = argsType(input);

  @Resolver(() => PublicOrder)
  class ActionResolver {
    @Mutation(() => PublicOrder, {
      name: api.mutation,
      description: `${api.description} CONFLICT when its status does not allow it; NOT_FOUND for a wrong link.`,
    })
    run(
      @Ctx() context: Context,
      @Args(() => LinkArgs) { uid, hash }: LinkArgs,
      @Args(() => ActionArgs) args: object,
    ): Promise<PublicOrder> {
      return runCustomerAction(context, { uid, hash }, action, args);
    }
  }
  return ActionResolver;
}

export const customerActionResolvers: readonly Function[] = customerActionNames.map(createResolver);
