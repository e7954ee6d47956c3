/** Bars by hour of the day. The largest is highlighted. */
import { Bar, BarChart, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { countText } from '../../../../schema/rules/statistics/reportText';
import styles from './charts.module.css';

interface Props {
  label: string;
  hours: readonly { readonly hour: number; readonly value: number }[];
}

export function HourBars({ label, hours }: Props) {
  const largest = Math.max(...hours.map(({ value }) => value));
  return (
    <figure className={styles.figure}>
      <ResponsiveContainer width="100%" height={240}>
        <BarChart
          data={[...hours]}
          title={label}
          desc="Mit den Pfeiltasten durch die Werte gehen."
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        >
          <XAxis dataKey="hour" tickLine={false} axisLine={false} stroke="var(--ink-3)" fontSize={12} />
          <YAxis hide />
          <Tooltip
            cursor={{ fill: 'var(--office)' }}
            labelFormatter={hour => `${String(hour)} bis ${Number(hour) + 1} Uhr`}
            formatter={value => [countText(Number(value)), 'Bestellungen']}
            isAnimationActive={false}
          />
          <Bar dataKey="value" maxBarSize={48} radius={3} isAnimationActive={false}>
            {hours.map(({ hour, value }) => (
              <Cell key={hour} fill={value === largest ? 'var(--column-new)' : 'var(--line-2)'} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
