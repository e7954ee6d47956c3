/** The REST rows of the screens of a branch. Two carry the key in their path, as their addresses always did; the steps take it as a header. */
import { read } from '../../../../schema/fields/parse';
import { row, type Call, type Row } from '../../../platform/collections/collectionRoutes';
import { backofficeOrders, frontdeskTickets, moveByKey, type KeyMove, type KeyOrder } from './branchScreens';
import { moveFields } from '../lifecycle/staffActions';
import { itemsOf, pricingOf } from '../reading/orderJson';

const show = (order: KeyOrder): object => ({ ...order, items: itemsOf(order), pricing: pricingOf(order) });

const holderOf = ({ params }: Call) => ({ branch: params.branch!, key: params.key! });

export const keyViewRows: Row[] = [
  row('get', '/orders/frontdesk/:branch/:key', async call => ({ data: await frontdeskTickets(call.context, holderOf(call)) })),
  row('get', '/orders/backoffice/:branch/:key', async call => ({
    data: (await backofficeOrders(call.context, holderOf(call))).map(show),
  })),
];

/** A step taken with the key in the header `X-Api-Key`; which branch it is for, the key says. */
export async function stepByKey({ context, params, body, apiKey: key }: Call, action: KeyMove['action']): Promise<object> {
  return show(await moveByKey(context, { key }, { id: params.id!, action, move: read(moveFields[action], body) }));
}
