/** Passes the events of all processes to what depends on them: subscriptions, caches and the catalogue. */
import { createCatalogueNotifier, type CatalogueNotifier } from '../features/catalogue/catalogueNotifier';
import { deleteImages, type ImageCache } from '../features/media/image/imageCache';
import { publicTemplates } from '../features/media/template/imageTemplate.service';
import type { MapOrigins } from '../features/settings/mapOrigins';
import type { Services } from '../platform/context/services';
import type { ConnectionGate } from '../platform/database/connectionGate';
import { publish, type DomainEvent } from '../platform/events/events';
import type { Metrics } from '../platform/http/metrics';
import { listenForEvents } from '../platform/events/listener';

interface EventReceivers {
  mapOrigins: MapOrigins;
  imageCache: ImageCache;
  metrics: Pick<Metrics, 'observeEvent'>;
  connectionGate: ConnectionGate;
}

/** Listens until the returned function is called. */
export async function connectEvents(databaseUrl: string, services: Services, receivers: EventReceivers): Promise<() => Promise<void>> {
  const notifier = createCatalogueNotifier(services.bus);
  const stopListening = await listenForEvents(databaseUrl, {
    handleEvent: createEventHandler(services, { ...receivers, notifier }),
    setConnected: services.responseCache.setConnected,
    setAnswering: receivers.connectionGate.setAnswering,
  });
  return async () => {
    notifier.stop();
    await stopListening();
  };
}

const createEventHandler =
  ({ bus, responseCache }: Services, { notifier, mapOrigins, imageCache, metrics }: EventReceivers & { notifier: CatalogueNotifier }) =>
  (event: DomainEvent): void => {
    metrics.observeEvent(event);
    publish(bus, event);
    if (event.name !== 'recordChanged') return;
    responseCache.invalidate();
    notifier.handleEvent(event);
    const { collection, id } = event.payload;
    if (collection === 'config') void mapOrigins.refresh().catch(console.error);
    if (collection === 'image') deleteImages(imageCache, id);
    if (['image', 'imageTemplate', 'config'].includes(collection))
      for (const name of publicTemplates) deleteImages(imageCache, `/${name}/`);
  };
