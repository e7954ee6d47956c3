/** Form controls. Within a Field they are tied to its label, hint and error; alone they take an id. They know nothing of bakeries. */
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { asLine, asLines } from '../../../schema/fields/validation/characters';
import styles from './controls.module.css';
import { Icon } from '../display/Icon';
import { useWiring } from './fieldContext';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className'> & { ref?: Ref<HTMLInputElement> };
type NativeArea = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'className'>;
type Options = Readonly<Record<string, string>>;

interface InputProps extends Native {
  value?: string | number;
  /** What is counted: €, kg … */
  suffix?: string;
  onChange: (text: string) => void;
}

export function Input({ onChange, suffix, ...rest }: InputProps) {
  // What is pasted may bring along what nobody sees and the server refuses; a password is taken as it is.
  const take = (text: string): void => onChange(rest.type === 'password' ? text : asLine(text));
  const control = <input {...rest} {...useWiring(rest)} className={styles.input} onChange={event => take(event.target.value)} />;
  return suffix ? (
    <span className={styles.affixed}>
      {control}
      <span className={styles.suffix}>{suffix}</span>
    </span>
  ) : (
    control
  );
}

export function TextArea({ onChange, ...rest }: NativeArea & { value: string; onChange: (text: string) => void }) {
  return <textarea {...rest} {...useWiring(rest)} className={styles.area} onChange={event => onChange(asLines(event.target.value))} />;
}

export function Checkbox({ onChange, ...rest }: Native & { onChange: (checked: boolean) => void }) {
  return (
    <input {...rest} {...useWiring(rest)} type="checkbox" className={styles.checkbox} onChange={event => onChange(event.target.checked)} />
  );
}

interface SelectProps {
  id?: string;
  options: Options;
  value: string | null;
  /** What the empty choice says; null: there is none. */
  empty?: string | null;
  isDisabled?: boolean;
  label?: string;
  autoComplete?: string;
  onChange: (value: string | null) => void;
}

export function Select({ options, value, empty = '', isDisabled, label, onChange, ...rest }: SelectProps) {
  return (
    <span className={styles.affixed}>
      <select
        {...rest}
        {...useWiring(rest)}
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

/** A setting that takes effect at once. */
export function Switch({ isOn, label, isDisabled, onChange, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      {...useWiring(rest)}
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
