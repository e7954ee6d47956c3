/** From what a query answered to what a form edits. */
import { memberOf, optionOf, type Field, type Fields } from '../../schema/fields/field';
import { read } from '../../schema/fields/parse';
import { copyOf, leaves } from '../../schema/fields/walk';

/** The values of the row's fields alone: no id, no `__typename`, moments as moments, relations as ids. */
export function valuesOf(fields: Fields, answer: object): Record<string, unknown> {
  const values = read(fields, picked(fields, answer)) as Record<string, unknown>;
  for (const { field, value, put } of leaves(fields, values)) {
    if (field.kind === 'choice') put(optionOf(field.options, value as string));
    if (field.kind === 'choices') put((value as string[]).map(member => optionOf(field.options, member)));
  }
  return values;
}

/** The values as GraphQL takes them: options by the names of their members. */
export function sentOf(fields: Fields, values: object): object {
  const sent = copyOf(values);
  for (const { field, value, put } of leaves(fields, sent)) {
    if (field.kind === 'choice') put(memberOf(value as string));
    if (field.kind === 'choices') put((value as string[]).map(memberOf));
  }
  return sent;
}

const picked = (fields: Fields, answer: object): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name in answer)
      .map(([name, field]) => [name, plain(field, answer[name as never])]),
  );

function plain(field: Field, value: unknown): unknown {
  if (field.kind === 'group') return value && picked(field.fields, value as object);
  if (field.kind === 'rows') return (value as object[]).map(row => picked(field.fields, row));
  return value;
}
