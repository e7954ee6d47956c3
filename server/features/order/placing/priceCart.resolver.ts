/** What a cart would cost, for everybody. */
import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { cartDraft } from '../../../../schema/rules/checkout/cartInput';
import { orderItems } from '../../../../schema/rules/order/orderItem';
import { orderPricing, type OrderPricing } from '../../../../schema/rules/order/orderPricing';
import type { PricedLine } from '../../../../schema/rules/pricing/pricing';
import type { ErrorEntry } from '../../../../schema/errors/appError';
import { draftOf, graphqlOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { pricedCart, type PricedCart } from './priceCart';

const Draft = draftOf('cart', cartDraft);
const nullable = true;

@ObjectType('CartLine', { description: 'What a line costs.' })
class CartLine {
  @Field(() => Number, { nullable, description: 'With the options chosen; null where no price can be named.' }) unitPrice!: number | null;
  @Field(graphqlOf(orderItems.fields.pricing)) pricing!: PricedLine['pricing'];
  @Field(() => Number, { description: 'The rate in percent.' }) tax!: number;
  @Field(() => Number) net!: number;
  @Field(() => Number) taxAmount!: number;
  @Field(() => Number) gross!: number;
}

@ObjectType('CartFault', { description: 'Why a cart cannot be sent as it is, as an order would be refused for it.' })
class CartFault implements ErrorEntry {
  @Field(() => String) message!: string;
  @Field(() => String, { nullable }) field!: string | null;
  @Field(() => String) code!: string;
}

@ObjectType('PricedCart', { description: 'A cart at the prices of this moment.' })
class Cart implements PricedCart {
  @Field(() => [CartLine], { description: 'As they were sent; none while one of them is wrong.' }) lines!: PricedLine[];
  @Field(graphqlOf(orderPricing), { nullable, description: 'Null while a line is wrong.' }) pricing!: OrderPricing | null;
  @Field(() => Boolean, { description: 'Some line has no price in advance.' }) isPriceMissing!: boolean;
  @Field(() => Boolean) isMinimumReached!: boolean;
  @Field(() => Number, { description: 'To the minimum of the delivery area.' }) missing!: number;
  @Field(() => [CartFault]) faults!: ErrorEntry[];
}

@Resolver()
export class PriceCartResolver {
  @Query(() => Cart, { description: 'Prices and checks a cart by the rules an order is taken by; keeps nothing.' })
  priceCart(@Ctx() context: Context, @Arg('input', () => Draft) input: object): Promise<PricedCart> {
    return pricedCart(context, input);
  }
}
