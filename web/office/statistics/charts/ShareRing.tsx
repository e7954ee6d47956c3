/** Shares of a whole as a ring, with the whole in its middle and each share beside it. */
import { Cell, Pie, PieChart, ResponsiveContainer } from 'recharts';
import { changeText, countText } from '../../../../schema/rules/statistics/reportText';
import styles from './ShareRing.module.css';

interface Props {
  /** What the chart shows, for screen readers. */
  label: string;
  entries: readonly { readonly name: string; readonly value: number }[];
  total: number;
  /** What is counted. */
  unit: string;
}

const colors = ['var(--ink)', 'var(--column-new)', 'var(--column-ready)'];

export const ShareRing = ({ label, entries, total, unit }: Props) => (
  <figure className={styles.ring} aria-label={label}>
    <div className={styles.chart} aria-hidden="true">
      <ResponsiveContainer width="100%" height={180}>
        <PieChart accessibilityLayer={false}>
          <Pie
            data={[...entries]}
            dataKey="value"
            innerRadius={58}
            outerRadius={88}
            startAngle={90}
            endAngle={-270}
            stroke="var(--surface)"
            strokeWidth={entries.length > 1 ? 3 : 0}
            rootTabIndex={-1}
            isAnimationActive={false}
          >
            {entries.map(({ name }, index) => (
              <Cell key={name} fill={colors[index % colors.length]!} />
            ))}
          </Pie>
        </PieChart>
      </ResponsiveContainer>
      <p>
        <b>{countText(total)}</b>
        {unit}
      </p>
    </div>
    <ul>
      {entries.map(({ name, value }, index) => (
        <li key={name}>
          <i aria-hidden="true" style={{ '--color': colors[index % colors.length] }} />
          {name}
          <b>{changeText(value / total)}</b>
        </li>
      ))}
    </ul>
  </figure>
);
