/** The REST routes for the holder of an order link. */
import { parseFields } from '../../../../schema/fields/parse';
import { customerActionNames, customerActions } from '../../../../schema/rules/order/actions/externalActions';
import { questionnaire } from '../../../../schema/rules/order/questionnaire';
import { route, serialize, type RouteRequest, type Route } from '../../../platform/collections/collectionRoutes';
import type { Context } from '../../../platform/context/context';
import { runCustomerAction } from './customerActions';
import { orderRelations, publicItemRelations } from '../orderRelations';
import type { OrderLink } from './orderLink';
import { loadPublicOrder } from './publicOrder';
import type { PublicOrder } from './publicOrder.type';
import { submitQuestionnaire } from './submitQuestionnaire';
import { serializePricing } from '../reading/orderJson';

const { branch } = orderRelations;

const serializePublicOrder = async (context: Context, order: PublicOrder): Promise<object> => ({
  ...(await serialize(context, { branch }, order)),
  items: await Promise.all(order.items.map(item => serialize(context, publicItemRelations, item))),
  pricing: serializePricing(order),
});

const linkOf = ({ params }: RouteRequest): OrderLink => ({ uid: params.uid!, hash: params.hash! });

export const publicOrderRoutes: Route[] = [
  route('get', '/orders/public/:uid/:hash', async call => ({
    data: await serializePublicOrder(call.context, await loadPublicOrder(call.context, linkOf(call))),
  })),
  ...customerActionNames.map(action =>
    route('post', `/orders/public/:uid/:hash/${customerActions[action].api.rest}`, async call => {
      const input = parseFields(customerActions[action].input, call.body);
      return { data: await serializePublicOrder(call.context, await runCustomerAction(call.context, linkOf(call), action, input)) };
    }),
  ),
  route('post', '/orders/public/:uid/:hash/questionnaire', async call => ({
    data: await serializePublicOrder(
      call.context,
      await submitQuestionnaire(call.context, linkOf(call), parseFields(questionnaire, call.body)),
    ),
  })),
];
