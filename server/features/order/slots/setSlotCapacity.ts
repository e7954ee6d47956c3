/** Staff change how many orders a quarter of an hour takes (G-147): more, fewer, none, or as many as the branch does by default. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { deliveryMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { slotCapacityInputFields, slotCapacityIssues, type SlotCapacityInput } from '../../../../schema/rules/order/timing/slotCapacity';
import { getSettings } from '../../settings/settings.service';
import type { Context } from '../../../platform/context/context';
import { writeLog } from '../../../platform/context/log';
import { authorizedBranch, loadCapacities, type SlotCapacity } from './slotCapacities';

/** Sets the capacity and returns the quarter of an hour with its orders. For staff of the branch. */
export async function setSlotCapacity(context: Context, branchReference: string, input: SlotCapacityInput): Promise<SlotCapacity> {
  const branch = await authorizedBranch(context, branchReference);
  throwIfInvalid(validate(slotCapacityInputFields, input));
  const { timezone } = await getSettings(context);
  throwIfInvalid(slotCapacityIssues(input, branch, inZone(context.now, timezone)));
  const { deliveryType, slot, capacity = null } = input;
  const { id, name } = branch;
  return context.transaction(async context => {
    // Orders that count the quarter of an hour have the same lock, so none of them exceeds the new capacity.
    await context.db.query('select lock_slot($1, $2, $3)', [id, deliveryType, slot]);
    await context.db.query(...storeCapacity([id, deliveryType, slot], capacity));
    await writeLog(context, {
      channel: 'order',
      message: `${deliveryMethods[deliveryType]} in ${name}, Viertelstunde ab ${dateTimeText(inZone(slot, timezone))}: ${capacityText(capacity)}.`,
      record: { collection: 'branch', id },
    });
    await context.publish('slotsChanged', { id });
    const [changed] = await loadCapacities(context, id, [{ deliveryType, slot }]);
    return changed!;
  });
}

const storeCapacity = (key: unknown[], capacity: number | null): [string, unknown[]] =>
  capacity === null
    ? [`delete from "slotCapacity" where "branchId" = $1 and "deliveryType" = $2 and slot = $3`, key]
    : [
        `insert into "slotCapacity" ("branchId", "deliveryType", slot, capacity) values ($1, $2, $3, $4)
           on conflict ("branchId", "deliveryType", slot) do update set capacity = excluded.capacity`,
        [...key, capacity],
      ];

function capacityText(capacity: number | null): string {
  if (capacity === null) return 'so viele Bestellungen wie sonst';
  if (capacity === 0) return 'gesperrt';
  return capacity === 1 ? 'höchstens 1 Bestellung' : `höchstens ${capacity} Bestellungen`;
}
