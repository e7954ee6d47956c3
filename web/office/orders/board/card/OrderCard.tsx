/** The card of an order on the board, readable from two meters, with its next action. */
import { Alert } from '../../../../ui/feedback/Alert';
import { Card } from '../../../../ui/display/Card';
import { useOffice } from '../../../shell/officeContext';
import { CardHeader } from '../../card/CardHeader';
import { CardItems } from '../../card/CardItems';
import { isUnpaid, isWaiting, type BoardOrder } from '../board';
import { useBoardContext } from '../boardContext';
import { orderName, deliveryMethodText } from '../../orderText';
import styles from './OrderCard.module.css';
import { OrderCardFooter } from './OrderCardFooter';
import { OrderCardActions } from './OrderCardActions';

export function OrderCard({ order }: { order: BoardOrder }) {
  const { select, selectedId, actions, showsProducts } = useBoardContext();
  const { config } = useOffice();
  const errorMessage = actions.errorOf(order.id);
  const classes = [styles.card, order.id === selectedId && styles.selected, isUnpaid(order) && styles.unpaid].filter(Boolean).join(' ');
  return (
    <article className={classes} tabIndex={0} data-order={order.id} aria-label={`${orderName(order)}, ${deliveryMethodText(order)}`}>
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
          {errorMessage && (
            <Alert tone="warning" isNew>
              {errorMessage}
            </Alert>
          )}
          <OrderCardActions order={order} />
        </div>
      </Card>
    </article>
  );
}
