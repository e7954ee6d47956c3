/** A quantity: minus, what was typed, plus. It knows nothing of units; who uses it says what a step is and how the value reads. */
import type { KeyboardEvent } from 'react';
import { Icon } from '../display/Icon';
import styles from './Stepper.module.css';

interface Props {
  /** What is counted, for the names of its parts: "Semmel". */
  label: string;
  /** The quantity as text; while it is typed, just what was typed. */
  value: string;
  size?: 'small' | 'medium';
  canDecrease?: boolean;
  canIncrease?: boolean;
  isDisabled?: boolean;
  describedBy?: string;
  onType: (text: string) => void;
  /** Typing is over: leave or Enter. */
  onCommit: () => void;
  onDecrease: () => void;
  onIncrease: () => void;
  onMinimum?: () => void;
  onMaximum?: () => void;
}

export function Stepper(props: Props) {
  const {
    label,
    value,
    size = 'medium',
    canDecrease = true,
    canIncrease = true,
    isDisabled = false,
    describedBy,
    onType,
    onCommit,
  } = props;
  return (
    <span role="group" aria-label={label} className={`${styles.stepper} ${styles[size]}`}>
      <button type="button" aria-label={`${label}: weniger`} disabled={isDisabled || !canDecrease} onClick={props.onDecrease}>
        <Icon name="minus" />
      </button>
      <input
        className={styles.value}
        role="spinbutton"
        aria-label={`${label}: Menge`}
        aria-valuetext={value}
        aria-describedby={describedBy}
        inputMode="decimal"
        autoComplete="off"
        size={Math.max(2, value.length)}
        value={value}
        disabled={isDisabled}
        onChange={event => onType(event.target.value)}
        onBlur={onCommit}
        onFocus={event => event.target.select()}
        onKeyDown={event => step(event, props)}
      />
      <button type="button" aria-label={`${label}: mehr`} disabled={isDisabled || !canIncrease} onClick={props.onIncrease}>
        <Icon name="plus" />
      </button>
    </span>
  );
}

function step(
  event: KeyboardEvent,
  { canDecrease = true, canIncrease = true, onCommit, onIncrease, onDecrease, onMinimum, onMaximum }: Props,
): void {
  const deeds: Record<string, (() => void) | undefined> = {
    ArrowUp: canIncrease ? onIncrease : undefined,
    ArrowDown: canDecrease ? onDecrease : undefined,
    Home: onMinimum,
    End: onMaximum,
    Enter: onCommit,
  };
  if (!(event.key in deeds)) return;
  event.preventDefault(); // arrows would move the caret, Enter would send the form around
  deeds[event.key]?.();
}
