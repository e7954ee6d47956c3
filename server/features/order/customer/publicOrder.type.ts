/** The GraphQL types of the public view of an order (ENT-34 to ENT-36, ENT-38). */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { reference, type Id, type ValueOf } from '../../../../schema/fields/field';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import type { PaymentMethod } from '../../../../schema/rules/checkout/paymentMethods';
import {
  commentDescription,
  orderedAmountDescription,
  orderItems,
  replacementDescription,
  type OrderItem,
} from '../../../../schema/rules/order/orderItem';
import { amountDueDescription, orderPricing } from '../../../../schema/rules/order/orderPricing';
import { counterAppointmentsText } from '../../../../schema/rules/order/actions/proposal';
import { orderStatus, startDescription, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';
import { orderFlags } from '../details/orderFlags';
import type { OrderLink } from './orderLink';

const { deliveryType, paymentMethod } = createOrderFields;
const nullable = true;

/** An item in the public view: without typed answers and uploads. */
@ObjectType('PublicOrderItem')
export class PublicOrderItem {
  @Field(() => String) name!: string;
  @Field(() => Number) amount!: number;
  @Field(graphqlTypeOf(orderItems.fields.unit)) unit!: OrderItem['unit'];
  @Field(() => Number, {
    nullable,
    description: 'In the currency of the shop; null when the product has no fixed price, and for a replaced item.',
  })
  gross!: number | null;
  @Field(graphqlTypeOf(orderItems.fields.pricing)) pricing!: OrderItem['pricing'];
  @Field(() => [String], { description: 'The chosen options.' }) options!: string[];
  @Field(() => Number, { nullable, description: orderedAmountDescription }) orderedAmount!: number | null;
  @Field(() => String, { nullable, description: commentDescription }) comment!: string | null;
  @Field(() => Boolean) isRemoved!: boolean;
  @Field(() => String, { nullable, description: replacementDescription }) replacement!: string | null;
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
  @Field(() => Boolean, { description: orderFlags.isDelivery.description }) isDelivery!: boolean;
  @Field(() => Boolean, { description: orderFlags.isDineIn.description }) isDineIn!: boolean;
  @Field(() => Boolean) isQuotation!: boolean;
  @Field(() => Boolean) isPreorder!: boolean;
  @Field(() => Boolean, { description: orderFlags.isConfirmed.description }) isConfirmed!: boolean;
  @Field(() => Boolean, { description: orderFlags.isRejected.description }) isRejected!: boolean;
  @Field(() => Boolean, { description: orderFlags.isInDelivery.description }) isInDelivery!: boolean;
  @Field(() => Boolean, { description: orderFlags.isDelivered.description }) isDelivered!: boolean;
  @Field(() => Boolean, { description: orderFlags.isCompleted.description }) isCompleted!: boolean;
  @Field(() => Boolean, { description: orderFlags.isCanceled.description }) isCanceled!: boolean;
  @Field(() => Boolean, { description: orderFlags.isFailed.description }) isFailed!: boolean;
  @Field(() => Boolean, { description: orderFlags.isPaid.description }) isPaid!: boolean;
  @Field(() => Boolean, { description: orderFlags.isRefunded.description }) isRefunded!: boolean;
  @Field(() => Date, { nullable }) seenAt!: Date | null;
  @Field(() => Date, { nullable }) remindedAt!: Date | null;
  @Field(() => Date, { nullable }) confirmedAt!: Date | null;
  @Field(() => Date, { nullable, description: startDescription }) startedAt!: Date | null;
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
  @Field(() => Date, { nullable }) expectedAt!: Date | null;
  @Field(() => [Date], { description: counterAppointmentsText }) counterAppointments!: Date[];
  @Field(graphqlTypeOf(paymentMethod)) paymentMethod!: PaymentMethod;
  @Field(() => Number, { description: amountDueDescription }) amountDue!: number;
  @Field(() => Int, { nullable, description: 'The overall rating by the customer, from 1 to 5.' }) questionnaireRating!: number | null;
  @Field(() => [PublicOrderItem]) items!: PublicOrderItem[];
  @Field(graphqlTypeOf(orderPricing)) pricing!: ValueOf<typeof orderPricing>;
}

@ArgsType()
export class LinkArgs implements OrderLink {
  @Field(() => String) uid!: string;
  @Field(() => String) hash!: string;
}
