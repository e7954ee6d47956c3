/** An entry of a list of opening hours: the days and their hours. */
import { daysText, hoursText, type OpeningEntry } from '../../../schema/rules/time/hoursText';
import styles from './HoursEntry.module.css';
import { Fragment } from 'react';

interface Props {
  entry: OpeningEntry;
  className?: string | undefined;
}

/** The text wraps between two ranges, never within one. */
export const HoursEntry = ({ entry, className }: Props) => (
  <div className={className}>
    <dt>{daysText(entry)}</dt>
    <dd>
      {hoursText(entry)
        .split(', ')
        .map((range, index, { length }) => (
          <Fragment key={range}>
            <span className={styles.range}>
              {range}
              {index < length - 1 && ','}
            </span>{' '}
          </Fragment>
        ))}
    </dd>
  </div>
);
