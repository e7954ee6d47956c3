/** Orders in a table; on a phone each is a card. The number leads to the details. */
import { Link } from 'react-router';
import { inZone } from '../../../../schema/rules/time/calendar';
import { momentText } from '../../../../schema/rules/time/dateText';
import { isFinal, type OrderStatus } from '../../../../schema/rules/order/orderStatus';
import { statusText } from '../../../../schema/rules/order/orderTexts';
import { useClock } from '../../../hooks/useClock';
import { Pill } from '../../../ui/feedback/Badge';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import { useBoardView } from '../board/boardContext';
import styles from './OrderTable.module.css';
import { customerName, paymentText, totalText, wayText } from '../orderText';

interface Props {
  label: string;
  orders: readonly BoardOrder[];
  /** What is asked for now is on its way. */
  isStale?: boolean;
}

const sum = 'Betrag';

export function OrderTable({ label, orders, isStale = false }: Props) {
  const { showsBranch, showsCustomers } = useBoardView();
  const customer = showsCustomers ? ['Kundschaft'] : [];
  const branch = showsBranch ? ['Filiale'] : [];
  const heads = ['Bestellung', 'Eingang', ...customer, 'Art', ...branch, 'Status', 'Zahlung', sum];
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table role="table" className={`${styles.table} ${isStale ? styles.stale : ''}`} aria-busy={isStale}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map(head => (
              <th key={head} scope="col" role="columnheader" className={head === sum ? styles.sum : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {orders.map(order => (
            <Row key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ order }: { order: BoardOrder }) {
  const { showsBranch, showsCustomers, pathOf, selectedId } = useBoardView();
  const { timezone, currency } = useOffice().config;
  const at = useClock(timezone);
  return (
    <tr role="row" aria-current={order.id === selectedId ? 'true' : undefined}>
      <th scope="row" role="rowheader">
        <Link to={pathOf(order.id)}>{order.ticketNumber === null ? order.uid : `Ticket ${order.ticketNumber}`}</Link>
        {order.ticketNumber !== null && <small>{order.uid}</small>}
      </th>
      <td role="cell" className={styles.time}>
        {momentText(inZone(order.createdAt, timezone), at)}
      </td>
      {showsCustomers && (
        <td role="cell" className={styles.customer}>
          {customerName(order) || '–'}
        </td>
      )}
      <td role="cell" className={styles.way}>
        <span className={styles.ways}>
          {wayText(order)}
          {order.isPreorder && <Pill tone="dark">Vorbestellung</Pill>}
          {order.isQuotation && <Pill tone="info">Anfrage</Pill>}
        </span>
      </td>
      {showsBranch && <td role="cell">{order.branch.name}</td>}
      <td role="cell" className={styles.status}>
        <Pill tone={toneOf(order.status)} hasDot>
          {statusText(order)}
        </Pill>
      </td>
      <td role="cell">{paymentText(order).text}</td>
      <td role="cell" className={styles.sum}>
        {totalText(order, currency)}
      </td>
    </tr>
  );
}

const toneOf = (status: OrderStatus) =>
  status === 'COMPLETED'
    ? 'ok'
    : isFinal(status)
      ? 'bad'
      : status === 'CONFIRMED' || status === 'IN_DELIVERY' || status === 'DELIVERED'
        ? 'info'
        : 'warn';
