/** The mutations of sold out products. */
import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { soldOutInputFields, type SoldOutInput } from '../../../../schema/rules/product/soldOut';
import { argsType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { Branch } from '../branch.entity';
import { markAvailable, markSoldOut } from './markSoldOut';

const SoldOutArgs = argsType(soldOutInputFields);
const branchDescription = 'The id or identifier of the branch.';
const productDescription = 'The id of the product.';

@Resolver()
export class SoldOutResolver {
  @Mutation(() => Branch, {
    description:
      'Mark a product of a branch as sold out until a time, at most 90 days ahead. `until` null: until the mark is removed; without `until`: the closing time of the day. Orders for later stay possible. For staff of the branch; otherwise FORBIDDEN.',
  })
  markSoldOut(
    @Ctx() context: Context,
    @Arg('branch', () => ID, { description: branchDescription }) branch: string,
    @Arg('product', () => ID, { description: productDescription }) product: string,
    @Args(() => SoldOutArgs) input: SoldOutInput,
  ): Promise<Branch> {
    return markSoldOut(context, branch, product, input);
  }

  @Mutation(() => Branch, {
    description: 'Mark a product of a branch as available again. For staff of the branch; otherwise FORBIDDEN.',
  })
  markAvailable(
    @Ctx() context: Context,
    @Arg('branch', () => ID, { description: branchDescription }) branch: string,
    @Arg('product', () => ID, { description: productDescription }) product: string,
  ): Promise<Branch> {
    return markAvailable(context, branch, product);
  }
}
