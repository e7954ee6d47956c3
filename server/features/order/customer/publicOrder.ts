/** What whoever holds the link sees of an order (ENT-34 to ENT-36, ENT-38): nothing of the person, only of the goods and their way. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Field, Int, ObjectType } from 'type-graphql';
import { Refusal } from '../../../../schema/errors/appError';
import { reference, type Id, type Value } from '../../../../schema/fields/field';
import type { DeliveryMethod, PaymentMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { hasOptions } from '../../../../schema/rules/product/partAnswers';
import { orderDraft } from '../../../../schema/rules/checkout/orderInput';
import { orderItems, type OrderItem } from '../../../../schema/rules/order/orderItem';
import { orderPricing } from '../../../../schema/rules/order/orderPricing';
import { orderStatus, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { Product } from '../../catalogue/product.entity';
import { graphqlOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';

const { deliveryType, paymentMethod } = orderDraft;
const nullable = true;

/** A line as the customer sees it: no texts, no uploads. */
@ObjectType('PublicOrderItem')
export class PublicOrderItem {
  @Field(() => String) name!: string;
  @Field(() => Number) amount!: number;
  @Field(graphqlOf(orderItems.fields.unit)) unit!: OrderItem['unit'];
  @Field(() => Number, { nullable, description: 'Null where no price could be named in advance.' }) gross!: number | null;
  @Field(graphqlOf(orderItems.fields.pricing)) pricing!: OrderItem['pricing'];
  @Field(() => [String], { description: 'The options chosen.' }) options!: string[];
  @Field(() => Boolean) isRemoved!: boolean;
  /** Of the product, as it is pictured today. */
  image!: Id | null;
}

@ObjectType('PublicOrder', { description: 'An order as whoever holds its link sees it.' })
export class PublicOrder {
  @Field(graphqlOf(reference({ label: 'Id', to: 'order' }))) id!: Id;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String) uid!: string;
  @Field(() => Int, { nullable }) ticketNumber!: number | null;
  branch!: Id;
  @Field(graphqlOf(orderStatus)) status!: OrderStatus;
  @Field(() => Int, { description: 'Of two answers the one with the higher number is newer.' }) event!: number;
  @Field(graphqlOf(deliveryType)) deliveryType!: DeliveryMethod;
  @Field(() => Boolean) isDelivery!: boolean;
  @Field(() => Boolean) isDineIn!: boolean;
  @Field(() => Boolean) isQuotation!: boolean;
  @Field(() => Boolean) isPreorder!: boolean;
  @Field(() => Boolean) isConfirmed!: boolean;
  @Field(() => Boolean) isRejected!: boolean;
  @Field(() => Boolean) isInDelivery!: boolean;
  @Field(() => Boolean) isDelivered!: boolean;
  @Field(() => Boolean) isCompleted!: boolean;
  @Field(() => Boolean) isCanceled!: boolean;
  @Field(() => Boolean) isFailed!: boolean;
  @Field(() => Boolean) isPaid!: boolean;
  @Field(() => Boolean) isRefunded!: boolean;
  @Field(() => Date, { nullable }) confirmedAt!: Date | null;
  @Field(() => Date, { nullable }) rejectedAt!: Date | null;
  @Field(() => Date, { nullable }) inDeliveryAt!: Date | null;
  @Field(() => Date, { nullable }) deliveredAt!: Date | null;
  @Field(() => Date, { nullable }) completedAt!: Date | null;
  @Field(() => Date, { nullable }) canceledAt!: Date | null;
  @Field(() => String, { nullable }) tableIdentifier!: string | null;
  @Field(() => String, { nullable }) rejectionMessage!: string | null;
  @Field(() => Date, { nullable }) appointmentDate!: Date | null;
  @Field(() => Date, { nullable }) appointment!: Date | null;
  @Field(() => Date, { nullable }) counterAppointment!: Date | null;
  @Field(graphqlOf(paymentMethod)) paymentMethod!: PaymentMethod;
  @Field(() => Int, { nullable, description: 'The overall mark the customer gave, 1 to 5.' }) questionnaireRating!: number | null;
  @Field(() => [PublicOrderItem]) items!: PublicOrderItem[];
  @Field(graphqlOf(orderPricing)) pricing!: Value<typeof orderPricing>;
}

