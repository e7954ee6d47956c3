/** The log of an order: its actions, their actors and notes. */
import { useEffect } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { relativeDateTimeText } from '../../../../schema/rules/time/dateText';
import { logText } from '../../../../schema/rules/order/actions/orderLogText';
import { useClock } from '../../../hooks/useClock';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import { useOrderLogQuery } from '../Orders.generated';
import styles from './OrderLog.module.css';

export function OrderLog({ order }: { order: BoardOrder }) {
  const { timezone } = useOffice().config;
  const now = useClock(timezone);
  const { data, refetch } = useOrderLogQuery({ variables: { id: order.id }, fetchPolicy: 'cache-and-network' });
  const { event } = order;
  useEffect(() => void refetch(), [event, refetch]);
  return (
    <section className={styles.log}>
      <h3>Verlauf</h3>
      {!data && <Skeleton />}
      <ul>
        {data?.order.log.map(({ id, createdAt, action, actorName, note }) => (
          <li key={id}>
            <span className={styles.action}>
              {logText(action, order.deliveryType)}
              {actorName && <small>{actorName}</small>}
              {note && <small className={styles.notice}>{note}</small>}
            </span>
            <time dateTime={createdAt}>{relativeDateTimeText(inZone(createdAt, timezone), now)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
