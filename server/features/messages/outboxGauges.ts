/** Metrics of the outbox. */
import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { inTime, shareRead } from '../../platform/database/inTime';

const unsentStates = ['queued', 'failed', 'unconfigured'];

interface OutboxState {
  state: string;
  count: number;
  oldestSeconds: number;
}

const readOutbox = (database: DataSource): Promise<OutboxState[] | undefined> =>
  inTime(
    database.query<OutboxState[]>(
      `select state, count(outbox)::integer as count,
         coalesce(extract(epoch from now() - min("createdAt")), 0)::double precision as "oldestSeconds"
       from unnest($1::text[]) state left join outbox using (state) group by state`,
      [unsentStates],
    ),
  );

/** While the database does not answer, the gauges have no values. */
export function addOutboxGauges(registry: Registry, database: DataSource): void {
  const readRows = shareRead(() => readOutbox(database));
  new Gauge({
    name: 'outbox_messages',
    help: 'Messages that were not sent, by state.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const rows = await readRows();
      this.reset();
      rows?.forEach(({ state, count }) => this.set({ state }, count));
    },
  });
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest message that was not sent, by state.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const rows = await readRows();
      this.reset();
      rows?.forEach(({ state, oldestSeconds }) => this.set({ state }, oldestSeconds));
    },
  });
}
