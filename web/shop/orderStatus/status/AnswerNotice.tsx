/** Says that the branch was reminded of an order it has not answered and, some minutes later, asks the customer to call. */
import { inZone } from '../../../../schema/rules/time/calendar';
import { answerMinutes } from '../../../../schema/rules/order/answer/reminder';
import { telLink } from '../../../../schema/rules/site/contactText';
import { useClock } from '../../../hooks/useClock';
import { useShop } from '../../shell/state/shopContext';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import styles from './AnswerNotice.module.css';

export function AnswerNotice({ order: { status, remindedAt, branch } }: { order: StatusOrderFragment }) {
  const { timezone } = useShop().config;
  const at = useClock(timezone);
  if (status !== 'WAITING_FOR_CONFIRMATION' || !remindedAt) return null;
  const isLate = at.diff(inZone(remindedAt, timezone), 'minutes').minutes >= answerMinutes;
  return (
    <p className={styles.notice}>
      {isLate && branch.phone ? 'Bitte rufen Sie die Filiale an: ' : 'Wir haben die Filiale noch einmal benachrichtigt. '}
      {branch.phone && (
        <a href={telLink(branch.phone)} className={styles.phone}>
          {branch.phone}
        </a>
      )}
    </p>
  );
}
