/** The mutations of the order actions of staff, generated from the table of actions. */
import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Fields } from '../../../../schema/fields/field';
import { orderActions, type StaffAction } from '../../../../schema/rules/order/orderActions';
import { definitionOf, staffActionNames } from '../../../../schema/rules/order/actions/orderTransitions';
import { withFirstTime } from '../../../../schema/rules/order/actions/proposal';
import { argsType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';
import { repetitionDescription } from '../repetition/repeatedStep';
import { fieldActions, inputOf, runStaffAction } from './staffActions';

const mutationOf = (action: StaffAction): string => orderActions[action].api.mutation;

/** Returns the inputs of all actions that share a mutation. An input that one of them does not have is optional. */
function argumentsOf(actions: readonly StaffAction[]): Fields {
  const inputs: readonly Fields[] = actions.map(action => orderActions[action].input);
  const isShared = (name: string): boolean => inputs.every(input => Object.hasOwn(input, name));
  return Object.fromEntries(
    inputs.flatMap(Object.entries).map(([name, field]) => [name, { ...field, required: field.required && isShared(name) }]),
  );
}

/** Returns the action of a shared mutation that these arguments run, as the REST field of the same name does. */
function actionFor(actions: readonly StaffAction[], args: object): StaffAction {
  const values = new Map<string, unknown>(Object.entries(args));
  return fieldActions.find(({ action, field, isRunBy }) => actions.includes(action) && isRunBy(values.get(field)))?.action ?? actions[0]!;
}

function createResolver(name: string): Function {
  const actions = staffActionNames.filter(action => mutationOf(action) === name);
  const { description } = definitionOf(actions[0]!).api!;
  const ActionArgs = argsType(argumentsOf(actions));

  @Resolver(() => Order)
  class ActionResolver {
    @Mutation(() => Order, {
      name,
      description: `${description} CONFLICT when its status does not allow it; FORBIDDEN outside your branches.`,
    })
    run(
      @Ctx() context: Context,
      @Arg('id', () => ID) id: string,
      @Args(() => ActionArgs) rawArgs: object,
      @Arg('idempotencyKey', () => String, { nullable: true, description: repetitionDescription }) idempotencyKey?: string,
    ): Promise<Order> {
      const args = withFirstTime(rawArgs);
      const action = actionFor(actions, args);
      return runStaffAction(context, id, { action, input: inputOf(action, args), idempotencyKey });
    }
  }
  return ActionResolver;
}

export const orderActionResolvers: readonly Function[] = [...new Set(staffActionNames.map(mutationOf))].map(createResolver);
