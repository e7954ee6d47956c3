/** Loads the order that an event is about. */
import type { Context } from '../../../platform/context/context';
import { loadOncePerEvent, type DomainEvent } from '../../../platform/events/events';
import { Order } from '../order.entity';

export type OrderChangedEvent = DomainEvent<'orderChanged'>;

/** Loads the order once for all subscribers of an event. Returns null when it has been deleted. */
export const loadChangedOrder = (context: Context, event: OrderChangedEvent): Promise<Order | null> =>
  loadOncePerEvent(event, 'order', () => context.records(Order).findOneBy({ id: event.payload.id }));
