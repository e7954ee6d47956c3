/** The main figures of a period, with how much they changed. */
import { changeOf, changeText } from '../../../schema/rules/statistics/reportText';
import { Icon } from '../../ui/display/Icon';
import { Sparkline } from './charts/Sparkline';
import styles from './Figures.module.css';

interface FigureItem {
  label: string;
  value: number;
  /** In the period before; without it nothing is compared. */
  before?: number;
  /** What `before` is: `üblich`, `letzten Montag`; `davor` by default. */
  beforeLabel?: string;
  note?: string | undefined;
  toText: (value: number) => string;
  /** More of it is bad, such as canceled orders. */
  isBad?: boolean;
  /** The figure over the period, shown as a small curve; null where there is none. */
  values?: readonly (number | null)[];
}

export const Figures = ({ items }: { items: readonly FigureItem[] }) => (
  <dl className={styles.figures}>
    {items.map(item => (
      <div key={item.label}>
        <dt>{item.label}</dt>
        <dd className={styles.value}>{item.toText(item.value)}</dd>
        <dd className={styles.change}>
          {item.before === undefined ? item.note : <Change {...item} before={item.before} />}
          {item.values && <Sparkline values={item.values} />}
        </dd>
      </div>
    ))}
  </dl>
);

function Change({ value, before, beforeLabel, toText, isBad = false }: FigureItem & { before: number }) {
  const change = changeOf(value, before);
  if (change === null)
    return (
      <span className={styles.same}>
        {beforeLabel ?? 'davor'} {toText(before)}
      </span>
    );
  if (Math.round(Math.abs(change) * 100) === 0) return <span className={styles.same}>wie {beforeLabel ?? 'davor'}</span>;
  const isMore = change > 0;
  return (
    <span className={isMore === isBad ? styles.worse : styles.better}>
      <Icon name={isMore ? 'arrow-up' : 'arrow-down'} />
      {changeText(change)} {isMore ? 'mehr' : 'weniger'} {beforeLabel && `als ${beforeLabel}`}
    </span>
  );
}
