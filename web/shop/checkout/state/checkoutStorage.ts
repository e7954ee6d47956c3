/** Stores the form for this tab and the contact data for the next order (G-057). */
import { removeStorage, readStorage, writeStorage } from '../../../app/storage/browserStorage';
import { clearLastOrder } from '../../orderStatus/lastOrder';
import { clearPastOrders } from '../../pastOrders/pastOrders';
import { pickContact, emptyForm, parseForm, type Form } from '../../../ordering/checkout/checkoutForm';

const formKey = 'checkout';
const contactKey = 'order-data';

/** Returns the form of this tab, otherwise the contact data of the last order. */
export const loadForm = (): Form =>
  readStorage('session', formKey, stored => (stored === null ? readStorage('local', contactKey, parseForm) : parseForm(stored)));

export const saveForm = (form: Form): void => void writeStorage('session', formKey, form);

export const hasContact = (): boolean => readStorage('local', contactKey, stored => stored !== null);

/** Saves the contact data after an order and drops the rest of the form. */
export function saveContact(form: Form): void {
  writeStorage('local', contactKey, pickContact(form));
  removeStorage('session', formKey);
}

/** Deletes the contact data, the form and the links to all orders of this browser, and returns an empty form. */
export function clearCustomerData(): Form {
  removeStorage('local', contactKey);
  clearLastOrder();
  clearPastOrders();
  removeStorage('session', formKey);
  return emptyForm;
}
