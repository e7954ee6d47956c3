/** The REST routes of the branch screens. Two have the key in their path, as REST callers expect; actions take it as a header. */
import type { ActionInput } from '../../../../schema/rules/order/actions/actionDefinition';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { route, type RouteRequest, type Route } from '../../../platform/collections/collectionRoutes';
import { runBackofficeAction } from './backofficeActions';
import { backofficeOrders, frontdeskTickets } from './branchScreens';
import type { BackofficeOrder, Ticket } from './screenOrders';
import { serializeItems, serializePricing } from '../reading/orderJson';

const serializeBackofficeOrder = (order: BackofficeOrder): object => ({
  ...order,
  items: serializeItems(order),
  pricing: serializePricing(order),
});

/** The fields that the specification lists (table R). */
const serializeTicket = ({ event: _, ...ticket }: Ticket): object => ticket;

const credentialsOf = ({ params }: RouteRequest) => ({ branch: params.branch!, key: params.key! });

export const branchScreenRoutes: Route[] = [
  route('get', '/orders/frontdesk/:branch/:key', async call => ({
    data: (await frontdeskTickets(call.context, credentialsOf(call))).map(serializeTicket),
  })),
  route('get', '/orders/backoffice/:branch/:key', async call => ({
    data: (await backofficeOrders(call.context, credentialsOf(call))).map(serializeBackofficeOrder),
  })),
];

/** Applies an action with the key of the header `X-Api-Key`, which also determines the branch. */
export async function runActionByScreen(
  { context, params, apiKey: key, idempotencyKey }: RouteRequest,
  action: StaffAction,
  input: Omit<ActionInput, 'at'>,
): Promise<object> {
  return serializeBackofficeOrder(await runBackofficeAction(context, { key }, { id: params.id!, action, input, idempotencyKey }));
}
