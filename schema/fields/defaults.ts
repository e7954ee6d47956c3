/** Default values of new records. Forms start with them; services fill them in before validation. */
import type { Field, Fields } from './field';
import { getField, isArray, isObject } from '../objects';

/** Returns the default of a field. Checkboxes default to false, most other fields have none. */
const defaultOf = ({ type, default: defaultValue }: Field): unknown => defaultValue ?? (type === 'checkbox' ? false : undefined);

/** Tells whether the server sets a value when the input has none. */
export const isGenerated = (field: Field): boolean => field.type === 'text' && field.isGenerated === true;

/** Tells whether an input must have a value of the field. */
export const isRequiredInput = (field: Field): boolean => field.required && defaultOf(field) === undefined && !isGenerated(field);

/** Returns the input with the defaults of its fields, including nested groups and arrays. Values of the wrong type stay for `validate`. */
export const withDefaults = (fields: Fields, input: object): Record<string, unknown> => ({
  ...withNestedDefaults(fields, input),
  ...missingDefaults(fields, input),
});

/** Returns the input with the defaults of the groups and arrays it contains. */
export const withNestedDefaults = (fields: Fields, input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, Object.hasOwn(fields, name) ? withValueDefaults(fields[name]!, value) : value]),
  );

function withValueDefaults(field: Field, value: unknown): unknown {
  if (field.type === 'group' && isObject(value)) return withDefaults(field.fields, value);
  if (field.type !== 'array' || !isArray(value)) return value;
  return value.map(item => (isObject(item) ? withDefaults(field.fields, item) : item));
}

const missingDefaults = (fields: Fields, input: object): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.readOnly && defaultOf(field) !== undefined && getField(input, name) === undefined)
      .map(([name, field]) => [name, defaultOf(field)]),
  );
