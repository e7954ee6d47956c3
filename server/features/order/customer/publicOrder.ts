/** The public view of an order for the holder of its link (ENT-34 to ENT-36, ENT-38): items and status, without customer data. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { AppError } from '../../../../schema/errors/appError';
import { reference, type Id, type ValueOf } from '../../../../schema/fields/field';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import type { PaymentMethod } from '../../../../schema/rules/checkout/paymentMethods';
import { hasOptions } from '../../../../schema/rules/product/partAnswers';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import { orderItems, type OrderItem } from '../../../../schema/rules/order/orderItem';
import { orderPricing } from '../../../../schema/rules/order/orderPricing';
import { orderStatus, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { Product } from '../../catalogue/product.entity';
import { graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';

const { deliveryType, paymentMethod } = createOrderFields;
const nullable = true;

/** An item in the public view: without typed answers and uploads. */
@ObjectType('PublicOrderItem')
export class PublicOrderItem {
  @Field(() => String) name!: string;
  @Field(() => Number) amount!: number;
  @Field(graphqlTypeOf(orderItems.fields.unit)) unit!: OrderItem['unit'];
  @Field(() => Number, { nullable, description: 'In the currency of the shop; null when the product has no fixed price.' }) gross!:
    number | null;
  @Field(graphqlTypeOf(orderItems.fields.pricing)) pricing!: OrderItem['pricing'];
  @Field(() => [String], { description: 'The chosen options.' }) options!: string[];
  @Field(() => Boolean) isRemoved!: boolean;
  /** The current image of the product. */
  image!: Id | null;
}

@ObjectType('PublicOrder', { description: 'An order for the holder of its link, without customer data.' })
export class PublicOrder {
  @Field(graphqlTypeOf(reference({ label: 'Id', to: 'order' }))) id!: Id;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String) uid!: string;
  @Field(() => Int, { nullable }) ticketNumber!: number | null;
  branch!: Id;
  @Field(graphqlTypeOf(orderStatus)) status!: OrderStatus;
  @Field(() => Int, { description: 'The version of the order; of two responses, the higher number is newer.' }) event!: number;
  @Field(graphqlTypeOf(deliveryType)) deliveryType!: DeliveryMethod;
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
  @Field(graphqlTypeOf(paymentMethod)) paymentMethod!: PaymentMethod;
  @Field(() => Int, { nullable, description: 'The overall rating by the customer, from 1 to 5.' }) questionnaireRating!: number | null;
  @Field(() => [PublicOrderItem]) items!: PublicOrderItem[];
  @Field(graphqlTypeOf(orderPricing)) pricing!: ValueOf<typeof orderPricing>;
}

/** The link of an order, as in e-mails to the customer. */
export interface OrderLink {
  readonly uid: string;
  readonly hash: string;
}

@ArgsType()
export class LinkArgs implements OrderLink {
  @Field(() => String) uid!: string;
  @Field(() => String) hash!: string;
}

/** Returns the public view of an order. The hash in the link replaces a login. */
export const loadPublicOrder = async (context: Context, link: OrderLink): Promise<PublicOrder> =>
  toPublicOrder(context, await orderByLink(context, link));

/**
 * Returns the whole order of a link; convert it with `toPublicOrder` before it leaves the server.
 * Wrong links are limited per network. Right links are not, because many customers can share one address, and 128 random bits cannot be
 * guessed.
 */
export async function orderByLink(context: Context, { uid, hash }: OrderLink): Promise<Order> {
  const order = isUid(uid) ? await context.records(Order).findOneBy({ uid }) : null;
  try {
    return verifyLink(order, hash);
  } catch (error) {
    await context.services.rateLimiters.wrongLinks.count(context.client?.network ?? '');
    throw error;
  }
}

/** Returns the order when the hash is right. Throws NOT_FOUND after the same work for an unknown order and a wrong hash. */
export function verifyLink(order: Order | null, hash: string): Order {
  const isMatch = timingSafeEqual(sha256(order?.hash ?? 'no order'), sha256(hash));
  if (!order || !isMatch) throw new AppError('NOT_FOUND');
  return order;
}

const isUid = (text: string): boolean => /^[A-Z2-9]{8}$/.test(text);
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns the public fields. Each is listed, so that a new column stays private by default. */
export const toPublicOrder = async (context: Context, order: Order): Promise<PublicOrder> => ({
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
  items: await Promise.all(order.items.map(item => toPublicItem(context, item))),
  pricing: order.pricing,
});

async function toPublicItem(context: Context, item: OrderItem): Promise<PublicOrderItem> {
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
