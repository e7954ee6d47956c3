/** Takes the ticks off items whose amount has changed, because what was done is no longer all of it. */
import type { ItemChange } from '../../../../schema/rules/order/orderItem';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import type { Order } from '../order.entity';

/** Unticks the items that changed after the event. Ticks of other items, also those of the same moment, stay. */
export async function untickChangedItems(context: Context, { id, event, doneItems }: Order, changes: readonly ItemChange[]): Promise<void> {
  const changed = changes.filter(change => change.event === event && change.kind !== 'removed').map(({ index }) => index);
  if (changed.some(index => doneItems.includes(index))) await removeTicks(context, [id, changed]);
}

const removeTicks = preparedStatement<Pick<Order, 'id'>>(
  'remove_ticks',
  `with updated as (
     update "order" set "tickedItems" = array(select unnest("tickedItems") except select unnest($2::integer[])) where id = $1 returning id
   )
   select id from updated`,
);
