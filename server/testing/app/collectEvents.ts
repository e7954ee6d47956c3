/** Returns the events of a topic that an app receives from now on, as they arrive. */
import type { DomainEvent } from '../../platform/events/events';
import type { TestApp } from './testApp';

export function collectEvents({ app }: TestApp, topic: string): DomainEvent[] {
  const events: DomainEvent[] = [];
  const stream = app.services.bus.subscribe(topic);
  void (async () => {
    for await (const event of stream) events.push(event);
  })();
  return events;
}
