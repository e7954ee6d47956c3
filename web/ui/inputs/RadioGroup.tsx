/** One of several, shown as cards: arrows move, space selects, as in every radio group. */
import { createContext, useContext, useId, useRef, type ReactNode } from 'react';
import styles from './RadioGroup.module.css';
import { FieldError, Mark, type FieldMark } from './Field';
import { Icon, type IconName } from '../display/Icon';

/** Cards beside each other with a picture, rows below each other, or small rows in two columns. */
type ChoiceForm = 'tiles' | 'rows' | 'options';

interface Group {
  name: string;
  value: string | null;
  isOptional: boolean;
  isInvalid: boolean;
  form: ChoiceForm;
  onChange: (value: string | null) => void;
}

const ChoiceContext = createContext<Group | null>(null);

interface GroupProps {
  /** What is chosen; seen unless a heading above already says it. */
  label: string;
  isLabelHidden?: boolean;
  hint?: string;
  error?: string | undefined;
  value: string | null;
  isRequired?: boolean;
  mark?: FieldMark;
  /** A second press on the chosen card takes the choice back. */
  isOptional?: boolean;
  form?: ChoiceForm;
  children: ReactNode;
  onChange: (value: string | null) => void;
}

export function ChoiceGroup(props: GroupProps) {
  const { label, isLabelHidden, hint, error, value, isRequired, mark, isOptional = false, form = 'rows', children, onChange } = props;
  const name = useId();
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset role="radiogroup" aria-describedby={describedBy} aria-required={isRequired} aria-invalid={error ? true : undefined}>
      <legend className={isLabelHidden ? styles.hidden : styles.label}>
        {label}
        <Mark mark={mark} />
      </legend>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles[form]}>
        <ChoiceContext value={{ name, value, isOptional, isInvalid: Boolean(error), form, onChange }}>{children}</ChoiceContext>
      </div>
      {error && (
        <div className={styles.wrong}>
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

const cardClass = { tiles: 'tile', rows: 'row', options: 'option' } as const satisfies Record<ChoiceForm, string>;

interface CardProps {
  value: string;
  title: ReactNode;
  hint?: ReactNode;
  /** At the end of a row: a surcharge, a time. */
  aside?: ReactNode;
  icon?: IconName;
  picture?: ReactNode;
  isDisabled?: boolean;
}

export function ChoiceCard({ value, title, hint, aside, icon, picture, isDisabled }: CardProps) {
  const group = useContext(ChoiceContext)!;
  const isChosen = group.value === value;
  const isTakenBack = useRef(false);
  return (
    <label className={`${styles.card} ${styles[cardClass[group.form]]} ${isChosen ? styles.chosen : ''} ${isDisabled ? styles.off : ''}`}>
      {picture && <span className={styles.picture}>{picture}</span>}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {hint && <span className={styles.note}>{hint}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
      <input
        type="radio"
        className={styles.radio}
        name={group.name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => group.onChange(value)}
        onClick={() => isChosen && group.isOptional && group.onChange(null)}
        onKeyDown={event => {
          if (event.key !== ' ' || !isChosen || !group.isOptional) return;
          event.preventDefault();
          isTakenBack.current = true;
          group.onChange(null);
        }}
        onKeyUp={event => {
          if (isTakenBack.current) event.preventDefault(); // letting the key go would choose it anew
          isTakenBack.current = false;
        }}
      />
    </label>
  );
}
