/** What the routes are for that no collection describes, by method and path. A route that is missing here fails its test. */
import type { Fields } from '../../schema/fields/field';
import { itemChange } from '../../schema/rules/itemChange';
import { orderDraft } from '../../schema/rules/orderDraft';
import { orderRequest } from '../../schema/rules/orderRequest';
import { questionnaire } from '../../schema/rules/questionnaire';
import { settings } from '../../schema/settings';
import { tokenDraft } from '../identity/apiToken.service';
import { credentials, passwordChange } from '../identity/identity.service';
import { linkFields, tokenFields } from '../identity/loginLink.service';
import { moveFields } from '../order/moveOrder';

export interface Described {
  summary: string;
  /** What is sent; nothing without it. */
  body?: Fields;
  isChange?: true;
}

const step = (summary: string, action: keyof typeof moveFields): Described => ({ summary, body: moveFields[action] });

export const described: Readonly<Record<string, Described>> = {
  'post /login': { summary: 'Sign in by username or e-mail; the session is a cookie.', body: credentials },
  'post /login/link': { summary: 'Have a link mailed that signs in for 15 minutes, once.', body: linkFields },
  'post /login/link/use': { summary: 'Sign in by the token of such a link.', body: tokenFields },
  'post /logout': { summary: 'End the session.' },
  'get /users/me': { summary: 'Who asks; null for strangers.' },
  'post /users/me/password': { summary: "Change the viewer's password; their other sessions end.", body: passwordChange },
  'get /users/me/sessions': { summary: 'Where the viewer is signed in.' },
  'delete /users/me/sessions': { summary: 'End every session but the one that asks.' },
  'get /users/:id/sessions': { summary: 'Where somebody is signed in; for admins.' },
  'delete /users/:id/sessions': { summary: 'Sign somebody out everywhere; for admins.' },
  'delete /sessions/:id': { summary: 'End a session.' },
  'get /api-tokens': { summary: 'The tokens of programs.' },
  'post /api-tokens': { summary: 'Make a token; its secret is shown this once.', body: tokenDraft },
  'post /api-tokens/:id/renew': { summary: 'Give a token another secret.' },
  'delete /api-tokens/:id': { summary: 'Take a token back.' },
  'get /branches/:id/keys': { summary: 'Which keys the branch has.' },
  'post /branches/:id/keys/:view': { summary: 'Make the key of a view anew; it is shown this once.' },
  'get /init': { summary: 'Everything the client begins with, item by item.' },
  'get /fonts': { summary: 'The typefaces pages and pictures may use.' },
  'get /image-templates/:id/layers': { summary: 'What a picture of this template is put together of.' },
  'get /branches/:id/menus': { summary: 'The menu that holds now and those to come, newest first.' },
  'get /config': { summary: 'The settings of the shop.' },
  'post /config': { summary: 'Change settings; the others stay.', body: settings, isChange: true },
  'post /orders': { summary: 'Place an order. Header Idempotency-Key: sent twice it is one order.', body: orderDraft },
  'get /orders': { summary: 'Orders, newest first, page by page.' },
  'get /orders/current': { summary: 'Orders that are not over, or became so today.' },
  'get /orders/missed': { summary: 'Orders nobody answered in time.' },
  'get /orders/:id': { summary: 'An order.' },
  'put /orders/:id': { summary: 'Change an order.', isChange: true },
  'put /orders/:id/items/:index': { summary: 'Change a line of an order.', body: itemChange, isChange: true },
  'delete /orders/:id': { summary: 'Delete an order that is over; for admins.' },
  'post /orders/:id/status/confirm': step('Take an order on.', 'confirm'),
  'post /orders/:id/status/reject': step('Turn an order down.', 'reject'),
  'post /orders/:id/status/cancel': step('Call an order off.', 'cancel'),
  'post /orders/:id/status/in-delivery': step('It is on its way, or ready to be fetched.', 'in-delivery'),
  'post /orders/:id/status/completed': step('Handed over.', 'completed'),
  'post /orders/:id/resend-new-order-email': { summary: 'Send the confirmation by mail again.' },
  'post /orders/:id/resend-new-order-sms': { summary: 'Send the confirmation by text message again.' },
  'post /orders/:id/update-payment-status': { summary: 'Ask the payment provider again.' },
  'get /orders/public/:uid/:hash': { summary: 'An order, for whoever holds its link.' },
  'post /orders/public/:uid/:hash/confirm-counter-appointment': { summary: 'The proposed time suits.' },
  'post /orders/public/:uid/:hash/reject-counter-appointment': { summary: 'The proposed time does not suit.' },
  'post /orders/public/:uid/:hash/questionnaire': { summary: 'How the customer liked it, once.', body: questionnaire },
  'get /orders/frontdesk/:branch/:key': { summary: 'The tickets on the wall of a branch, by its key.' },
  'get /orders/backoffice/:branch/:key': { summary: 'The open orders of a branch, by its key.' },
  'post /outbox-messages/:id/resend': { summary: 'Try a message again that could not be sent.' },
  'post /order-form': { summary: 'Ask for something special; the branch answers by mail.', body: orderRequest },
  'post /devices/:id/token': { summary: 'Give a device another token; it is shown this once.' },
  'post /digital-signage-devices/:id/token': { summary: 'Give a screen another token; it is shown this once.' },
  'post /users/:id/time-tracking-token': { summary: 'Give somebody another token for the time terminal; it is shown this once.' },
  'post /tasks/:id/log-view': { summary: 'Note that the viewer saw the task.' },
};
