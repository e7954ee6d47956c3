/** The REST route that undoes an order action. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { serializeOrder } from '../reading/orderJson';
import { undoOrderAction } from './undoOrderAction';

export const orderUndoRoutes: Route[] = [
  route('post', '/orders/:id/undo', async ({ context, params, body, ifMatch, idempotencyKey }) => {
    context.authorize('order.updateStatus');
    throwIfInvalid(validate({}, body));
    return { data: await serializeOrder(context, await undoOrderAction(context, params.id!, { ifMatch, idempotencyKey })) };
  }),
];
