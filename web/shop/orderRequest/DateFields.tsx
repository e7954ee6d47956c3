/** The day and the time of a request, each chosen in an overlay; the time waits for the day (BLK-17, BLK-22). */
import type { DateTime } from 'luxon';
import { useMemo } from 'react';
import { atMillis } from '../../../schema/rules/time/calendar';
import { dateText, timeText } from '../../../schema/rules/time/dateText';
import { datesOf } from '../../../schema/rules/time/slots';
import { useClock } from '../../hooks/useClock';
import { FieldError, Star } from '../../ui/inputs/Field';
import { Icon } from '../../ui/display/Icon';
import { TimePicker } from '../picker/TimePicker';
import { usePicker } from '../picker/usePicker';
import { publicBranches, useShop } from '../shell/state/shopContext';
import { requestSlots } from './orderRequestForm';
import styles from './OrderRequestDialog.module.css';

interface Props {
  date: DateTime | null;
  error: string | undefined;
  onChange: (date: DateTime | null) => void;
  onLeave: () => void;
}

export function DateFields({ date, error, onChange, onLeave }: Props) {
  const { config, branches } = useShop();
  const at = useClock(config.timezone);
  const [branch] = publicBranches(branches); // the first in the shop's own order (G-096)
  const slots = useMemo(() => (branch ? requestSlots(branch, at) : []), [branch, at]);
  const picker = usePicker(date);
  const { shown } = picker;
  const close = (): void => {
    picker.close();
    onLeave();
  };
  return (
    <fieldset className={styles.dates} aria-describedby={error && 'request-date-error'}>
      <legend className={styles.label}>
        Datum und Uhrzeit
        <Star />
      </legend>
      <div className={styles.openers}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Datum: ${shown ? dateText(shown) : 'wählen'}`}
          onClick={() => picker.open('day')}
        >
          <Icon name="calendar-days" />
          {shown ? dateText(shown) : 'Datum'}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Uhrzeit: ${shown ? timeText(shown) : 'wählen'}`}
          disabled={!date}
          onClick={() => picker.open('time')}
        >
          <Icon name="clock" />
          {shown ? timeText(shown) : 'Uhrzeit'}
        </button>
      </div>
      {error && <FieldError id="request-date-error">{error}</FieldError>}
      {picker.field && (
        <TimePicker
          label="Datum und Uhrzeit"
          date={date}
          proposal={slots[0] ? atMillis(slots[0].start, at) : null}
          at={at}
          availableDates={slots}
          {...(picker.field === 'day' && { dates: datesOf(slots, at) })}
          focus={picker.field}
          onUpdate={picker.follow}
          onSave={chosen => {
            onChange(chosen);
            close();
          }}
          onCancel={close}
        />
      )}
    </fieldset>
  );
}
