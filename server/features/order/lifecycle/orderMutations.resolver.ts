/** The mutations that create, change and delete orders; the order actions have their own resolvers. */
import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { updateItemFields, type UpdateItemInput } from '../../../../schema/rules/order/itemUpdate';
import { updateOrderFields, type UpdateOrderInput } from '../../../../schema/rules/order/orderUpdate';
import { createOrderFields, type CreateOrderInput } from '../../../../schema/rules/checkout/orderInput';
import { partialInputType, inputType } from '../../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../../platform/context/context';
import { createOrder } from '../placing/createOrder';
import { deleteOrder } from '../editing/deleteOrder';
import { CreateOrderPayload, Order } from '../order.entity';
import { resendNotification } from '../notifications/resendNotification';
import { updateOrderItem } from '../editing/updateOrderItem';
import { updateOrder } from '../editing/updateOrder';

const CreateInput = inputType('CreateOrderInput', createOrderFields);
const UpdateInput = partialInputType('UpdateOrderInput', updateOrderFields);
const UpdateItemInput = partialInputType('UpdateOrderItemInput', updateItemFields);

const nullable = true;
const idArg = () => Arg('id', () => ID);
const ifMatchArg = () =>
  Arg('ifMatch', () => Date, {
    nullable,
    description: 'The `updatedAt` of the version that was read. CONFLICT when the order has changed since.',
  });

@Resolver(() => Order)
export class OrderMutationsResolver {
  @Mutation(() => CreateOrderPayload, {
    description:
      'Create an order at current prices. INVALID lists the issues by field, a changed price with code PRICE_CHANGED. Staff of the branch can omit the contact. A self-service device of the shop cannot order a delivery.',
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
      'Update an item of an order that is not final. Amount 0 or `isRemoved` removes it from the total; `product` replaces it and notifies the customer. CONFLICT when the order is final or has changed meanwhile.',
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
