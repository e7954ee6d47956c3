/** Records that staff has seen new orders on a screen, so that the status pages of their customers say so. */
import { AppError } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { isOpen } from '../orderSql';

export const maxSeenOrders = 100;

/** Returns the ids of the orders that were seen for the first time. Orders that are answered, or no longer exist, are left out. */
export function markOrdersSeen(context: Context, ids: readonly Id[]): Promise<Id[]> {
  context.authorize('order.updateStatus');
  if (ids.length > maxSeenOrders || !ids.every(isId))
    throw new AppError('INVALID', { message: `Bitte höchstens ${maxSeenOrders} gültige Kennungen von Bestellungen angeben.` });
  return context.transaction(async context => {
    for (const { branch } of await selectBranches(context, [ids])) context.authorizeIn(branch, 'order.updateStatus');
    return (await updateSeen(context, [ids, context.now])).map(({ id }) => id);
  });
}

const selectBranches = preparedStatement<{ branch: Id }>(
  'branches_of_orders',
  'select distinct "branchId" as branch from "order" where id = any($1)',
);

// An order that another device marks at the same time is skipped. The event is internal, because only the customer's page shows the change.
const updateSeen = preparedStatement<{ id: Id }>(
  'mark_orders_seen',
  `with unseen as (
     select id from "order"
     where id = any($1) and "seenAt" is null and "confirmedAt" is null
       and ${isOpen}
     order by id for update skip locked
   ), seen as (
     update "order" set "seenAt" = $2 from unseen where "order".id = unseen.id returning "order".id, uid, "branchId"
   ), event as (
     insert into event (name, payload)
     select 'orderChanged', jsonb_build_object('id', id, 'uid', uid, 'branch', "branchId", 'isInternal', true) from seen
     returning number, name, payload, floor(extract(epoch from clock_timestamp()) * 1000) as at
   )
   select payload ->> 'id' as id, pg_notify('events', row_to_json(event)::text) from event`,
);
