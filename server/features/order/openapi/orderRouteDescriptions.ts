/** The descriptions of all order routes, by method and path. */
import type { ActionApi } from '../../../../schema/rules/order/actions/actionDefinition';
import { orderActions, type OrderAction } from '../../../../schema/rules/order/orderActions';
import { customerActionNames } from '../../../../schema/rules/order/actions/externalActions';
import { staffActionNames } from '../../../../schema/rules/order/actions/orderTransitions';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import { putOrderFields } from '../editing/putOrder';
import { currentOrdersFields } from '../reading/currentOrders';
import { orderListFields } from '../reading/orderListRequest';
import { partialBody, requestBody, type RouteDescription, type RouteDescriptions } from '../../../platform/openapi/routeDescription';
import { customerRouteDescriptions } from './customerRouteDescriptions';
import { itemRouteDescriptions } from './itemRouteDescriptions';
import { listOf, refTo } from '../../../platform/openapi/fieldSchemas';

const isPublic = true as const;
const isKeyInPath = true as const;

const describeAction = (action: OrderAction, { description }: ActionApi): RouteDescription => ({
  summary: `${description} CONFLICT when its status does not allow it.`,
  ...partialBody(orderActions[action].input),
  isBodyOptional: true,
  response: refTo('PublicOrder'),
});

const actionDescriptions: RouteDescriptions = Object.fromEntries([
  ...staffActionNames.flatMap(action => {
    const { api } = orderActions[action];
    const headers = ['Idempotency-Key', 'X-Api-Key'] as const;
    const description: RouteDescription = { ...describeAction(action, api), response: refTo('OrderActionResult'), headers };
    return typeof api.rest === 'string' ? [[`post /orders/:id/status/${api.rest}`, description] as const] : [];
  }),
  ...customerActionNames.map(action => {
    const { api } = orderActions[action];
    return [`post /orders/public/:uid/:hash/${api.rest}`, { ...describeAction(action, api), isPublic }] as const;
  }),
]);

export const orderRouteDescriptions: RouteDescriptions = {
  ...actionDescriptions,
  'post /orders': {
    isPublic,
    summary:
      'Create an order. A request with the same Idempotency-Key returns the same order. A self-service device of the shop cannot order a delivery.',
    ...requestBody(createOrderFields),
    headers: ['Idempotency-Key'],
    response: refTo('CreateOrderResult'),
  },
  'get /orders': {
    summary: "The orders of the viewer's branches, newest first, in pages.",
    query: orderListFields,
    response: listOf(refTo('Order')),
  },
  'get /orders/current': {
    summary: 'Open orders, orders that were finished today, and orders canceled in the last seven days without staff having seen it.',
    query: currentOrdersFields,
    response: listOf(refTo('Order')),
  },
  'get /orders/missed': { summary: 'Orders that were not answered in time.', query: currentOrdersFields, response: listOf(refTo('Order')) },
  'get /orders/:id': { summary: 'An order.', response: refTo('Order') },
  'put /orders/:id': {
    summary: 'Update an order. CONFLICT when it has changed since it was read.',
    ...partialBody(putOrderFields),
    headers: ['If-Match'],
    response: refTo('Order'),
  },
  ...itemRouteDescriptions,
  ...customerRouteDescriptions,
  'delete /orders/:id': { summary: 'Delete a finished order; admins only.', response: refTo('DeletedRecord') },
  'post /orders/:id/undo': {
    summary:
      'Undo the last action on an order: confirm within 10 minutes, in-delivery, delivered and completed until the end of the day. CONFLICT after that time or when the order has changed since.',
    headers: ['If-Match', 'Idempotency-Key'],
    response: refTo('Order'),
  },
  'post /orders/:id/resend-new-order-email': { summary: 'Send the confirmation by e-mail again.', response: refTo('SentResult') },
  'post /orders/:id/resend-new-order-sms': { summary: 'Send the confirmation by SMS again.', response: refTo('SentResult') },
  'post /orders/:id/update-payment-status': { summary: 'Update the payment status from the payment provider.', response: refTo('Order') },
  'get /orders/frontdesk/:branch/:key': {
    isKeyInPath,
    summary: 'The tickets of a branch for the frontdesk, by branch key.',
    response: listOf(refTo('FrontdeskTicket')),
  },
  'get /orders/backoffice/:branch/:key': {
    isKeyInPath,
    summary: 'The open orders of a branch for the backoffice, by branch key.',
    response: listOf(refTo('BackofficeOrder')),
  },
};
