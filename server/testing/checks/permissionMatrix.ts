/** The expected permissions of every operation of GraphQL and REST (table P). The test fails for operations that are missing here. */
import { customerActionNames, customerActions } from '../../../schema/rules/order/actions/externalActions';
import { orderActions } from '../../../schema/rules/order/orderActions';
import { staffActionNames } from '../../../schema/rules/order/actions/orderTransitions';
import type { CollectionName } from '../../../schema/collections';
import { collections } from '../../../schema/collections';
import { restPath, type Collection } from '../../../schema/collections/collection';
import { keysOf } from '../../../schema/objects';
import type { ReportPermission } from '../../../schema/rules/statistics/report';
import { reports } from '../../../schema/rules/statistics/reports';
import { capitalize } from '../../platform/collections/mapping/graphqlTypes';

/** S anonymous, E employee, M manager, D editor, A admin; the scopes of API tokens; the branch screens. */
export type Actor = 'S' | 'E' | 'M' | 'D' | 'A' | 'catalog:read' | 'content:read' | 'orders:read' | 'orders:write' | 'statistics:read' | 'schedules:read' | 'frontdesk' | 'backoffice'; // prettier-ignore

const tokenScopes: readonly Actor[] = ['catalog:read', 'content:read', 'orders:read', 'orders:write', 'statistics:read', 'schedules:read'];
const screens: readonly Actor[] = ['frontdesk', 'backoffice'];

const usersOf = (characters: string): Actor[] => [...characters] as Actor[];
/** All actors, including anonymous viewers. */
const everyone: readonly Actor[] = [...usersOf('SEMDA'), ...tokenScopes, ...screens];

/** The operations per role on some records of a collection: R read, C create, U update, D delete, P read public records, W all. */
const collectionPermissions: Readonly<Record<CollectionName, string>> = {
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
  paymentProblem: '- R R - R',
  printJob: '- R R - R',
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
  webhook: '- - - - W',
  webhookDelivery: '- - - - R',
  workingActivity: '- R W R W',
  workingSchedule: '- R W R W',
};

const columnOrder = 'SEMDA';

function allowedActors(name: CollectionName, operation: 'R' | 'C' | 'U' | 'D'): Actor[] {
  const cells = collectionPermissions[name].split(' ');
  const isPublic = cells[0] === 'P' && operation === 'R';
  if (isPublic) return [...everyone];
  const allowed = usersOf(columnOrder).filter((_, index) => cells[index] === 'W' || cells[index]!.includes(operation));
  if (operation === 'C' && allowed.includes('S')) return [...allowed, 'orders:write', ...screens];
  return name === 'image' && operation === 'R' ? [...allowed, 'catalog:read'] : allowed;
}

function collectionRows(): [string, readonly Actor[]][] {
  return (Object.keys(collectionPermissions) as CollectionName[]).flatMap(name => {
    const definition: Collection = collections[name];
    const path = `/${restPath(definition)}`;
    const typeName = capitalize(name);
    const readRows: [string, readonly Actor[]][] = [
      [`get ${path}`, allowedActors(name, 'R')],
      [`get ${path}/:id`, allowedActors(name, 'R')],
      [definition.plural, allowedActors(name, 'R')],
      [name, allowedActors(name, 'R')],
    ];
    if (definition.readOnly) return readRows;
    return [
      ...readRows,
      [`post ${path}`, allowedActors(name, 'C')],
      [`put ${path}/:id`, allowedActors(name, 'U')],
      [`delete ${path}/:id`, allowedActors(name, 'D')],
      [`create${typeName}`, allowedActors(name, 'C')],
      [`update${typeName}`, allowedActors(name, 'U')],
      [`delete${typeName}`, allowedActors(name, 'D')],
    ];
  });
}

const signedIn = usersOf('EMDA');
const staff = usersOf('EMA');
const admin = usersOf('A');
const readers: readonly Actor[] = [...staff, 'orders:read'];
const writers: readonly Actor[] = [...staff, 'orders:write'];

const reportReaders: Readonly<Record<ReportPermission, readonly Actor[]>> = {
  'statistics.readVisitors': [...usersOf('MDA'), 'statistics:read'],
  'statistics.readOrders': [...usersOf('MA'), 'statistics:read'],
  'statistics.readWork': usersOf('MA'),
  'statistics.readProfile': signedIn,
};

