/** Form controls. Inside a Field they are connected to its label, hint and error; without one they need an id. */
import type { ChangeEvent, InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { normalizeLine, normalizeLines } from '../../../schema/fields/validation/characters';
import styles from './controls.module.css';
import { Icon } from '../display/Icon';
import { useFieldContext } from './fieldContext';

type NativeInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className'> & { ref?: Ref<HTMLInputElement> };
type NativeTextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'className'>;
type SelectOptions = Readonly<Record<string, string>>;

interface InputProps extends NativeInputProps {
  value?: string | number;
  /** The unit: €, kg … */
  suffix?: string;
  onChange: (text: string) => void;
}

export function Input({ onChange, suffix, ...rest }: InputProps) {
  // Pasted text may contain invisible characters that the server rejects; passwords are not changed.
  const handleChange = (text: string): void => onChange(rest.type === 'password' ? text : normalizeLine(text));
  const control = (
    <input {...rest} {...useFieldContext(rest)} className={styles.input} onChange={event => handleChange(event.target.value)} />
  );
  return suffix ? (
    <span className={styles.withSuffix}>
      {control}
      <span className={styles.suffix}>{suffix}</span>
    </span>
  ) : (
    control
  );
}

export function TextArea({ onChange, ...rest }: NativeTextAreaProps & { value: string; onChange: (text: string) => void }) {
  return (
    <textarea
      {...rest}
      {...useFieldContext(rest)}
      className={styles.area}
      onChange={event => onChange(normalizeLines(event.target.value))}
    />
  );
}

interface CheckboxProps extends NativeInputProps {
  onChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
}

export function Checkbox({ onChange, ...rest }: CheckboxProps) {
  return (
    <input
      {...rest}
      {...useFieldContext(rest)}
      type="checkbox"
      className={styles.checkbox}
      onChange={event => onChange(event.target.checked, event)}
    />
  );
}

interface SelectProps {
  id?: string;
  options: SelectOptions;
  value: string | null;
  /** The label of the empty option; null: no empty option. */
  empty?: string | null;
  isDisabled?: boolean;
  label?: string;
  autoComplete?: string;
  onChange: (value: string | null) => void;
}

export function Select({ options, value, empty = '', isDisabled, label, onChange, ...rest }: SelectProps) {
  return (
    <span className={styles.withSuffix}>
      <select
        {...rest}
        {...useFieldContext(rest)}
        aria-label={label}
        disabled={isDisabled}
        className={styles.select}
        value={value ?? ''}
        onChange={event => onChange(event.target.value || null)}
      >
        {empty !== null && <option value="">{empty}</option>}
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}

interface SwitchProps {
  id?: string;
  label?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that takes effect immediately. */
export function Switch({ isOn, label, isDisabled, onChange, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      {...useFieldContext(rest)}
      type="checkbox"
      role="switch"
      aria-label={label}
      className={styles.switch}
      checked={isOn}
      disabled={isDisabled}
      onChange={event => onChange(event.target.checked)}
    />
  );
}
