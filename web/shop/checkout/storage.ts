/** What checkout keeps in the browser: what was typed, for this tab; who ordered, for the next time (G-057). */
import { storageKey } from '../../siteKey';
import { contactOf, emptyForm, formOf, type Form } from './form';

type Place = 'session' | 'local';

/** Storage may be full, switched off or hold something unreadable: then nothing is kept. */
export function load(place: Place, name: string): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(storageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

export const save = (place: Place, name: string, value: object): void =>
  quietly(() => storageOf(place).setItem(storageKey(name), JSON.stringify(value)));

export const forget = (place: Place, name: string): void => quietly(() => storageOf(place).removeItem(storageKey(name)));

// Asking for the storage itself throws where it is forbidden.
const storageOf = (place: Place): Storage => (place === 'session' ? sessionStorage : localStorage);

function quietly(deed: () => void): void {
  try {
    deed();
  } catch {
    // What is not kept has to be typed again.
  }
}

const typed = 'checkout';
const remembered = 'order-data';

/** What was typed in this tab, else what is remembered of the last order. */
export const loadForm = (): Form => formOf(load('session', typed) ?? load('local', remembered));

export const saveForm = (form: Form): void => save('session', typed, form);

export const hasContact = (): boolean => load('local', remembered) !== null;

/** After an order: who and where is remembered, the rest is for the next order to say anew. */
export function rememberContact(form: Form): void {
  save('local', remembered, contactOf(form));
  forget('session', typed);
}

/** 'Gespeicherte Daten löschen'. */
export function forgetContact(): Form {
  forget('local', remembered);
  forget('session', typed);
  return emptyForm;
}
