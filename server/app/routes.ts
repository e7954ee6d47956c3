/** All routes of the app, in the order in which they are matched. */
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import type { Express, Request, RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../../schema/errors/appError';
import { screenLogin } from '../features/branch/branchKey/screenLogin';
import { redirectMiddleware } from '../features/content/redirect/redirectMiddleware';
import type { Context } from '../platform/context/context';
import type { RequestClient } from '../platform/context/viewer';
import type { Services } from '../platform/context/services';
import { fontRoute } from '../features/fonts/fontRoute';
import { throwWithStatus } from '../platform/graphql/requestPlugin';
import { liveness, health } from '../platform/http/health';
import { initCacheMiddleware } from '../features/init/initCacheMiddleware';
import { imageRoute } from '../features/media/image/imageRoute';
import { readForm, readUploadBody } from '../platform/files/uploadBody';
import type { ImageCache } from '../features/media/image/imageCache';
import { uploadRoute } from '../features/media/upload/uploadRoute';
import type { Metrics } from '../platform/http/metrics';
import { openapiRoutes } from '../platform/openapi/openapiRoutes';
import { buildPath } from '../platform/client/builtClient';
import { compressResponses } from '../platform/cache/compressResponses';
import { rejectForeignOrigin } from '../platform/http/originCheck';
import { manifestRoute } from '../features/seo/appManifest';
import { crawlerRoutes } from '../features/seo/crawlerRoutes';
import { iconRoutes } from '../features/seo/iconRoutes';
import { paymentRoutes } from '../features/payment/paymentRoutes';
import { publicQueryHandler } from '../platform/cache/responseCacheMiddleware';
import { createErrorHandler, requestTimeout } from '../platform/http/errorHandler';
import { restRouter } from '../platform/http/restRouter';
import { openapiDocument } from './documentation/openapiDocument';
import { schemaRoute } from './graphqlSchema';
import { restRoutes } from './restRoutes';
import { integrationRoutes } from '../features/staff/integration.rest';

interface RouteDependencies {
  services: Services;
  metrics: Metrics;
  /** Tells whether the job worker of this instance takes jobs; undefined when it has none. */
  isWorking: () => boolean | undefined;
  imageCache: ImageCache;
  graphql: ApolloServer<Context>;
  schema: GraphQLSchema;
  identifyClient: (request: IncomingMessage) => RequestClient;
  /** Whether the request may be authenticated; its response is not shared. */
  mayBeAuthenticated: (request: IncomingMessage) => boolean;
  createContext: (request: Request) => Promise<Context>;
  fontsUrl: string | undefined;
}

/** Mounts all routes. The client, if there is one, answers what no other route does. */
export function mountRoutes(app: Express, dependencies: RouteDependencies, clientHandler?: RequestHandler): void {
  mountPlainRoutes(app, dependencies);
  const { services, graphql, identifyClient, mayBeAuthenticated, createContext } = dependencies;
  const { responseCache, limits, rateLimiters, publicUrl } = services;
  app.use(['/graphql', '/api'], rejectForeignOrigin(publicUrl), compressResponses(mayBeAuthenticated));
  app.use(readUploadBody({ limits, rateLimiters, identifyClient }), requestTimeout(limits.requestTimeout));
  const limitTime = createTimeLimit(dependencies);
  app.use((request, response, next) => {
    if (request.path.startsWith(buildPath)) return next(); // a page needs many files, which cost little
    limitTime(request, response, next);
  });
  app.use('/graphql', publicQueryHandler({ graphql, responseCache, createContext }));
  app.use('/graphql', expressMiddleware(graphql, { context: ({ req }) => createContext(req).catch(throwWithStatus) }));
  app.use('/api', openapiRoutes(openapiDocument(services)));
  app.use('/api/init', initCacheMiddleware({ responseCache, mayBeAuthenticated, createContext }));
  app.use('/api', restRouter(restRoutes, createContext, { responseCache, mayBeAuthenticated }));
  app.use('/custom/api', restRouter(integrationRoutes, createContext));
  app.use(screenLogin(publicUrl));
  app.use(manifestRoute({ responseCache, createContext }));
  app.use(crawlerRoutes({ responseCache, publicUrl, createContext }));
  app.use(iconRoutes(createContext));
  app.use(redirectMiddleware(createContext));
  if (clientHandler) app.use(clientHandler);
  app.use(() => {
    throw new AppError('NOT_FOUND');
  });
  app.use(createErrorHandler(services.errorLog.report));
}

/** Limits the time of each address, and counts it until the response ends. */
const createTimeLimit =
  ({ services: { timeBudget }, identifyClient }: Pick<RouteDependencies, 'services' | 'identifyClient'>): RequestHandler =>
  (request, response, next) => {
    const { network } = identifyClient(request);
    timeBudget.throwIfUsedUp(network);
    response.once('close', timeBudget.start(network));
    next();
  };

/** Mounts routes that have no body or read it themselves. Load balancers and payment providers are never rejected. */
function mountPlainRoutes(app: Express, dependencies: RouteDependencies): void {
  const { services, metrics, isWorking, imageCache, identifyClient, schema, createContext, fontsUrl } = dependencies;
  const { database, cache, limits, errorLog } = services;
  const limitTime = createTimeLimit(dependencies);
  app.get('/healthz', liveness);
  app.get(['/health', '/readyz'], health({ database, isWorking }));
  app.get('/metrics', metrics.handler);
  app.get('/graphql/schema.graphql', schemaRoute(schema));
  app.use('/image', imageRoute({ services, imageCache, identifyClient }));
  app.use('/upload', limitTime, uploadRoute(services));
  app.use('/fonts', limitTime, fontRoute({ cache, errorLog, upstream: fontsUrl }));
  const limitPayments = [readForm(limits), requestTimeout(limits.requestTimeout)].flat();
  app.use('/api/payments', limitPayments, paymentRoutes(createContext), createErrorHandler(errorLog.report));
  app.post('/order-form', (request, _response, next) => {
    request.url = `/api${request.url}`; // the same route (G-105)
    next();
  });
}
