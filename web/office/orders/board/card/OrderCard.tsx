/** The card of an order on the board, readable from two meters, with its next action. It renders only when its order changes. */
import { memo, useRef } from 'react';
import { Alert } from '../../../../ui/feedback/Alert';
import { Card } from '../../../../ui/display/Card';
import { useOffice } from '../../../shell/officeContext';
import { useActionState } from '../../actions/useOrderActions';
import { CardHeader } from '../../card/CardHeader';
import { CardItems } from '../../card/CardItems';
import { isUnpaid, isWaiting, type CardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import { orderName, deliveryMethodText } from '../../orderText';
import { AnswerTimer } from './AnswerTimer';
import styles from './OrderCard.module.css';
import { OrderCardFooter } from './OrderCardFooter';
import { OrderCardActions } from './OrderCardActions';
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

function CardContent({ order }: { order: CardOrder }) {
  const { select, showsProducts } = useBoardContext();
  const { config } = useOffice();
  const { errorMessage, isQueued } = useActionState(order.id);
  return (
    <Card tone={isWaiting(order) ? 'fresh' : 'white'} edge="bottom" edgeSize="card" shadow="card">
      <div className={styles.content}>
        {/* With the mouse, the whole card opens the order. With the keyboard, Enter on the card does. */}
        <div className={styles.open} onClick={() => select(order.id)}>
          <CardHeader order={order} timezone={config.timezone} />
          {showsProducts ? (
            <div className={styles.items}>
              <CardItems order={order} />
            </div>
          ) : (
            <hr className={styles.rule} />
          )}
          <OrderCardFooter order={order} />
        </div>
        {isWaiting(order) && <AnswerTimer createdAt={order.createdAt} />}
        {isQueued && <Alert tone="warning">Wird gesendet, sobald wieder eine Verbindung besteht.</Alert>}
        {errorMessage && (
          <Alert tone="warning" isNew>
            {errorMessage}
          </Alert>
        )}
        <OrderCardActions order={order} />
      </div>
    </Card>
  );
}
