/** Orders or visits by weekday and hour: the darker, the more. */
import { weekdayLabels } from '../../../../schema/rules/time/dateText';
import { VisuallyHidden } from '../../../ui/display/layout';
import styles from './charts.module.css';

interface HourOfWeek {
  readonly weekday: number;
  readonly hour: number;
  readonly value: number;
}

export function HeatTable({ label, cells, hours }: { label: string; cells: readonly HourOfWeek[]; hours: readonly number[] }) {
  const largest = Math.max(1, ...cells.map(({ value }) => value));
  const valueAt = (weekday: number, hour: number): number => cells.find(cell => cell.weekday === weekday && cell.hour === hour)?.value ?? 0;
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.heat}>
        <thead>
          <tr>
            <td />
            {hours.map(hour => (
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdayLabels.map((weekday, index) => (
            <tr key={weekday}>
              <th scope="row">{weekday}</th>
              {hours.map(hour => {
                const value = valueAt(index + 1, hour);
                return (
                  <td key={hour} title={String(value)} style={{ '--share': value / largest }}>
                    <VisuallyHidden>{value}</VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
