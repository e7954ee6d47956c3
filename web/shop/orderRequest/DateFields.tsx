/** The date and time of an order request, each selected in a dialog; the time needs a date first (BLK-17, BLK-22). */
import type { DateTime } from 'luxon';
import { fromMillis } from '../../../schema/rules/time/calendar';
import { dateText, timeText } from '../../../schema/rules/time/dateText';
import { datesOf } from '../../../schema/rules/time/slots';
import { FieldErrorText, RequiredMark } from '../../ui/inputs/Field';
import { Icon } from '../../ui/display/Icon';
import { TimePicker } from '../../ordering/picker/TimePicker';
import { usePicker } from '../../ordering/picker/usePicker';
import styles from './OrderRequestDialog.module.css';
import { useRequestSlots } from './useRequestSlots';

interface Props {
  date: DateTime | null;
  error: string | undefined;
  onChange: (date: DateTime | null) => void;
  onBlur: () => void;
}

export function DateFields({ date, error, onChange, onBlur }: Props) {
  const { slots, at } = useRequestSlots();
  const picker = usePicker(date);
  const { displayedTime } = picker;
  const close = (): void => {
    picker.close();
    onBlur();
  };
  return (
    <fieldset className={styles.dates} aria-describedby={error && 'request-date-error'}>
      <legend className={styles.label}>
        Datum und Uhrzeit
        <RequiredMark />
      </legend>
      <div className={styles.dateButtons}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Datum: ${displayedTime ? dateText(displayedTime) : 'wählen'}`}
          onClick={() => picker.open('date')}
        >
          <Icon name="calendar-days" />
          {displayedTime ? dateText(displayedTime) : 'Datum'}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Uhrzeit: ${displayedTime ? timeText(displayedTime) : 'wählen'}`}
          disabled={!date}
          onClick={() => picker.open('time')}
        >
          <Icon name="clock" />
          {displayedTime ? timeText(displayedTime) : 'Uhrzeit'}
        </button>
      </div>
      {error && <FieldErrorText id="request-date-error">{error}</FieldErrorText>}
      {picker.field && (
        <TimePicker
          label="Datum und Uhrzeit"
          date={date}
          proposal={slots[0] ? fromMillis(slots[0].start, at) : null}
          at={at}
          availableSlots={slots}
          {...(picker.field === 'date' && { dates: datesOf(slots, at) })}
          focus={picker.field}
          isRequired
          onUpdate={picker.showPreview}
          onSave={selectedTime => {
            onChange(selectedTime);
            close();
          }}
          onCancel={close}
        />
      )}
    </fieldset>
  );
}
