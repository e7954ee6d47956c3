/** A quantity input with minus and plus buttons. It knows no units; the parent defines steps and text. */
import type { KeyboardEvent } from 'react';
import { Icon } from '../display/Icon';
import styles from './Stepper.module.css';

interface StepperProps {
  /** The name of the product, used for accessible names: "Semmel". */
  label: string;
  /** The quantity as text; while the user types, the unparsed input. */
  value: string;
  size?: 'small' | 'medium';
  canDecrease?: boolean;
  canIncrease?: boolean;
  isDisabled?: boolean;
  describedBy?: string;
  onType: (text: string) => void;
  /** The input is complete: blur or Enter. */
  onCommit: () => void;
  onDecrease: () => void;
  onIncrease: () => void;
  onMinimum?: () => void;
  onMaximum?: () => void;
}

export function Stepper(props: StepperProps) {
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
        onKeyDown={event => handleKey(event, props)}
      />
      <button type="button" aria-label={`${label}: mehr`} disabled={isDisabled || !canIncrease} onClick={props.onIncrease}>
        <Icon name="plus" />
      </button>
    </span>
  );
}

function handleKey(
  event: KeyboardEvent,
  { canDecrease = true, canIncrease = true, onCommit, onIncrease, onDecrease, onMinimum, onMaximum }: StepperProps,
): void {
  const actions: Record<string, (() => void) | undefined> = {
    ArrowUp: canIncrease ? onIncrease : undefined,
    ArrowDown: canDecrease ? onDecrease : undefined,
    Home: onMinimum,
    End: onMaximum,
    Enter: onCommit,
  };
  if (!(event.key in actions)) return;
  event.preventDefault(); // otherwise arrows move the caret and Enter submits the form
  actions[event.key]?.();
}
