/** Any of several, shown as cards: each is switched on or off by itself. */
import { createContext, useContext, useId, type ReactNode } from 'react';
import styles from './RadioGroup.module.css';
import { Checkbox } from './controls';
import { FieldError, Mark, type FieldMark } from './Field';
import { Icon } from '../display/Icon';

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
  mark?: FieldMark;
  /** Cards in two columns, or chips beside each other. */
  form?: 'options' | 'chips';
  children: ReactNode;
}

export function CheckGroup({ label, isLabelHidden, hint, error, mark, form = 'options', values, children, onChange }: GroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={isLabelHidden ? styles.hidden : styles.label}>
        {label}
        <Mark mark={mark} />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles[form]}>
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
  const { isChosen, choose } = useChoice(value);
  return (
    <label className={`${styles.card} ${styles.option} ${isChosen ? styles.chosen : ''}`}>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {hint && <span className={styles.note}>{hint}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
      <Checkbox checked={isChosen} onChange={choose} />
    </label>
  );
}

/** A short word to switch on or off, in a group of chips. */
export function CheckChip({ value }: { value: string }) {
  const { isChosen, choose } = useChoice(value);
  return (
    <label className={`${styles.chip} ${isChosen ? styles.on : ''}`}>
      <Checkbox checked={isChosen} onChange={choose} />
      <Icon name={isChosen ? 'check' : 'plus'} />
      {value}
    </label>
  );
}

function useChoice(value: string) {
  const { values, onChange } = useContext(CheckContext)!;
  return {
    isChosen: values.includes(value),
    choose: (isOn: boolean) => onChange(isOn ? [...values, value] : values.filter(entry => entry !== value)),
  };
}
