/** The dialog to select a time (A2). Only 'Speichern' applies it. With `dates` it also shows a calendar. */
import type { DateTime } from 'luxon';
import { useState } from 'react';
import { dateOf, dayOf } from '../../../schema/rules/time/calendar';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { TimeSpinner } from './TimeSpinner';
import { MonthGrid } from './MonthGrid';
import { SlotList } from './SlotList';
import { initialTime, isAvailable, applyStep, dateTitle, type AvailableSlots, type PickerStep } from './pickerState';
import styles from './TimePicker.module.css';

interface Props {
  label: string;
  /** The selected time; null starts at `proposal` or today at midnight. */
  date?: DateTime | null;
  proposal?: DateTime | null;
  /** The current time in the shop's time zone. */
  at: DateTime;
  /** The minutes of one step. */
  minuteGranularity?: number;
  /** The slots that contain the selectable times; null allows any time. */
  availableSlots?: AvailableSlots;
  /** The available dates; without them the date is fixed. */
  dates?: readonly string[];
  /** Whether the time cannot be cleared. */
  isRequired?: boolean;
  /** Which part takes the focus first. */
  focus?: 'date' | 'time';
  /** Called on every step. */
  onUpdate?: (time: DateTime) => void;
  /** Called with the selected time, or null when it was cleared. */
  onSave: (time: DateTime | null) => void;
  /** Called with the unchanged time. */
  onCancel: (time: DateTime | null) => void;
}

export function TimePicker(props: Props) {
  const { label, date = null, proposal = null, at, minuteGranularity = 5, availableSlots = null, dates, focus = 'time' } = props;
  const [time, setTime] = useState(() => initialTime(date ?? proposal, at));
  const isValid = isAvailable(time, availableSlots);

  function applyPickerStep(pickerStep: PickerStep): void {
    const next = applyStep(time, pickerStep, { minuteGranularity, availableSlots });
    setTime(next);
    props.onUpdate?.(next);
  }
  const cancel = (): void => props.onCancel(date);
  const save = (): void => {
    if (isValid) props.onSave(time);
  };

  return (
    <Dialog
      title={
        <>
          <span className={styles.label}>{label}</span> {dateTitle(time)}
        </>
      }
      width={dates ? 'large' : 'narrow'}
      closesOnBackground
      closeLabel="Abbrechen"
      onClose={cancel}
      footer={<PickerButtons isValid={isValid} onCancel={cancel} onSave={save} />}
    >
      <div className={dates ? styles.columns : undefined}>
        {dates && (
          <MonthGrid
            selected={dateOf(dayOf(time))}
            today={dateOf(dayOf(at))}
            dates={dates}
            hasAutoFocus={focus === 'date'}
            onSelect={selectedDate => applyPickerStep({ kind: 'day', date: selectedDate })}
          />
        )}
        <div className={styles.time}>
          <TimeSpinner
            time={time}
            minuteGranularity={minuteGranularity}
            hasAutoFocus={focus === 'time'}
            onStep={applyPickerStep}
            onSave={save}
          />
          <SlotList time={time} availableSlots={availableSlots} onStep={applyPickerStep} />
          {!props.isRequired && (
            <Button variant="text" icon="eraser" onPress={() => props.onSave(null)}>
              Keine Angabe
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const PickerButtons = ({ isValid, onCancel, onSave }: { isValid: boolean; onCancel: () => void; onSave: () => void }) => (
  <>
    <Button variant="secondary" onPress={onCancel}>
      Abbrechen
    </Button>
    <Button isDisabled={!isValid} onPress={onSave}>
      Speichern
    </Button>
  </>
);
