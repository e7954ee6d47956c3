/** Bars by hour of today, each beside that of a usual day. */
import { Bar, BarChart, Tooltip, XAxis, YAxis } from 'recharts';
import { countText } from '../../../../schema/rules/statistics/reportText';
import { ChartFrame } from './ChartFrame';
import { axisProps, chartProps } from './chartProps';

interface Props {
  /** What the chart shows, for screen readers. */
  label: string;
  hours: readonly { readonly hour: number; readonly orders: number; readonly usualOrders: number | null }[];
  /** `Üblicher Freitag`. */
  usualLabel: string;
}

export function HourComparison({ label, hours, usualLabel }: Props) {
  const hasUsual = hours.some(({ usualOrders }) => usualOrders !== null);
  const legend = [{ mark: 'bar', text: 'Heute' }, ...(hasUsual ? [{ mark: 'usualBar', text: usualLabel } as const] : [])] as const;
  return (
    <ChartFrame legend={legend} height={240}>
      <BarChart data={[...hours]} {...chartProps(label)} barGap={2}>
        <XAxis {...axisProps} dataKey="hour" axisLine={false} />
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
    </ChartFrame>
  );
}
