/** Assembles the app from its parts. `main.ts` and the tests call `createApp`. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import express, { type RequestHandler } from 'express';
import { defaultEnvironment, type Environment } from '../../schema/site/environment';
import { createCatalogueNotifier, type CatalogueNotifier } from '../features/catalogue/catalogueNotifier';
import { closeServer } from '../platform/http/closeServer';
import { Context } from '../platform/context/context';
import type { Services } from '../platform/context/services';
import { createDatabase } from './database';
import { mountRoutes } from './routes';
import { createEventBus, publish, type EventBus, type DomainEvent } from '../platform/events/events';
import { externalImageOrigins } from './environment';
import { createGraphqlServer } from '../platform/graphql/graphqlServer';
import { createSchema } from './graphqlSchema';
import { securityHeaders } from '../platform/http/securityHeaders';
import { countRequest } from '../features/identity/apiToken/apiToken.service';
import { createClientIdentifier, type IdentityOptions } from '../features/identity/requestIdentity';
import { defaultLimits, type Limits } from '../platform/security/limits';
import { startWorker } from '../platform/jobs/worker';
import { listenForEvents } from '../platform/events/listener';
import { createMapOrigins, type MapOrigins } from '../features/settings/mapOrigins';
import type { Transports } from '../features/messages/transports/transport';
import { imageCacheMiddleware } from '../features/media/image/imageCacheMiddleware';
import { createWorkQueue } from '../platform/files/workQueue';
import { createImageCache, type ImageCache } from '../features/media/image/imageCache';
import type { Storage } from '../platform/files/diskStorage';
import { publicTemplates } from '../features/media/template/imageTemplate.service';
import { createRateLimiters } from '../platform/security/rateLimiter';
import { createMetrics } from '../platform/http/metrics';
import { isAllowedOrigin } from '../platform/http/originCheck';
import { createPageRenderer } from '../features/seo/renderPage';
import type { PageRenderer } from '../platform/client/serveClient';
import { onPaymentSettled } from '../features/order/lifecycle/onPaymentSettled';
import type { Providers } from '../features/payment/providers/provider';
import { createResponseCache, type ResponseCache } from '../platform/cache/responseCache';
import { responseCacheMiddleware } from '../platform/cache/responseCacheMiddleware';
import { setRequestViewer, trackRequests, type RequestSummary } from '../platform/http/requestTracking';
import { createSubscriptionServer } from '../platform/graphql/subscriptionServer';
import { jobHandlers } from './jobHandlers';

export interface AppOptions extends IdentityOptions {
  databaseUrl: string;
  /** Uploaded files. */
  storage: Storage;
  /** Rendered files; defaults to `storage`. */
  cache?: Storage;
  /** The font service for fonts that are not bundled; without it there are none. */
  fontsUrl?: string;
  now: () => Date;
  limits?: Partial<Limits>;
  environment?: Environment;
  payments?: Providers;
  /** The transports of messages by channel; without one its messages stay in the outbox. */
  transports?: Transports;
  /** Whether this instance runs jobs. */
  runsJobs?: boolean;
  /** Whether anonymous clients may read the GraphQL schema. */
  isSchemaPublic?: boolean;
  /** Called after every request. */
  onRequest?: (request: RequestSummary) => void;
  /** Lets other machines read /metrics. */
  metricsToken?: string | null;
  /** Creates the handler of the client; without it only the API is served. */
  createClientHandler?: (http: Server, renderer: PageRenderer) => RequestHandler | Promise<RequestHandler>;
}

export interface App {
  http: Server;
  services: Services;
  stop: () => Promise<void>;
}

// The limits for slow clients. Idle connections outlive those of any proxy (usually 60 s): if we closed first, a request already on its way
// would fail.
const httpTimeouts = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 75_000 };

/** Two images are processed at a time; a page full of images in every size may wait. */
const imageQueueLimits = { workers: 2, maxWaiting: 500 };

/** Bytes of images in memory. */
const imageCacheBytes = 48 * 1024 * 1024;

