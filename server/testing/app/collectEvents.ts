/** Returns the events of a topic that an app receives from now on, as they arrive. */
import { topics, type CatalogueChange, type DomainEvent } from '../../platform/events/events';
import { waitFor, type TestApp } from './testApp';

export function collectEvents({ app }: TestApp, topic: string): DomainEvent[] {
  const events: DomainEvent[] = [];
  const stream = app.services.bus.subscribe(topic);
  void (async () => {
    for await (const event of stream) events.push(event);
  })();
  return events;
}

/**
 * Returns a function that waits until open shops receive a change of the record. Changes before the call do not count. An event that names
 * only some of its records, as after many changes within a second, makes shops load everything.
 */
export async function expectCatalogueChange(testApp: TestApp): Promise<(id: string) => Promise<void>> {
  const events = collectEvents(testApp, topics.catalogue);
  const isChangeOf = (id: string, { ids, hasMore }: CatalogueChange): boolean => hasMore || ids.includes(id);
  const waitForChange = (id: string) => waitFor(() => events.some(({ payload }) => isChangeOf(id, payload as CatalogueChange)));
  await waitForChange(await testApp.make('tag')); // changes are published in their order
  events.length = 0;
  return waitForChange;
}
