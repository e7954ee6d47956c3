/** The query that prices a cart. It is public. */
import { Arg, Ctx, Extensions, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { priceCartFields } from '../../../../schema/rules/checkout/cartInput';
import { orderItems } from '../../../../schema/rules/order/orderItem';
import { orderPricing, type OrderPricing } from '../../../../schema/rules/order/orderPricing';
import type { PricedLine } from '../../../../schema/rules/pricing/pricing';
import type { ErrorEntry } from '../../../../schema/errors/appError';
import { inputType, graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { priceCart, type PricedCart } from './priceCart';

const PriceCartInput = inputType('PriceCartInput', priceCartFields);
const nullable = true;

@ObjectType('CartLine', { description: 'The price of an item, in the currency of the shop.' })
class CartLine {
  @Field(() => Number, {
    nullable,
    description: 'The price of one unit with the chosen options; null when the product has no fixed price.',
  })
  unitPrice!: number | null;
  @Field(graphqlTypeOf(orderItems.fields.pricing)) pricing!: PricedLine['pricing'];
  @Field(() => Number, { description: 'The tax rate in percent.' }) tax!: number;
  @Field(() => Number) net!: number;
  @Field(() => Number) taxAmount!: number;
  @Field(() => Number) gross!: number;
}

@ObjectType('CartIssue', { description: 'Why the cart cannot be ordered; createOrder would return the same error.' })
class CartIssue implements ErrorEntry {
  @Field(() => String) message!: string;
  @Field(() => String, { nullable }) field!: string | null;
  @Field(() => String) code!: string;
}

@ObjectType('PriceCartPayload', { description: 'A cart at current prices.' })
class PriceCartPayload implements PricedCart {
  @Field(() => [CartLine], { description: 'The items in the order of the input; empty when an item is invalid.' }) lines!: PricedLine[];
  @Field(graphqlTypeOf(orderPricing), { nullable, description: 'The totals; null when an item is invalid.' }) pricing!: OrderPricing | null;
  @Field(() => Boolean, { description: 'Whether an item has no price in advance.' }) isPriceMissing!: boolean;
  @Field(() => Boolean) isMinimumReached!: boolean;
  @Field(() => Number, { description: 'The amount missing to the minimum order value of the delivery area.' }) missingAmount!: number;
  @Field(() => [CartIssue]) issues!: ErrorEntry[];
}

@Resolver()
export class PriceCartResolver {
  @Query(() => PriceCartPayload, {
    description: 'The prices and issues of a cart, by the rules of createOrder; stores nothing. INVALID when the input is malformed.',
  })
  @Extensions({ isExpensive: true, countedInput: 'items' })
  priceCart(@Ctx() context: Context, @Arg('input', () => PriceCartInput) input: object): Promise<PricedCart> {
    return priceCart(context, input);
  }
}
