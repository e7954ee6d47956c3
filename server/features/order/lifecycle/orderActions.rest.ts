/** The REST rows of what staff does with orders. */
import { read } from '../../../../schema/fields/parse';
import { itemChange } from '../../../../schema/rules/order/itemUpdate';
import { statusActions } from '../../../../schema/rules/order/orderActions';
import { row, type Row } from '../../../platform/collections/collectionRoutes';
import { changeOrder, orderChange } from '../editing/putOrder';
import { deleteOrder } from '../editing/deleteOrder';
import { stepByKey } from '../screens/branchScreens.rest';
import { moveFields, moveOrder } from './staffActions';
import { resendNewOrder } from '../notifications/resendNotification';
import { showOrder } from '../reading/orderJson';
import { updateOrderItem } from '../editing/updateOrderItem';

export const orderStepRows: Row[] = [
  row('put', '/orders/:id', async ({ context, params, body, ifMatch }) => ({
    data: await showOrder(context, await changeOrder(context, params.id!, read(orderChange, body), ifMatch)),
  })),
  row('put', '/orders/:id/items/:index', async ({ context, params, body, ifMatch }) => {
    const change = { ...read(itemChange, body), index: Number(params.index), ifMatch };
    return { data: await showOrder(context, await updateOrderItem(context, params.id!, change)) };
  }),
  ...(['email', 'sms'] as const).map(channel =>
    row('post', `/orders/:id/resend-new-order-${channel}`, async ({ context, params }) => ({
      data: { isSent: await resendNewOrder(context, params.id!, channel) },
    })),
  ),
  row('delete', '/orders/:id', async ({ context, params }) => ({ data: { id: await deleteOrder(context, params.id!) } })),
  ...statusActions.map(action =>
    row('post', `/orders/:id/status/${action}`, async call => {
      const { context, params, body, apiKey } = call;
      if (apiKey !== undefined) return { data: await stepByKey(call, action) };
      return { data: await showOrder(context, await moveOrder(context, params.id!, action, read(moveFields[action], body))) };
    }),
  ),
];