/** What the link in the mail names. */
export interface Link {
  readonly uid: string;
  readonly hash: string;
}

/** The order as its customer sees it; the hash in the link stands in for signing in. */
export const publicOrder = async (context: Context, link: Link): Promise<PublicOrder> =>
  publicPart(context, await orderByLink(context, link));

/**
 * The whole order for whoever holds its link: not to be shown. Whoever guesses links is soon not even told that they are wrong.
 * A right one is answered all the same: behind the address of a school or an office others look at their orders, and 128 random bits are not guessed.
 */
export async function orderByLink(context: Context, { uid, hash }: Link): Promise<Order> {
  const order = isUid(uid) ? await context.records(Order).findOneBy({ uid }) : null;
  try {
    return opened(order, hash);
  } catch (miss) {
    await context.services.meters.misses.count(context.caller?.network ?? '');
    throw miss;
  }
}

/** The order for whoever knows its hash. An unknown order and a wrong hash are the same answer after the same work. */
export function opened(order: Order | null, hash: string): Order {
  const isRight = timingSafeEqual(digestOf(order?.hash ?? 'no order'), digestOf(hash));
  if (!order || !isRight) throw new Refusal('notFound');
  return order;
}

const isUid = (text: string): boolean => /^[A-Z2-9]{8}$/.test(text);
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What strangers may see. Every field is named, so that a new column stays private until someone decides otherwise. */
export const publicPart = async (context: Context, order: Order): Promise<PublicOrder> => ({
  id: order.id,
  createdAt: order.createdAt,
  uid: order.uid,
  ticketNumber: order.ticketNumber,
  branch: order.branch,
  status: order.status,
  event: order.event,
  deliveryType: order.deliveryType,
  isDelivery: order.deliveryType === 'delivery',
  isDineIn: order.deliveryType === 'dineIn',
  isQuotation: order.isQuotation,
  isPreorder: order.isPreorder,
  isConfirmed: order.confirmedAt !== null,
  isRejected: order.rejectedAt !== null,
  isInDelivery: order.inDeliveryAt !== null,
  isDelivered: order.deliveredAt !== null,
  isCompleted: order.completedAt !== null,
  isCanceled: order.canceledAt !== null,
  isFailed: order.failedAt !== null,
  isPaid: order.paidAt !== null,
  isRefunded: order.refundedAt !== null,
  confirmedAt: order.confirmedAt,
  rejectedAt: order.rejectedAt,
  inDeliveryAt: order.inDeliveryAt,
  deliveredAt: order.deliveredAt,
  completedAt: order.completedAt,
  canceledAt: order.canceledAt,
  tableIdentifier: order.tableIdentifier,
  rejectionMessage: order.rejectionMessage,
  appointmentDate: order.appointmentDate,
  appointment: order.appointment,
  counterAppointment: order.counterAppointment,
  paymentMethod: order.paymentMethod,
  questionnaireRating: order.rating,
  items: await Promise.all(order.items.map(item => publicItem(context, item))),
  pricing: order.pricing,
});

async function publicItem(context: Context, item: OrderItem): Promise<PublicOrderItem> {
  const { name, amount, unit, gross, unitPrice, pricing, parts, isRemoved } = item;
  const product = item.product && (await context.load.one(Product, item.product));
  return {
    name,
    amount,
    unit,
    gross: unitPrice === null ? null : gross,
    pricing,
    options: parts.filter(hasOptions).flatMap(({ value }) => value),
    isRemoved,
    image: (product && product.images[0]) || null,
  };
}
