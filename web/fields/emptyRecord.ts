/** What a form of a new record begins with. */
import { isMany, type Fields } from '../../schema/fields/field';
import { begun } from '../../schema/fields/defaults';

/** What a new record starts as: as its fields say, lists empty and groups it must have begun; the rest is not yet said. */
export function blank(fields: Fields): Record<string, unknown> {
  const lists = Object.entries(fields)
    .filter(([, field]) => isMany(field))
    .map(([name]) => [name, []]);
  const groups = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'group' && field.required ? [[name, blank(field.fields)]] : [],
  );
  return begun(fields, Object.fromEntries([...lists, ...groups])) as Record<string, unknown>;
}
