/** The steps of an editor on the blocks and on the properties of a page, in one order for undo and redo. Pure functions. */
import { isEqual } from '../../../../../schema/objects';
import {
  applyChanges,
  changesTo,
  mergeChanges,
  type Properties,
  type PropertyChange,
} from '../../../../../schema/rules/site/editing/propertyChanges';
import { addPropertyChange, applyEdit, isPropertyChange, type BlockHistory, type EditStep, type Step } from '../../blocks/blockHistory';
import * as propertyEdits from './propertyEdits';

export interface PageEdits {
  readonly history: BlockHistory;
  readonly properties: propertyEdits.PropertyEdits;
}

export type PageStep =
  | EditStep
  /** Takes over the properties of a form. They are sent once they are saved, because visitors see them at once. */
  | { do: 'changeProperties'; form: Properties };

export function applyStep({ history, properties }: PageEdits, step: PageStep): PageEdits {
  if (step.do === 'changeProperties') return changeProperties({ history, properties }, step.form);
  const change = nextStep(history, step);
  if (!change || !isPropertyChange(change)) return { history: applyEdit(history, step), properties };
  return step.do === 'undo'
    ? {
        history: { ...history, past: history.past.slice(0, -1), future: [change, ...history.future], lastEdited: null },
        properties: changeLater(properties, { ...change, value: change.before, before: change.value }),
      }
    : {
        history: { ...history, past: [...history.past, change], future: history.future.slice(1), lastEdited: null },
        properties: changeLater(properties, change),
      };
}

/** Returns the step that is undone or redone. */
export function nextStep({ past, future }: BlockHistory, { do: name }: Pick<PageStep, 'do'>): Step | undefined {
  if (name === 'undo') return past.at(-1);
  return name === 'redo' ? future[0] : undefined;
}

const currentProperties = ({ saved, changes }: propertyEdits.PropertyEdits): Properties => applyChanges(saved, changes);

function changeProperties({ history, properties }: PageEdits, form: Properties): PageEdits {
  const changes = changesTo(currentProperties(properties), [], form);
  return { history: changes.reduce(addPropertyChange, history), properties: propertyEdits.changeProperties(properties, form) };
}

/** Makes a change of an earlier state. What others have changed since stays as it is. */
function changeLater(edits: propertyEdits.PropertyEdits, change: PropertyChange): propertyEdits.PropertyEdits {
  const { changes } = mergeChanges(currentProperties(edits), [change]);
  return changes.reduce((current, { name, value }) => propertyEdits.changeProperties(current, { [name]: value }), edits);
}

/** The changes of these properties are to be sent. What is typed after that is a step of its own. */
export const saveChanges = ({ history, properties }: PageEdits, names: readonly string[]): PageEdits => ({
  history: { ...history, lastEdited: null },
  properties: propertyEdits.saveChanges(properties, names),
});

/** What was sent is saved. An undo replaces what the server stored, which may have another form. */
export function confirmProperties({ history, properties }: PageEdits, sent: readonly PropertyChange[], saved: Properties): PageEdits {
  const withStoredValue = (step: Step): Step => {
    const own = isPropertyChange(step) ? sent.find(({ name }) => name === step.name) : undefined;
    if (!own || !isPropertyChange(step)) return step;
    const toStored = (value: unknown): unknown => (isEqual(value, own.value) ? saved[own.name] : value);
    return { ...step, value: toStored(step.value), before: toStored(step.before) };
  };
  return {
    history: { ...history, past: history.past.map(withStoredValue), future: history.future.map(withStoredValue) },
    properties: propertyEdits.confirmProperties(properties, sent, saved),
  };
}

/** Ends a conflict. To choose this editor's version is a step. */
export function resolveProperty(
  { history, properties }: PageEdits,
  conflict: propertyEdits.OpenPropertyConflict,
  winner: 'mine' | 'theirs',
): PageEdits {
  const { name, value, theirs } = conflict;
  const ended = { ...history, lastEdited: null };
  return {
    history: winner === 'mine' ? { ...addPropertyChange(ended, { name, value, before: theirs }), lastEdited: null } : ended,
    properties: propertyEdits.resolveProperty(properties, conflict, winner),
  };
}
