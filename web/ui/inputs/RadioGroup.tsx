/** A radio group of cards with the usual keyboard control: arrows move, space selects. */
import { createContext, useContext, useId, useRef, type ReactNode } from 'react';
import styles from './RadioGroup.module.css';
import { FieldErrorText, GroupLabel, type FieldMark } from './Field';
import { Icon, type IconName } from '../display/Icon';

/** Cards side by side with an image, full rows, or small rows in two columns. */
type RadioLayout = 'tiles' | 'rows' | 'options';

interface Group {
  name: string;
  value: string | null;
  isOptional: boolean;
  isInvalid: boolean;
  layout: RadioLayout;
  onChange: (value: string | null) => void;
}

const RadioGroupContext = createContext<Group | null>(null);

interface GroupProps {
  /** Visible unless a heading above already says it. */
  label: string;
  isLabelHidden?: boolean;
  hint?: string;
  error?: string | undefined;
  value: string | null;
  isRequired?: boolean;
  mark?: FieldMark;
  /** Pressing the selected card clears the selection. */
  isOptional?: boolean;
  layout?: RadioLayout;
  children: ReactNode;
  onChange: (value: string | null) => void;
}

export function RadioGroup(props: GroupProps) {
  const { label, isLabelHidden, hint, error, value, isRequired, mark, isOptional = false, layout = 'rows', children, onChange } = props;
  const name = useId();
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset role="radiogroup" aria-describedby={describedBy} aria-required={isRequired} aria-invalid={error ? true : undefined}>
      <GroupLabel isHidden={isLabelHidden} mark={mark}>
        {label}
      </GroupLabel>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles[layout]}>
        <RadioGroupContext value={{ name, value, isOptional, isInvalid: Boolean(error), layout, onChange }}>{children}</RadioGroupContext>
      </div>
      {error && (
        <div className={styles.error}>
          <FieldErrorText id={`${name}-error`}>{error}</FieldErrorText>
        </div>
      )}
    </fieldset>
  );
}

const cardClass = { tiles: 'tile', rows: 'row', options: 'option' } as const satisfies Record<RadioLayout, string>;

interface RadioCardProps {
  value: string;
  title: ReactNode;
  hint?: ReactNode;
  /** At the end of a row: a surcharge or a time. */
  aside?: ReactNode;
  icon?: IconName;
  image?: ReactNode;
  isDisabled?: boolean;
}

export function RadioCard({ value, title, hint, aside, icon, image, isDisabled }: RadioCardProps) {
  const group = useContext(RadioGroupContext)!;
  const isSelected = group.value === value;
  const isCleared = useRef(false);
  return (
    <label
      className={`${styles.card} ${styles[cardClass[group.layout]]} ${isSelected ? styles.selected : ''} ${isDisabled ? styles.disabled : ''}`}
    >
      {image && <span className={styles.image}>{image}</span>}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {hint && <span className={styles.description}>{hint}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
      <input
        type="radio"
        className={styles.radio}
        name={group.name}
        value={value}
        checked={isSelected}
        disabled={isDisabled}
        onChange={() => group.onChange(value)}
        onClick={() => isSelected && group.isOptional && group.onChange(null)}
        onKeyDown={event => {
          if (event.key !== ' ' || !isSelected || !group.isOptional) return;
          event.preventDefault();
          isCleared.current = true;
          group.onChange(null);
        }}
        onKeyUp={event => {
          if (isCleared.current) event.preventDefault(); // the keyup event would select it again
          isCleared.current = false;
        }}
      />
    </label>
  );
}
