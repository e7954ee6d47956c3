/**
 * Changes of the properties of a page, such as its address and its texts for search engines: each names one property, so that two editors who
 * change different ones both win. Pure functions.
 */
import { normalizeLines } from '../../../fields/validation/characters';
import { getField, isEqual, keysOf } from '../../../objects';

/** The values of the properties by their names. */
export type Properties = Readonly<Record<string, unknown>>;

export interface PropertyChange {
  readonly name: string;
  readonly value: unknown;
  /** The value that the editor has replaced. */
  readonly before: unknown;
}

/** A property that two editors have changed. The page keeps theirs until the editor decides. */
export interface PropertyConflict extends PropertyChange {
  readonly theirs: unknown;
}

// An empty text is none: a field that was filled and cleared again has not changed.
const read = (properties: Properties, name: string): unknown => {
  const value = getField(properties, name) ?? null;
  return value === '' ? null : value;
};

/** Returns a sent value in the form in which the server may store it. */
const normalize = (value: unknown): unknown => (typeof value === 'string' ? normalizeLines(value).trim() || null : value);

export const applyChanges = (properties: Properties, changes: readonly PropertyChange[]): Properties =>
  changes.reduce((current, { name, value }) => ({ ...current, [name]: value }), properties);

/** Returns the changes from what is saved to what the form has, for the properties of this form; those of other forms stay. */
export function changesTo(saved: Properties, changes: readonly PropertyChange[], form: Properties): PropertyChange[] {
  const others = changes.filter(({ name }) => !(name in form));
  const own = keysOf(form).map(name => ({ name, value: read(form, name), before: read(saved, name) }));
  return [...others, ...own.filter(({ value, before }) => !isEqual(value, before))];
}

/**
 * Divides the changes by what is saved now: those that are still to be saved, and those of a property that another editor has changed too.
 * What is saved already is in neither. A value that was sent before without an answer is the editor's own.
 */
export function mergeChanges(saved: Properties, changes: readonly PropertyChange[], unconfirmed: readonly PropertyChange[] = []) {
  const merged: { changes: PropertyChange[]; conflicts: PropertyConflict[] } = { changes: [], conflicts: [] };
  for (const change of changes) {
    const theirs = read(saved, change.name);
    const own = unconfirmed.filter(({ name, value }) => name === change.name && isEqual(normalize(value), normalize(theirs)));
    if (isEqual(theirs, change.value) || own.some(({ value }) => isEqual(value, change.value))) continue;
    if (own.length > 0 || isEqual(theirs, change.before)) merged.changes.push({ ...change, before: theirs });
    else merged.conflicts.push({ ...change, theirs });
  }
  return merged;
}

/** Returns what is left after these changes were sent and stored, perhaps in another form: what was changed while they were sent. */
export const withoutSent = (saved: Properties, changes: readonly PropertyChange[], sent: readonly PropertyChange[]): PropertyChange[] =>
  changes
    .filter(({ name, value }) => !sent.some(other => other.name === name && isEqual(other.value, value)))
    .map(change => ({ ...change, before: read(saved, change.name) }));
