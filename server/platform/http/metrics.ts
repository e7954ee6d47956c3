/** Metrics for Prometheus: requests by route, database connections, sockets, events, jobs and the process. */
import { timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, register as processRegistry, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { AppError } from '../../../schema/errors/appError';
import type { RequestSummary } from './requestTracking';
import { getField, toObject } from '../../../schema/objects';
import type { DomainEvent } from '../events/events';
import { readQueueState } from '../jobs/queueState';
import { inTime, shareRead } from '../database/inTime';

export interface Metrics {
  count: (request: RequestSummary) => void;
  /** Counts the open sockets of a server. */
  trackSockets: (http: Server) => void;
  /** Measures how long an event was on its way to this instance. */
  observeEvent: (event: DomainEvent) => void;
  /** `GET /metrics`, for this machine or a client with the token. */
  handler: RequestHandler;
}

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricSources {
  database: DataSource;
  /** Tells whether the job worker of this instance takes jobs; undefined when it has none. */
  isWorking: () => boolean | undefined;
  token?: string | null | undefined;
  /** Adds the gauges of features. */
  addGauges: (registry: Registry, database: DataSource) => void;
}

export function createMetrics({ database, isWorking, token, addGauges }: MetricSources): Metrics {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [registry],
  });
  addPoolGauge(registry, database);
  addJobGauges(registry, { database, isWorking });
  addGauges(registry, database);
  const sockets = new Gauge({ name: 'sockets_open', help: 'Open sockets.', registers: [registry] });
  const eventDelays = new Histogram({
    name: 'event_delay_seconds',
    help: 'Seconds from a change to its event on this instance.',
    buckets: durationBuckets,
    registers: [registry],
  });

  return {
    count: ({ method, route, status, ms }) => durations.observe({ method, route, status }, ms / 1000),
    trackSockets: http =>
      void http.on('upgrade', (_request, socket) => {
        sockets.inc();
        socket.once('close', () => sockets.dec());
      }),
    observeEvent({ at }) {
      if (at !== undefined) eventDelays.observe(Math.max(0, Date.now() - at) / 1000);
    },
    handler: async (request, response) => {
      if (!isLocal(request) && !hasToken(request, token)) throw new AppError('NOT_FOUND');
      // Started by the first request, because most installations are never scraped.
      if (!processRegistry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
      const merged = Registry.merge([registry, processRegistry]);
      response
        .set('Cache-Control', 'no-store')
        .type(merged.contentType)
        .send(await merged.metrics());
    },
  };
}

function addPoolGauge(registry: Registry, database: DataSource): void {
  // TypeORM calls the pool of pg `master`.
  const pool = toObject(getField(database.driver, 'master'));
  new Gauge({
    name: 'database_connections',
    help: 'Database connections by state, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, Number(pool.totalCount) - Number(pool.idleCount));
      this.set({ state: 'idle' }, Number(pool.idleCount));
      this.set({ state: 'awaited' }, Number(pool.waitingCount));
    },
  });
}

function addJobGauges(registry: Registry, { database, isWorking }: Pick<MetricSources, 'database' | 'isWorking'>): void {
  const registers = [registry];
  const readQueue = shareRead(() => inTime(readQueueState(database)));
  new Gauge({
    name: 'jobs',
    help: 'Waiting and failed jobs.',
    labelNames: ['state'],
    registers,
    async collect() {
      const queue = await readQueue();
      this.set({ state: 'waiting' }, queue?.waiting ?? NaN);
      this.set({ state: 'failed' }, queue?.failed ?? NaN);
    },
  });
  new Gauge({
    name: 'job_oldest_due_seconds',
    help: 'Seconds since the oldest waiting job was due.',
    registers,
    async collect() {
      this.set((await readQueue())?.oldestDueSeconds ?? NaN);
    },
  });
  new Gauge({
    name: 'job_worker_up',
    help: '1 while the job worker of this instance takes jobs.',
    registers,
    collect() {
      this.set(isWorking() ? 1 : 0);
    },
  });
}

// A proxy on this machine sends X-Forwarded-For.
const isLocal = ({ socket, headers }: Request): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

function hasToken({ headers }: Request, token?: string | null): boolean {
  if (!token) return false;
  const [received, expected] = [headers.authorization ?? '', `Bearer ${token}`].map(text => Buffer.from(text));
  return received!.length === expected!.length && timingSafeEqual(received!, expected!);
}
