/** Shows the progress of the order: four steps, or one when it was canceled (STAT-05, STAT-06). */
import { timelineOf } from '../../../../schema/rules/order/orderTexts';
import { timelineNotes } from '../../../../schema/rules/order/timelineNotes';
import { useClock } from '../../../hooks/useClock';
import rawPretzel from '../../../illustrations/raw-pretzel.svg';
import crumbs from '../../../illustrations/crumbs.svg';
import oven from '../../../illustrations/oven.svg';
import bag from '../../../illustrations/paper-bag.svg';
import { useShop } from '../../shell/state/shopContext';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import styles from './Timeline.module.css';

const illustrations = [rawPretzel, oven, bag, crumbs];

export function Timeline({ order }: { order: StatusOrderFragment }) {
  const at = useClock(useShop().config.timezone);
  const steps = timelineOf(order);
  const reached = steps.filter(({ state }) => state === 'done').length;
  const isSingle = steps.length === 1;
  const notices = timelineNotes(order, at);
  return (
    <ol
      className={`${styles.timeline} ${styles[`reached${reached}`] ?? ''} ${isSingle ? styles.single : ''}`}
      aria-label="Fortschritt der Bestellung"
    >
      {steps.map(({ label, state }, index) => (
        <li key={label} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.circle}>
            <img src={isSingle ? crumbs : illustrations[index]} alt="" />
          </span>
          <span>
            <strong>{label}</strong>
            {notices[index] && <span className={styles.notice}>{notices[index]}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
