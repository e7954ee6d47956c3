/** Creates the HTTP server with all routes and the subscription server. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import express, { type RequestHandler } from 'express';
import { countRequest } from '../features/identity/apiToken/apiToken.service';
import { createClientIdentifier, createCredentialsCheck, type IdentityOptions } from '../features/identity/requestIdentity';
import type { ImageCache } from '../features/media/image/imageCache';
import { imageCacheMiddleware } from '../features/media/image/imageCacheMiddleware';
import { createPageRenderer } from '../features/seo/renderPage';
import { pageViewMiddleware } from '../features/statistics/events/pageViewMiddleware';
import type { ExternalSourceCache } from '../features/settings/externalSources';
import { responseCacheMiddleware } from '../platform/cache/responseCacheMiddleware';
import type { PageRenderer } from '../platform/client/serveClient';
import { Context } from '../platform/context/context';
import type { Services } from '../platform/context/services';
import type { RequestClient } from '../platform/context/viewer';
import { createGraphqlServer } from '../platform/graphql/graphqlServer';
import type { RequestPolicy } from '../platform/graphql/queryLimits';
import { limitRecords } from '../platform/graphql/recordCounter';
import { createSubscriptionServer } from '../platform/graphql/sockets/subscriptionServer';
import type { Metrics } from '../platform/http/metrics';
import { isAllowedOrigin } from '../platform/http/originCheck';
import { setRequestViewer, trackRequests, type RequestSummary } from '../platform/http/requestTracking';
import { securityHeaders } from '../platform/http/securityHeaders';
import { externalImageOrigins } from './environment';
import { createSchema } from './graphqlSchema';
import { mountRoutes } from './routes';

// The limits for slow clients. Idle connections outlive those of any proxy (usually 60 s): if we closed first, a request already on its way
// would fail.
const httpTimeouts = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 75_000 };

export interface HttpOptions extends IdentityOptions {
  /** The font service for fonts that are not bundled; without it there are none. */
  fontsUrl?: string;
  /** Whether anonymous clients may read the GraphQL schema. */
  isSchemaPublic?: boolean;
  /** Called after every request. */
  onRequest?: (request: RequestSummary) => void;
  /** Lets other machines read /metrics. */
  metricsToken?: string | null;
  /** Creates the handler of the client; without it only the API is served. */
  createClientHandler?: (http: Server, renderer: PageRenderer) => RequestHandler | Promise<RequestHandler>;
}

export interface HttpServers {
  http: Server;
  graphql: ApolloServer<Context>;
  closeSockets: () => Promise<void>;
}

interface HttpParts {
  externalSources: ExternalSourceCache;
  imageCache: ImageCache;
  metrics: Metrics;
  /** Tells whether the job worker of this instance takes jobs; undefined when it has none. */
  isWorking: () => boolean | undefined;
}

export async function createHttp(services: Services, options: HttpOptions, parts: HttpParts): Promise<HttpServers> {
  const { responseCache, publicUrl } = services;
  const identifyClient = createClientIdentifier(options, services);
  const createContext = createContextFactory(services, identifyClient);
  const mayBeAuthenticated = createCredentialsCheck(options);
  const { metrics } = parts;

  const routes = express().disable('x-powered-by');
  const bodyTimeout = services.limits.bodyIdleTimeout;
  const cachedRoutes = imageCacheMiddleware(
    parts.imageCache,
    responseCacheMiddleware({ responseCache, mayBeAuthenticated, bodyTimeout }, routes),
  );
  const handleRequest = (request: RequestSummary) => {
    metrics.count(request);
    options.onRequest?.(request);
  };
  const countedRoutes = pageViewMiddleware({ ...services, identifyClient }, cachedRoutes);
  const handler = securityHeaders(headerOptions(services, parts.externalSources), countedRoutes);
  const http = createServer(httpTimeouts, trackRequests(handleRequest, handler));
  metrics.trackSockets(http);

  const policy = await createRequestPolicy(services, options);
  const graphql = createGraphqlServer(policy);
  await graphql.start();
  const isAllowed = (request: IncomingMessage) => isAllowedOrigin(request, publicUrl);
  const closeSockets = createSubscriptionServer(http, policy, { createContext, isAllowed, identifyClient });

  const clientHandler = await options.createClientHandler?.(
    http,
    createPageRenderer({ ...services, graphql, mayBeAuthenticated, createContext }),
  );
  mountRoutes(
    routes,
    { ...parts, services, graphql, schema: policy.schema, identifyClient, mayBeAuthenticated, createContext, fontsUrl: options.fontsUrl },
    clientHandler,
  );
  return { http, graphql, closeSockets };
}

const createContextFactory =
  (services: Services, identifyClient: (request: IncomingMessage) => RequestClient) =>
  async (request: IncomingMessage): Promise<Context> => {
    const context = await Context.forClient(services, identifyClient(request));
    setRequestViewer(context.viewer?.id);
    return countRequest(context);
  };

const headerOptions = ({ publicUrl, now, environment }: Services, externalSources: ExternalSourceCache) => ({
  publicUrl,
  now,
  imageOrigins: externalImageOrigins(environment),
  externalSources: externalSources.sources,
});

const createRequestPolicy = async (
  { bus, limits, errorLog }: Services,
  { isSchemaPublic = false }: HttpOptions,
): Promise<RequestPolicy> => ({
  schema: limitRecords(await createSchema(bus), limits),
  limits,
  reportError: errorLog.report,
  canIntrospect: ({ viewer }) => isSchemaPublic || viewer !== undefined,
});
