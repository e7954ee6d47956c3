/** The descriptions of all routes outside collections, by method and path. A test fails for a missing one. */
import { layerFields } from '../../../schema/collections/imageTemplate';
import { orderRequest } from '../../../schema/rules/checkout/orderRequest';
import { imageGenerationInput } from '../../../schema/rules/site/editing/imageGeneration';
import { textProposalInput } from '../../../schema/rules/site/editing/textProposal';
import { soldOutInputFields } from '../../../schema/rules/product/soldOut';
import { serviceInputFields } from '../../../schema/rules/time/serviceState';
import { slotCapacityInputFields } from '../../../schema/rules/order/timing/slotCapacity';
import { settings } from '../../../schema/site/settings';
import { createApiTokenFields } from '../../features/identity/apiToken/apiToken.service';
import { credentials, changePasswordFields } from '../../features/identity/login/login.service';
import { linkFields, tokenFields } from '../../features/identity/login/loginLink.service';
import { orderRouteDescriptions } from '../../features/order/openapi/orderRouteDescriptions';
import { statisticsRouteDescriptions } from '../../features/statistics/reports/routeDescriptions';
import { eventInput, eventsInput, maxEventsPerCall } from '../../features/statistics/events/eventInput';
import { pixelInput } from '../../features/statistics/pixel/pixel.service';
import { partialBody, requestBody, type RouteDescriptions } from '../../platform/openapi/routeDescription';
import { listOf, objectSchema, orNull, refTo } from '../../platform/openapi/fieldSchemas';

const isPublic = true as const;

