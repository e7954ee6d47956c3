/** The order an event is about, for whoever is told. */
import type { Context } from '../../../platform/context/context';
import { once, type Told } from '../../../platform/events/events';
import { Order } from '../order.entity';

export type Changed = Told<'orderChanged'>;

/** One load for all who listen; null when it was deleted. */
export const changed = (context: Context, told: Changed): Promise<Order | null> =>
  once(told, 'order', () => context.records(Order).findOneBy({ id: told.payload.id }));