export async function createApp({
  databaseUrl,
  storage,
  cache = storage,
  now,
  createClientHandler,
  environment = defaultEnvironment,
  transports = {},
  runsJobs = false,
  isSchemaPublic = false,
  onRequest = () => {},
  metricsToken,
  ...options
}: AppOptions): Promise<App> {
  const limits = { ...defaultLimits, ...options.limits };
  const database = await createDatabase(databaseUrl, limits).initialize();
  if (await database.showMigrations()) throw new Error('The database waits for a migration.');

  const bus = createEventBus();
  const responseCache = createResponseCache();
  const imageCache = createImageCache(imageCacheBytes);
  const imageQueue = createWorkQueue(imageQueueLimits);
  const rateLimiters = createRateLimiters(database, limits);
  const publicUrl = options.publicUrl.replace(/\/$/, '');
  const { payments = {} } = options;
  const config = { limits, environment, payments, paymentPort: onPaymentSettled, transports, publicUrl, now };
  const services: Services = { database, bus, storage, cache, imageQueue, responseCache, rateLimiters, ...config };
  const identifyClient = createClientIdentifier(options, services);
  const mapOrigins = createMapOrigins(services);
  const createContext = async (request: IncomingMessage) => {
    const context = await Context.forClient(services, identifyClient(request));
    setRequestViewer(context.viewer?.id);
    return countRequest(context);
  };
  const metrics = createMetrics(database, metricsToken);
  const handleRequest = (request: RequestSummary) => {
    metrics.count(request);
    onRequest(request);
  };

  const routes = express().disable('x-powered-by');
  const mayBeAuthenticated = (request: IncomingMessage) =>
    request.headers.authorization !== undefined || identifyClient(request).session !== undefined;
  await mapOrigins.refresh();
  const headerOptions = { publicUrl, now, imageOrigins: externalImageOrigins(environment), mapOrigins: mapOrigins.origins };
  const handler = securityHeaders(
    headerOptions,
    imageCacheMiddleware(imageCache, responseCacheMiddleware({ responseCache, mayBeAuthenticated }, routes)),
  );
  const http = createServer(httpTimeouts, trackRequests(handleRequest, handler));
  metrics.trackSockets(http);
  const isAllowed = (request: IncomingMessage) => isAllowedOrigin(request, publicUrl);
  const policy = {
    schema: await createSchema(bus),
    limits,
    canIntrospect: ({ viewer }: Context) => isSchemaPublic || viewer !== undefined,
  };
  const graphql = createGraphqlServer(policy);
  await graphql.start();
  const closeSockets = createSubscriptionServer(http, policy, { createContext, isAllowed, identifyClient });

  const dependencies = {
    services,
    metrics,
    imageCache,
    graphql,
    identifyClient,
    mayBeAuthenticated,
    createContext,
    fontsUrl: options.fontsUrl,
  };
  mountRoutes(
    routes,
    dependencies,
    await createClientHandler?.(http, createPageRenderer({ responseCache, mayBeAuthenticated, createContext })),
  );

  const notifier = createCatalogueNotifier(bus);
  const stopListening = await listenForEvents(databaseUrl, {
    handleEvent: createEventHandler({ bus, responseCache, notifier, mapOrigins, imageCache }),
    setConnected: responseCache.setConnected,
  });
  const stopWorker = runsJobs ? startWorker(databaseUrl, services, jobHandlers) : async () => {};
  async function close(): Promise<void> {
    const serverClosed = closeServer(http);
    const workerStopped = stopWorker();
    await closeSockets();
    await Promise.all([serverClosed, workerStopped]);
    for (const transport of Object.values(transports)) transport.close?.();
    await graphql.stop();
    notifier.stop();
    await stopListening();
    await database.destroy();
  }
  let closed: Promise<void> | undefined;
  return { http, services, stop: () => (closed ??= close()) };
}

interface EventDependencies {
  bus: EventBus;
  responseCache: ResponseCache;
  notifier: CatalogueNotifier;
  mapOrigins: MapOrigins;
  imageCache: ImageCache;
}

/** Returns the handler of events from all processes. */
const createEventHandler =
  ({ bus, responseCache, notifier, mapOrigins, imageCache }: EventDependencies) =>
  (event: DomainEvent): void => {
    publish(bus, event);
    if (event.name !== 'recordChanged') return;
    responseCache.invalidate();
    notifier.handleEvent(event);
    const { collection, id } = event.payload;
    if (collection === 'config') void mapOrigins.refresh().catch(console.error);
    if (collection === 'image') imageCache.delete(id);
    if (['image', 'imageTemplate', 'config'].includes(collection)) for (const name of publicTemplates) imageCache.delete(`/${name}/`);
  };
