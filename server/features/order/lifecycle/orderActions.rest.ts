/** The REST routes of the actions of staff on orders. */
import { parseFields } from '../../../../schema/fields/parse';
import { updateItemFields } from '../../../../schema/rules/order/itemUpdate';
import { orderActions, type StaffAction } from '../../../../schema/rules/order/orderActions';
import { staffActionNames } from '../../../../schema/rules/order/actions/orderTransitions';
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { putOrder, putOrderFields } from '../editing/putOrder';
import { deleteOrder } from '../editing/deleteOrder';
import { runActionByScreen } from '../screens/branchScreens.rest';
import { runStaffAction } from './staffActions';
import { resendNotification } from '../notifications/resendNotification';
import { serializeOrder } from '../reading/orderJson';
import { updateOrderItem } from '../editing/updateOrderItem';

const actionRoute = (action: StaffAction, path: string): Route =>
  route('post', `/orders/:id/status/${path}`, async call => {
    const { context, params, body, apiKey, idempotencyKey } = call;
    const input = parseFields(orderActions[action].input, body);
    if (apiKey !== undefined) return { data: await runActionByScreen(call, action, input) };
    return { data: await serializeOrder(context, await runStaffAction(context, params.id!, { action, input, idempotencyKey })) };
  });

export const orderActionRoutes: Route[] = [
  route('put', '/orders/:id', async ({ context, params, body, ifMatch }) => ({
    data: await serializeOrder(context, await putOrder(context, params.id!, parseFields(putOrderFields, body), ifMatch)),
  })),
  route('put', '/orders/:id/items/:index', async ({ context, params, body, ifMatch }) => {
    const update = { ...parseFields(updateItemFields, body), index: Number(params.index), ifMatch };
    return { data: await serializeOrder(context, await updateOrderItem(context, params.id!, update)) };
  }),
  ...(['email', 'sms'] as const).map(channel =>
    route('post', `/orders/:id/resend-new-order-${channel}`, async ({ context, params }) => ({
      data: { isSent: await resendNotification(context, params.id!, channel) },
    })),
  ),
  route('delete', '/orders/:id', async ({ context, params }) => ({ data: { id: await deleteOrder(context, params.id!) } })),
  ...staffActionNames.flatMap(action => {
    const { rest } = orderActions[action].api;
    return typeof rest === 'string' ? [actionRoute(action, rest)] : [];
  }),
];
