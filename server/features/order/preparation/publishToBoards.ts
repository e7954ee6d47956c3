/** Notifies the boards that an order changed in a way that no update of the order can conflict with: a tick, a start or a priority. */
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import type { Order } from '../order.entity';

/** The row of the order must be locked by a change, so that the numbers of its events rise in the order of the changes. */
export async function publishToBoards(context: Context, { id, uid, branch }: Order): Promise<void> {
  const event = await context.publish('orderChanged', { id, uid, branch });
  await saveEvent(context, [id, event]);
}

const saveEvent = preparedStatement<Pick<Order, 'id'>>(
  'save_ticks_event',
  'with updated as (update "order" set "ticksEvent" = $2::integer where id = $1 returning id) select id from updated',
);
