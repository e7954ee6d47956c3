/** Selects up to three times to propose: among the next available times, or any other. */
import { useId, useState } from 'react';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { maxProposedTimes } from '../../../../../schema/rules/order/actions/proposal';
import { useClock } from '../../../../hooks/useClock';
import { Input } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import { useOffice } from '../../../shell/officeContext';
import { proposalTimeText, toggleTime } from './proposalTimes';
import styles from './ProposeTimeForm.module.css';
import { dateTimeInputValue } from '../../../../fields/inputs/DateTimeEditor';

interface Props {
  /** ISO 8601, like the selected times. */
  times: readonly string[];
  selectedTimes: readonly string[];
  onChange: (times: readonly string[]) => void;
}

export function ProposedTimes({ times, selectedTimes, onChange }: Props) {
  const { timezone } = useOffice().config;
  const now = useClock(timezone);
  const hint = useId();
  /** The time of the free input; null while it is closed. */
  const [manualTime, setManualTime] = useState<string | null>(null);
  const isFull = selectedTimes.length >= maxProposedTimes;
  const setManual = (time: string | null): void => {
    const others = selectedTimes.filter(other => other !== manualTime);
    onChange(
      time
        ? toggleTime(
            others.filter(other => other !== time),
            time,
          )
        : others,
    );
    setManualTime(time);
  };
  return (
    <>
      <p id={hint}>Bis zu drei Zeiten, aus denen die Kundschaft wählt.</p>
      <div role="group" aria-label="Nächste freie Zeiten" aria-describedby={hint} className={styles.times}>
        {times.map(time => (
          <TimeChip
            key={time}
            isSelected={selectedTimes.includes(time)}
            isDisabled={isFull}
            onPress={() => onChange(toggleTime(selectedTimes, time))}
          >
            {proposalTimeText(time, now)}
          </TimeChip>
        ))}
        <TimeChip isSelected={manualTime !== null} isDisabled={isFull} onPress={() => setManual(manualTime === null ? '' : null)}>
          Andere Zeit
        </TimeChip>
      </div>
      {manualTime !== null && (
        <Field label="Tag und Uhrzeit">
          <Input
            type="datetime-local"
            autoFocus
            min={dateTimeInputValue(now)}
            max={dateTimeInputValue(now.plus({ days: 365 }))}
            value={manualTime ? dateTimeInputValue(inZone(manualTime, timezone)) : ''}
            onChange={text => setManual(text ? inZone(text, timezone).toUTC().toISO()! : '')}
          />
        </Field>
      )}
    </>
  );
}

interface ChipProps {
  isSelected: boolean;
  /** Whether no further time can be selected. */
  isDisabled: boolean;
  onPress: () => void;
  children: string;
}

const TimeChip = ({ isSelected, isDisabled, onPress, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isSelected}
    aria-disabled={isDisabled && !isSelected}
    onClick={() => (isSelected || !isDisabled) && onPress()}
  >
    {children}
  </button>
);
