/** Adds the automatic print jobs of orders in their transactions (decisions, table S): one for each printer that prints by itself. */
import { orderActions, type OrderAction } from '../../../../schema/rules/order/orderActions';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { undoDelay } from '../notifications/orderNotifications';
import type { Order } from '../order.entity';

/** Returns an SQL statement that adds the jobs of an order. Each receipt is added once, however often its action runs. */
export const insertPrintJobsSql = (
  record: string,
  { receipt, event, delay }: { receipt: string; event: string; delay: string },
): string => `insert into "printJob" ("orderId", "branchId", "deviceId", uid, receipt, event, "createdAt", "updatedAt", "availableAt")
    select record.id, record."branchId", device.id, record.uid, ${receipt}, ${event}, record."updatedAt", record."updatedAt",
      record."updatedAt" + ${delay} * interval '1 second'
    from ${record} as record join device on device."branchId" = record."branchId"
    where device.type = 'printer' and device."isEnabled" and device."autoPrint"
    on conflict ("orderId", "deviceId", receipt, copy) do nothing`;

const insertPrintJobs = preparedStatement(
  'insert_print_jobs',
  insertPrintJobsSql('(select * from "order" where id = $1)', { receipt: '$2', event: '$3::integer', delay: '$4::integer' }),
);

/** Adds the print jobs of an action. They wait while an undo can drop them (G-139). */
export async function queuePrints(context: Context, { id }: Pick<Order, 'id'>, action: OrderAction, event: number): Promise<void> {
  const { print, undoLimit } = orderActions[action];
  if (print) await insertPrintJobs(context, [id, print, event, undoLimit ? undoDelay : 0]);
}

/** Drops the print jobs of an action that no printer can have printed yet; `event` is the number of the event of the action. */
export async function dropPrints(context: Context, { id, event }: Pick<Order, 'id' | 'event'>): Promise<void> {
  await deletePrintJobs(context, [id, event, context.now]);
}

const deletePrintJobs = preparedStatement(
  'drop_print_jobs',
  'delete from "printJob" where "orderId" = $1 and event = $2 and "availableAt" > $3',
);
