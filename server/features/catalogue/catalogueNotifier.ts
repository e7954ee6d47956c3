/** Publishes changes of the catalogue to open shops: the first at once, then at most one event per second. */
import { publish, type EventBus, type CatalogueChange, type DomainEvent } from '../../platform/events/events';

const interval = 1_000;
const maxIds = 100;

/** The collections that the shop shows. */
const shopCollections: ReadonlySet<string> = new Set([
  'branch',
  'category',
  'config',
  'division',
  'donatee',
  'menu',
  'product',
  'table',
  'tag',
]);

export interface CatalogueNotifier {
  /** Returns the number of the last change of the catalogue that this process has received; 0 before the first. */
  version: () => number;
  handleEvent: (event: DomainEvent<'recordChanged'>) => void;
  stop: () => void;
}

export function createCatalogueNotifier(bus: EventBus): CatalogueNotifier {
  let pending: Omit<CatalogueChange, 'version'> = { ids: [], hasMore: false };
  let version = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publishPending(number: number): void {
    timer = setTimeout(() => {
      timer = undefined;
      if (pending.ids.length > 0) publishPending(number);
    }, interval).unref();
    const payload = { ...pending, version };
    pending = { ids: [], hasMore: false };
    publish(bus, { number, name: 'catalogueChanged', payload });
  }

  return {
    version: () => version,
    handleEvent: ({ number, payload: { collection, id } }) => {
      if (!shopCollections.has(collection)) return;
      version = Math.max(version, number); // changes are not committed in the order of their numbers
      if (pending.ids.length < maxIds) pending.ids.push(id);
      else pending.hasMore = true;
      if (!timer) publishPending(number);
    },
    stop: () => clearTimeout(timer),
  };
}
