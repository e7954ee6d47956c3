/** Bars by hour of today, each beside that of a usual day. */
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { countText } from '../../../../schema/rules/statistics/reportText';
import styles from './charts.module.css';

interface Props {
  /** What the chart shows, for screen readers. */
  label: string;
  hours: readonly { readonly hour: number; readonly orders: number; readonly usualOrders: number | null }[];
  /** `Üblicher Freitag`. */
  usualLabel: string;
}

export function HourComparison({ label, hours, usualLabel }: Props) {
  const hasUsual = hours.some(({ usualOrders }) => usualOrders !== null);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.bar}>Heute</span>
        {hasUsual && <span className={styles.usualBar}>{usualLabel}</span>}
      </figcaption>
      <ResponsiveContainer width="100%" height={240}>
        <BarChart
          data={[...hours]}
          title={label}
          desc="Mit den Pfeiltasten durch die Werte gehen."
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          barGap={2}
        >
          <XAxis dataKey="hour" tickLine={false} axisLine={false} stroke="var(--ink-3)" fontSize={12} />
          <YAxis hide />
          <Tooltip
            cursor={{ fill: 'var(--office)' }}
            labelFormatter={hour => `${String(hour)} bis ${Number(hour) + 1} Uhr`}
            formatter={(value, name) => [countText(Number(value)), name === 'usualOrders' ? usualLabel : 'Heute']}
            isAnimationActive={false}
          />
          <Bar dataKey="orders" maxBarSize={32} radius={3} fill="var(--column-new)" isAnimationActive={false} />
          {hasUsual && <Bar dataKey="usualOrders" maxBarSize={32} radius={3} fill="var(--line-2)" isAnimationActive={false} />}
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
