/** Numbers for Prometheus: requests by route, connections to the database, sockets, jobs, and what the process itself takes. */
import { timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, register as ofProcess, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { Refusal } from '../../../schema/errors/appError';
import type { Answered } from './requestTracking';

export interface Metrics {
  count: (answered: Answered) => void;
  /** Counts the sockets of a server from now on. */
  watch: (http: Server) => void;
  /** `GET /metrics`, for this machine itself or whoever brings the token. */
  door: RequestHandler;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(database: DataSource, token?: string | null): Metrics {
  const own = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [own],
  });
  watchPool(own, database);
  watchJobs(own, database);
  const sockets = new Gauge({ name: 'sockets_open', help: 'Sockets that are open.', registers: [own] });

  return {
    count: ({ method, route, status, ms }) => durations.observe({ method, route, status }, ms / 1000),
    watch: http =>
      void http.on('upgrade', (_request, socket) => {
        sockets.inc();
        socket.once('close', () => sockets.dec());
      }),
    door: async (request, response) => {
      if (!isNear(request) && !isHolder(request, token)) throw new Refusal('notFound');
      // Not before the first one asks: most houses are never asked.
      if (!ofProcess.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
      const all = Registry.merge([own, ofProcess]);
      response
        .set('Cache-Control', 'no-store')
        .type(all.contentType)
        .send(await all.metrics());
    },
  };
}

function watchPool(own: Registry, database: DataSource): void {
  // What TypeORM calls `master` is the pool of pg.
  const { master: pool } = database.driver as unknown as { master: { totalCount: number; idleCount: number; waitingCount: number } };
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database by what they do, and how many wait for one.',
    labelNames: ['state'],
    registers: [own],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
}

function watchJobs(own: Registry, database: DataSource): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs that wait for their turn, and those that were given up.',
    labelNames: ['state'],
    registers: [own],
    async collect() {
      const [{ waiting, failed }] = await database.query(
        `select count(*) filter (where attempts < max_attempts)::integer as waiting,
           count(*) filter (where attempts >= max_attempts)::integer as failed from graphile_worker.jobs`,
      );
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'failed' }, failed);
    },
  });
}

// A proxy on this machine says for whom it asks.
const isNear = ({ socket, headers }: Request): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

function isHolder({ headers }: Request, token?: string | null): boolean {
  if (!token) return false;
  const [given, right] = [headers.authorization ?? '', `Bearer ${token}`].map(text => Buffer.from(text));
  return given!.length === right!.length && timingSafeEqual(given!, right!);
}
