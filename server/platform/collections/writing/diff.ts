/** Computes the difference between two states of a record as texts for the log. */
import type { Field, Fields } from '../../../../schema/fields/field';
import type { LogDetail } from '../../context/log';
import { getField } from '../../../../schema/objects';

/** Returns the fields of `after` that differ from `before`. For a new or deleted record, returns all fields with a value. */
export function diffRecords(fields: Fields, before: object | undefined, after: object | undefined): LogDetail[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [oldText, newText] = [before, after].map(record => toText(record && getField(record, name)));
    if (oldText === newText) return [];
    return [
      isCredential(name, field) ? { name, before: oldText && masked, after: newText && masked } : { name, before: oldText, after: newText },
    ];
  });
}

const masked = '***';
// Credentials and their hashes are never readable, not even in the log.
const isCredential = (name: string, { type }: Field): boolean => type === 'secret' || /(key|token|hash|password|code|secret)$/i.test(name);

function toText(value: unknown): string | null {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every(entry => typeof entry === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
