/** The header of the card of an order: its priority, number, delivery method and due time. */
import { deliveryMethodText } from '../../../../schema/rules/order/orderTexts';
import { useClock } from '../../../hooks/useClock';
import { Icon } from '../../../ui/display/Icon';
import { dueView, type DueOrder, type Timing } from '../dueText';
import { deliveryMethodIcon } from '../orderText';
import type { CardOrder } from '../board/board';
import { PriorityBadge } from './PriorityBadge';
import styles from './card.module.css';

interface Props {
  order: DueOrder & Pick<CardOrder, 'uid' | 'ticketNumber' | 'tableIdentifier' | 'prioritizedAt'>;
  timezone: string;
  /** When the preparation starts, if it is known. */
  timing?: Timing | undefined;
  /** For the screen at the counter. */
  isLarge?: boolean;
}

export function CardHeader({ order, timezone, timing, isLarge }: Props) {
  const due = dueView(order, useClock(timezone), timing);
  return (
    <header className={isLarge ? `${styles.header} ${styles.large}` : styles.header}>
      <PriorityBadge order={order} />
      <b className={order.ticketNumber === null ? styles.uid : styles.ticket}>{order.ticketNumber ?? order.uid}</b>
      <span className={styles.method}>
        <Icon name={deliveryMethodIcon(order)} label={deliveryMethodText(order)} />
        <span aria-hidden="true">{deliveryMethodText(order)}</span>
      </span>
      {due && (
        <span className={`${styles.due} ${styles[due.tone] ?? ''}`}>
          <b>
            {due.tone !== 'calm' && <Icon name={due.tone === 'overdue' ? 'circle-alert' : 'clock'} />}
            {due.time}
          </b>
          <small>{due.remark}</small>
        </span>
      )}
    </header>
  );
}
