/** What an editor has changed of the properties of the page and not saved yet: typed, waiting to be sent, or in conflict. Pure functions. */
import { isEqual } from '../../../../../schema/objects';
import {
  applyChanges,
  changesTo,
  mergeChanges,
  withoutSent,
  type Properties,
  type PropertyChange,
  type PropertyConflict,
} from '../../../../../schema/rules/site/editing/propertyChanges';
import type { Author } from '../../blocks/blockHistory';
import type { StoredEdits } from './savingSteps';

export type OpenPropertyConflict = PropertyConflict & Author;

export interface PropertyEdits {
  /** The properties as they are saved. */
  readonly saved: Properties;
  readonly changes: readonly PropertyChange[];
  readonly conflicts: readonly OpenPropertyConflict[];
  /** The names of the properties whose changes are to be sent. */
  readonly waiting: readonly string[];
  /** What was sent without a response. The server may have saved it. */
  readonly unconfirmed: readonly PropertyChange[];
  /** Why the server did not take the changes. */
  readonly error: unknown;
}

/** What is stored on the device. */
export type StoredProperties = Pick<PropertyEdits, 'changes' | 'conflicts' | 'waiting' | 'unconfirmed'>;

export const startProperties = (saved: Properties): PropertyEdits => ({
  saved,
  changes: [],
  conflicts: [],
  waiting: [],
  unconfirmed: [],
  error: undefined,
});

/** Returns the changes that are to be sent. */
export const waitingChanges = ({ changes, waiting }: PropertyEdits): PropertyChange[] =>
  changes.filter(({ name }) => waiting.includes(name));

/** Takes over what the form has. A property that is changed again is sent only after the next save, so that no half of an address is online. */
export function changeProperties(edits: PropertyEdits, form: Properties): PropertyEdits {
  const changes = withUndone(edits, changesTo(edits.saved, edits.changes, form));
  const isSame = ({ name, value }: PropertyChange): boolean => changes.some(change => change.name === name && isEqual(change.value, value));
  const waiting = waitingChanges(edits)
    .filter(isSame)
    .map(({ name }) => name);
  return { ...edits, changes, waiting, error: undefined };
}

/**
 * Returns the changes, and those that were put back to their old value after they were sent without a response: the server may have saved
 * them, so the old value is a change too.
 */
function withUndone({ saved, changes: before, unconfirmed }: PropertyEdits, changes: readonly PropertyChange[]): PropertyChange[] {
  const isChange = (list: readonly PropertyChange[], name: string): boolean => list.some(change => change.name === name);
  const undone = unconfirmed.filter(({ name }) => isChange(before, name) && !isChange(changes, name));
  const putBack = Object.fromEntries(undone.map(({ name }) => [name, saved[name]]));
  return changesTo(applyChanges(saved, undone), changes, putBack);
}

/** Marks the changes of these properties to be sent. */
export const saveChanges = (edits: PropertyEdits, names: readonly string[]): PropertyEdits => ({
  ...edits,
  waiting: edits.changes.flatMap(({ name }) => (names.includes(name) || edits.waiting.includes(name) ? [name] : [])),
  error: undefined,
});

/** Removes what was sent and is saved; the server may have stored it in another form. What was put back to its old value since is a new change. */
export function confirmProperties(edits: PropertyEdits, sent: readonly PropertyChange[], saved: Properties): PropertyEdits {
  const changes = withoutSent(saved, withPutBack(edits.changes, sent), sent);
  return { ...startProperties(saved), changes, conflicts: edits.conflicts };
}

/** Remembers what was sent and may be saved or not. What was put back to its old value since is a new change. */
export const markUnconfirmed = (edits: PropertyEdits, sent: readonly PropertyChange[]): PropertyEdits => ({
  ...edits,
  changes: withPutBack(edits.changes, sent),
  unconfirmed: [...edits.unconfirmed, ...sent],
});

/** Returns the changes, and those that were put back to their old value while they were sent. */
function withPutBack(changes: readonly PropertyChange[], sent: readonly PropertyChange[]): PropertyChange[] {
  const putBack = sent.filter(({ name }) => !changes.some(change => change.name === name));
  return [...changes, ...putBack.map(({ name, value, before }) => ({ name, value: before, before: value }))];
}

/** Merges the properties that another editor has saved. */
export function mergeProperties(edits: PropertyEdits, saved: Properties, author: Author): PropertyEdits {
  const { changes, conflicts } = mergeChanges(saved, edits.changes, edits.unconfirmed);
  const open = edits.conflicts.flatMap(conflict => {
    const theirs = saved[conflict.name] ?? null;
    const isNew = conflicts.some(({ name }) => name === conflict.name);
    return isNew || isEqual(theirs, conflict.value) ? [] : [{ ...conflict, theirs }];
  });
  const waiting = edits.waiting.filter(name => changes.some(change => change.name === name));
  return { ...edits, saved, changes, conflicts: [...open, ...conflicts.map(conflict => ({ ...conflict, ...author }))], waiting };
}

/** Continues what earlier tabs have stored. */
export const restoreProperties = (edits: PropertyEdits, stored: readonly StoredEdits[], author: Author): PropertyEdits =>
  stored.reduce((current, { properties }) => (properties ? restoreOne(current, properties, author) : current), edits);

function restoreOne(edits: PropertyEdits, stored: StoredProperties, author: Author): PropertyEdits {
  const changes = [...edits.changes.filter(({ name }) => !stored.changes.some(change => change.name === name)), ...stored.changes];
  const conflicts = [...edits.conflicts, ...stored.conflicts];
  const waiting = [...edits.waiting, ...stored.waiting];
  const unconfirmed = [...edits.unconfirmed, ...stored.unconfirmed];
  return mergeProperties({ ...edits, changes, conflicts, waiting, unconfirmed }, edits.saved, author);
}

/** Ends a conflict with this editor's version, which is sent, or with theirs, which is saved already. */
export function resolveProperty(edits: PropertyEdits, { name, value, theirs }: PropertyConflict, winner: 'mine' | 'theirs'): PropertyEdits {
  const rest = { ...edits, conflicts: edits.conflicts.filter(conflict => conflict.name !== name) };
  if (winner === 'theirs') return rest;
  return {
    ...rest,
    changes: [...rest.changes.filter(change => change.name !== name), { name, value, before: theirs }],
    waiting: [...rest.waiting, name],
  };
}

/** Returns what has to be stored; undefined if all is saved. */
export const unsavedProperties = ({ changes, conflicts, waiting, unconfirmed }: PropertyEdits): StoredProperties | undefined =>
  changes.length + conflicts.length > 0 ? { changes, conflicts, waiting, unconfirmed } : undefined;
