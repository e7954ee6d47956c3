/** Metrics of the analytics events of this instance. */
import { Counter, type Registry } from 'prom-client';
import type { Analytics } from './event';

export function addEventCounter(registry: Registry, { counts }: Analytics): void {
  new Counter({
    name: 'analytics_events_total',
    help: 'Analytics events that were stored, and that were dropped because the database did not answer or too many waited.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const result of ['stored', 'dropped'] as const) this.inc({ result }, counts[result]);
    },
  });
}
