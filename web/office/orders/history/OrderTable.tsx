/** A table of orders. A phone shows a card for each order. The number links to the details. */
import { Link, useParams } from 'react-router';
import { inZone } from '../../../../schema/rules/time/calendar';
import { relativeDateTimeText } from '../../../../schema/rules/time/dateText';
import { isFinal, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { deliveryMethodText, statusText } from '../../../../schema/rules/order/orderTexts';
import { useClock } from '../../../hooks/useClock';
import { Badge } from '../../../ui/feedback/Badge';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import styles from './OrderTable.module.css';
import { customerName, paymentText, totalText, wasOrderedAhead } from '../orderText';

interface Props {
  label: string;
  orders: readonly BoardOrder[];
  /** True while the query for the current filters is running. */
  isOutdated?: boolean;
}

const totalLabel = 'Betrag';

export function OrderTable({ label, orders, isOutdated = false }: Props) {
  const { shouldShowBranch, isShowingCustomers } = useBoardContext();
  const customer = isShowingCustomers ? ['Kundschaft'] : [];
  const branch = shouldShowBranch ? ['Filiale'] : [];
  const headings = ['Bestellung', 'Eingang', ...customer, 'Art', ...branch, 'Status', 'Zahlung', totalLabel];
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table role="table" className={`${styles.table} ${isOutdated ? styles.outdated : ''}`} aria-busy={isOutdated}>
        <thead role="rowgroup">
          <tr role="row">
            {headings.map(heading => (
              <th key={heading} scope="col" role="columnheader" className={heading === totalLabel ? styles.total : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {orders.map(order => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order }: { order: BoardOrder }) {
  const { shouldShowBranch, isShowingCustomers, orderPath } = useBoardContext();
  const { id: selectedId } = useParams();
  const { timezone, currency } = useOffice().config;
  const now = useClock(timezone);
  return (
    <tr role="row" data-order={order.id} aria-current={order.id === selectedId ? 'true' : undefined}>
      <th scope="row" role="rowheader">
        <Link to={orderPath(order.id)}>{order.ticketNumber === null ? order.uid : `Ticket ${order.ticketNumber}`}</Link>
        {order.ticketNumber !== null && <small>{order.uid}</small>}
      </th>
      <td role="cell" className={styles.time}>
        {relativeDateTimeText(inZone(order.createdAt, timezone), now)}
      </td>
      {isShowingCustomers && (
        <td role="cell" className={styles.customer}>
          {customerName(order) || '–'}
        </td>
      )}
      <td role="cell" className={styles.method}>
        <span className={styles.methodBadges}>
          {deliveryMethodText(order)}
          {order.isPreorder &&
            wasOrderedAhead({ ...order, dueAt: order.dueAt ?? order.appointment ?? order.appointmentDate }, timezone) && (
              <Badge tone="dark">Vorbestellung</Badge>
            )}
          {order.isQuotation && <Badge tone="info">Anfrage</Badge>}
        </span>
      </td>
      {shouldShowBranch && <td role="cell">{order.branch.name}</td>}
      <td role="cell" className={styles.status}>
        <Badge tone={statusTone(order.status)} hasDot>
          {statusText(order)}
        </Badge>
      </td>
      <td role="cell">{paymentText(order).text}</td>
      <td role="cell" className={styles.total}>
        {totalText(order, currency)}
      </td>
    </tr>
  );
}

const statusTone = (status: OrderStatus) =>
  status === 'COMPLETED'
    ? 'success'
    : isFinal(status)
      ? 'error'
      : status === 'CONFIRMED' || status === 'IN_DELIVERY' || status === 'DELIVERED'
        ? 'info'
        : 'warning';
