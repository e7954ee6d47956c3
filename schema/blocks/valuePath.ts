/** Values of a block by their path: `title`, or `jobs.0.title` in the first entry of a list. */
import type { Field, Fields } from '../fields/field';
import { isArray, isObject } from '../objects';

/** Returns the field at this path, or undefined. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', index, ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (index === undefined) return field;
  return field?.type === 'array' ? fieldAt(field.fields, rest.join('.')) : undefined;
}

/** Returns the value at this path; null if there is none. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((current, key) => new Map(entriesOf(current)).get(key) ?? null, value);

/** Returns the value with another one at this path. A list gets no new entries. */
export function withValueAt(value: object, path: string, next: unknown): object {
  const [key = '', ...rest] = path.split('.');
  const replace = (current: unknown): unknown =>
    rest.length === 0 ? next : isObject(current) || isArray(current) ? withValueAt(current, rest.join('.'), next) : current;
  if (isArray(value)) return value.map((item, index) => (String(index) === key ? replace(item) : item));
  const record = new Map(entriesOf(value));
  return { ...value, [key]: replace(record.get(key)) };
}

/** Returns a text that changes when anything of a list but the value at this path changes; '' if the path is in no list. */
export function otherEntriesKey(value: object, path: string): string {
  const [list = '', index] = path.split('.');
  if (index === undefined) return '';
  return JSON.stringify(valueAt(withValueAt(value, path, null), list), (_key, part: unknown) => part ?? undefined);
}

const entriesOf = (value: unknown): [string, unknown][] => (isObject(value) || isArray(value) ? Object.entries(value) : []);
