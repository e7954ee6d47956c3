/** The descriptions of the routes for the holder of an order link, except its actions. */
import { questionnaire } from '../../../../schema/rules/order/questionnaire';
import { requestBody, type RouteDescriptions } from '../../../platform/openapi/routeDescription';
import { refTo } from '../../../platform/openapi/fieldSchemas';
import { pushSubscription } from '../push/pushSubscription';

const isPublic = true as const;

export const customerRouteDescriptions: RouteDescriptions = {
  'get /orders/public/:uid/:hash': { isPublic, summary: 'An order by its public link.', response: refTo('PublicOrder') },
  'post /orders/public/:uid/:hash/questionnaire': {
    isPublic,
    summary: 'Submit the questionnaire of an order, once.',
    ...requestBody(questionnaire),
    response: refTo('PublicOrder'),
  },
  'get /push-key': { isPublic, summary: 'The public key of the shop for push messages (VAPID), in Base64url.', response: refTo('PushKey') },
  'post /orders/public/:uid/:hash/push-subscription': {
    isPublic,
    summary:
      'Send push messages about an order to a device, until a day after its end; at most 5 devices. CONFLICT when the order has ended.',
    ...requestBody(pushSubscription),
    response: refTo('PushState'),
  },
  'delete /orders/public/:uid/:hash/push-subscription': {
    isPublic,
    summary: 'Send no more push messages about an order to a device.',
    query: { endpoint: pushSubscription.endpoint },
    response: refTo('PushState'),
  },
};
