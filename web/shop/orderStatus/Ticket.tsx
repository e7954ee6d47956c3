/** The number of the order, on the top of a paper bag. Where no tickets are given it is the order's own (G-046). */
import { isFinal } from '../../../schema/rules/order/orderStatus';
import { Paper } from '../../ui/display/Card';
import type { StatusOrderFragment } from './OrderStatus.generated';
import styles from './Ticket.module.css';

interface Props {
  order: Pick<StatusOrderFragment, 'uid' | 'ticketNumber' | 'deliveryType' | 'status'>;
  /** The shop gives no tickets. */
  isUid: boolean;
}

export function Ticket({ order, isUid }: Props) {
  const { uid, ticketNumber, deliveryType, status } = order;
  const isTicket = !isUid && ticketNumber !== null;
  return (
    <div className={styles.place}>
      <Paper tone="light" teeth="ticket">
        <div className={styles.ticket}>
          <span className={styles.label}>{isTicket ? 'Ticket' : 'Bestellnummer'}</span>
          <b className={isTicket ? styles.number : styles.uid}>{isTicket ? ticketNumber : uid}</b>
          {deliveryType === 'takeaway' && !isFinal(status) && <p>Bitte bei der Abholung nennen.</p>}
        </div>
      </Paper>
    </div>
  );
}
