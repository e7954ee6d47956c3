/** The REST routes that create and read orders. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import type { Fields } from '../../../../schema/fields/field';
import { parsePaging, withQuery, route, type RouteRequest, type Route } from '../../../platform/collections/collectionRoutes';
import type { Context } from '../../../platform/context/context';
import { createOrder, type CreatedOrder } from '../placing/createOrder';
import { currentOrdersFields, currentOrders, missedOrders } from './currentOrders';
import { parseOrderInput } from '../placing/orderInput';
import { listOrders } from './listOrders';
import { orderListFields, defaultLimit, withoutEmpty, type OrderListRequest } from './orderListRequest';
import { getOrder } from './readOrders';
import { serializeOrder, serializeOrders } from './orderJson';

const serializeCreatedOrder = async (context: Context, { uid, hash, order, paymentRedirectUrl }: CreatedOrder): Promise<object> => ({
  ...(order && (await serializeOrder(context, order))),
  uid,
  hash,
  ...(paymentRedirectUrl && { paymentRedirectUrl }),
});

const parseListRequest = ({ limit, page, ...query }: RouteRequest['query']): OrderListRequest => ({
  ...withoutEmpty(query),
  ...parsePaging({ limit, page }),
});

/** Builds a list route that rejects unknown parameters. Anonymous clients get the authorization error instead. */
const listRoute = (path: string, fields: Fields, handler: Route['handle']): Route =>
  withQuery(
    route('get', path, async request => {
      if (request.context.viewer) throwIfInvalid(validate(fields, parseListRequest(request.query)));
      return handler(request);
    }),
  );

export const orderRoutes: Route[] = [
  route(
    'post',
    '/orders',
    async ({ context, body, idempotencyKey }) => ({
      data: await serializeCreatedOrder(context, await createOrder(context, parseOrderInput(body), idempotencyKey)),
    }),
    201,
  ),
  listRoute('/orders', orderListFields, async ({ context, query }) => {
    const listRequest = parseListRequest(query);
    const { items, ...meta } = await listOrders(context, listRequest);
    const { page, limit = defaultLimit } = listRequest;
    return { data: await serializeOrders(context, items), meta: { ...meta, ...(page && { page }), limit } };
  }),
  listRoute('/orders/current', currentOrdersFields, async ({ context, query }) => ({
    data: await serializeOrders(context, await currentOrders(context, query.branch)),
  })),
  listRoute('/orders/missed', currentOrdersFields, async ({ context, query }) => ({
    data: await serializeOrders(context, await missedOrders(context, query.branch)),
  })),
  route('get', '/orders/:id', async ({ context, params }) => ({
    data: await serializeOrder(context, await getOrder(context, params.id!, 'order.read')),
  })),
];
