/** The descriptions of all order routes, by method and path. */
import { updateItemFields } from '../../../../schema/rules/order/itemUpdate';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import { questionnaire } from '../../../../schema/rules/order/questionnaire';
import { proposalAnswerFields } from '../customer/customerActions';
import { putOrderFields } from '../editing/putOrder';
import { currentOrdersFields } from '../reading/currentOrders';
import { orderListFields } from '../reading/listOrders';
import { actionFields } from '../lifecycle/staffActions';
import { partialBody, requestBody, type RouteDescription, type RouteDescriptions } from '../../../platform/openapi/routeDescription';
import { listOf, refTo } from '../../../platform/openapi/fieldSchemas';

const actionRoute = (summary: string, action: keyof typeof actionFields): RouteDescription => ({
  summary,
  ...partialBody(actionFields[action]),
  isBodyOptional: true,
  response: refTo('OrderActionResult'),
  headers: ['X-Api-Key'],
});

export const orderRouteDescriptions: RouteDescriptions = {
  'post /orders': {
    summary: 'Create an order. A request with the same Idempotency-Key returns the same order.',
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
    summary: 'Open orders, and orders that were finished today.',
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
  'put /orders/:id/items/:index': {
    summary: 'Update an item of an order. CONFLICT when the order has changed since it was read.',
    ...partialBody(updateItemFields),
    headers: ['If-Match'],
    response: refTo('Order'),
  },
  'delete /orders/:id': { summary: 'Delete a finished order; admins only.', response: refTo('DeletedRecord') },
  'post /orders/:id/status/confirm': actionRoute('Confirm an order. CONFLICT when its status does not allow it.', 'confirm'),
  'post /orders/:id/status/reject': actionRoute('Reject an order. CONFLICT when its status does not allow it.', 'reject'),
  'post /orders/:id/status/cancel': actionRoute('Cancel an order. CONFLICT when its status does not allow it.', 'cancel'),
  'post /orders/:id/status/in-delivery': actionRoute(
    'Mark an order as in delivery or ready for pickup. CONFLICT when its status does not allow it.',
    'in-delivery',
  ),
  'post /orders/:id/status/completed': actionRoute('Complete an order. CONFLICT when its status does not allow it.', 'completed'),
  'post /orders/:id/resend-new-order-email': { summary: 'Send the confirmation by e-mail again.', response: refTo('SentResult') },
  'post /orders/:id/resend-new-order-sms': { summary: 'Send the confirmation by SMS again.', response: refTo('SentResult') },
  'post /orders/:id/update-payment-status': { summary: 'Update the payment status from the payment provider.', response: refTo('Order') },
  'get /orders/public/:uid/:hash': { summary: 'An order by its public link.', response: refTo('PublicOrder') },
  'post /orders/public/:uid/:hash/confirm-counter-appointment': {
    summary: 'Accept the proposed time.',
    ...partialBody(proposalAnswerFields),
    isBodyOptional: true,
    response: refTo('PublicOrder'),
  },
  'post /orders/public/:uid/:hash/reject-counter-appointment': {
    summary: 'Decline the proposed time.',
    ...partialBody(proposalAnswerFields),
    isBodyOptional: true,
    response: refTo('PublicOrder'),
  },
  'post /orders/public/:uid/:hash/questionnaire': {
    summary: 'Submit the questionnaire of an order, once.',
    ...requestBody(questionnaire),
    response: refTo('PublicOrder'),
  },
  'get /orders/frontdesk/:branch/:key': {
    summary: 'The tickets of a branch for the frontdesk, by branch key.',
    response: listOf(refTo('FrontdeskTicket')),
  },
  'get /orders/backoffice/:branch/:key': {
    summary: 'The open orders of a branch for the backoffice, by branch key.',
    response: listOf(refTo('BackofficeOrder')),
  },
};
