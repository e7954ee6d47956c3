/** The overlay in which a time is chosen (A2): nothing counts before 'Speichern'. With days to choose from it shows a calendar too. */
import type { DateTime } from 'luxon';
import { useState } from 'react';
import { dateOf, dayOf } from '../../../schema/rules/time/calendar';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { Clock } from './TimeSpinner';
import { MonthGrid } from './MonthGrid';
import { SlotList } from './SlotList';
import { firstMoment, isAvailable, step, titleOf, type AvailableDates, type PickerStep } from './pickerState';
import styles from './TimePicker.module.css';

interface Props {
  label: string;
  /** What is chosen already; null: nothing, and the picker begins at `proposal` or the start of today. */
  date?: DateTime | null;
  proposal?: DateTime | null;
  /** Now, on the shop's clock. */
  at: DateTime;
  /** How many minutes a step is. */
  minuteGranularity?: number;
  /** The slots a time must lie in; without them any time will do. */
  availableDates?: AvailableDates;
  /** The days to choose from; without them the day stays. */
  dates?: readonly string[];
  /** Where the focus begins. */
  focus?: 'day' | 'time';
  /** Every step on the way. */
  onUpdate?: (moment: DateTime) => void;
  /** The moment chosen, or null: none is wanted. */
  onSave: (moment: DateTime | null) => void;
  /** What was chosen before stays. */
  onCancel: (moment: DateTime | null) => void;
}

export function TimePicker(props: Props) {
  const { label, date = null, proposal = null, at, minuteGranularity = 5, availableDates = null, dates, focus = 'time' } = props;
  const [moment, setMoment] = useState(() => firstMoment(date ?? proposal, at));
  const isValid = isAvailable(moment, availableDates);

  function go(taken: PickerStep): void {
    const next = step(moment, taken, { minuteGranularity, availableDates });
    setMoment(next);
    props.onUpdate?.(next);
  }
  const cancel = (): void => props.onCancel(date);
  const save = (): void => {
    if (isValid) props.onSave(moment);
  };

  return (
    <Dialog
      title={
        <>
          <span className={styles.label}>{label}</span> {titleOf(moment)}
        </>
      }
      width={dates ? 'large' : 'narrow'}
      closesOnBackground
      closeLabel="Abbrechen"
      onClose={cancel}
      footer={
        <>
          <Button look="secondary" onPress={cancel}>
            Abbrechen
          </Button>
          <Button isDisabled={!isValid} onPress={save}>
            Speichern
          </Button>
        </>
      }
    >
      <div className={dates ? styles.both : undefined}>
        {dates && (
          <MonthGrid
            selected={dateOf(dayOf(moment))}
            today={dateOf(dayOf(at))}
            dates={dates}
            hasFocus={focus === 'day'}
            onChoose={chosen => go({ kind: 'day', date: chosen })}
          />
        )}
        <div className={styles.time}>
          <Clock moment={moment} minuteGranularity={minuteGranularity} hasFocus={focus === 'time'} onStep={go} onSave={save} />
          <SlotList moment={moment} availableDates={availableDates} onStep={go} />
          <Button look="text" icon="eraser" onPress={() => props.onSave(null)}>
            Keine Angabe
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
