/** A figure that sums up over the day, with a usual day as a dashed line. */
import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { clockText, type CurvePoint } from '../tabs/today/dayCurve';
import { ChartFrame } from './ChartFrame';
import { axisProps, chartProps, valueAxisProps } from './chartProps';

interface Props {
  /** What the chart shows, for screen readers. */
  label: string;
  points: readonly CurvePoint[];
  /** `Üblicher Freitag`. */
  usualLabel: string;
  toText: (value: number) => string;
}

export function DayChart({ label, points, usualLabel, toText }: Props) {
  const times = points.map(({ time }) => time);
  const hasUsual = points.some(({ usual }) => usual !== null);
  const legend = [{ mark: 'solid', text: 'Heute' }, ...(hasUsual ? [{ mark: 'dashed', text: usualLabel } as const] : [])] as const;
  return (
    <ChartFrame legend={legend}>
      <ComposedChart data={[...points]} {...chartProps(label, 16)}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          {...axisProps}
          dataKey="time"
          type="number"
          domain={['dataMin', 'dataMax']}
          ticks={times.filter(Number.isInteger)}
          minTickGap={16}
        />
        <YAxis {...valueAxisProps} />
        <Tooltip
          labelFormatter={time => `Bis ${clockText(Number(time))} Uhr`}
          formatter={(value, name) => [toText(Number(value)), name === 'usual' ? usualLabel : 'Heute']}
          isAnimationActive={false}
        />
        <Area dataKey="value" stroke="var(--ink)" strokeWidth={2.5} fill="var(--tile-1)" fillOpacity={1} isAnimationActive={false} />
        <Line dataKey="usual" stroke="var(--ink-3)" strokeWidth={2} strokeDasharray="4 5" dot={false} isAnimationActive={false} />
      </ComposedChart>
    </ChartFrame>
  );
}
