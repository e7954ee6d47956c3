/** Sets the values of an input that the server generates. */
import { randomUUID } from 'node:crypto';
import { isGenerated } from '../../../../schema/fields/defaults';
import type { Field, Fields } from '../../../../schema/fields/field';
import { getField, isArray, isObject } from '../../../../schema/objects';

/** Returns the input with a new UUID in each empty generated field of the groups and arrays it contains. */
export const withGeneratedValues = (fields: Fields, input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, Object.hasOwn(fields, name) ? generateIn(fields[name]!, value) : value]),
  );

function generateIn(field: Field, value: unknown): unknown {
  if (field.type === 'group' && isObject(value)) return completeItem(field.fields, value);
  if (field.type !== 'array' || !isArray(value)) return value;
  return value.map(item => (isObject(item) ? completeItem(field.fields, item) : item));
}

function completeItem(fields: Fields, item: object): object {
  const missing = Object.entries(fields).filter(([name, field]) => isGenerated(field) && isEmpty(getField(item, name)));
  return { ...withGeneratedValues(fields, item), ...Object.fromEntries(missing.map(([name]) => [name, randomUUID()])) };
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
