import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { read } from '../../../../schema/fields/parse';
import { orderRequest } from '../../../../schema/rules/checkout/orderRequest';
import { draftOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { submitOrderForm } from './orderForm.service';

const Draft = draftOf('orderRequest', orderRequest);

@Resolver()
export class OrderFormResolver {
  @Mutation(() => ID, { description: 'Mails a request to a recipient that a page of the shop names, and to nobody else.' })
  submitOrderForm(@Ctx() context: Context, @Arg('draft', () => Draft) draft: object): Promise<string> {
    return submitOrderForm(context, read(orderRequest, draft));
  }
}
