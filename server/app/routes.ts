/** Every address of the house, in the order in which they are tried. */
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import type { Express, Request, RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../schema/errors/appError';
import { keyDoor } from '../features/branch/branchKey/screenLogin';
import { redirectDoor } from '../features/content/redirect/redirectMiddleware';
import type { Caller, Context, Services } from '../platform/context/context';
import { fontDoor } from '../features/fonts/fontRoute';
import { throwWithStatus } from '../platform/graphql/requestPlugin';
import { alive, health } from '../platform/http/health';
import { initDoor } from '../features/init/initCacheMiddleware';
import { imageDoor } from '../features/media/image/imageRoute';
import { receive } from '../platform/files/uploadBody';
import type { Shelf } from '../features/media/image/imageCache';
import { uploadDoor } from '../features/media/upload/uploadRoute';
import type { Metrics } from '../platform/http/metrics';
import { openapiDoor } from '../platform/openapi/openapiRoutes';
import { refuseForeign } from '../platform/http/originCheck';
import { crawlerDoor } from '../features/seo/crawlerRoutes';
import { paymentDoor } from '../features/payment/paymentRoutes';
import { publicDoor } from '../platform/cache/responseCacheMiddleware';
import { inTime, refuse } from '../platform/http/errorHandler';
import { restRouter } from '../platform/http/restRouter';
import { allRows } from './restRoutes';
import { integrationRows } from '../features/staff/integration.rest';

interface Parts {
  services: Services;
  metrics: Metrics;
  shelf: Shelf;
  graphql: ApolloServer<Context>;
  callerOf: (request: IncomingMessage) => Caller;
  /** Whether whoever asks may be someone; their answers are their own. */
  mayBeKnown: (request: IncomingMessage) => boolean;
  contextOf: (request: Request) => Promise<Context>;
  fontsUrl: string | undefined;
}

/** Opens them all; the client, where there is one, answers what nobody else did. */
export function openDoors(doors: Express, parts: Parts, web?: RequestHandler): void {
  openPlainDoors(doors, parts);
  const { services, graphql, callerOf, mayBeKnown, contextOf } = parts;
  const { answers, limits, meters, publicUrl } = services;
  doors.use(['/graphql', '/api'], refuseForeign(publicUrl));
  doors.use(receive({ limits, meters, callerOf }), inTime(limits.patience));
  doors.use('/graphql', publicDoor({ graphql, answers, contextOf }));
  doors.use('/graphql', expressMiddleware(graphql, { context: ({ req }) => contextOf(req).catch(throwWithStatus) }));
  doors.use('/api', openapiDoor(publicUrl));
  doors.use('/api/init', initDoor({ answers, mayBeKnown, contextOf }));
  doors.use('/api', restRouter(allRows, contextOf));
  doors.use('/custom/api', restRouter(integrationRows, contextOf));
  doors.use(keyDoor(publicUrl));
  doors.use(crawlerDoor({ answers, publicUrl, contextOf }));
  doors.use(redirectDoor(contextOf));
  if (web) doors.use(web);
  doors.use(() => {
    throw new Refusal('notFound');
  });
  doors.use(refuse);
}

/** Those that read no body, or read it in their own way. */
function openPlainDoors(doors: Express, { services, metrics, shelf, contextOf, fontsUrl }: Parts): void {
  const { database, storage, cache, limits } = services;
  doors.get('/healthz', alive);
  doors.get(['/health', '/readyz'], health(database));
  doors.get('/metrics', metrics.door);
  doors.use('/image', imageDoor({ ...services, shelf }));
  doors.use('/upload', uploadDoor(storage));
  doors.use('/fonts', fontDoor({ cache, upstream: fontsUrl }));
  doors.use('/api/payments', inTime(limits.patience), paymentDoor(contextOf), refuse);
  doors.post('/order-form', (request, _response, next) => {
    request.url = `/api${request.url}`; // the same row (G-105)
    next();
  });
}
