/** Converts a GraphQL response to form values, and form values to GraphQL input. */
import { toGraphqlEnumValue, fromGraphqlEnumValue, type Field, type Fields } from '../../schema/fields/field';
import { parseFields } from '../../schema/fields/parse';
import { clone, walkValues } from '../../schema/fields/walk';

/** Returns the values of the fields only: without id and `__typename`, dates as Date, references as ids. */
export function toFormValues(fields: Fields, response: object): Record<string, unknown> {
  const values = parseFields(fields, pickFields(fields, response)) as Record<string, unknown>;
  for (const { field, value, set } of walkValues(fields, values)) {
    if (field.type === 'select') set(fromGraphqlEnumValue(field.options, value as string));
    if (field.type === 'multiSelect') set((value as string[]).map(member => fromGraphqlEnumValue(field.options, member)));
  }
  return values;
}

/** Returns the input for GraphQL, with options as enum values. */
export function toInput(fields: Fields, values: object): object {
  const input = clone(values);
  for (const { field, value, set } of walkValues(fields, input)) {
    if (field.type === 'select') set(toGraphqlEnumValue(value as string));
    if (field.type === 'multiSelect') set((value as string[]).map(toGraphqlEnumValue));
  }
  return input;
}

const pickFields = (fields: Fields, response: object): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name in response)
      .map(([name, field]) => [name, toPlainValue(field, response[name as never])]),
  );

function toPlainValue(field: Field, value: unknown): unknown {
  if (field.type === 'group') return value && pickFields(field.fields, value as object);
  if (field.type === 'array') return (value as object[]).map(row => pickFields(field.fields, row));
  return value;
}
