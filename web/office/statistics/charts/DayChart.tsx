/** A figure that sums up over the day, with a usual day as a dashed line. */
import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { clockText, type CurvePoint } from '../tabs/today/dayCurve';
import styles from './charts.module.css';

interface Props {
  /** What the chart shows, for screen readers. */
  label: string;
  points: readonly CurvePoint[];
  /** `Üblicher Freitag`. */
  usualLabel: string;
  toText: (value: number) => string;
}

const axisFormat = new Intl.NumberFormat('de-DE', { notation: 'compact', useGrouping: 'always' });
const axis = { tickLine: false, stroke: 'var(--ink-3)', fontSize: 12 } as const;

export function DayChart({ label, points, usualLabel, toText }: Props) {
  const times = points.map(({ time }) => time);
  const hasUsual = points.some(({ usual }) => usual !== null);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.solid}>Heute</span>
        {hasUsual && <span className={styles.dashed}>{usualLabel}</span>}
      </figcaption>
      <ResponsiveContainer width="100%" height={260}>
        <ComposedChart
          data={[...points]}
          title={label}
          desc="Mit den Pfeiltasten durch die Werte gehen."
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            {...axis}
            dataKey="time"
            type="number"
            domain={['dataMin', 'dataMax']}
            ticks={times.filter(Number.isInteger)}
            minTickGap={16}
          />
          <YAxis {...axis} tickFormatter={value => axisFormat.format(value)} width={52} axisLine={false} />
          <Tooltip
            labelFormatter={time => `Bis ${clockText(Number(time))} Uhr`}
            formatter={(value, name) => [toText(Number(value)), name === 'usual' ? usualLabel : 'Heute']}
            isAnimationActive={false}
          />
          <Area dataKey="value" stroke="var(--ink)" strokeWidth={2.5} fill="var(--tile-1)" fillOpacity={1} isAnimationActive={false} />
          <Line dataKey="usual" stroke="var(--ink-3)" strokeWidth={2} strokeDasharray="4 5" dot={false} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
}
