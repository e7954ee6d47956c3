/** Hours and minutes, each between an arrow up and an arrow down. */
import type { DateTime } from 'luxon';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../ui/actions/Button';
import styles from './TimeSpinner.module.css';
import type { PickerStep } from './pickerState';

interface Props {
  moment: DateTime;
  minuteGranularity: number;
  /** Takes the focus when it appears. */
  hasFocus?: boolean;
  onStep: (step: PickerStep) => void;
  /** Enter. */
  onSave: () => void;
}

export function Clock({ moment, minuteGranularity, hasFocus = false, onStep, onSave }: Props) {
  return (
    <div className={styles.clock}>
      <Spinner
        label="Stunde"
        step="Stunde"
        value={moment.hour}
        hasFocus={hasFocus}
        onSave={onSave}
        onStep={by => onStep({ kind: 'hour', by })}
      />
      <b aria-hidden="true">:</b>
      <Spinner
        label="Minute"
        step={`${minuteGranularity} Minuten`}
        value={moment.minute}
        onSave={onSave}
        onStep={by => onStep({ kind: 'minute', by })}
      />
    </div>
  );
}

interface SpinnerProps {
  label: string;
  /** What one step is called. */
  step: string;
  value: number;
  hasFocus?: boolean;
  onStep: (by: 1 | -1) => void;
  onSave: () => void;
}

function Spinner({ label, step, value, hasFocus, onStep, onSave }: SpinnerProps) {
  const number = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (hasFocus) number.current?.focus();
  }, [hasFocus]);

  function press(event: KeyboardEvent): void {
    const deeds: Record<string, () => void> = { ArrowUp: () => onStep(1), ArrowDown: () => onStep(-1), Enter: onSave };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }
  const text = String(value).padStart(2, '0');
  return (
    <span className={styles.spinner}>
      <Button look="text" icon="chevron-up" label={`${step} später`} onPress={() => onStep(1)} />
      <span ref={number} role="spinbutton" tabIndex={0} aria-label={label} aria-valuenow={value} aria-valuetext={text} onKeyDown={press}>
        {text}
      </span>
      <Button look="text" icon="chevron-down" label={`${step} früher`} onPress={() => onStep(-1)} />
    </span>
  );
}
