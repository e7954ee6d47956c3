/** The GraphQL arguments of a list of orders. */
import { ArgsType, Field, ID, Int } from 'type-graphql';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import type { PaymentMethod } from '../../../../schema/rules/checkout/paymentMethods';
import { orderStatus, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { OrderListRequest } from './orderListRequest';

const nullable = true;

@ArgsType()
export class OrderListArgs implements OrderListRequest {
  @Field(() => String, { nullable, description: 'The `nextCursor` of the previous page.' }) after?: string;
  @Field(() => Int, { nullable, description: 'The page number, from 1 to 200; not together with `after`.' }) page?: number;
  @Field(() => Int, { nullable, description: 'The number of orders, at most 500. Defaults to 50.' }) limit?: number;
  @Field(() => String, { nullable, description: '`-createdAt` (the default), `createdAt`, `-totalGross` or `totalGross`.' })
  sort?: NonNullable<OrderListRequest['sort']>;
  @Field(() => String, {
    nullable,
    description:
      'Search terms; each must occur in uid, ticket number, name, phone or e-mail. One or two characters match the beginning of a word.',
  })
  search?: string;
  @Field(() => ID, { nullable, description: 'Defaults to all branches of the viewer.' }) branch?: string;
  @Field(graphqlTypeOf(orderStatus), { nullable }) status?: OrderStatus;
  @Field(() => String, { nullable, description: "The first day, like `2026-11-20`, in the shop's time zone." }) from?: string;
  @Field(() => String, { nullable, description: "The last day, inclusive, in the shop's time zone." }) to?: string;
  @Field(graphqlTypeOf(createOrderFields.deliveryType), { nullable }) deliveryType?: DeliveryMethod;
  @Field(graphqlTypeOf(createOrderFields.paymentMethod), { nullable }) paymentMethod?: PaymentMethod;
}
