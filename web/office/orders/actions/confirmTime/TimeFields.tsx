/** Selects the time of an order: the planned one or a little later, a free time of the branch, or any time. */
import type { DateTime } from 'luxon';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { dateTimeInputValue } from '../../../../fields/inputs/DateTimeEditor';
import { ChipGroup } from '../../../../ui/inputs/ChipGroup';
import { Input } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import styles from './ConfirmTime.module.css';
import type { TimedOrder } from './ConfirmTimeDialog';
import { freeTimes, laterTimes, plannedTime, remainingText, timeTextOf } from './confirmTimes';

interface Props {
  order: TimedOrder;
  now: DateTime;
  /** The next available times of the branch in ISO 8601. */
  nextTimes: readonly string[];
  /** ISO 8601; null while the field is empty. */
  time: string | null;
  isPast: boolean;
  onChange: (time: string | null) => void;
}

export function TimeFields({ order, now, nextTimes, time, isPast, onChange }: Props) {
  const later = laterTimes(order, now);
  const free = freeTimes(nextTimes, later, now);
  const select = (selected: string | null): void => {
    if (selected) onChange(selected);
  };
  return (
    <div className={styles.content}>
      {order.dueAt && !plannedTime(order, now) && <p>Die geplante Zeit ist vorbei: {timeTextOf(order.dueAt, now)} Uhr.</p>}
      <ChipGroup label="Fertig um" options={later} value={time} onChange={select} />
      {Object.keys(free).length > 0 && <ChipGroup label="Nächste freie Zeiten" options={free} value={time} onChange={select} />}
      <Field label="Andere Zeit">
        <Input
          type="datetime-local"
          min={dateTimeInputValue(now)}
          max={dateTimeInputValue(now.plus({ days: 365 }))}
          value={time ? dateTimeInputValue(inZone(time, now.zoneName!)) : ''}
          onChange={text => onChange(text ? inZone(text, now.zoneName!).toUTC().toISO() : null)}
        />
      </Field>
      <p role="status" className={styles.remaining}>
        {isPast ? 'Bitte wählen Sie eine Zeit, die noch kommt.' : time && remainingText(time, now)}
      </p>
    </div>
  );
}
