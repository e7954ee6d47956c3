/** Opening hours as text that wraps between two ranges, never within one. */
import { Fragment } from 'react';
import { hoursText, type OpeningEntry } from '../../../schema/rules/time/hoursText';
import styles from './OpeningHoursText.module.css';

export const OpeningHoursText = ({ entry }: { entry: OpeningEntry }) =>
  hoursText(entry)
    .split(', ')
    .map((range, index, { length }) => (
      <Fragment key={range}>
        <span className={styles.range}>
          {range}
          {index < length - 1 && ','}
        </span>{' '}
      </Fragment>
    ));
