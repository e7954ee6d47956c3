/** Two spinners for hours and minutes, each between an up and a down button. */
import type { DateTime } from 'luxon';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../ui/actions/Button';
import styles from './TimeSpinner.module.css';
import type { PickerStep } from './pickerState';

interface Props {
  time: DateTime;
  minuteGranularity: number;
  /** Takes the focus when it appears. */
  hasAutoFocus?: boolean;
  onStep: (step: PickerStep) => void;
  /** Called on Enter. */
  onSave: () => void;
}

export function TimeSpinner({ time, minuteGranularity, hasAutoFocus = false, onStep, onSave }: Props) {
  return (
    <div className={styles.clock}>
      <Spinner
        label="Stunde"
        stepLabel="Stunde"
        value={time.hour}
        hasAutoFocus={hasAutoFocus}
        onSave={onSave}
        onStep={by => onStep({ kind: 'hour', by })}
      />
      <b aria-hidden="true">:</b>
      <Spinner
        label="Minute"
        stepLabel={`${minuteGranularity} Minuten`}
        value={time.minute}
        onSave={onSave}
        onStep={by => onStep({ kind: 'minute', by })}
      />
    </div>
  );
}

interface SpinnerProps {
  label: string;
  /** The name of one step in button labels. */
  stepLabel: string;
  value: number;
  hasAutoFocus?: boolean;
  onStep: (by: 1 | -1) => void;
  onSave: () => void;
}

function Spinner({ label, stepLabel, value, hasAutoFocus, onStep, onSave }: SpinnerProps) {
  const valueRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (hasAutoFocus) valueRef.current?.focus();
  }, [hasAutoFocus]);

  function handleKeyDown(event: KeyboardEvent): void {
    const keyActions: Record<string, () => void> = { ArrowUp: () => onStep(1), ArrowDown: () => onStep(-1), Enter: onSave };
    const keyAction = keyActions[event.key];
    if (!keyAction) return;
    event.preventDefault();
    keyAction();
  }
  const text = String(value).padStart(2, '0');
  return (
    <span className={styles.spinner}>
      <Button variant="text" icon="chevron-up" label={`${stepLabel} später`} onPress={() => onStep(1)} />
      <span
        ref={valueRef}
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={text}
        onKeyDown={handleKeyDown}
      >
        {text}
      </span>
      <Button variant="text" icon="chevron-down" label={`${stepLabel} früher`} onPress={() => onStep(-1)} />
    </span>
  );
}