/** Operations outside of collections: GraphQL fields and REST routes with the same permissions. */
const otherRows: readonly (readonly [who: readonly Actor[], ...operations: string[]])[] = [
  [everyone, 'me', 'get /users/me', 'login', 'post /login', 'logout', 'post /logout'],
  [everyone, 'requestLoginLink', 'post /login/link', 'loginByLink', 'post /login/link/use'],
  [signedIn, 'changePassword', 'post /users/me/password', 'sessions', 'get /users/me/sessions'],
  [signedIn, 'endSession', 'delete /sessions/:id', 'endOtherSessions', 'delete /users/me/sessions'],
  [admin, 'get /users/:id/sessions', 'delete /users/:id/sessions'],
  [usersOf('MA'), 'apiTokens', 'get /api-tokens', 'branchKeys', 'get /branches/:id/keys'],
  [admin, 'createApiToken', 'post /api-tokens', 'renewApiToken', 'post /api-tokens/:id/renew'],
  [admin, 'revokeApiToken', 'delete /api-tokens/:id', 'renewBranchKey', 'post /branches/:id/keys/:view'],
  [everyone, 'config', 'get /config', 'environment', 'get /branches/:id/menus', 'sitePage', 'catalogueChanged'],
  [everyone, 'init', 'get /init', 'redirectAt'],
  [admin, 'saveConfig', 'post /config'],
  [signedIn, 'fonts', 'get /fonts', 'get /image-templates/:id/layers', 'imageTemplatePreview'],
  [usersOf('DA'), 'previewContent', 'linkedPaths', 'applySiteOperations', 'siteVersion', 'siteChanged', 'reportEditing', 'siteEditors'],
  [usersOf('DA'), 'proposeTexts', 'post /content-ai/generate/site/:id'],
  [usersOf('DA'), 'hasImageModel', 'generateImage', 'post /content-ai/generate/image'],
  [usersOf('DA'), 'siteSchedule', 'sitePlans', 'scheduleSite', 'moveSitePlan', 'cancelSitePlan'],
  [usersOf('DA'), 'siteRevisions', 'siteRevision', 'renameSiteRevision'],
  [allowedActors('imageTemplate', 'U'), 'previewImageTemplate'],
  [allowedActors('image', 'R'), 'imageTags'],
  [allowedActors('image', 'U'), 'usages', 'addImageTag', 'removeImageTag', 'proposeImageDescription', 'hasTextModel'],
  [allowedActors('image', 'D'), 'replaceAndDelete', 'usedImages', 'deleteImages'],
  [usersOf('DA'), 'draftLinks', 'createDraftLink', 'revokeDraftLink'],
  [everyone, 'draftPage', 'linkTargets'],
  [everyone, 'saveConsent', 'logAnalytics', 'post /analytics-log', 'post /pixel-tracking'],
  [admin, 'consents'],
  ...keysOf(reports).map(name => {
    const query = `statistics${name.split('-').map(capitalize).join('')}`;
    return [reportReaders[reports[name].permission], query, `get /statistics/${name}`] as const;
  }),
  [everyone, 'fullSlots', 'fullSlotsChanged', 'get /branches/:id/full-slots'],
  [staff, 'setBranchService', 'put /branches/:id/service'],
  [staff, 'slotCapacities', 'get /branches/:id/slot-capacities', 'setSlotCapacity', 'put /branches/:id/slot-capacities'],
  [staff, 'markSoldOut', 'put /branches/:id/sold-out/:product', 'markAvailable', 'delete /branches/:id/sold-out/:product'],
  [everyone, 'priceCart', 'submitOrderForm', 'post /order-form'],
  [readers, 'order', 'get /orders/:id', 'orders', 'get /orders', 'ordersCurrent', 'get /orders/current'],
  [readers, 'ordersMissed', 'get /orders/missed', 'ordersChanged'],
  [allowedActors('printJob', 'R'), 'listChanged'],
  [[...usersOf('SEMDA'), 'orders:write', ...screens], 'createOrder', 'post /orders'],
  [everyone, 'orderPublic', 'get /orders/public/:uid/:hash', 'orderStatusChanged'],
  [everyone, 'submitQuestionnaire', 'post /orders/public/:uid/:hash/questionnaire'],
  [everyone, 'pushKey', 'get /push-key'],
  [everyone, 'subscribeToPush', 'post /orders/public/:uid/:hash/push-subscription'],
  [everyone, 'unsubscribeFromPush', 'delete /orders/public/:uid/:hash/push-subscription'],
  ...staffActionNames.map(name => [writers, orderActions[name].api.mutation] as const),
  ...staffActionNames.flatMap(name => {
    const { rest } = orderActions[name].api;
    return typeof rest === 'string' ? [[[...writers, 'backoffice'], `post /orders/:id/status/${rest}`] as const] : [];
  }),
  ...customerActionNames.map(name => {
    const { mutation, rest } = customerActions[name].api;
    return [everyone, mutation, `post /orders/public/:uid/:hash/${rest}`] as const;
  }),
  [writers, 'updateOrder', 'put /orders/:id', 'updateOrderItem', 'put /orders/:id/items/:index'],
  [writers, 'undoOrderAction', 'post /orders/:id/undo', 'markOrdersSeen', 'tickOrderItem', 'startOrder', 'prioritizeOrder'],
  [writers, 'orderReplacements', 'get /orders/:id/replacements', 'markOrderChangesSeen', 'post /orders/:id/changes-seen'],
  [writers, 'printOrder'],
  [[...writers, 'backoffice'], 'post /orders/:id/print'],
  [writers, 'updatePaymentStatus', 'post /orders/:id/update-payment-status'],
  [writers, 'resendOrderEmail', 'resendOrderSms', 'post /orders/:id/resend-new-order-email', 'post /orders/:id/resend-new-order-sms'],
  [admin, 'deleteOrder', 'delete /orders/:id'],
  [['frontdesk'], 'frontdesk', 'frontdeskChanged', 'frontdeskTicketChanged', 'get /orders/frontdesk/:branch/:key'],
  [['backoffice'], 'backoffice', 'backofficeChanged', 'backofficeOrderChanged', 'get /orders/backoffice/:branch/:key'],
  [['backoffice'], 'updateBackofficeOrderStatus', 'markBackofficeOrdersSeen', 'backofficeLastChange'],
  [admin, 'outboxMessages', 'outboxMessage', 'resendOutboxMessage'],
  [admin, 'get /outbox-messages', 'get /outbox-messages/:id', 'post /outbox-messages/:id/resend'],
  [usersOf('MA'), 'resolvePaymentProblem', 'post /payment-problems/:id/resolve'],
  [admin, 'resendWebhookDelivery', 'post /webhook-deliveries/:id/resend', 'renewWebhookSecret', 'post /webhooks/:id/secret'],
  [usersOf('MA'), 'renewDeviceToken', 'post /devices/:id/token'],
  [usersOf('MA'), 'renewDigitalSignageDeviceToken', 'post /digital-signage-devices/:id/token'],
  // Nobody can renew their own token, but only the service can check that.
  [signedIn, 'renewUserTimeTrackingToken', 'post /users/:id/time-tracking-token'],
  [signedIn, 'logTaskView', 'post /tasks/:id/log-view'],
  [['schedules:read'], 'get /custom/api/working-schedules/:token/users', 'get /custom/api/working-schedules/:token/all'],
  [['schedules:read'], 'get /custom/api/departments/:token/all'],
  // Metrics are open to this machine; other addresses need a token.
  [everyone, 'get /metrics', 'get /healthz', 'get /health', 'get /readyz', 'get /robots.txt', 'get /sitemap.xml'],
  [everyone, 'get /favicon.ico', 'get /apple-touch-icon.png', 'get /manifest.webmanifest'],
  [
    everyone,
    'get /graphql',
    'get /graphql/schema.graphql',
    'get /api',
    'get /openapi.json',
    'get /image/*',
    'get /upload/*',
    'get /fonts/*',
  ],
  [everyone, 'get /docs', ...['start.js', 'swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'].map(file => `get /docs/${file}`)],
  [everyone, 'post /payments/:provider/webhook', 'get /payments/:provider/return/:uid/:hash'],
  [everyone, 'get /payments/:provider/simulation/:reference', 'post /payments/:provider/simulation/:reference'],
  // Each use of the cookie verifies the key.
  [everyone, 'get /frontdesk/:branch/:key', 'get /backoffice/:branch/:key'],
];

/** The allowed actors by operation: a GraphQL field, or a method and path, of REST without `/api`. */
export const permissionMatrix: ReadonlyMap<string, ReadonlySet<Actor>> = new Map([
  ...collectionRows().map(([name, actors]) => [name, new Set(actors)] as const),
  ...otherRows.flatMap(([actors, ...names]) => names.map(name => [name, new Set(actors)] as const)),
]);
