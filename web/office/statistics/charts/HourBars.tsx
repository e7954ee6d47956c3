/** Bars by hour of the day. The largest is highlighted. */
import { Bar, BarChart, Cell, Tooltip, XAxis, YAxis } from 'recharts';
import { countText } from '../../../../schema/rules/statistics/reportText';
import { ChartFrame } from './ChartFrame';
import { axisProps, chartProps } from './chartProps';

interface Props {
  label: string;
  hours: readonly { readonly hour: number; readonly value: number }[];
}

export function HourBars({ label, hours }: Props) {
  const largest = Math.max(...hours.map(({ value }) => value));
  return (
    <ChartFrame height={240}>
      <BarChart data={[...hours]} {...chartProps(label)}>
        <XAxis {...axisProps} dataKey="hour" axisLine={false} />
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
    </ChartFrame>
  );
}
