/** The descriptions of the REST routes of the items of an order and its receipts. */
import { updateItemFields } from '../../../../schema/rules/order/itemUpdate';
import { listOf, refTo } from '../../../platform/openapi/fieldSchemas';
import { partialBody, requestBody, type RouteDescriptions } from '../../../platform/openapi/routeDescription';
import { maxReplacements } from '../items/findReplacements';
import { replacementFields } from '../items/items.rest';
import { printFields } from '../printing/printOrder';
import { changesSeenFields } from '../items/markChangesSeen';

export const itemRouteDescriptions: RouteDescriptions = {
  'put /orders/:id/items/:index': {
    summary:
      'Update an item of an order, or replace it with another product, of which the customer is notified. CONFLICT when the order has changed since it was read.',
    ...partialBody(updateItemFields),
    headers: ['If-Match'],
    response: refTo('Order'),
  },
  'get /orders/:id/replacements': {
    summary: `The products that can replace an item of the order: on sale in its branch at its time, at most ${maxReplacements}, by name.`,
    query: replacementFields,
    response: listOf(refTo('Product')),
  },
  'post /orders/:id/print': {
    summary:
      'Print a receipt of an order on the printers of its branch: a job for each. INVALID when the branch has no enabled printer; the receipt can then be printed in the back office.',
    ...partialBody(printFields),
    isBodyOptional: true,
    headers: ['X-Api-Key'],
    response: refTo('PrintResult'),
  },
  'post /orders/:id/changes-seen': {
    summary: 'Mark the changes of items up to a version of the order as seen, and so its cancellation. Later changes stay.',
    ...requestBody(changesSeenFields),
    response: refTo('Order'),
  },
};
