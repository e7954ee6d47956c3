/** The mutations of staff on orders. */
import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { updateItemFields, type UpdateItemInput } from '../../../../schema/rules/order/itemUpdate';
import { updateOrderFields, type UpdateOrderInput } from '../../../../schema/rules/order/orderUpdate';
import { createOrderFields, type CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { partialInputType, inputType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { createOrder } from '../placing/createOrder';
import { deleteOrder } from '../editing/deleteOrder';
import { runStaffAction, proposeCounterAppointment } from './staffActions';
import { CreateOrderPayload, Order } from '../order.entity';
import { resendNotification } from '../notifications/resendNotification';
import { updateOrderItem } from '../editing/updateOrderItem';
import { updateOrder } from '../editing/updateOrder';

const CreateInput = inputType('CreateOrderInput', createOrderFields);
const UpdateInput = partialInputType('UpdateOrderInput', updateOrderFields);
const UpdateItemInput = partialInputType('UpdateOrderItemInput', updateItemFields);

const nullable = true;
const idArg = () => Arg('id', () => ID);
const rejectionMessageArg = () =>
  Arg('rejectionMessage', () => String, { nullable, description: 'The message to the customer, at most 500 characters.' });
const ifMatchArg = () =>
  Arg('ifMatch', () => Date, {
    nullable,
    description: 'The `updatedAt` of the version that was read. CONFLICT when the order has changed since.',
  });

/** The order actions of table S, and the changes that staff can make. */
@Resolver(() => Order)
export class OrderActionsResolver {
  @Mutation(() => CreateOrderPayload, {
    description:
      'Create an order at current prices. INVALID lists the issues by field, a changed price with code PRICE_CHANGED. Staff of the branch can omit the contact.',
  })
  createOrder(
    @Ctx() context: Context,
    @Arg('input', () => CreateInput) input: CreateOrderInput,
    @Arg('idempotencyKey', () => String, {
      nullable,
      description: 'The same key with the same input returns the same order; with another input, INVALID.',
    })
    key?: string,
  ): Promise<CreateOrderPayload> {
    return createOrder(context, input, key);
  }

  @Mutation(() => Order, { description: 'Confirm an order. CONFLICT when its status does not allow it; FORBIDDEN outside your branches.' })
  confirmOrder(
    @Ctx() context: Context,
    @idArg() id: string,
    @Arg('appointment', () => Date, { nullable, description: 'The agreed time. Defaults to the requested time.' }) appointment?: Date,
  ): Promise<Order> {
    return runStaffAction(context, id, 'confirm', { appointment: appointment ?? null });
  }

  @Mutation(() => Order, { description: 'Reject an order. CONFLICT when its status does not allow it; FORBIDDEN outside your branches.' })
  rejectOrder(@Ctx() context: Context, @idArg() id: string, @rejectionMessageArg() rejectionMessage?: string): Promise<Order> {
    return runStaffAction(context, id, 'reject', { rejectionMessage: rejectionMessage ?? null });
  }

  @Mutation(() => Order, {
    description:
      'Cancel an order. CONFLICT when its status does not allow it; FORBIDDEN outside your branches, and for employees once it is in delivery.',
  })
  cancelOrder(@Ctx() context: Context, @idArg() id: string, @rejectionMessageArg() rejectionMessage?: string): Promise<Order> {
    return runStaffAction(context, id, 'cancel', { rejectionMessage: rejectionMessage ?? null });
  }

  @Mutation(() => Order, {
    description:
      'Propose another time to the customer; null withdraws the proposal. CONFLICT when its status does not allow it; FORBIDDEN outside your branches.',
  })
  proposeCounterAppointment(
    @Ctx() context: Context,
    @idArg() id: string,
    @Arg('counterAppointment', () => Date, { nullable, description: 'The proposed time, not in the past and at most 365 days ahead.' })
    counterAppointment?: Date | null,
  ): Promise<Order> {
    return proposeCounterAppointment(context, id, counterAppointment);
  }

  @Mutation(() => Order, {
    description:
      'Mark an order as in delivery, or as ready to be collected. CONFLICT when its status does not allow it; FORBIDDEN outside your branches.',
  })
  setOrderInDelivery(@Ctx() context: Context, @idArg() id: string): Promise<Order> {
    return runStaffAction(context, id, 'in-delivery');
  }

  @Mutation(() => Order, {
    description:
      'Mark a delivery as delivered. CONFLICT for other orders and when its status does not allow it; FORBIDDEN outside your branches.',
  })
  markOrderDelivered(@Ctx() context: Context, @idArg() id: string): Promise<Order> {
    return runStaffAction(context, id, 'delivered');
  }

  @Mutation(() => Order, {
    description:
      'Complete an order; an order that is paid on collection or delivery becomes paid. CONFLICT when its status does not allow it; FORBIDDEN outside your branches.',
  })
  completeOrder(@Ctx() context: Context, @idArg() id: string): Promise<Order> {
    return runStaffAction(context, id, 'completed');
  }

  @Mutation(() => Boolean, {
    description:
      'Send the e-mail about the new order to the customer again. INVALID when the order has no e-mail address; CONFLICT while it is not paid.',
  })
  resendOrderEmail(@Ctx() context: Context, @idArg() id: string): Promise<boolean> {
    return resendNotification(context, id, 'email');
  }

  @Mutation(() => Boolean, {
    description:
      'Send the text message about the new order to the customer again. INVALID when the order has no phone number or text messages are disabled; CONFLICT while it is not paid.',
  })
  resendOrderSms(@Ctx() context: Context, @idArg() id: string): Promise<boolean> {
    return resendNotification(context, id, 'sms');
  }

  @Mutation(() => Order, {
    description:
      'Update an item of an order that is not final. Amount 0 or `isRemoved` removes it from the total. CONFLICT when the order is final or has changed meanwhile.',
  })
  updateOrderItem(
    @Ctx() context: Context,
    @idArg() id: string,
    @Arg('index', () => Int) index: number,
    @Arg('input', () => UpdateItemInput) input: UpdateItemInput,
    @ifMatchArg() ifMatch?: Date,
  ): Promise<Order> {
    return updateOrderItem(context, id, { ...input, index, ifMatch });
  }

  @Mutation(() => Order, {
    description:
      'Update the contact, address, comment or, after confirmation, the agreed time of an order. CONFLICT when the order is final or has changed meanwhile.',
  })
  updateOrder(
    @Ctx() context: Context,
    @idArg() id: string,
    @Arg('input', () => UpdateInput) input: UpdateOrderInput,
    @ifMatchArg() ifMatch?: Date,
  ): Promise<Order> {
    return updateOrder(context, id, { ...input, ...(ifMatch && { ifMatch }) });
  }

  @Mutation(() => ID, { description: 'Delete a final order and return its id. Only for admins; CONFLICT when the order is not final.' })
  deleteOrder(@Ctx() context: Context, @idArg() id: string): Promise<string> {
    return deleteOrder(context, id);
  }
}
