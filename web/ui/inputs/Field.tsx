/** A labelled control: label above, hint and error below and tied to it. */
import { useId, type ReactNode } from 'react';
import { Checkbox } from './controls';
import styles from './Field.module.css';
import { Icon } from '../display/Icon';
import { FieldWiring } from './fieldContext';

/** Required fields carry a star, optional ones the word. */
export type FieldMark = 'required' | 'optional';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value; undefined or empty: nothing. */
  error?: string | undefined;
  mark?: FieldMark | undefined;
  /** The id of the control, when an error list links to it. */
  id?: string;
  children: ReactNode;
}

export function Field({ label, hint, error, mark, id: given, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <Mark mark={mark} />
      </label>
      <FieldWiring value={{ id, describedBy, isInvalid: Boolean(error), isRequired: mark === 'required' }}>{children}</FieldWiring>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** After the label of what is required; the control says so itself. */
export const Star = () => (
  <span className={styles.star} aria-hidden="true">
    {' '}
    *
  </span>
);

/** After the label of a field or a group of them. */
export function Mark({ mark }: { mark: FieldMark | undefined }) {
  if (mark === 'optional') return <span className={styles.optional}> (freiwillig)</span>;
  return mark && <Star />;
}

/** The sentence under a field that is wrong. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className={styles.error}>
    <Icon name="circle-alert" />
    {children}
  </p>
);

interface CheckProps {
  id?: string;
  checked: boolean;
  /** The sentence beside the box; may hold links. */
  children: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A box with its sentence beside it. */
export function CheckField({ id: given, checked, children, error, isRequired, isDisabled, onChange }: CheckProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={error ? styles.wrongCheck : styles.check}>
      <Checkbox
        id={id}
        checked={checked}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={onChange}
      />
      <div>
        <label htmlFor={id}>{children}</label>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}

/** Fields beside each other: six columns, one on a phone unless a part says otherwise. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;

/** How wide a part of a FieldGrid is, in sixths; a narrow part stays beside its neighbour on a phone. */
export const FieldCell = ({ span, isNarrow, children }: { span: 2 | 3 | 4 | 6; isNarrow?: boolean; children: ReactNode }) => (
  <div className={`${styles[`span${span}`]} ${isNarrow ? styles.narrow : ''}`}>{children}</div>
);
