/** The values, the errors and the submission of a form. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { validateRecord, type Collection } from '../../schema/collections/collection';
import type { ErrorEntry } from '../../schema/errors/appError';
import { messageFor } from '../../schema/errors/messages';
import { inputFields, type Fields } from '../../schema/fields/field';
import type { Issue } from '../../schema/fields/validation/validate';
import type { FieldError } from '../fields/fieldErrors';
import { emptyRecord } from '../fields/emptyRecord';
import { focusFirstError } from './focusFirstError';
import { toInput, toFormValues } from './formValues';
import { toFieldErrors } from './toFieldErrors';

export type FormValues = Readonly<Record<string, unknown>>;

/** The values of a form, and whether they differ from the record. */
interface FormState {
  values: FormValues;
  isChanged: boolean;
  onChange: (values: FormValues) => void;
}

export interface FormOptions {
  fields: Fields;
  /** Validates the record as a whole. */
  validate?: Collection['validate'];
  /** The record from the response; without it the form creates a new one. */
  record?: object | undefined;
  /** Given where the page has the state; otherwise it is the form's own. */
  state?: FormState | undefined;
  /** The errors of the server. */
  serverErrors?: readonly ErrorEntry[];
  /** Tells which fields can be changed; default: all. */
  canEdit?: ((field: string) => boolean) | undefined;
  /** Returns the values with those that follow from a change. */
  derive?: ((values: FormValues, previous: FormValues) => FormValues) | undefined;
  /** Called when there are unsaved changes. */
  onChanged?: (() => void) | undefined;
  /** Called instead of `onSave` when values are invalid. */
  onInvalid?: ((issues: readonly Issue[]) => void) | undefined;
  onSave: (values: object) => void;
}

export function useRecordForm({
  fields: allFields,
  validate,
  record,
  state,
  serverErrors = [],
  canEdit = () => true,
  derive = nextValues => nextValues,
  onChanged,
  onInvalid,
  onSave,
}: FormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const fields = inputFields(allFields);
  const own = useFormState(fields, record);
  const { values, isChanged, onChange } = state ?? own;
  const [hasSubmitted, setHasSubmitted] = useState(false);
  // Fields that cannot be changed are neither sent nor validated.
  const issues = validateRecord({ fields, ...(validate && { validate }) }, values).filter(({ path: [name] }) => canEdit(String(name)));
  const errors: FieldError[] = [
    ...(hasSubmitted ? issues.map(issue => ({ path: issue.path, text: messageFor(issue) })) : []),
    ...serverErrors.flatMap(toFieldErrors),
  ];

  function change(nextValues: FormValues): void {
    onChange(derive(nextValues, values));
    onChanged?.();
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    setHasSubmitted(true);
    const editableValues = Object.fromEntries(Object.entries(values).filter(([name]) => canEdit(name)));
    if (issues.length === 0) return onSave(toInput(fields, editableValues));
    onInvalid?.(issues);
    requestAnimationFrame(() => focusFirstError(form.current)); // after React has marked the invalid fields
  }

  const rejectedFields = serverErrors.map(({ field }) => field ?? '').join();
  useEffect(() => {
    if (rejectedFields) focusFirstError(form.current);
  }, [rejectedFields]);

  return { form, fields, values, errors, isChanged, hasIssues: hasSubmitted && issues.length > 0, change, save };
}

export function useFormState(fields: Fields, record: object | undefined): FormState {
  const [values, setValues] = useState<FormValues>(() => (record ? toFormValues(fields, record) : emptyRecord(fields)));
  const [isChanged, setChanged] = useState(false);
  const onChange = (next: FormValues): void => {
    setValues(next);
    setChanged(true);
  };
  return { values, isChanged, onChange };
}
