/** What staff does with orders, each deed a mutation. */
import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { itemChange, type ItemChange } from '../../../../schema/rules/order/itemUpdate';
import { orderChange, type OrderChange } from '../../../../schema/rules/order/orderUpdate';
import { orderDraft, type OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import { changeOf, draftOf } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { createOrder } from '../placing/createOrder';
import { deleteOrder } from '../editing/deleteOrder';
import { moveOrder, proposeCounterAppointment } from './staffActions';
import { CreatedOrder, Order } from '../order.entity';
import { resendNewOrder } from '../notifications/resendNotification';
import { updateOrderItem } from '../editing/updateOrderItem';
import { updateOrder } from '../editing/updateOrder';

const Draft = draftOf('order', orderDraft);
const ChangeInput = changeOf('order', orderChange);
const ItemChangeInput = changeOf('orderItem', itemChange);

const nullable = true;
const id = () => Arg('id', () => ID);
const message = () => Arg('rejectionMessage', () => String, { nullable, description: 'What the customer reads, at most 500 characters.' });
const ifMatch = () =>
  Arg('ifMatch', () => Date, { nullable, description: 'The updatedAt that was read; CONFLICT when the order changed since.' });

/** The steps of table S and the changes staff may make. */
@Resolver(() => Order)
export class OrderStepsResolver {
  @Mutation(() => CreatedOrder, {
    description:
      'The house prices and checks everything; what is wrong comes by field, a changed price as PRICE_CHANGED. Staff of the branch may leave the contact open.',
  })
  createOrder(
    @Ctx() context: Context,
    @Arg('draft', () => Draft) draft: OrderDraft,
    @Arg('idempotencyKey', () => String, { nullable, description: 'The same key with the same draft is the same order.' }) key?: string,
  ): Promise<CreatedOrder> {
    return createOrder(context, draft, key);
  }

  @Mutation(() => Order, { description: 'Takes it on. As every step: CONFLICT when it does not follow the state the order is in.' })
  confirmOrder(
    @Ctx() context: Context,
    @id() id: string,
    @Arg('appointment', () => Date, { nullable, description: 'When it will be ready; the wished time without it.' }) appointment?: Date,
  ): Promise<Order> {
    return moveOrder(context, id, 'confirm', { appointment: appointment ?? null });
  }

  @Mutation(() => Order, { description: 'Turns it down.' })
  rejectOrder(@Ctx() context: Context, @id() id: string, @message() rejectionMessage?: string): Promise<Order> {
    return moveOrder(context, id, 'reject', { rejectionMessage: rejectionMessage ?? null });
  }

  @Mutation(() => Order, { description: 'Calls it off; once it is on its way, only the management may.' })
  cancelOrder(@Ctx() context: Context, @id() id: string, @message() rejectionMessage?: string): Promise<Order> {
    return moveOrder(context, id, 'cancel', { rejectionMessage: rejectionMessage ?? null });
  }

  @Mutation(() => Order, { description: 'Asks the customer whether another time suits them; null takes the proposal back.' })
  proposeCounterAppointment(
    @Ctx() context: Context,
    @id() id: string,
    @Arg('counterAppointment', () => Date, { nullable, description: 'Not in the past.' }) counterAppointment?: Date | null,
  ): Promise<Order> {
    return proposeCounterAppointment(context, id, counterAppointment);
  }

  @Mutation(() => Order, { description: 'It is on its way, or ready to be fetched.' })
  setOrderInDelivery(@Ctx() context: Context, @id() id: string): Promise<Order> {
    return moveOrder(context, id, 'in-delivery');
  }

  @Mutation(() => Order, { description: 'Brought to the customer; for deliveries only.' })
  markOrderDelivered(@Ctx() context: Context, @id() id: string): Promise<Order> {
    return moveOrder(context, id, 'delivered');
  }

  @Mutation(() => Order, { description: 'Handed over; what is paid there is paid.' })
  completeOrder(@Ctx() context: Context, @id() id: string): Promise<Order> {
    return moveOrder(context, id, 'completed');
  }

  @Mutation(() => Boolean, { description: 'Sends its customer the mail about the new order once more; INVALID when it names no address.' })
  resendOrderEmail(@Ctx() context: Context, @id() id: string): Promise<boolean> {
    return resendNewOrder(context, id, 'email');
  }

  @Mutation(() => Boolean, { description: 'The same as a text message; INVALID also when the shop sends none.' })
  resendOrderSms(@Ctx() context: Context, @id() id: string): Promise<boolean> {
    return resendNewOrder(context, id, 'sms');
  }

  @Mutation(() => Order, {
    description: 'Changes a line before the order is over; amount 0 or isRemoved strikes it. CONFLICT when the order changed meanwhile.',
  })
  updateOrderItem(
    @Ctx() context: Context,
    @id() id: string,
    @Arg('index', () => Int) index: number,
    @Arg('change', () => ItemChangeInput) change: ItemChange,
    @ifMatch() ifMatch?: Date,
  ): Promise<Order> {
    return updateOrderItem(context, id, { ...change, index, ifMatch });
  }

  @Mutation(() => Order, {
    description: 'Changes contact, address, comment or, once it is confirmed, the agreed time; until the order is over.',
  })
  updateOrder(
    @Ctx() context: Context,
    @id() id: string,
    @Arg('change', () => ChangeInput) change: OrderChange,
    @ifMatch() ifMatch?: Date,
  ): Promise<Order> {
    return updateOrder(context, id, { ...change, ...(ifMatch && { ifMatch }) });
  }

  @Mutation(() => ID, { description: 'For admins, and only what is over: CONFLICT else.' })
  deleteOrder(@Ctx() context: Context, @id() id: string): Promise<string> {
    return deleteOrder(context, id);
  }
}
