/** Selects up to three times to propose: among the next available times, or any other. */
import { useId } from 'react';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { useClock } from '../../../../hooks/useClock';
import { Input } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import { useOffice } from '../../../shell/officeContext';
import { isFull, proposalTimeText, toggleTime, type TimeSelection } from './proposalTimes';
import styles from './ProposeTimeForm.module.css';
import { dateTimeInputValue } from '../../../../fields/inputs/DateTimeEditor';

interface Props {
  /** ISO 8601. */
  times: readonly string[];
  selection: TimeSelection;
  onChange: (selection: TimeSelection) => void;
}

export function ProposedTimes({ times, selection, onChange }: Props) {
  const { timezone } = useOffice().config;
  const now = useClock(timezone);
  const hint = useId();
  const { suggested, manual } = selection;
  const isDisabled = isFull(selection);
  const setManual = (time: string | null): void => onChange({ suggested, manual: time });
  return (
    <>
      <p id={hint}>Bis zu drei Zeiten, aus denen die Kundschaft wählt.</p>
      <div role="group" aria-label="Nächste freie Zeiten" aria-describedby={hint} className={styles.times}>
        {times.map(time => (
          <TimeChip
            key={time}
            isSelected={suggested.includes(time)}
            isDisabled={isDisabled}
            onPress={() => onChange({ suggested: toggleTime(suggested, time), manual })}
          >
            {proposalTimeText(time, now)}
          </TimeChip>
        ))}
        <TimeChip isSelected={manual !== null} isDisabled={isDisabled} onPress={() => setManual(manual === null ? '' : null)}>
          Andere Zeit
        </TimeChip>
      </div>
      {manual !== null && (
        <Field label="Tag und Uhrzeit">
          <Input
            type="datetime-local"
            autoFocus
            min={dateTimeInputValue(now)}
            max={dateTimeInputValue(now.plus({ days: 365 }))}
            value={manual ? dateTimeInputValue(inZone(manual, timezone)) : ''}
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
