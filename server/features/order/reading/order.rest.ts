/** The REST rows of orders. */
import { demand } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import type { Fields } from '../../../../schema/fields/field';
import { asking, row, type Call, type Row } from '../../../platform/collections/collectionRoutes';
import type { Context } from '../../../platform/context/context';
import { createOrder, type Placed } from '../placing/createOrder';
import { currentFields, currentOrders, missedOrders } from './currentOrders';
import { readDraft } from '../placing/orderInput';
import { keyViewRows } from '../screens/branchScreens.rest';
import { listFields, listOrders, usualLimit, type ListRequest } from './listOrders';
import { orderStepRows } from '../lifecycle/orderActions.rest';
import { publicOrderRows } from '../customer/publicOrder.rest';
import { orderById } from './readOrders';
import { showOrder, showOrders } from './orderJson';

const showPlaced = async (context: Context, { uid, hash, order, paymentRedirectUrl }: Placed): Promise<object> => ({
  ...(order && (await showOrder(context, order))),
  uid,
  hash,
  ...(paymentRedirectUrl && { paymentRedirectUrl }),
});

// What is no number stays in, for the service to refuse.
const listed = ({ limit, page, ...query }: Call['query']): ListRequest => ({
  ...query,
  ...(limit !== undefined && { limit: Number(limit) }),
  ...(page !== undefined && { page: Number(page) }),
});

/** A list that refuses parameters that mean nothing to it. Who may ask nothing is told that instead. */
const list = (path: string, fields: Fields, call: Row['call']): Row =>
  asking(
    row('get', path, async one => {
      if (one.context.viewer) demand(check(fields, listed(one.query)));
      return call(one);
    }),
  );

export const orderRows: Row[] = [
  row(
    'post',
    '/orders',
    async ({ context, body, idempotencyKey }) => ({
      data: await showPlaced(context, await createOrder(context, readDraft(body), idempotencyKey)),
    }),
    201,
  ),
  list('/orders', listFields, async ({ context, query }) => {
    const request = listed(query);
    const { items, ...meta } = await listOrders(context, request);
    const { page, limit = usualLimit } = request;
    return { data: await showOrders(context, items), meta: { ...meta, ...(page && { page }), limit } };
  }),
  list('/orders/current', currentFields, async ({ context, query }) => ({
    data: await showOrders(context, await currentOrders(context, query.branch)),
  })),
  list('/orders/missed', currentFields, async ({ context, query }) => ({
    data: await showOrders(context, await missedOrders(context, query.branch)),
  })),
  ...publicOrderRows,
  ...keyViewRows,
  row('get', '/orders/:id', async ({ context, params }) => ({
    data: await showOrder(context, await orderById(context, params.id!, 'order.read')),
  })),
  ...orderStepRows,
];
