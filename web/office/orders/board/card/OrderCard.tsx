/** The card of an order on the board, readable from two meters, with its next action. It renders only when its order changes. */
import { memo, useRef } from 'react';
import { isUnpaid, type CardOrder } from '../board';
import { deliveryMethodText, orderName } from '../../orderText';
import { CardContent } from './CardContent';
import styles from './OrderCard.module.css';
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
  const classes = [styles.card, isSelected && styles.selected, isUnpaid(order) && styles.unpaid].filter(Boolean).join(' ');
  return (
    <article
      ref={card}
      className={classes}
      style={isNear ? undefined : { blockSize: height }}
      tabIndex={0}
      data-order={order.id}
      aria-label={`${orderName(order)}, ${deliveryMethodText(order)}`}
    >
      {isNear && <CardContent order={order} />}
    </article>
  );
});
