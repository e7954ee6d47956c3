/** Assembles the app from its parts. `main.ts` and the tests call `createApp`. */
import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { defaultEnvironment, type Environment } from '../../schema/site/environment';
import { createCatalogueNotifier } from '../features/catalogue/catalogueNotifier';
import type { ImageModel } from '../features/content/imageGeneration/imageModel';
import type { TextModel } from '../features/content/textProposals/textModel';
import { createImageCache } from '../features/media/image/imageCache';
import { addOutboxGauges } from '../features/messages/outboxGauges';
import type { Transports } from '../features/messages/transports/transport';
import { onPaymentSettled } from '../features/order/lifecycle/onPaymentSettled';
import type { Providers } from '../features/payment/providers/provider';
import { createEventQueue } from '../features/statistics/events/eventQueue';
import { addEventCounter } from '../features/statistics/events/eventGauges';
import type { PixelProvider } from '../features/statistics/pixel/metaPixel';
import { createExternalSources } from '../features/settings/externalSources';
import { createPublicCaches } from '../platform/cache/publicCaches';
import { createErrorLog } from '../platform/context/errorLog';
import type { Services } from '../platform/context/services';
import { createConnectionGate, type ConnectionGate } from '../platform/database/connectionGate';
import { createEventBus } from '../platform/events/events';
import type { Storage } from '../platform/files/diskStorage';
import { createWorkQueue } from '../platform/files/workQueue';
import { closeServer } from '../platform/http/closeServer';
import { createMetrics } from '../platform/http/metrics';
import { startWorker, type JobWorker } from '../platform/jobs/worker';
import { defaultLimits, type Limits } from '../platform/security/limits';
import { createRateLimiters } from '../platform/security/rateLimiter';
import { createTimeBudget } from '../platform/security/timeBudget';
import { connectEvents } from './connectEvents';
import { createHttp, type HttpOptions, type HttpServers } from './createHttp';
import { createDatabase } from './database';
import { jobHandlers } from './jobHandlers';

export interface AppOptions extends HttpOptions {
  databaseUrl: string;
  /** Uploaded files. */
  storage: Storage;
  /** Rendered files; defaults to `storage`. */
  cache?: Storage;
  now: () => Date;
  limits?: Partial<Limits>;
  environment?: Environment;
  payments?: Providers;
  /** The transports of messages by channel; without one its messages stay in the outbox. */
  transports?: Transports;
  /** The provider of the pixel; without one nothing is passed on. */
  pixelProvider?: PixelProvider | null;
  /** The language model that proposes texts; without one there are no proposals. */
  textModel?: TextModel | null;
  /** The model that generates images; without one there are none. */
  imageModel?: ImageModel | null;
  /** Whether webhooks may use plain HTTP and private addresses, as in development. */
  canUsePrivateUrls?: boolean;
  /** Whether this instance runs jobs. */
  runsJobs?: boolean;
}

export interface App {
  http: Server;
  services: Services;
  stop: () => Promise<void>;
}

/** Two images are processed at a time; a page full of images in every size may wait. */
const imageQueueLimits = { workers: 2, maxWaiting: 500 };
/** Bytes of images in memory. */
const imageCacheBytes = 48 * 1024 * 1024;

export async function createApp(options: AppOptions): Promise<App> {
  const { databaseUrl, runsJobs = false } = options;
  const connectionGate = createConnectionGate();
  const slowWork = new AbortController();
  const services = await createServices(options, connectionGate, slowWork.signal);
  const caches = { externalSources: createExternalSources(services), imageCache: createImageCache(imageCacheBytes) };
  await caches.externalSources.refresh();
  let worker: JobWorker | undefined;
  const isWorking = () => worker?.isWorking();
  const metrics = createMetrics({ database: services.database, isWorking, token: options.metricsToken, addGauges: addGauges(services) });
  const servers = await createHttp(services, options, { ...caches, metrics, isWorking });
  const disconnectEvents = await connectEvents(databaseUrl, services, { ...caches, metrics, connectionGate });
  if (runsJobs) worker = startWorker(databaseUrl, services, jobHandlers);
  return { http: servers.http, services, stop: createShutdown(services, { ...servers, disconnectEvents, worker, slowWork }) };
}

const addGauges =
  ({ analytics }: Services) =>
  (registry: Registry, database: DataSource): void => {
    addOutboxGauges(registry, database);
    addEventCounter(registry, analytics);
  };

async function createServices(
  { databaseUrl, storage, now, cache = storage, ...options }: AppOptions,
  connectionGate: ConnectionGate,
  stopSignal: AbortSignal,
): Promise<Services> {
  const { environment = defaultEnvironment, payments = {}, transports = {} } = options;
  const { pixelProvider = null, textModel = null, imageModel = null } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const database = await createDatabase(databaseUrl, { limits, connectionGate }).initialize();
  if (await database.showMigrations()) throw new Error('The database waits for a migration.');
  const bus = createEventBus();
  const services: Services = {
    database,
    bus,
    catalogueNotifier: createCatalogueNotifier(bus),
    storage,
    cache,
    imageQueue: createWorkQueue(imageQueueLimits),
    ...createPublicCaches(() => services.now()),
    rateLimiters: createRateLimiters(database, limits),
    timeBudget: createTimeBudget(limits.timePerAddress),
    limits,
    errorLog: createErrorLog(database, now),
    analytics: createEventQueue(database, options.publicUrl),
    environment,
    payments,
    paymentPort: onPaymentSettled,
    transports,
    pixelProvider,
    textModel,
    imageModel,
    publicUrl: options.publicUrl.replace(/\/$/, ''),
    canUsePrivateUrls: options.canUsePrivateUrls ?? false,
    stopSignal,
    now,
  };
  return services;
}

interface RunningParts extends HttpServers {
  disconnectEvents: () => Promise<void>;
  worker: JobWorker | undefined;
  /** Aborts the work of requests that take longer than the app may take to stop. */
  slowWork: AbortController;
}

/** Returns the function that shuts the app down in reverse order of its start. Later calls return the same promise. */
function createShutdown({ transports, database, errorLog, analytics }: Services, parts: RunningParts): () => Promise<void> {
  async function close(): Promise<void> {
    const serverClosed = closeServer(parts.http, parts.slowWork);
    const workerStopped = parts.worker?.stop();
    await parts.closeSockets();
    await Promise.all([serverClosed, workerStopped]);
    for (const transport of Object.values(transports)) transport.close?.();
    await parts.graphql.stop();
    await parts.disconnectEvents();
    await Promise.all([errorLog.flush(), analytics.flush()]);
    await database.destroy();
  }
  let closed: Promise<void> | undefined;
  return () => (closed ??= close());
}
