/** What checkout keeps in the browser: what was typed, for this tab; who ordered, for the next time (G-057). */
import { forget, load, save } from '../../../app/browserStorage';
import { forgetOrder } from '../../orderStatus/lastOrder';
import { contactOf, emptyForm, formOf, type Form } from './checkoutForm';

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
  forgetOrder();
  forget('session', typed);
  return emptyForm;
}
