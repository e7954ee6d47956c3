/** Every address of the house, in the order in which they are tried. */
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import type { Express, Request, RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../schema/errors';
import { keyDoor } from './branch/keyDoor';
import { redirectDoor } from './content/redirectDoor';
import type { Caller, Context, Services } from './context';
import { fontDoor } from './fonts/fontDoor';
import { throwWithStatus } from './graphqlPlugin';
import { alive, health } from './health';
import { initDoor } from './init/initDoor';
import { imageDoor } from './media/imageDoor';
import { receive } from './media/receiving';
import type { Shelf } from './media/shelf';
import { uploadDoor } from './media/uploadDoor';
import type { Metrics } from './metrics';
import { openapiDoor } from './openapi/openapiDoor';
import { refuseForeign } from './origin';
import { crawlerDoor } from './page/crawlers';
import { paymentDoor } from './payment/paymentDoor';
import { publicDoor } from './publicDoor';
import { inTime, refuse } from './refusing';
import { restRouter } from './rest';
import { allRows } from './rows';
import { integrationRows } from './staff/integration.rest';

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
