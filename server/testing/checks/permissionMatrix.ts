/** Table P as it must hold from outside: who gets past the gate of every operation of both doors. What is missing here fails its test. */
import type { CollectionName } from '../../../schema/collections';
import { collections } from '../../../schema/collections';
import { pathOf, type Collection } from '../../../schema/collections/collection';
import { capital } from '../../platform/collections/mapping/graphqlTypes';

/** Stranger, employee, manager, editor (D), admin; the scopes of tokens; the keys of a branch. */
export type Who = 'S' | 'E' | 'M' | 'D' | 'A' | 'catalog:read' | 'content:read' | 'orders:read' | 'orders:write' | 'statistics:read' | 'schedules:read' | 'frontdesk' | 'backoffice'; // prettier-ignore

const scopes: readonly Who[] = ['catalog:read', 'content:read', 'orders:read', 'orders:write', 'statistics:read', 'schedules:read'];
const keys: readonly Who[] = ['frontdesk', 'backoffice'];

const people = (letters: string): Who[] => [...letters] as Who[];
/** Whoever comes without anything, and so everybody. */
const everybody: readonly Who[] = [...people('SEMDA'), ...scopes, ...keys];

/** What each of the five people may with the records of a collection, some of them at least: Read, Create, Update, Delete; P: read what is public; W: all. */
const records: Readonly<Record<CollectionName, string>> = {
  block: 'P R R W W',
  branch: 'P R RU R W',
  category: 'P R W R W',
  customer: '- R W - W',
  department: '- R W - W',
  device: '- R W - W',
  digitalSignageDevice: '- R W R W',
  digitalSignageSegment: '- R R W W',
  digitalSignageStream: '- R R W W',
  division: 'P R R R W',
  donatee: 'P R R W W',
  externalUser: '- R W - W',
  image: '- RC W W W',
  imageTemplate: '- R R W W',
  log: '- - - - R',
  menu: 'P R W R W',
  navigation: 'P R R W W',
  outboxMessage: '- - - - R',
  node: 'P R R W W',
  product: 'P RU W R W',
  project: '- R W - W',
  redirect: '- R R W W',
  scene: '- R R W W',
  site: 'P R R W W',
  table: 'P R W R W',
  tag: 'P R W R W',
  task: '- W W W W',
  upload: 'C RC W W W',
  user: '- RU W RU W',
  workingActivity: '- R W R W',
  workingSchedule: '- R W R W',
};

const order = 'SEMDA';

function whoMay(name: CollectionName, right: 'R' | 'C' | 'U' | 'D'): Who[] {
  const cells = records[name].split(' ');
  const isPublic = cells[0] === 'P' && right === 'R';
  if (isPublic) return [...everybody];
  const allowed = people(order).filter((_, place) => cells[place] === 'W' || cells[place]!.includes(right));
  if (right === 'C' && allowed.includes('S')) return [...allowed, 'orders:write', ...keys];
  return name === 'image' && right === 'R' ? [...allowed, 'catalog:read'] : allowed;
}

function collectionRights(): [string, readonly Who[]][] {
  return (Object.keys(records) as CollectionName[]).flatMap(name => {
    const definition: Collection = collections[name];
    const path = `/${pathOf(definition)}`;
    const word = capital(name);
    const reading: [string, readonly Who[]][] = [
      [`get ${path}`, whoMay(name, 'R')],
      [`get ${path}/:id`, whoMay(name, 'R')],
      [definition.plural, whoMay(name, 'R')],
      [name, whoMay(name, 'R')],
    ];
    // What the house alone makes nobody writes; REST has the routes to say so.
    if (definition.isMade) return [...reading, [`post ${path}`, []], [`put ${path}/:id`, []], [`delete ${path}/:id`, []]];
    return [
      ...reading,
      [`post ${path}`, whoMay(name, 'C')],
      [`put ${path}/:id`, whoMay(name, 'U')],
      [`delete ${path}/:id`, whoMay(name, 'D')],
      [`create${word}`, whoMay(name, 'C')],
      [`update${word}`, whoMay(name, 'U')],
      [`delete${word}`, whoMay(name, 'D')],
    ];
  });
}

const signedIn = people('EMDA');
const staff = people('EMA');
const admin = people('A');
const readers: readonly Who[] = [...staff, 'orders:read'];
const writers: readonly Who[] = [...staff, 'orders:write'];

