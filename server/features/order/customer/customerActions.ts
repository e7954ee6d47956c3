/** What the holder of its link may answer to an order: whether the proposed time suits them (G-059), and how they liked it (G-061). */
import { IsNull } from 'typeorm';
import { demand } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { moment } from '../../../../schema/fields/field';
import { isNotPossible, isReplaced, ratingObjection } from '../../../../schema/rules/order/orderActions';
import { questionnaire, type Questionnaire } from '../../../../schema/rules/order/questionnaire';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';
import { orderByLink, publicPart, type Link, type PublicOrder } from './publicOrder';
import { refuseIf, takeStep, tellStep } from '../lifecycle/applyAction';

export type Answer = 'confirm-counter-appointment' | 'reject-counter-appointment';

/** What an answer may carry along: the proposal it answers, as it was read. */
export const answerFields = { counterAppointment: moment({ label: 'Vorgeschlagener Termin' }) };

interface Reply {
  readonly action: Answer;
  /** Without it, whatever is proposed now. */
  readonly counterAppointment?: Date | null | undefined;
}

/** Agrees to the proposed time, or calls the order off. Of two answers one counts, and none to a proposal that is gone or was replaced. */
export async function answerProposal(context: Context, link: Link, { action, counterAppointment }: Reply): Promise<PublicOrder> {
  const order = await orderByLink(context, link);
  demand(check(answerFields, { counterAppointment }));
  const isOther = counterAppointment && order.counterAppointment && counterAppointment.getTime() !== order.counterAppointment.getTime();
  refuseIf(isOther ? isReplaced : undefined);
  return context.atomically(async context =>
    publicPart(context, await takeStep(context, order, { action, actor: 'customer', by: 'customer' })),
  );
}

type Marks = Omit<Questionnaire, 'comment'> & Partial<Pick<Questionnaire, 'comment'>>;

/** Keeps the marks of the customer, once for each order, unless it came to nothing. Its branch hears of it. */
export async function submitQuestionnaire(context: Context, link: Link, { comment = null, ...marks }: Marks): Promise<PublicOrder> {
  const order = await orderByLink(context, link);
  demand(check(questionnaire, { comment, ...marks }));
  refuseIf(objectionTo(order));
  return context.atomically(async context => {
    const isUnrated = { id: order.id, rating: IsNull(), rejectedAt: IsNull(), canceledAt: IsNull(), failedAt: IsNull() };
    const rated = { ...marks, ratingComment: comment, ratedAt: context.now, updatedAt: context.now };
    const { affected } = await context.records(Order).update(isUnrated, rated);
    if (!affected) refuseIf(isNotPossible);

    const { status } = await context.records(Order).findOneByOrFail({ id: order.id });
    await tellStep(context, order, { actor: 'customer', action: 'questionnaire', from: status, to: status, note: null });
    return publicPart(context, await context.records(Order).findOneByOrFail({ id: order.id }));
  });
}

const objectionTo = (order: Order) => ratingObjection({ ...order, questionnaireRating: order.rating });
