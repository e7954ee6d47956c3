/** Saves the rating of an order by its customer (G-061). */
import { IsNull } from 'typeorm';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { notAllowedNowError, throwIf } from '../../../../schema/rules/order/actions/transitionErrors';
import { questionnaire, type Questionnaire } from '../../../../schema/rules/order/questionnaire';
import { ratingError } from '../../../../schema/rules/order/rating';
import type { Context } from '../../../platform/context/context';
import { logAndPublishAction } from '../lifecycle/orderLog';
import { Order } from '../order.entity';
import { orderByLink, type OrderLink } from './orderLink';
import { toPublicOrder } from './publicOrder';
import type { PublicOrder } from './publicOrder.type';

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
