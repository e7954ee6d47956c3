/** Collects events and stores them together once a second, so that no response waits for them. */
import { purposesOf } from '../../../../schema/site/consent';
import { insertEvents, type Database } from './insertEvents';
import type { Analytics, AnalyticsEvent } from './event';
import { isCounted } from '../visitor/isCounted';
import { createVisitorKeys } from '../visitor/visitorKey';

/** Milliseconds. */
const flushInterval = 1_000;
/** Events that wait for the database. Further ones are lost. */
const maxWaiting = 20_000;
const batchSize = 1_000;

export function createEventQueue(database: Database, publicUrl: string): Analytics {
  const visitorKeys = createVisitorKeys(database, publicUrl);
  const counts = { stored: 0, dropped: 0 };
  let waiting: AnalyticsEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();

  // While the database does not answer, keeping the events would mean to keep addresses.
  async function store(events: readonly AnalyticsEvent[]): Promise<void> {
    try {
      counts.stored += await insertEvents(database, events, await visitorKeys.ofEvents(events));
    } catch {
      counts.dropped += events.length;
    }
  }

  async function storeAll(): Promise<void> {
    const events = waiting;
    waiting = [];
    for (let start = 0; start < events.length; start += batchSize) await store(events.slice(start, start + batchSize));
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return (flushing = flushing.then(storeAll));
  }

  function record(event: AnalyticsEvent): void {
    if (waiting.length >= maxWaiting) return void (counts.dropped += 1);
    waiting.push(event);
    timer ??= setTimeout(() => void flush(), flushInterval).unref();
  }

  const agreedVisitorKey: Analytics['agreedVisitorKey'] = async (client, day) =>
    client && isCounted(client) && purposesOf(client.decision).includes('statistics')
      ? visitorKeys.of(client, day).catch(() => null) // what the visitor does is more important
      : null;

  return { record, agreedVisitorKey, flush, counts };
}
