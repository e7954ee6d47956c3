/** What the routes of orders are for, by method and path. */
import { itemChange } from '../../../../schema/rules/order/itemUpdate';
import { orderDraft } from '../../../../schema/rules/checkout/orderInput';
import { questionnaire } from '../../../../schema/rules/order/questionnaire';
import { answerFields } from '../customer/customerActions';
import { orderChange } from '../editing/putOrder';
import { currentFields } from '../reading/currentOrders';
import { listFields } from '../reading/listOrders';
import { moveFields } from '../lifecycle/staffActions';
import { change, sent, type Described, type Descriptions } from '../../../platform/openapi/routeDescription';
import { listOf, refTo } from '../../../platform/openapi/fieldSchemas';

const step = (summary: string, action: keyof typeof moveFields): Described => ({
  summary,
  ...change(moveFields[action]),
  isOptional: true,
  answer: refTo('MovedOrder'),
  headers: ['X-Api-Key'],
});

export const describedOrders: Descriptions = {
  'post /orders': {
    summary: 'Place an order. Header Idempotency-Key: sent twice it is one order.',
    ...sent(orderDraft),
    headers: ['Idempotency-Key'],
    answer: refTo('PlacedOrder'),
  },
  'get /orders': { summary: 'Orders, newest first, page by page.', query: listFields, answer: listOf(refTo('Order')) },
  'get /orders/current': { summary: 'Orders that are not over, or became so today.', query: currentFields, answer: listOf(refTo('Order')) },
  'get /orders/missed': { summary: 'Orders nobody answered in time.', query: currentFields, answer: listOf(refTo('Order')) },
  'get /orders/:id': { summary: 'An order.', answer: refTo('Order') },
  'put /orders/:id': { summary: 'Change an order.', ...change(orderChange), headers: ['If-Match'], answer: refTo('Order') },
  'put /orders/:id/items/:index': {
    summary: 'Change a line of an order.',
    ...change(itemChange),
    headers: ['If-Match'],
    answer: refTo('Order'),
  },
  'delete /orders/:id': { summary: 'Delete an order that is over; for admins.', answer: refTo('Removed') },
  'post /orders/:id/status/confirm': step('Take an order on.', 'confirm'),
  'post /orders/:id/status/reject': step('Turn an order down.', 'reject'),
  'post /orders/:id/status/cancel': step('Call an order off.', 'cancel'),
  'post /orders/:id/status/in-delivery': step('It is on its way, or ready to be fetched.', 'in-delivery'),
  'post /orders/:id/status/completed': step('Handed over.', 'completed'),
  'post /orders/:id/resend-new-order-email': { summary: 'Send the confirmation by mail again.', answer: refTo('Sent') },
  'post /orders/:id/resend-new-order-sms': { summary: 'Send the confirmation by text message again.', answer: refTo('Sent') },
  'post /orders/:id/update-payment-status': { summary: 'Ask the payment provider again.', answer: refTo('Order') },
  'get /orders/public/:uid/:hash': { summary: 'An order, for whoever holds its link.', answer: refTo('PublicOrder') },
  'post /orders/public/:uid/:hash/confirm-counter-appointment': {
    summary: 'The proposed time suits.',
    ...change(answerFields),
    isOptional: true,
    answer: refTo('PublicOrder'),
  },
  'post /orders/public/:uid/:hash/reject-counter-appointment': {
    summary: 'The proposed time does not suit.',
    ...change(answerFields),
    isOptional: true,
    answer: refTo('PublicOrder'),
  },
  'post /orders/public/:uid/:hash/questionnaire': {
    summary: 'How the customer liked it, once.',
    ...sent(questionnaire),
    answer: refTo('PublicOrder'),
  },
  'get /orders/frontdesk/:branch/:key': { summary: 'The tickets on the wall of a branch, by its key.', answer: listOf(refTo('Ticket')) },
  'get /orders/backoffice/:branch/:key': { summary: 'The open orders of a branch, by its key.', answer: listOf(refTo('CounterOrder')) },
};
