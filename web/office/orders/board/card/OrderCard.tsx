/**
 * The card of an order on the board, readable from two meters, with its next action, which a swipe to the right runs too. It renders only
 * when its order changes.
 */
import { memo, useRef } from 'react';
import { buttonLabel } from '../../actions/actionView';
import { useLiveOrders } from '../../live/ordersContext';
import { isUnpaid, type CardOrder } from '../board';
import { orderLabel } from '../../orderText';
import { CardContent } from './CardContent';
import styles from './OrderCard.module.css';
import { useSwipe } from './swipe/useSwipe';
import { useCardActions } from './useCardActions';
import { useIsNear } from './useIsNear';

interface Props {
  order: CardOrder;
  isSelected: boolean;
  /** The card is among the first of its column, so it is shown at once. */
  isFirst: boolean;
}

export const OrderCard = memo(function OrderCard({ order, isSelected, isFirst }: Props) {
  const card = useRef<HTMLElement>(null);
  const { isNear, height } = useIsNear(card, isFirst);
  const { step, run } = useCardActions(order);
  const { queue } = useLiveOrders();
  const swipe = useSwipe(card, {
    canSwipe: () => step !== undefined && !queue.stateOf(order.id).isRunning,
    onSwipe: () => step && run(step),
  });
  const classes = [
    styles.card,
    isSelected && styles.selected,
    isUnpaid(order) && styles.unpaid,
    order.isCancellationUnseen && styles.canceled,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <article
      ref={card}
      className={classes}
      style={isNear ? undefined : { blockSize: height }}
      tabIndex={0}
      data-order={order.id}
      data-step={step && buttonLabel(step, order)}
      aria-label={orderLabel(order)}
      {...swipe}
    >
      {isNear && <CardContent order={order} />}
    </article>
  );
});