export const routeDescriptions: RouteDescriptions = {
  'post /login': {
    errors: [],
    isPublic,
    summary: 'Log in with username or e-mail address and password. Sets the session cookie. RATE_LIMITED after repeated failures.',
    ...requestBody(credentials),
    response: orNull(refTo('User')),
  },
  'post /login/link': {
    errors: [],
    isPublic,
    summary: 'Send a login link by e-mail. It is valid once, for 15 minutes.',
    ...requestBody(linkFields),
    response: refTo('SentResult'),
  },
  'post /login/link/use': {
    errors: [],
    isPublic,
    summary: 'Log in with the token of a login link.',
    ...requestBody(tokenFields),
    response: orNull(refTo('User')),
  },
  'post /logout': { errors: [], isPublic, summary: 'Log out and end the session.', response: refTo('LogoutResult') },
  'get /users/me': { isPublic, summary: 'The viewer; null for anonymous clients.', response: orNull(refTo('User')) },
  'post /users/me/password': {
    summary: "Change the viewer's password and end their other sessions.",
    ...requestBody(changePasswordFields),
    response: orNull(refTo('User')),
  },
  'get /users/me/sessions': { summary: "The viewer's sessions.", response: listOf(refTo('Session')) },
  'delete /users/me/sessions': { summary: 'End all sessions of the viewer except the current one.', response: refTo('DeletedCount') },
  'get /users/:id/sessions': { summary: 'The sessions of a user; admins only.', response: listOf(refTo('Session')) },
  'delete /users/:id/sessions': { summary: 'End all sessions of a user; admins only.', response: refTo('DeletedCount') },
  'delete /sessions/:id': { summary: 'End a session of the viewer, or as admin of any user.', response: refTo('DeletedRecord') },
  'get /api-tokens': { summary: 'The API tokens; managers and admins only.', response: listOf(refTo('ApiToken')) },
  'post /api-tokens': {
    summary: 'Create an API token. Its secret is returned only once.',
    ...requestBody(createApiTokenFields),
    response: refTo('ApiTokenWithSecret'),
  },
  'post /api-tokens/:id/renew': {
    summary: 'Renew the secret of an API token. The new secret is returned only once.',
    response: refTo('ApiTokenWithSecret'),
  },
  'delete /api-tokens/:id': { summary: 'Revoke an API token.', response: refTo('ApiToken') },
  'get /branches/:id/keys': { summary: 'The branch keys, without their secrets.', response: listOf(refTo('BranchKey')) },
  'post /branches/:id/keys/:view': {
    summary: 'Renew the branch key of a screen. The key is returned only once.',
    response: refTo('BranchKeyWithSecret'),
  },
  'get /branches/:id/full-slots': {
    isPublic,
    summary: 'The quarters of an hour in which a branch takes no more orders from now on, by delivery method.',
    response: listOf(refTo('FullSlots')),
  },
  'get /branches/:id/slot-capacities': {
    summary:
      'The next twelve quarters of an hour of the opening time of each delivery method of a branch, with their orders and capacity, ordered by delivery method and time; at most 36. For staff of the branch.',
    response: listOf(refTo('SlotCapacity')),
  },
  'put /branches/:id/slot-capacities': {
    summary:
      'Set how many orders of a delivery method a quarter of an hour takes: 0 takes none, null or no `capacity` takes as many as the branch does by default. For staff of the branch.',
    ...requestBody(slotCapacityInputFields),
    response: refTo('SlotCapacity'),
  },
  'put /branches/:id/service': {
    summary: 'Pause a delivery method of a branch, set it busy or open it again; for staff of the branch.',
    ...requestBody(serviceInputFields),
    response: refTo('Branch'),
  },
  'put /branches/:id/sold-out/:product': {
    summary:
      'Mark a product of a branch as sold out until a time, at most 90 days ahead: `until` null until the mark is removed, without `until` for the closing time of the day. For staff of the branch.',
    ...requestBody(soldOutInputFields),
    response: refTo('Branch'),
  },
  'delete /branches/:id/sold-out/:product': {
    summary: 'Mark a product of a branch as available again; for staff of the branch.',
    response: refTo('Branch'),
  },
  'get /init': {
    isPublic,
    summary:
      'The data that a client needs at its start, by REST path. Without a database, the last response to anonymous clients, with its `Age` in seconds.',
    response: listOf(refTo('InitItem')),
  },
  'get /fonts': { summary: 'The bundled font families.', response: listOf(refTo('Font')) },
  'get /image-templates/:id/layers': {
    summary: 'The layers of an image template, from bottom to top.',
    response: listOf(objectSchema(layerFields, 'output')),
  },
  'get /branches/:id/menus': {
    isPublic,
    summary: 'The current menu of a branch and future ones, newest first.',
    response: listOf(refTo('Menu')),
  },
  'get /config': { isPublic, summary: 'The settings of the shop.', response: refTo('Settings') },
  'post /config': {
    summary: 'Update settings. Fields that are not sent stay unchanged.',
    ...partialBody(settings),
    response: refTo('Settings'),
  },
  'post /outbox-messages/:id/resend': { summary: 'Send a failed message again.', response: refTo('OutboxMessage') },
  'post /webhook-deliveries/:id/resend': {
    summary: 'Send a delivery of a webhook again, with the order as it is now.',
    response: refTo('WebhookDelivery'),
  },
  'post /payment-problems/:id/resolve': {
    summary: 'Mark a payment problem as resolved; managers of the branch and admins only.',
    response: refTo('PaymentProblem'),
  },
  'post /webhooks/:id/secret': {
    summary: 'Renew the secret of a webhook. It is returned only once; the previous one signs for another 24 hours.',
    response: refTo('RecordTokenWithSecret'),
  },
  'post /uploads': {
    errors: [],
    isPublic,
    summary: 'Upload a file, for example for an order. Anonymous clients may do this too.',
    body: refTo('CreateUploadInput'),
    response: refTo('Upload'),
  },
  'post /order-form': {
    errors: [],
    isPublic,
    summary: 'Send an order request. The branch answers by e-mail.',
    ...requestBody(orderRequest),
    response: refTo('DeletedRecord'),
  },
  'post /analytics-log': {
    errors: [],
    isPublic,
    summary: `Store what a visitor of the shop did, after a consent to statistics: one event, or at most ${maxEventsPerCall} in \`events\`. Answers how many were accepted. Events of staff, bots and self-service devices are ignored. RATE_LIMITED above 1,200 events per minute and address.`,
    body: { anyOf: [objectSchema(eventInput, 'input'), objectSchema(eventsInput, 'input')] },
    response: refTo('AcceptedEvents'),
  },
  'post /pixel-tracking': {
    errors: [],
    isPublic,
    summary:
      'Pass an event of a visitor who agreed to marketing on to the provider of the pixel, if it is configured. The answer is always 200, because visitors can do nothing about it.',
    ...requestBody(pixelInput),
    response: refTo('PixelResult'),
  },
  'post /content-ai/generate/site/:id': {
    summary:
      'Propose new texts for blocks of a page. Nothing is stored, and facts such as prices stay as they are. UNAVAILABLE without a language model.',
    ...requestBody(textProposalInput),
    response: refTo('TextProposals'),
  },
  'post /content-ai/generate/image': {
    summary:
      'Generate an image from words and store it like an uploaded one. It has no description unless `alt` is given. UNAVAILABLE without a model for images.',
    ...requestBody(imageGenerationInput),
    response: refTo('Image'),
  },
  'post /devices/:id/token': {
    summary: 'Renew the token of a device. It is returned only once.',
    response: refTo('RecordTokenWithSecret'),
  },
  'post /digital-signage-devices/:id/token': {
    summary: 'Renew the token of a signage device. It is returned only once.',
    response: refTo('RecordTokenWithSecret'),
  },
  'post /users/:id/time-tracking-token': {
    summary: 'Renew the time terminal token of a user. It is returned only once.',
    response: refTo('RecordTokenWithSecret'),
  },
  'post /tasks/:id/log-view': { summary: 'Record that the viewer has opened the task.', response: refTo('Task') },
  ...orderRouteDescriptions,
  ...statisticsRouteDescriptions,
};
