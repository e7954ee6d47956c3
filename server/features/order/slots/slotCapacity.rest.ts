/** The REST routes of the capacity of quarters of an hour. */
import { parseFields } from '../../../../schema/fields/parse';
import { slotCapacityInputFields } from '../../../../schema/rules/order/timing/slotCapacity';
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { setSlotCapacity } from './setSlotCapacity';
import { loadSlotCapacities } from './slotCapacities';

export const slotCapacityRoutes: Route[] = [
  route('get', '/branches/:id/slot-capacities', async ({ context, params }) => ({ data: await loadSlotCapacities(context, params.id!) })),
  route('put', '/branches/:id/slot-capacities', async ({ context, params, body }) => ({
    data: await setSlotCapacity(context, params.id!, parseFields(slotCapacityInputFields, body)),
  })),
];
