/** Converts a GraphQL response to form values, and form values to GraphQL input. */
import { toGraphqlEnumValue, fromGraphqlEnumValue, type Field, type Fields } from '../../schema/fields/field';
import { parseFields } from '../../schema/fields/parse';
import { clone, walkValues } from '../../schema/fields/walk';
import { getField, isArray, isObject, toObject, toObjects } from '../../schema/objects';

/** Returns the values of the fields only: without id and `__typename`, dates as Date, references as ids. */
export function toFormValues(fields: Fields, response: object): Record<string, unknown> {
  const values = toObject(parseFields(fields, pickFields(fields, response)));
  for (const { field, value, set } of walkValues(fields, values)) {
    if (field.type === 'select') set(fromGraphqlEnumValue(field.options, String(value)));
    if (field.type === 'multiSelect' && isArray(value)) set(value.map(member => fromGraphqlEnumValue(field.options, String(member))));
  }
  return values;
}

/** Returns the input for GraphQL, with options as enum values. */
export function toInput(fields: Fields, values: object): object {
  const input = clone(values);
  for (const { field, value, set } of walkValues(fields, input)) {
    if (field.type === 'select') set(toGraphqlEnumValue(String(value)));
    if (field.type === 'multiSelect' && isArray(value)) set(value.map(member => toGraphqlEnumValue(String(member))));
  }
  return input;
}

const pickFields = (fields: Fields, response: object): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name in response)
      .map(([name, field]) => [name, toPlainValue(field, getField(response, name))]),
  );

function toPlainValue(field: Field, value: unknown): unknown {
  if (field.type === 'group') return isObject(value) ? pickFields(field.fields, value) : value;
  if (field.type === 'array') return toObjects(value).map(row => pickFields(field.fields, row));
  return value;
}
