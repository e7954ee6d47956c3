/** The orders and the capacity of the next quarters of an hour of a branch (G-147). */
import type { Id } from '../../../../schema/fields/field';
import { enabledDeliveryMethods } from '../../../../schema/rules/checkout/checkout';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { inZone } from '../../../../schema/rules/time/calendar';
import { quarterMinutes } from '../../../../schema/rules/time/capacity';
import { nextQuarters } from '../../../../schema/rules/order/timing/slotCapacity';
import type { Branch } from '../../branch/branch.entity';
import { branchService } from '../../branch/branch.service';
import { getSettings } from '../../settings/settings.service';
import type { Context } from '../../../platform/context/context';
import { preparedStatement } from '../../../platform/database/preparedStatement';

/** A quarter of an hour of a delivery method. */
interface Quarter {
  readonly deliveryType: DeliveryMethod;
  /** Its start. */
  readonly slot: Date;
}

export interface SlotCapacity extends Quarter {
  readonly orders: number;
  /** Null without a limit. */
  readonly capacity: number | null;
  readonly defaultCapacity: number | null;
  readonly isChanged: boolean;
}

/** Loads the next quarters of an hour of each enabled delivery method. For staff of the branch. */
export async function loadSlotCapacities(context: Context, branchReference: string): Promise<SlotCapacity[]> {
  const branch = await authorizedBranch(context, branchReference);
  const { timezone } = await getSettings(context);
  const at = inZone(context.now, timezone);
  const quarters = enabledDeliveryMethods(branch).flatMap(deliveryType =>
    nextQuarters(branch, deliveryType, at).map(slot => ({ deliveryType, slot: new Date(slot) })),
  );
  return loadCapacities(context, branch.id, quarters);
}

/** Returns the branch. Throws unless the viewer may change its capacity. */
export async function authorizedBranch(context: Context, branchReference: string): Promise<Branch> {
  context.authorize('branch.setSlotCapacity');
  const branch = await branchService.get(context, branchReference);
  context.authorizeIn(branch.id, 'branch.setSlotCapacity');
  return branch;
}

/** Loads what these quarters of an hour of a branch hold, in their order. */
export async function loadCapacities(context: Context, branch: Id, quarters: readonly Quarter[]): Promise<SlotCapacity[]> {
  const times = quarters.map(({ slot }) => slot.getTime());
  if (times.length === 0) return [];
  return selectCapacities(context, [
    branch,
    quarters.map(({ deliveryType }) => deliveryType),
    quarters.map(({ slot }) => slot),
    new Date(Math.min(...times)),
    new Date(Math.max(...times) + quarterMinutes * 60_000),
  ]);
}

const selectCapacities = preparedStatement<SlotCapacity>(
  'slot_capacities',
  `select quarter."deliveryType", quarter.slot, coalesce(orders, 0)::int as orders, changed.slot is not null as "isChanged",
     slot_capacity($1, quarter."deliveryType", quarter.slot) as capacity, slot_capacity($1, quarter."deliveryType") as "defaultCapacity"
   from unnest($2::text[], $3::timestamptz[]) with ordinality as quarter ("deliveryType", slot, place)
     left join "slotCapacity" as changed
       on changed."branchId" = $1 and changed."deliveryType" = quarter."deliveryType" and changed.slot = quarter.slot
     left join (
       select method, slot, orders from (select distinct method from unnest($2::text[]) as method) as methods
         cross join lateral slot_counts($1, method, $4, $5)
     ) as counted on method = quarter."deliveryType" and counted.slot = quarter.slot
   order by place`,
);
