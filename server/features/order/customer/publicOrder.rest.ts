/** The REST rows for whoever holds the link of an order. */
import { demand } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { read } from '../../../../schema/fields/parse';
import { questionnaire, type Questionnaire } from '../../../../schema/rules/order/questionnaire';
import { row, shown, type Call, type Row } from '../../../platform/collections/collectionRoutes';
import type { Context } from '../../../platform/context/context';
import { answerFields, answerProposal, submitQuestionnaire, type Answer } from './customerActions';
import { orderRelations, publicItemRelations } from '../orderRelations';
import { publicOrder, type Link, type PublicOrder } from './publicOrder';
import { pricingOf } from '../reading/orderJson';

const { branch } = orderRelations;

const showPublic = async (context: Context, order: PublicOrder): Promise<object> => ({
  ...(await shown(context, { branch }, order)),
  items: await Promise.all(order.items.map(item => shown(context, publicItemRelations, item))),
  pricing: pricingOf(order),
});

const linkOf = ({ params }: Call): Link => ({ uid: params.uid!, hash: params.hash! });

const answers: readonly Answer[] = ['confirm-counter-appointment', 'reject-counter-appointment'];

export const publicOrderRows: Row[] = [
  row('get', '/orders/public/:uid/:hash', async call => ({
    data: await showPublic(call.context, await publicOrder(call.context, linkOf(call))),
  })),
  ...answers.map(action =>
    row('post', `/orders/public/:uid/:hash/${action}`, async call => {
      const reply = read(answerFields, call.body);
      demand(check(answerFields, reply));
      return { data: await showPublic(call.context, await answerProposal(call.context, linkOf(call), { ...reply, action })) };
    }),
  ),
  row('post', '/orders/public/:uid/:hash/questionnaire', async call => ({
    data: await showPublic(
      call.context,
      await submitQuestionnaire(call.context, linkOf(call), read(questionnaire, call.body) as Questionnaire),
    ),
  })),
];
