/** The entity of orders, and the types of the responses that contain orders. */
import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import type { Id, ValueOf } from '../../../schema/fields/field';
import type { PaymentMethod } from '../../../schema/rules/checkout/paymentMethods';
import { createOrderFields, type OrderForm } from '../../../schema/rules/checkout/orderInput';
import { orderSource, type OrderSource } from '../../../schema/rules/checkout/orderSource';
import { orderItems, type ItemChange, type OrderItem } from '../../../schema/rules/order/orderItem';
import { orderPricing, type OrderPricing } from '../../../schema/rules/order/orderPricing';
import { orderDeliveryArea } from '../../../schema/rules/order/orderedArea';
import { orderStatus, statusOf, type OrderStatus } from '../../../schema/rules/order/orderStatus';
import {
  SelectColumn,
  IntegerColumn,
  DateColumn,
  EmailColumn,
  CheckboxColumn,
  GroupColumn,
  DateTimeColumn,
  MoneyColumn,
  PhoneColumn,
  ReferenceColumn,
  ArrayColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';
import { graphqlTypeOf } from '../../platform/collections/mapping/graphqlTypes';

const { country, deliveryCountry, deliveryType, paymentMethod } = createOrderFields;

type Country = 'DE' | 'LI' | 'AT' | 'CH';

const nullable = true;

/** An order that a customer has placed at a branch, as staff sees it. */
@Entity('order')
@ObjectType('Order')
export class Order extends RecordEntity implements Omit<OrderForm, 'deliveryArea'> {
  /** Eight characters that are easy to read aloud (G-046). */
  @TextColumn() uid!: string;
  /** Counts the orders of a branch and day from 1; null where tickets are disabled. */
  @IntegerColumn({ nullable }) ticketNumber!: number | null;
  /** The day in the shop's time zone on which the order was placed. */
  @DateColumn() day!: string;
  @ReferenceColumn() branch!: Id;
  @ReferenceColumn({ nullable }) division!: Id | null;
  /** The business customer whom staff ordered for. */
  @ReferenceColumn({ nullable }) customer!: Id | null;

  @SelectColumn(deliveryType) deliveryType!: ValueOf<typeof deliveryType>;
  @GroupColumn(orderDeliveryArea, { nullable }) deliveryArea!: ValueOf<typeof orderDeliveryArea>;
  @TextColumn({ nullable }) tableIdentifier!: string | null;

  @TextColumn({ nullable }) firstName!: string | null;
  @TextColumn({ nullable }) lastName!: string | null;
  @EmailColumn({ nullable }) email!: string | null;
  @PhoneColumn({ nullable }) phone!: string | null;
  @CheckboxColumn() isCompany!: boolean;
  @TextColumn({ nullable }) companyName!: string | null;
  @TextColumn({ nullable }) vatNumber!: string | null;
  @TextColumn({ nullable }) street!: string | null;
  @TextColumn({ nullable }) floor!: string | null;
  @TextColumn({ nullable }) stairway!: string | null;
  @TextColumn({ nullable }) door!: string | null;
  @TextColumn({ nullable }) zipCode!: string | null;
  @TextColumn({ nullable }) city!: string | null;
  @SelectColumn(country, { nullable }) country!: Country | null;
  @CheckboxColumn() isDeliveryAddressDifferent!: boolean;
  @CheckboxColumn() isDeliveryCompany!: boolean;
  @TextColumn({ nullable }) deliveryCompanyName!: string | null;
  @TextColumn({ nullable }) deliveryFirstName!: string | null;
  @TextColumn({ nullable }) deliveryLastName!: string | null;
  @TextColumn({ nullable }) deliveryStreet!: string | null;
  @TextColumn({ nullable }) deliveryFloor!: string | null;
  @TextColumn({ nullable }) deliveryStairway!: string | null;
  @TextColumn({ nullable }) deliveryDoor!: string | null;
  @TextColumn({ nullable }) deliveryZipCode!: string | null;
  @TextColumn({ nullable }) deliveryCity!: string | null;
  @SelectColumn(deliveryCountry, { nullable }) deliveryCountry!: Country | null;
  @TextColumn({ nullable }) comment!: string | null;

  @CheckboxColumn() isQuotation!: boolean;
  @CheckboxColumn() isPreorder!: boolean;
  @SelectColumn(orderSource) source!: OrderSource;
  /** The key of the visitor on the day of the order, the same as in the events; null without a consent to statistics. */
  @TextColumn({ nullable }) visitorId!: string | null;
  @ArrayColumn(orderItems) items!: OrderItem[];
  /** The changes of items after the confirmation; `unseenChanges` returns those that staff should see. */
  @Column({ type: 'jsonb', nullable }) itemChanges!: ItemChange[] | null;
  @Column({ type: 'timestamptz', nullable }) cancellationSeenAt!: Date | null;
  @GroupColumn(orderPricing) pricing!: OrderPricing;
  @MoneyColumn() totalGross!: number;
  @SelectColumn(paymentMethod) paymentMethod!: PaymentMethod;
  @ReferenceColumn({ nullable }) donatee!: Id | null;
  @MoneyColumn({ nullable }) donationAmount!: number | null;

  /** The time the customer requested; null means as soon as possible (G-070). */
  @DateTimeColumn({ nullable }) appointmentDate!: Date | null;
  /** The earliest possible time when the order was placed without a requested time. Its place in that quarter of an hour is taken (G-147). */
  @Column({ type: 'timestamptz', precision: 3, nullable }) earliestAt!: Date | null;
  /** The agreed time, set on confirmation. */
  @DateTimeColumn({ nullable }) appointment!: Date | null;
  @DateTimeColumn({ nullable }) counterAppointment!: Date | null;
  /** The times of the last proposal. `proposedTimesOf` returns those of the current one. */
  @Column({ type: 'timestamptz', precision: 3, array: true, nullable }) proposedTimes!: Date[] | null;
  @TextColumn({ nullable }) rejectionMessage!: string | null;

  /** When staff has first seen the order on a screen. */
  @DateTimeColumn({ nullable }) seenAt!: Date | null;
  /** When the branch was reminded that the order waits for an answer. */
  @DateTimeColumn({ nullable }) remindedAt!: Date | null;
  @DateTimeColumn({ nullable }) confirmedAt!: Date | null;
  /** See `startDescription`. */
  @DateTimeColumn({ nullable }) startedAt!: Date | null;
  /** Since when the order is first on the boards of its branch. */
  @DateTimeColumn({ nullable }) prioritizedAt!: Date | null;
  @DateTimeColumn({ nullable }) rejectedAt!: Date | null;
  @DateTimeColumn({ nullable }) inDeliveryAt!: Date | null;
  @DateTimeColumn({ nullable }) deliveredAt!: Date | null;
  @DateTimeColumn({ nullable }) completedAt!: Date | null;
  @DateTimeColumn({ nullable }) canceledAt!: Date | null;
  @DateTimeColumn({ nullable }) failedAt!: Date | null;
  @DateTimeColumn({ nullable }) paidAt!: Date | null;
  @DateTimeColumn({ nullable }) refundedAt!: Date | null;

  /** The rating of the customer, given once: from 1 to 5, all values or none (G-061). */
  @IntegerColumn({ nullable }) rating!: number | null;
  @IntegerColumn({ nullable }) foodRating!: number | null;
  @IntegerColumn({ nullable }) serviceRating!: number | null;
  @IntegerColumn({ nullable }) processRating!: number | null;
  @TextColumn({ nullable }) ratingComment!: string | null;
  @DateTimeColumn({ nullable }) ratedAt!: Date | null;

  /** The number of the event of the last change. An update is made on condition that it has not changed. */
  @Column({ type: 'integer' }) event!: number;

  /** Null for none. */
  @Column({ type: 'integer', array: true, nullable }) tickedItems!: number[] | null;
  /** The number of the event of the last tick, start or priority. No update of the order can conflict with these. */
  @Column({ type: 'integer', nullable }) ticksEvent!: number | null;

  /** Opens the status page without login. Its GraphQL field checks the permission. */
  @Column({ type: 'text' }) hash!: string;
  @Column({ type: 'text', nullable }) idempotencyKey!: string | null;
  @Column({ type: 'text', nullable }) draftDigest!: string | null;

  @Field(graphqlTypeOf(orderStatus))
  get status(): OrderStatus {
    return statusOf(this);
  }

  @Field(() => Int, {
    name: 'event',
    description: 'The number of the last event of the order. Of two responses, the one with the higher number is newer (G-132).',
  })
  get lastEvent(): number {
    return Math.max(this.event, this.ticksEvent ?? 0);
  }

  @Field(() => [Int], { description: 'The `index` of each item that staff has ticked off while preparing the order.' })
  get doneItems(): number[] {
    return this.tickedItems ?? [];
  }
}

/** The result of createOrder (ENT-33). */
@ObjectType('CreateOrderPayload')
export class CreateOrderPayload {
  @Field(() => String) uid!: string;
  @Field(() => String) hash!: string;
  @Field(() => Order, { nullable, description: 'The order; null unless the viewer is staff of its branch.' }) order!: Order | null;
  @Field(() => String, { nullable, description: 'The payment URL; null unless the order is paid online.' }) paymentRedirectUrl!:
    string | null;
}

/** A list of orders, newest first. */
@ObjectType('OrderList')
export class OrderList {
  @Field(() => [Order]) items!: Order[];
  @Field(() => Int, { description: 'The number of matching orders; 1,001 means more than 1,000.' }) total!: number;
  @Field(() => String, { nullable, description: 'The value of `after` for the next page; null on the last page.' }) nextCursor!:
    string | null;
}
