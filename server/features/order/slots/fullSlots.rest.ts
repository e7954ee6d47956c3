/** The REST route of full quarters of an hour. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import type { DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import { route, withQuery, type Route } from '../../../platform/collections/collectionRoutes';
import { loadFullSlots } from './fullSlots';

/** The query parameters. */
export const fullSlotsFields = { deliveryType: createOrderFields.deliveryType };

export const fullSlotRoutes: Route[] = [
  withQuery(
    route('get', '/branches/:id/full-slots', async ({ context, params, query }) => {
      throwIfInvalid(validate(fullSlotsFields, query));
      return { data: await loadFullSlots(context, params.id!, query.deliveryType as DeliveryMethod) };
    }),
  ),
];
