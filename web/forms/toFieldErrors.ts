/** Converts errors of the server to errors of fields. */
import type { ErrorEntry } from '../../schema/errors/appError';
import type { FieldError } from '../fields/fieldErrors';

export const toFieldErrors = ({ field, message }: ErrorEntry): FieldError[] =>
  field ? [{ path: field.split('.').map(step => (/^\d+$/.test(step) ? Number(step) : step)), text: message }] : [];
