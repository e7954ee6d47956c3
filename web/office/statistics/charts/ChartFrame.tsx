/** The frame of a chart over time: its legend, size and names for screen readers. */
import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';
import styles from './charts.module.css';

interface Props {
  /** The lines or bars and what they are; without it the chart has only one kind. */
  legend?: readonly { readonly mark: 'solid' | 'dashed' | 'bar' | 'usualBar'; readonly text: string }[];
  height?: number;
  /** The chart. */
  children: ReactElement;
}

export const ChartFrame = ({ legend = [], height = 260, children }: Props) => (
  <figure className={styles.figure}>
    {legend.length > 0 && (
      <figcaption className={styles.legend}>
        {legend.map(({ mark, text }) => (
          <span key={text} className={styles[mark]}>
            {text}
          </span>
        ))}
      </figcaption>
    )}
    <ResponsiveContainer width="100%" height={height}>
      {children}
    </ResponsiveContainer>
  </figure>
);
