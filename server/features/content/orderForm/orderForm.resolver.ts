import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { parseFields } from '../../../../schema/fields/parse';
import { orderRequest } from '../../../../schema/rules/checkout/orderRequest';
import { inputType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { submitOrderForm } from './orderForm.service';

const Input = inputType('OrderRequestInput', orderRequest);

@Resolver()
export class OrderFormResolver {
  @Mutation(() => ID, {
    description:
      'Send a request by e-mail to a recipient that a page of the shop lists; other recipients are rejected. At most five requests per hour and address. Returns the id of the message.',
  })
  submitOrderForm(@Ctx() context: Context, @Arg('input', () => Input) input: object): Promise<string> {
    return submitOrderForm(context, parseFields(orderRequest, input));
  }
}
