/** How long the order waits for an answer: a ring that fills within three minutes of opening time, and the minutes. */
import { useState } from 'react';
import { waitedMinutes } from '../../../../../schema/rules/order/answer/missedOrders';
import { answerMinutes } from '../../../../../schema/rules/order/answer/reminder';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { isOpen } from '../../../../../schema/rules/time/openingHours';
import { now as currentTime } from '../../../../hooks/serverTime';
import { useClock } from '../../../../hooks/useClock';
import { waitingText } from '../../dueText';
import { useBranchHoursQuery, type BranchHoursQuery } from '../../Orders.generated';
import type { CardOrder } from '../board';
import styles from './AnswerTimer.module.css';

type TimedOrder = Pick<CardOrder, 'createdAt' | 'paidAt'> & { readonly branch: { readonly id: string } };
type Hours = BranchHoursQuery['branch']['openingHours'];

interface Props {
  order: TimedOrder;
  timezone: string;
}

/** Renders nothing until the opening hours are known. */
export function AnswerTimer({ order, timezone }: Props) {
  const { data } = useBranchHoursQuery({ variables: { id: order.branch.id } });
  return data && <Timer order={order} hours={data.branch.openingHours} timezone={timezone} />;
}

function Timer({ order, hours, timezone }: Props & { hours: Hours }) {
  const now = useClock(timezone);
  // The animation starts where the waiting time is when the card appears.
  const [elapsed] = useState(() => Math.min(waitedMinutes(order, hours, inZone(currentTime(), timezone)), answerMinutes) * 60_000);
  const minutes = waitedMinutes(order, hours, now);
  const tone = minutes >= answerMinutes ? styles.overdue : isOpen(hours, now) ? '' : styles.paused;
  return (
    <p className={`${styles.timer} ${tone}`}>
      <svg viewBox="0 0 36 36" aria-hidden="true" style={{ animationDelay: `-${elapsed}ms` }}>
        <circle cx="18" cy="18" r="15.9" />
        <circle cx="18" cy="18" r="15.9" pathLength="100" />
      </svg>
      {waitingText(minutes)}
    </p>
  );
}
