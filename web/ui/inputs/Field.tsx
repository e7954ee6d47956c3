/** A labeled control with hint and error below, connected by ARIA attributes. */
import { useId, type ReactNode } from 'react';
import { Checkbox } from './controls';
import styles from './Field.module.css';
import { Icon } from '../display/Icon';
import { VisuallyHidden } from '../display/layout';
import { FieldContext } from './fieldContext';

/** Required fields have an asterisk, optional ones a text. */
export type FieldMark = 'required' | 'optional';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The error message; undefined or empty when the value is valid. */
  error?: string | undefined;
  mark?: FieldMark | undefined;
  /** The id of the control, when an error summary links to it. */
  id?: string;
  children: ReactNode;
}

export function Field({ label, hint, error, mark, id: idProp, children }: FieldProps) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <LabelMark mark={mark} />
      </label>
      <FieldContext value={{ id, describedBy, isInvalid: Boolean(error), isRequired: mark === 'required' }}>{children}</FieldContext>
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The asterisk after the label of a required field; the control itself has the attribute `required`. */
export const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    {' '}
    *
  </span>
);

/** The required or optional mark after the label of a field or group. */
function LabelMark({ mark }: { mark: FieldMark | undefined }) {
  if (mark === 'optional') return <span className={styles.optional}> (freiwillig)</span>;
  return mark && <RequiredMark />;
}

interface GroupLabelProps {
  /** A hidden label is only for screen readers. */
  isHidden?: boolean | undefined;
  mark?: FieldMark | undefined;
  children: string;
}

/** The label of a fieldset. */
export function GroupLabel({ isHidden, mark, children }: GroupLabelProps) {
  const label = (
    <>
      {children}
      <LabelMark mark={mark} />
    </>
  );
  return isHidden ? (
    <legend>
      <VisuallyHidden>{label}</VisuallyHidden>
    </legend>
  ) : (
    <legend className={styles.groupLabel}>{label}</legend>
  );
}

/** The error message below a field. */
export const FieldErrorText = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className={styles.error}>
    <Icon name="circle-alert" />
    {children}
  </p>
);

interface CheckFieldProps {
  id?: string;
  checked: boolean;
  /** The text beside the checkbox; may contain links. */
  children: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with a text beside it. */
export function CheckField({ id: idProp, checked, children, error, isRequired, isDisabled, onChange }: CheckFieldProps) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  return (
    <div className={error ? styles.invalidCheck : styles.check}>
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
        {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
      </div>
    </div>
  );
}

/** Fields side by side: six columns, one on phones unless a cell is narrow. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;

/** A cell of a FieldGrid, its width in sixths; narrow cells stay side by side on phones. */
export const FieldCell = ({ span, isNarrow, children }: { span: 2 | 3 | 4 | 6; isNarrow?: boolean; children: ReactNode }) => (
  <div className={`${styles[`span${span}`]} ${isNarrow ? styles.narrow : ''}`}>{children}</div>
);
