/** Any of several, shown as cards: each is switched on or off by itself. */
import { createContext, useContext, useId, type ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';
import { Checkbox } from './controls';
import { FieldError } from './Field';

interface Group {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

const CheckContext = createContext<Group | null>(null);

interface GroupProps extends Group {
  label: string;
  isLabelHidden?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

export function CheckGroup({ label, isLabelHidden, hint, error, values, children, onChange }: GroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={isLabelHidden ? styles.hidden : styles.label}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        <CheckContext value={{ values, onChange }}>{children}</CheckContext>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

interface CardProps {
  value: string;
  title: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
}

export function CheckCard({ value, title, hint, aside }: CardProps) {
  const { values, onChange } = useContext(CheckContext)!;
  const isChosen = values.includes(value);
  return (
    <label className={`${styles.card} ${styles.option} ${isChosen ? styles.chosen : ''}`}>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {hint && <span className={styles.note}>{hint}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
      <Checkbox checked={isChosen} onChange={isOn => onChange(isOn ? [...values, value] : values.filter(entry => entry !== value))} />
    </label>
  );
}
