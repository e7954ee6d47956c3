/** Adds the print jobs that staff or the back-office screen asks for (B7, API-51, G-069). */
import { In } from 'typeorm';
import { printJob } from '../../../../schema/collections/printJob';
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import { reference, type RecordOf } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import { viewerByKey } from '../../branch/branchKey/branchKey.service';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';
import { getOrder } from '../reading/readOrders';
import { PrintJob } from './printJob.entity';

export const printFields = {
  device: reference({ label: 'Drucker', to: 'device', description: 'A printer of the branch. Without it, all enabled ones print.' }),
  receipt: {
    ...printJob.fields.receipt,
    required: false,
    default: 'customer',
    description: 'By default the receipt for the customer',
  } as const,
};
export type PrintInput = Partial<RecordOf<typeof printFields>>;

/** Prints a receipt again as a copy, or for the first time, and returns its jobs in the order of the printers. Throws INVALID when the branch has no such printer. */
export function printOrder(context: Context, id: string, input: PrintInput): Promise<PrintJob[]> {
  context.authorize('order.updateStatus');
  throwIfInvalid(validate(printFields, { device: null, receipt: null, ...input }));
  return context.transaction(async context => {
    const order = await getOrder(context, id, 'order.updateStatus');
    // Two requests at the same time wait for each other here, so that each copy has its own number.
    await context.db.query('select from "order" where id = $1 for update', [order.id]);
    const jobs = await insertCopies(context, [order.id, input.receipt ?? 'customer', input.device ?? null, context.now]);
    if (jobs.length === 0) throw new AppError('INVALID', { message: 'Kein Drucker verfügbar.' });
    return context.records(PrintJob).find({ where: { id: In(jobs.map(({ id }) => id)) }, order: { device: 'asc' } });
  });
}

/** Prints with the key of the back-office screen. */
export const printByScreen = async (context: Context, key: string, id: string, input: PrintInput): Promise<PrintJob[]> =>
  printOrder(await viewerByKey(context, { screen: 'backoffice', key }), id, input);

const insertCopies = preparedStatement<{ id: string }>(
  'insert_print_copies',
  `insert into "printJob" ("orderId", "branchId", "deviceId", uid, receipt, copy, "createdAt", "updatedAt", "availableAt")
   select record.id, record."branchId", device.id, record.uid, $2,
     coalesce((select max(copy) + 1 from "printJob" where "orderId" = $1 and receipt = $2), 0), $4, $4, $4
   from "order" as record join device on device."branchId" = record."branchId"
   where record.id = $1 and device.type = 'printer' and device."isEnabled" and ($3::uuid is null or device.id = $3)
   returning id`,
);
