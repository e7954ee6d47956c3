/** A figure over the days or hours of a period, with the period before as a dashed line. */
import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { shortTimeLabel, timeLabel } from '../../../../schema/rules/statistics/reportText';
import { ChartFrame } from './ChartFrame';
import { axisProps, chartProps, valueAxisProps } from './chartProps';

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
const legend = [
  { mark: 'solid', text: names.value },
  { mark: 'dashed', text: names.before },
] as const;

export function TimeChart({ label, points, before, toText }: Props) {
  const data = points.map((point, index) => ({ ...point, before: before[index]?.value ?? null }));
  return (
    <ChartFrame legend={legend}>
      <ComposedChart data={data} {...chartProps(label)}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...axisProps} dataKey="date" tickFormatter={shortTimeLabel} minTickGap={24} />
        <YAxis {...valueAxisProps} />
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
    </ChartFrame>
  );
}
