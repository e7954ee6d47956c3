/** Selects the time to propose: one of the next available times, or any other. */
import { useState } from 'react';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { useClock } from '../../../../hooks/useClock';
import { Input } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import { useOffice } from '../../../shell/officeContext';
import { proposalTimeText } from './proposalTimes';
import styles from './ProposeTimeForm.module.css';
import { dateTimeInputValue } from '../../../../fields/inputs/DateTimeEditor';

interface Props {
  /** ISO 8601, like the selected time. */
  times: readonly string[];
  selectedTime: string | null;
  onSelect: (time: string | null) => void;
}

export function ProposedTimes({ times, selectedTime, onSelect }: Props) {
  const { timezone } = useOffice().config;
  const now = useClock(timezone);
  const [isManual, setManual] = useState(false);
  return (
    <>
      <div role="group" aria-label="Nächste freie Zeiten" className={styles.times}>
        {times.map(time => (
          <button
            key={time}
            type="button"
            aria-pressed={!isManual && selectedTime === time}
            onClick={() => (setManual(false), onSelect(time))}
          >
            {proposalTimeText(time, now)}
          </button>
        ))}
        <button type="button" aria-pressed={isManual} onClick={() => setManual(true)}>
          Andere Zeit
        </button>
      </div>
      {isManual && (
        <Field label="Tag und Uhrzeit">
          <Input
            type="datetime-local"
            autoFocus
            min={dateTimeInputValue(now)}
            max={dateTimeInputValue(now.plus({ days: 365 }))}
            value={selectedTime ? dateTimeInputValue(inZone(selectedTime, timezone)) : ''}
            onChange={text => onSelect(text ? inZone(text, timezone).toUTC().toISO() : null)}
          />
        </Field>
      )}
    </>
  );
}