/** Everything that is no deed on a collection: the names in GraphQL and the routes of REST that share a right. */
const others: readonly [who: readonly Who[], ...operations: string[]][] = [
  [everybody, 'me', 'get /users/me', 'login', 'post /login', 'logout', 'post /logout'],
  [everybody, 'requestLoginLink', 'post /login/link', 'loginByLink', 'post /login/link/use'],
  [signedIn, 'changePassword', 'post /users/me/password', 'sessions', 'get /users/me/sessions'],
  [signedIn, 'endSession', 'delete /sessions/:id', 'endOtherSessions', 'delete /users/me/sessions'],
  [admin, 'get /users/:id/sessions', 'delete /users/:id/sessions'],
  [people('MA'), 'apiTokens', 'get /api-tokens', 'branchKeys', 'get /branches/:id/keys'],
  [admin, 'createApiToken', 'post /api-tokens', 'renewApiToken', 'post /api-tokens/:id/renew'],
  [admin, 'revokeApiToken', 'delete /api-tokens/:id', 'renewBranchKey', 'post /branches/:id/keys/:view'],
  [everybody, 'config', 'get /config', 'environment', 'get /branches/:id/menus', 'sitePage', 'catalogueChanged'],
  [everybody, 'init', 'get /init', 'redirectAt'],
  [admin, 'saveConfig', 'post /config'],
  [signedIn, 'fonts', 'get /fonts', 'get /image-templates/:id/layers', 'imageTemplatePreview'],
  [people('DA'), 'previewContent'],
  [everybody, 'priceCart', 'submitOrderForm', 'post /order-form'],
  [readers, 'order', 'get /orders/:id', 'orders', 'get /orders', 'ordersCurrent', 'get /orders/current'],
  [readers, 'ordersMissed', 'get /orders/missed', 'ordersChanged'],
  [[...people('SEMDA'), 'orders:write', ...keys], 'createOrder', 'post /orders'],
  [everybody, 'orderPublic', 'get /orders/public/:uid/:hash', 'orderStatusChanged'],
  [everybody, 'confirmCounterAppointment', 'post /orders/public/:uid/:hash/confirm-counter-appointment'],
  [everybody, 'rejectCounterAppointment', 'post /orders/public/:uid/:hash/reject-counter-appointment'],
  [everybody, 'submitQuestionnaire', 'post /orders/public/:uid/:hash/questionnaire'],
  [writers, 'confirmOrder', 'rejectOrder', 'cancelOrder', 'setOrderInDelivery', 'completeOrder', 'markOrderDelivered'],
  [
    [...writers, 'backoffice'],
    ...['confirm', 'reject', 'cancel', 'in-delivery', 'completed'].map(step => `post /orders/:id/status/${step}`),
  ],
  [writers, 'proposeCounterAppointment', 'updateOrder', 'put /orders/:id', 'updateOrderItem', 'put /orders/:id/items/:index'],
  [writers, 'updatePaymentStatus', 'post /orders/:id/update-payment-status'],
  [writers, 'resendOrderEmail', 'resendOrderSms', 'post /orders/:id/resend-new-order-email', 'post /orders/:id/resend-new-order-sms'],
  [admin, 'deleteOrder', 'delete /orders/:id'],
  [['frontdesk'], 'frontdesk', 'frontdeskChanged', 'get /orders/frontdesk/:branch/:key'],
  [['backoffice'], 'backoffice', 'backofficeChanged', 'moveBackofficeOrder', 'get /orders/backoffice/:branch/:key'],
  [admin, 'outboxMessages', 'outboxMessage', 'resendOutboxMessage'],
  [admin, 'get /outbox-messages', 'get /outbox-messages/:id', 'post /outbox-messages/:id/resend'],
  [people('MA'), 'renewDeviceToken', 'post /devices/:id/token'],
  [people('MA'), 'renewDigitalSignageDeviceToken', 'post /digital-signage-devices/:id/token'],
  // Nobody gives themselves another one, but who that is turns out only once the record is there.
  [signedIn, 'renewUserTimeTrackingToken', 'post /users/:id/time-tracking-token'],
  [signedIn, 'logTaskView', 'post /tasks/:id/log-view'],
  [['schedules:read'], 'get /custom/api/working-schedules/:token/users', 'get /custom/api/working-schedules/:token/all'],
  [['schedules:read'], 'get /custom/api/departments/:token/all'],
  // From this machine; who asks from elsewhere needs a token.
  [everybody, 'get /metrics', 'get /healthz', 'get /health', 'get /readyz', 'get /robots.txt', 'get /sitemap.xml'],
  [everybody, 'get /graphql', 'get /api', 'get /openapi.json', 'get /image/*', 'get /upload/*', 'get /fonts/*'],
  [everybody, 'get /docs', ...['start.js', 'swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'].map(file => `get /docs/${file}`)],
  [everybody, 'post /payments/:provider/webhook', 'get /payments/:provider/return/:uid/:hash'],
  [everybody, 'get /payments/:provider/simulation/:reference', 'post /payments/:provider/simulation/:reference'],
  // Whether the key in it is right is asked where it is used.
  [everybody, 'get /frontdesk/:branch/:key', 'get /backoffice/:branch/:key'],
];

/** Who gets past the gate, by operation: the name of a GraphQL field, or the method and path of an address, of REST without `/api`. */
export const rights: ReadonlyMap<string, ReadonlySet<Who>> = new Map([
  ...collectionRights().map(([name, who]) => [name, new Set(who)] as const),
  ...others.flatMap(([who, ...names]) => names.map(name => [name, new Set(who)] as const)),
]);
