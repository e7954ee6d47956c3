/** The REST routes for the holder of an order link. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { parseFields } from '../../../../schema/fields/parse';
import { questionnaire, type Questionnaire } from '../../../../schema/rules/order/questionnaire';
import { route, serialize, type RouteRequest, type Route } from '../../../platform/collections/collectionRoutes';
import type { Context } from '../../../platform/context/context';
import { proposalAnswerFields, answerProposal, submitQuestionnaire, type ProposalAnswer } from './customerActions';
import { orderRelations, publicItemRelations } from '../orderRelations';
import { loadPublicOrder, type OrderLink, type PublicOrder } from './publicOrder';
import { serializePricing } from '../reading/orderJson';

const { branch } = orderRelations;

const serializePublicOrder = async (context: Context, order: PublicOrder): Promise<object> => ({
  ...(await serialize(context, { branch }, order)),
  items: await Promise.all(order.items.map(item => serialize(context, publicItemRelations, item))),
  pricing: serializePricing(order),
});

const linkOf = ({ params }: RouteRequest): OrderLink => ({ uid: params.uid!, hash: params.hash! });

const proposalAnswers: readonly ProposalAnswer[] = ['confirm-counter-appointment', 'reject-counter-appointment'];

export const publicOrderRoutes: Route[] = [
  route('get', '/orders/public/:uid/:hash', async call => ({
    data: await serializePublicOrder(call.context, await loadPublicOrder(call.context, linkOf(call))),
  })),
  ...proposalAnswers.map(action =>
    route('post', `/orders/public/:uid/:hash/${action}`, async call => {
      const input = parseFields(proposalAnswerFields, call.body);
      throwIfInvalid(validate(proposalAnswerFields, input));
      return { data: await serializePublicOrder(call.context, await answerProposal(call.context, linkOf(call), { ...input, action })) };
    }),
  ),
  route('post', '/orders/public/:uid/:hash/questionnaire', async call => ({
    data: await serializePublicOrder(
      call.context,
      await submitQuestionnaire(call.context, linkOf(call), parseFields(questionnaire, call.body) as Questionnaire),
    ),
  })),
];
