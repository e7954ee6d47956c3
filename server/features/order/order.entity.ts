import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { choice, type Id, type Value } from '../../../schema/fields/field';
import type { DeliveryMethod, PaymentMethod } from '../../../schema/rules/checkout/deliveryMethods';
import { orderDraft, type OrderForm } from '../../../schema/rules/checkout/orderInput';
import { orderItems, type OrderItem } from '../../../schema/rules/order/orderItem';
import { orderPricing, type OrderPricing } from '../../../schema/rules/order/orderPricing';
import { orderedArea } from '../../../schema/rules/order/orderedArea';
import { orderStatus, statusOf, type OrderStatus } from '../../../schema/rules/order/orderStatus';
import { Choice, Count, Day, Email, Flag, Group, Moment, Money, Phone, Reference, Rows, Stored, Text } from '../../platform/collections/mapping/columns';
import { graphqlOf } from '../../platform/collections/mapping/graphqlTypes';

const { country, deliveryCountry, deliveryType, paymentMethod } = orderDraft;

export const orderSource = choice({
  name: 'OrderSource',
  label: 'Herkunft',
  required: true,
  options: { web: 'Shop', kiosk: 'Kiosk', staff: 'Personal', api: 'Schnittstelle' },
});
type Country = 'DE' | 'LI' | 'AT' | 'CH';

const nullable = true;

/** What a customer asked a branch for, as the branch sees it. */
@Entity('order')
@ObjectType('Order')
export class Order extends Stored implements Omit<OrderForm, 'deliveryArea'> {
  /** Eight characters that read well aloud (G-046). */
  @Text() uid!: string;
  /** Counts the orders of a branch and day from 1; none where tickets are switched off. */
  @Count({ nullable }) ticketNumber!: number | null;
  /** The day in the shop's zone on which it was placed. */
  @Day() day!: string;
  @Reference() branch!: Id;
  @Reference({ nullable }) division!: Id | null;
  /** The business customer it was placed for, where staff says so. */
  @Reference({ nullable }) customer!: Id | null;

  @Choice(deliveryType) deliveryType!: DeliveryMethod;
  @Group(orderedArea, { nullable }) deliveryArea!: Value<typeof orderedArea>;
  @Text({ nullable }) tableIdentifier!: string | null;

  @Text({ nullable }) firstName!: string | null;
  @Text({ nullable }) lastName!: string | null;
  @Email({ nullable }) email!: string | null;
  @Phone({ nullable }) phone!: string | null;
  @Flag() isCompany!: boolean;
  @Text({ nullable }) companyName!: string | null;
  @Text({ nullable }) vatNumber!: string | null;
  @Text({ nullable }) street!: string | null;
  @Text({ nullable }) floor!: string | null;
  @Text({ nullable }) stairway!: string | null;
  @Text({ nullable }) door!: string | null;
  @Text({ nullable }) zipCode!: string | null;
  @Text({ nullable }) city!: string | null;
  @Choice(country, { nullable }) country!: Country | null;
  @Flag() isDeliveryAddressDifferent!: boolean;
  @Flag() isDeliveryCompany!: boolean;
  @Text({ nullable }) deliveryCompanyName!: string | null;
  @Text({ nullable }) deliveryFirstName!: string | null;
  @Text({ nullable }) deliveryLastName!: string | null;
  @Text({ nullable }) deliveryStreet!: string | null;
  @Text({ nullable }) deliveryFloor!: string | null;
  @Text({ nullable }) deliveryStairway!: string | null;
  @Text({ nullable }) deliveryDoor!: string | null;
  @Text({ nullable }) deliveryZipCode!: string | null;
  @Text({ nullable }) deliveryCity!: string | null;
  @Choice(deliveryCountry, { nullable }) deliveryCountry!: Country | null;
  @Text({ nullable }) comment!: string | null;

  @Flag() isQuotation!: boolean;
  @Flag() isPreorder!: boolean;
  @Choice(orderSource) source!: 'web' | 'kiosk' | 'staff' | 'api';
  @Rows(orderItems) items!: OrderItem[];
  @Group(orderPricing) pricing!: OrderPricing;
  @Money() totalGross!: number;
  @Choice(paymentMethod) paymentMethod!: PaymentMethod;
  @Reference({ nullable }) donatee!: Id | null;
  @Money({ nullable }) donationAmount!: number | null;

  /** What the customer wished; none: as soon as possible (G-070). */
  @Moment({ nullable }) appointmentDate!: Date | null;
  /** What binds, set on confirmation. */
  @Moment({ nullable }) appointment!: Date | null;
  @Moment({ nullable }) counterAppointment!: Date | null;
  @Text({ nullable }) rejectionMessage!: string | null;

  @Moment({ nullable }) confirmedAt!: Date | null;
  @Moment({ nullable }) rejectedAt!: Date | null;
  @Moment({ nullable }) inDeliveryAt!: Date | null;
  @Moment({ nullable }) deliveredAt!: Date | null;
  @Moment({ nullable }) completedAt!: Date | null;
  @Moment({ nullable }) canceledAt!: Date | null;
  @Moment({ nullable }) failedAt!: Date | null;
  @Moment({ nullable }) paidAt!: Date | null;
  @Moment({ nullable }) refundedAt!: Date | null;

  /** What the customer said of it, once: marks from 1 to 5, all or none (G-061). */
  @Count({ nullable }) rating!: number | null;
  @Count({ nullable }) foodRating!: number | null;
  @Count({ nullable }) serviceRating!: number | null;
  @Count({ nullable }) processRating!: number | null;
  @Text({ nullable }) ratingComment!: string | null;
  @Moment({ nullable }) ratedAt!: Date | null;

  /** The number of the last event told about it; of two answers the higher one is newer (G-132). */
  @Count() event!: number;

  /** Opens the status page without signing in; a column, never a GraphQL field. */
  @Column({ type: 'text' }) hash!: string;
  @Column({ type: 'text', nullable }) idempotencyKey!: string | null;
  @Column({ type: 'text', nullable }) draftDigest!: string | null;

  @Field(graphqlOf(orderStatus))
  get status(): OrderStatus {
    return statusOf(this);
  }
}

/** One step in the life of an order. */
@Entity('order_log')
@ObjectType('OrderLog')
export class OrderLog extends Stored {
  @Column({ type: 'uuid', name: 'orderId' }) order!: Id;
  /** The number of the event that told it: the order of the steps. */
  @Count() event!: number;
  @Text() actor!: string;
  @Text() action!: string;
  @Text({ nullable }) from!: string | null;
  @Text() to!: string;
  @Text({ nullable }) note!: string | null;
}

/** The answer to a new order (ENT-33). */
@ObjectType('CreatedOrder')
export class CreatedOrder {
  @Field(() => String) uid!: string;
  @Field(() => String) hash!: string;
  @Field(() => Order, { nullable, description: 'For staff of its branch, who placed it for a customer.' }) order!: Order | null;
  @Field(() => String, { nullable, description: 'Where it is paid, when it is paid online.' }) paymentRedirectUrl!: string | null;
}

/** Orders, newest first. */
@ObjectType('OrderPage')
export class OrderPage {
  @Field(() => [Order]) items!: Order[];
  @Field(() => Int, { description: 'How many there are in all; 1,001 stands for more than 1,000.' }) total!: number;
  @Field(() => String, { nullable, description: 'What to hand in as `after` for the next page; none on the last.' }) nextCursor!:
    string | null;
}
