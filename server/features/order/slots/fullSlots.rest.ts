/** The REST route of full quarters of an hour. */
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { loadFullSlots } from './fullSlots';

export const fullSlotRoutes: Route[] = [
  route('get', '/branches/:id/full-slots/:deliveryType', async ({ context, params }) => ({
    data: await loadFullSlots(context, params.id!, params.deliveryType as DeliveryMethod),
  })),
];
