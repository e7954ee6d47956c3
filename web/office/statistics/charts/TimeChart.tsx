/** A figure over the days or hours of a period, with the period before as a dashed line. */
import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { shortTimeLabel, timeLabel } from '../../../../schema/rules/statistics/reportText';
import styles from './charts.module.css';

interface TimePoint {
  readonly date: string;
  readonly value: number;
}

interface Props {
  /** What the chart shows, for screen readers. */
  label: string;
  points: readonly TimePoint[];
  before: readonly TimePoint[];
  toText: (value: number) => string;
}

const names = { value: 'Dieser Zeitraum', before: 'Zeitraum davor' } as const;
const axisFormat = new Intl.NumberFormat('de-DE', { notation: 'compact', useGrouping: 'always' });

export function TimeChart({ label, points, before, toText }: Props) {
  const data = points.map((point, index) => ({ ...point, before: before[index]?.value ?? null }));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.solid}>{names.value}</span>
        <span className={styles.dashed}>{names.before}</span>
      </figcaption>
      <ResponsiveContainer width="100%" height={260}>
        <ComposedChart
          data={data}
          title={label}
          desc="Mit den Pfeiltasten durch die Werte gehen."
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="date" tickFormatter={shortTimeLabel} minTickGap={24} tickLine={false} stroke="var(--ink-3)" fontSize={12} />
          <YAxis
            tickFormatter={value => axisFormat.format(value)}
            width={52}
            tickLine={false}
            axisLine={false}
            stroke="var(--ink-3)"
            fontSize={12}
          />
          <Tooltip
            labelFormatter={time => timeLabel(String(time))}
            formatter={(value, name) => [toText(Number(value)), name === 'before' ? names.before : names.value]}
            isAnimationActive={false}
          />
          <Area
            dataKey="value"
            stroke="var(--ink)"
            strokeWidth={2.5}
            fill="var(--tile-1)"
            fillOpacity={1}
            dot={points.length === 1}
            isAnimationActive={false}
          />
          <Line dataKey="before" stroke="var(--ink-3)" strokeWidth={2} strokeDasharray="4 5" dot={false} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
}
