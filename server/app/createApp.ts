/** Puts the house together. `main.ts` and the tests call this; nothing else starts anything. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import express, { type RequestHandler } from 'express';
import { defaultEnvironment, type Environment } from '../../schema/site/environment';
import { createNews, type CatalogueNews } from '../features/catalogue/catalogueNotifier';
import { closePort } from '../platform/http/closeServer';
import { Context, type Services } from '../platform/context/context';
import { createDatabase } from '../platform/database/dataSource';
import { openDoors } from './routes';
import { createBus, publish, type Bus, type Told } from '../platform/events/events';
import { picturesElsewhere } from './environment';
import { createGraphqlDoor, createSchema } from '../platform/graphql/graphqlServer';
import { protect } from '../platform/http/securityHeaders';
import { countQuestion } from '../features/identity/apiToken/apiToken.service';
import { callersOf, type Identity } from '../features/identity/requestIdentity';
import { defaultLimits, type Limits } from '../platform/security/limits';
import { keepWorking } from '../platform/jobs/worker';
import { listen } from '../platform/events/listener';
import { createMaps, type Maps } from '../features/settings/mapOrigins';
import type { Carriers } from '../features/messages/transports/transport';
import { imageFront } from '../features/media/image/imageCacheMiddleware';
import { createQueue } from '../platform/files/workQueue';
import { createShelf, type Shelf } from '../features/media/image/imageCache';
import type { Storage } from '../platform/files/diskStorage';
import { openTemplates } from '../features/media/template/imageTemplate.service';
import { createMeters } from '../platform/security/rateLimiter';
import { createMetrics } from '../platform/http/metrics';
import { isOwnOrigin } from '../platform/http/originCheck';
import { pagesOf, type Pages } from '../features/seo/renderPage';
import type { Providers } from '../features/payment/providers/provider';
import { createPublicAnswers, type PublicAnswers } from '../platform/cache/responseCache';
import { publicFront } from '../platform/cache/responseCacheMiddleware';
import { isFrom, watched, type Answered } from '../platform/http/requestTracking';
import { openSockets } from '../platform/graphql/subscriptionServer';
import { tasks } from './jobHandlers';

export interface Setup extends Identity {
  databaseUrl: string;
  /** Where files lie. */
  storage: Storage;
  /** Where renderings lie; beside the files unless it says otherwise. */
  cache?: Storage;
  /** Who is asked for typefaces that are not ours; without it nobody is. */
  fontsUrl?: string;
  now: () => Date;
  limits?: Partial<Limits>;
  environment?: Environment;
  payments?: Providers;
  /** What takes messages to people; without one for them they stay in the outbox. */
  carriers?: Carriers;
  /** Whether this instance does jobs. */
  isWorking?: boolean;
  /** Whether strangers too may read the description of the GraphQL schema. */
  isSchemaOpen?: boolean;
  /** Told of every request when it is answered. */
  tell?: (answered: Answered) => void;
  /** Lets other machines read the numbers at /metrics. */
  metricsToken?: string | null;
  /** The door of the client; without it the house has none. */
  web?: (http: Server, pages: Pages) => RequestHandler | Promise<RequestHandler>;
}

export interface App {
  http: Server;
  services: Services;
  stop: () => Promise<void>;
}

// Whoever sends slowly may take this long for the headers, and for all of it. A connection rests longer than any proxy keeps one (60 s is usual):
// closed by us first, and be it after a stall of our own, it would cut off a request that is already on its way.
const slowness = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 75_000 };

/** Two pictures are worked on at a time, and as many wait as a page full of them at every size. */
const workshopLimits = { workers: 2, longest: 500 };
/** Bytes of pictures that are at hand without the disk. */
const picturesInMemory = 48 * 1024 * 1024;

export async function createApp({
  databaseUrl,
  storage,
  cache = storage,
  now,
  web,
  environment = defaultEnvironment,
  carriers = {},
  isWorking = false,
  isSchemaOpen = false,
  tell = () => {},
  metricsToken,
  ...setup
}: Setup): Promise<App> {
  const limits = { ...defaultLimits, ...setup.limits };
  const database = await createDatabase(databaseUrl, limits).initialize();
  if (await database.showMigrations()) throw new Error('The database waits for a migration.');

  const bus = createBus();
  const answers = createPublicAnswers();
  const shelf = createShelf(picturesInMemory);
  const workshop = createQueue(workshopLimits);
  const meters = createMeters(database, limits);
  const publicUrl = setup.publicUrl.replace(/\/$/, '');
  const { payments = {} } = setup;
  const house = { limits, environment, payments, carriers, publicUrl, now };
  const services: Services = { database, bus, storage, cache, workshop, answers, meters, ...house };
  const callerOf = callersOf(setup, services);
  const maps = createMaps(services);
  const contextOf = async (request: IncomingMessage) => {
    const context = await Context.of(services, callerOf(request));
    isFrom(context.viewer?.id);
    return countQuestion(context);
  };
  const metrics = createMetrics(database, metricsToken);
  const answered = (request: Answered) => {
    metrics.count(request);
    tell(request);
  };

  const doors = express().disable('x-powered-by');
  const mayBeKnown = (request: IncomingMessage) => request.headers.authorization !== undefined || callerOf(request).session !== undefined;
  await maps.look();
  const about = { publicUrl, now, pictures: picturesElsewhere(environment), maps: maps.origins };
  const front = protect(about, imageFront(shelf, publicFront({ answers, mayBeKnown }, doors)));
  const http = createServer(slowness, watched(answered, front));
  metrics.watch(http);
  const isOwn = (request: IncomingMessage) => isOwnOrigin(request, publicUrl);
  const gate = { schema: await createSchema(bus), limits, mayIntrospect: ({ viewer }: Context) => isSchemaOpen || viewer !== undefined };
  const graphql = createGraphqlDoor(gate);
  await graphql.start();
  const closeSockets = openSockets(http, gate, { contextOf, isWelcome: isOwn, callerOf });

  const parts = { services, metrics, shelf, graphql, callerOf, mayBeKnown, contextOf, fontsUrl: setup.fontsUrl };
  openDoors(doors, parts, await web?.(http, pagesOf({ answers, mayBeKnown, contextOf })));

  const news = createNews(bus);
  const deafen = await listen(databaseUrl, { told: hearing({ bus, answers, news, maps, shelf }), hears: answers.trust });
  const stopWorking = isWorking ? keepWorking(databaseUrl, services, tasks) : async () => {};
  async function close(): Promise<void> {
    const finished = closePort(http);
    const worked = stopWorking();
    await closeSockets();
    await Promise.all([finished, worked]);
    for (const carrier of Object.values(carriers)) carrier.close?.();
    await graphql.stop();
    news.stop();
    await deafen();
    await database.destroy();
  }
  let closed: Promise<void> | undefined;
  return { http, services, stop: () => (closed ??= close()) };
}

interface Hearers {
  bus: Bus;
  answers: PublicAnswers;
  news: CatalogueNews;
  maps: Maps;
  shelf: Shelf;
}

/** What happens in this process when any of them has changed something. */
const hearing =
  ({ bus, answers, news, maps, shelf }: Hearers) =>
  (event: Told): void => {
    publish(bus, event);
    if (event.name !== 'recordChanged') return;
    answers.forget();
    news.hear(event);
    const { collection, id } = event.payload;
    if (collection === 'config') void maps.look().catch(console.error);
    if (collection === 'image') shelf.forget(id);
    if (['image', 'imageTemplate', 'config'].includes(collection)) for (const name of openTemplates) shelf.forget(`/${name}/`);
  };
