/** The initial values of the form for a new record. */
import { isList, type Fields } from '../../schema/fields/field';
import { withDefaults } from '../../schema/fields/defaults';

/** Returns an empty record with the defaults of its fields, empty lists and its required groups. */
export function emptyRecord(fields: Fields): Record<string, unknown> {
  const lists = Object.entries(fields)
    .filter(([, field]) => isList(field))
    .map(([name]) => [name, []]);
  const groups = Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'group' && field.required ? [[name, emptyRecord(field.fields)]] : [],
  );
  return withDefaults(fields, Object.fromEntries([...lists, ...groups]));
}
