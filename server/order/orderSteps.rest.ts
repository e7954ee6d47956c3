/** The REST rows of what staff does with orders. */
import { read } from '../../schema/fields/read';
import { itemChange } from '../../schema/rules/itemChange';
import { statusActions } from '../../schema/rules/orderActions';
import { row, type Row } from '../collection/rest';
import { changeOrder, orderChange } from './changeOrder';
import { deleteOrder } from './deleteOrder';
import { stepByKey } from './keyView.rest';
import { moveFields, moveOrder } from './moveOrder';
import { resendNewOrder } from './resend';
import { showOrder } from './shownOrder';
import { updateOrderItem } from './updateItem';

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
