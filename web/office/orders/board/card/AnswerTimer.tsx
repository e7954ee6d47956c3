/** How long the order waits for an answer: a ring that fills within three minutes, and the minutes. */
import { useState } from 'react';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { now as currentTime } from '../../../../hooks/serverTime';
import { useClock } from '../../../../hooks/useClock';
import { useOffice } from '../../../shell/officeContext';
import { waitingText } from '../../dueText';
import styles from './AnswerTimer.module.css';

const answerTime = 180_000;

export function AnswerTimer({ createdAt }: { createdAt: string }) {
  const { timezone } = useOffice().config;
  const now = useClock(timezone);
  // The animation starts where the waiting time is when the card appears.
  const [elapsed] = useState(() => Math.min(Math.max(currentTime() - Date.parse(createdAt), 0), answerTime));
  const isOverdue = now.toMillis() - Date.parse(createdAt) >= answerTime;
  return (
    <p className={`${styles.timer} ${isOverdue ? styles.overdue : ''}`}>
      <svg viewBox="0 0 36 36" aria-hidden="true" style={{ animationDelay: `-${elapsed}ms` }}>
        <circle cx="18" cy="18" r="15.9" />
        <circle cx="18" cy="18" r="15.9" pathLength="100" />
      </svg>
      {waitingText(inZone(createdAt, timezone), now)}
    </p>
  );
}
