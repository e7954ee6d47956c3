/** When customers can rate an order (G-061). */
import type { DeliveryMethod } from '../checkout/deliveryMethods';
import type { OrderStatus } from './orderStatus';
import { notAllowedNowError, type TransitionError } from './actions/transitionErrors';

interface RatableOrder {
  readonly status: OrderStatus;
  readonly questionnaireRating: number | null;
}

/** Returns the error if the order cannot be rated: one rating per order, none for failed orders. */
export const ratingError = ({ status, questionnaireRating }: RatableOrder): TransitionError | undefined =>
  ['REJECTED', 'CANCELED', 'FAILED'].includes(status) || questionnaireRating !== null ? notAllowedNowError : undefined;

/** Tells whether the status page asks for a rating, after the customer has the goods. */
export const isRatingOffered = ({
  status,
  deliveryType,
  questionnaireRating,
}: RatableOrder & { readonly deliveryType: DeliveryMethod }): boolean =>
  questionnaireRating === null &&
  (status === 'DELIVERED' || status === 'COMPLETED' || (status === 'IN_DELIVERY' && deliveryType !== 'delivery'));
