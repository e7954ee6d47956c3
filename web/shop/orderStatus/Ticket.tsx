/** Shows the ticket number or, without tickets, the order number (G-046). */
import { isFinal } from '../../../schema/rules/order/orderStatus';
import { Card } from '../../ui/display/Card';
import type { StatusOrderFragment } from './OrderStatus.generated';
import styles from './Ticket.module.css';

interface Props {
  order: Pick<StatusOrderFragment, 'uid' | 'ticketNumber' | 'deliveryType' | 'status'>;
  /** The shop uses no tickets. */
  shouldShowUid: boolean;
}

export function Ticket({ order, shouldShowUid }: Props) {
  const { uid, ticketNumber, deliveryType, status } = order;
  const isTicket = !shouldShowUid && ticketNumber !== null;
  return (
    <div className={styles.position}>
      <Card tone="light" edgeSize="ticket">
        <div className={styles.ticket}>
          <span className={styles.label}>{isTicket ? 'Ticket' : 'Bestellnummer'}</span>
          <b className={isTicket ? styles.number : styles.uid}>{isTicket ? ticketNumber : uid}</b>
          {deliveryType === 'takeaway' && !isFinal(status) && <p>Bitte bei der Abholung nennen.</p>}
        </div>
      </Card>
    </div>
  );
}
