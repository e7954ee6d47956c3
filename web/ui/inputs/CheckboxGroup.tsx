/** A group of checkboxes, shown as cards or chips. */
import { createContext, useContext, useId, type ReactNode } from 'react';
import styles from './RadioGroup.module.css';
import { Checkbox } from './controls';
import { FieldErrorText, GroupLabel, type FieldMark } from './Field';
import { Icon } from '../display/Icon';

interface Group {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

const CheckboxGroupContext = createContext<Group | null>(null);

interface GroupProps extends Group {
  label: string;
  isLabelHidden?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  mark?: FieldMark;
  /** Cards in two columns, or chips in a row. */
  layout?: 'options' | 'chips';
  children: ReactNode;
}

export function CheckboxGroup({ label, isLabelHidden, hint, error, mark, layout = 'options', values, children, onChange }: GroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy}>
      <GroupLabel isHidden={isLabelHidden} mark={mark}>
        {label}
      </GroupLabel>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles[layout]}>
        <CheckboxGroupContext value={{ values, onChange }}>{children}</CheckboxGroupContext>
      </div>
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </fieldset>
  );
}

interface CheckboxCardProps {
  value: string;
  title: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
}

export function CheckboxCard({ value, title, hint, aside }: CheckboxCardProps) {
  const { isSelected, select } = useCheckboxOption(value);
  return (
    <label className={`${styles.card} ${styles.option} ${isSelected ? styles.selected : ''}`}>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {hint && <span className={styles.description}>{hint}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
      <Checkbox checked={isSelected} onChange={select} />
    </label>
  );
}

/** A checkbox as a chip with a short label. */
export function CheckboxChip({ value, label = value }: { value: string; label?: string }) {
  const { isSelected, select } = useCheckboxOption(value);
  return (
    <label className={`${styles.chip} ${isSelected ? styles.on : ''}`}>
      <Checkbox checked={isSelected} onChange={select} />
      <Icon name={isSelected ? 'check' : 'plus'} />
      {label}
    </label>
  );
}

function useCheckboxOption(value: string) {
  const { values, onChange } = useContext(CheckboxGroupContext)!;
  return {
    isSelected: values.includes(value),
    select: (isOn: boolean) => onChange(isOn ? [...values, value] : values.filter(entry => entry !== value)),
  };
}
