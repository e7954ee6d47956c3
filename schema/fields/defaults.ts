/** What a new record holds when nothing is said of it; forms start with it, and services fill it in before they check. */
import type { Field, Fields } from './field';
import { isObject } from './walk';

/** Switches are off unless the field says otherwise; most fields start with nothing. */
export const initialOf = ({ kind, initial }: Field): unknown => initial ?? (kind === 'flag' ? false : undefined);

/** The draft with what its fields start with, deep in its groups and rows. What has the wrong shape stays, for `check` to name. */
export const begun = (fields: Fields, draft: object): object => ({ ...begunWithin(fields, draft), ...initials(fields, draft) });

/** The change with what the groups and rows it brings start with. */
export const begunWithin = (fields: Fields, change: object): object =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, Object.hasOwn(fields, name) ? begunValue(fields[name]!, value) : value]),
  );

function begunValue(field: Field, value: unknown): unknown {
  if (field.kind === 'group' && isObject(value)) return begun(field.fields, value);
  if (field.kind !== 'rows' || !Array.isArray(value)) return value;
  return value.map(row => (isObject(row) ? begun(field.fields, row) : (row as unknown)));
}

const initials = (fields: Fields, draft: object): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.isMade && initialOf(field) !== undefined && draft[name as never] === undefined)
      .map(([name, field]) => [name, initialOf(field)]),
  );
