/** The actions of a customer who holds the link of an order: answer a proposed time (G-059) and rate the order (G-061). */
import { IsNull } from 'typeorm';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import type { ActionInput } from '../../../../schema/rules/order/actions/actionDefinition';
import { customerActions, type CustomerAction } from '../../../../schema/rules/order/actions/externalActions';
import { questionnaire, type Questionnaire } from '../../../../schema/rules/order/questionnaire';
import { ratingError } from '../../../../schema/rules/order/rating';
import { notAllowedNowError, proposalReplacedError } from '../../../../schema/rules/order/actions/transitionErrors';
import type { Context } from '../../../platform/context/context';
import { Order } from '../order.entity';
import { orderByLink, toPublicOrder, type OrderLink, type PublicOrder } from './publicOrder';
import { throwIf, applyAction, logAndPublishAction } from '../lifecycle/applyAction';

/**
 * Applies an action of the customer. Throws CONFLICT when the proposal that the customer read has been answered, withdrawn or replaced; without
 * `counterAppointment`, the action is for the current proposal.
 */
export async function runCustomerAction(
  context: Context,
  link: OrderLink,
  action: CustomerAction,
  input: Omit<ActionInput, 'at'>,
): Promise<PublicOrder> {
  const order = await orderByLink(context, link);
  throwIfInvalid(validate(customerActions[action].input, input));
  const { counterAppointment } = input;
  const isOutdated = counterAppointment && order.counterAppointment && counterAppointment.getTime() !== order.counterAppointment.getTime();
  throwIf(isOutdated ? proposalReplacedError : undefined);
  return context.transaction(async context =>
    toPublicOrder(context, await applyAction(context, order, { action, actor: 'customer', loggedActor: 'customer' })),
  );
}

type RatingInput = Omit<Questionnaire, 'comment'> & Partial<Pick<Questionnaire, 'comment'>>;

/**
 * Saves the rating of the customer, once for each order. Throws CONFLICT when the order is rejected, canceled or failed. The branch gets an
 * event.
 */
export async function submitQuestionnaire(
  context: Context,
  link: OrderLink,
  { comment = null, ...ratings }: RatingInput,
): Promise<PublicOrder> {
  const order = await orderByLink(context, link);
  throwIfInvalid(validate(questionnaire, { comment, ...ratings }));
  throwIf(ratingErrorOf(order));
  return context.transaction(async context => {
    const isRatable = { id: order.id, rating: IsNull(), rejectedAt: IsNull(), canceledAt: IsNull(), failedAt: IsNull() };
    const columns = { ...ratings, ratingComment: comment, ratedAt: context.now, updatedAt: context.now };
    const { affected } = await context.records(Order).update(isRatable, columns);
    if (!affected) throwIf(notAllowedNowError);

    const { status } = await context.records(Order).findOneByOrFail({ id: order.id });
    await logAndPublishAction(context, order, { actor: 'customer', action: 'questionnaire', from: status, to: status, note: null });
    return toPublicOrder(context, await context.records(Order).findOneByOrFail({ id: order.id }));
  });
}

const ratingErrorOf = ({ status, rating }: Order) => ratingError({ status, questionnaireRating: rating });
