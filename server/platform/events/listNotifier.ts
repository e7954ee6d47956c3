/** Publishes changes of collections to open lists: the first at once, then at most one event per second for each collection. */
import { publish, type DomainEvent, type EventBus } from './events';

const interval = 1_000;

/** The events that change a list. */
type ListEvent = DomainEvent<'recordChanged' | 'listChanged'>;

export interface ListNotifier {
  handleEvent: (event: ListEvent) => void;
  stop: () => void;
}

export function createListNotifier(bus: EventBus): ListNotifier {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The collections that have changed since their last event. */
  const changed = new Set<string>();

  function publishChange(collection: string, number: number): void {
    changed.delete(collection);
    const endInterval = (): void => {
      timers.delete(collection);
      if (changed.has(collection)) publishChange(collection, number);
    };
    timers.set(collection, setTimeout(endInterval, interval).unref());
    publish(bus, { number, name: 'listChanged', payload: { collection } });
  }

  return {
    handleEvent: ({ number, payload: { collection } }) => {
      if (timers.has(collection)) changed.add(collection);
      else publishChange(collection, number);
    },
    stop: () => timers.forEach(clearTimeout),
  };
}
