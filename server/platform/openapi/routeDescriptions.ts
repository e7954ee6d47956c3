/** What the routes are for that no collection describes, by method and path. A route that is missing here fails its test. */
import { layerFields } from '../../../schema/collections/imageTemplate';
import { orderRequest } from '../../../schema/rules/checkout/orderRequest';
import { settings } from '../../../schema/site/settings';
import { tokenDraft } from '../../features/identity/apiToken/apiToken.service';
import { credentials, passwordChange } from '../../features/identity/login/login.service';
import { linkFields, tokenFields } from '../../features/identity/login/loginLink.service';
import { describedOrders } from '../../features/order/openapi/orderRouteDescriptions';
import { change, sent, type Descriptions } from './routeDescription';
import { listOf, objectSchema, orNull, refTo } from './fieldSchemas';

export const described: Descriptions = {
  'post /login': {
    summary: 'Sign in by username or e-mail; the session is a cookie.',
    ...sent(credentials),
    answer: orNull(refTo('User')),
  },
  'post /login/link': { summary: 'Have a link mailed that signs in for 15 minutes, once.', ...sent(linkFields), answer: refTo('Sent') },
  'post /login/link/use': { summary: 'Sign in by the token of such a link.', ...sent(tokenFields), answer: orNull(refTo('User')) },
  'post /logout': { summary: 'End the session.', answer: refTo('SignedOut') },
  'get /users/me': { summary: 'Who asks; null for strangers.', answer: orNull(refTo('User')) },
  'post /users/me/password': {
    summary: "Change the viewer's password; their other sessions end.",
    ...sent(passwordChange),
    answer: orNull(refTo('User')),
  },
  'get /users/me/sessions': { summary: 'Where the viewer is signed in.', answer: listOf(refTo('Session')) },
  'delete /users/me/sessions': { summary: 'End every session but the one that asks.', answer: refTo('Counted') },
  'get /users/:id/sessions': { summary: 'Where somebody is signed in; for admins.', answer: listOf(refTo('Session')) },
  'delete /users/:id/sessions': { summary: 'Sign somebody out everywhere; for admins.', answer: refTo('Counted') },
  'delete /sessions/:id': { summary: 'End a session.', answer: refTo('Removed') },
  'get /api-tokens': { summary: 'The tokens of programs.', answer: listOf(refTo('ApiToken')) },
  'post /api-tokens': { summary: 'Make a token; its secret is shown this once.', ...sent(tokenDraft), answer: refTo('NewApiToken') },
  'post /api-tokens/:id/renew': { summary: 'Give a token another secret.', answer: refTo('NewApiToken') },
  'delete /api-tokens/:id': { summary: 'Take a token back.', answer: refTo('ApiToken') },
  'get /branches/:id/keys': { summary: 'Which keys the branch has.', answer: listOf(refTo('BranchKey')) },
  'post /branches/:id/keys/:view': { summary: 'Make the key of a view anew; it is shown this once.', answer: refTo('NewBranchKey') },
  'get /init': { summary: 'Everything the client begins with, item by item.', answer: listOf(refTo('InitItem')) },
  'get /fonts': { summary: 'The typefaces pages and pictures may use.', answer: listOf(refTo('Font')) },
  'get /image-templates/:id/layers': {
    summary: 'What a picture of this template is put together of.',
    answer: listOf(objectSchema(layerFields, 'shown')),
  },
  'get /branches/:id/menus': { summary: 'The menu that holds now and those to come, newest first.', answer: listOf(refTo('Menu')) },
  'get /config': { summary: 'The settings of the shop.', answer: refTo('Settings') },
  'post /config': { summary: 'Change settings; the others stay.', ...change(settings), answer: refTo('Settings') },
  'post /outbox-messages/:id/resend': { summary: 'Try a message again that could not be sent.', answer: refTo('OutboxMessage') },
  'post /order-form': {
    summary: 'Ask for something special; the branch answers by mail.',
    ...sent(orderRequest),
    answer: refTo('Removed'),
  },
  'post /devices/:id/token': { summary: 'Give a device another token; it is shown this once.', answer: refTo('NewToken') },
  'post /digital-signage-devices/:id/token': { summary: 'Give a screen another token; it is shown this once.', answer: refTo('NewToken') },
  'post /users/:id/time-tracking-token': {
    summary: 'Give somebody another token for the time terminal; it is shown this once.',
    answer: refTo('NewToken'),
  },
  'post /tasks/:id/log-view': { summary: 'Note that the viewer saw the task.', answer: refTo('Task') },
  ...describedOrders,
};
