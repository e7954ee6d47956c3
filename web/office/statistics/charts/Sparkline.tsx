/** The values of a period as a small curve from zero. Screen readers skip it, because the chart of the same values follows. */
import { Line, LineChart, YAxis } from 'recharts';
import styles from './charts.module.css';

interface Props {
  /** Null where there is no value; the curve connects those around it. */
  values: readonly (number | null)[];
}

export function Sparkline({ values }: Props) {
  const known = values.filter(value => value !== null);
  if (known.length < 2 || known.every(value => value === 0)) return null;
  return (
    <div className={styles.sparkline} aria-hidden="true">
      <LineChart
        width={90}
        height={28}
        data={values.map(value => ({ value }))}
        margin={{ top: 2, right: 1, bottom: 2, left: 1 }}
        accessibilityLayer={false}
      >
        <YAxis hide domain={[0, 'dataMax']} />
        <Line
          dataKey="value"
          type="monotone"
          stroke="var(--ink)"
          strokeWidth={2}
          dot={false}
          activeDot={false}
          connectNulls
          isAnimationActive={false}
        />
      </LineChart>
    </div>
  );
}
