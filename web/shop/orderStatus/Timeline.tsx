/** How far the order is: four steps, or one when it was cancelled (STAT-05, STAT-06). */
import type { DateTime } from 'luxon';
import { inZone } from '../../../schema/rules/calendar';
import { momentText, timeText } from '../../../schema/rules/dateText';
import { timelineOf } from '../../../schema/rules/orderTexts';
import { useClock } from '../../hooks/useClock';
import rawPretzel from '../../drawings/brezel-roh.svg';
import crumbs from '../../drawings/kruemel.svg';
import oven from '../../drawings/ofen.svg';
import bag from '../../drawings/sackerl.svg';
import { useShop } from '../shell/shop';
import type { StatusOrderFragment } from './OrderStatus.generated';
import styles from './Timeline.module.css';

const drawings = [rawPretzel, oven, bag, crumbs];

export function Timeline({ order }: { order: StatusOrderFragment }) {
  const at = useClock(useShop().config.timezone);
  const steps = timelineOf(order);
  const reached = steps.filter(({ state }) => state === 'done').length;
  const isSingle = steps.length === 1;
  const notes = isSingle ? [] : notesOf(order, at, reached);
  return (
    <ol
      className={`${styles.timeline} ${styles[`reached${reached}`]} ${isSingle ? styles.single : ''}`}
      aria-label="Fortschritt der Bestellung"
    >
      {steps.map(({ label, state }, index) => (
        <li key={label} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.circle}>
            <img src={isSingle ? crumbs : drawings[index]} alt="" />
          </span>
          <span>
            <strong>{label}</strong>
            {notes[index] && <span className={styles.note}>{notes[index]}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What is known beyond the name of a step: since when the order waits, and for when it is wanted. */
function notesOf({ createdAt, ...order }: StatusOrderFragment, at: DateTime, reached: number): (string | undefined)[] {
  const appointment = order.appointment ?? order.appointmentDate;
  return [
    reached === 0 ? `Seit ${timeText(inZone(createdAt, at.zoneName!))} Uhr` : undefined,
    undefined,
    appointment && reached < 3 ? momentText(inZone(appointment, at.zoneName!), at) : undefined,
  ];
}
