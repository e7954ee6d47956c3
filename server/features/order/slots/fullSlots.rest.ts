/** The REST route of full quarters of an hour. */
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { loadFullSlots } from './fullSlots';

export const fullSlotRoutes: Route[] = [
  route('get', '/branches/:id/full-slots', async ({ context, params }) => ({ data: await loadFullSlots(context, params.id!) })),
];
