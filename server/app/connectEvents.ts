/** Passes the events of all processes to what depends on them: subscriptions, caches and the catalogue. */
import { deleteImages, type ImageCache } from '../features/media/image/imageCache';
import { publicTemplates } from '../features/media/template/publicTemplates';
import type { ExternalSourceCache } from '../features/settings/externalSources';
import type { Services } from '../platform/context/services';
import { reportUnexpected } from '../platform/context/reportUnexpected';
import type { ConnectionGate } from '../platform/database/connectionGate';
import { publish, type DomainEvent } from '../platform/events/events';
import type { Metrics } from '../platform/http/metrics';
import { listenForEvents } from '../platform/events/listener';
import { createListNotifier, type ListNotifier } from '../platform/events/listNotifier';

interface EventReceivers {
  externalSources: ExternalSourceCache;
  imageCache: ImageCache;
  metrics: Pick<Metrics, 'observeEvent'>;
  connectionGate: ConnectionGate;
}

/** Listens until the returned function is called. */
export async function connectEvents(databaseUrl: string, services: Services, receivers: EventReceivers): Promise<() => Promise<void>> {
  const listNotifier = createListNotifier(services.bus);
  const stopListening = await listenForEvents(databaseUrl, {
    handleEvent: createEventHandler(services, { ...receivers, listNotifier }),
    setConnected: services.responseCache.setConnected,
    setAnswering: receivers.connectionGate.setAnswering,
  });
  return async () => {
    services.catalogueNotifier.stop();
    listNotifier.stop();
    await stopListening();
  };
}

const createEventHandler =
  (
    { bus, catalogueNotifier, responseCache, errorLog }: Services,
    { listNotifier, externalSources, imageCache, metrics }: EventReceivers & { listNotifier: ListNotifier },
  ) =>
  (event: DomainEvent): void => {
    metrics.observeEvent(event);
    if (event.name === 'listChanged') return listNotifier.handleEvent(event);
    publish(bus, event);
    if (event.name !== 'recordChanged') return;
    responseCache.invalidate();
    catalogueNotifier.handleEvent(event);
    listNotifier.handleEvent(event);
    const { collection, id } = event.payload;
    if (collection === 'config') void externalSources.refresh().catch(reportUnexpected(errorLog, 'Externe Dienste der Seiten'));
    if (collection === 'image') deleteImages(imageCache, id);
    if (['image', 'imageTemplate', 'config'].includes(collection))
      for (const name of publicTemplates) deleteImages(imageCache, `/${name}/`);
  };
