import { emptyForm, parseForm, type Form } from '../../../ordering/checkout/checkoutForm';
import { clearCustomerData, hasContact, loadForm, saveContact, saveForm } from './checkoutStorage';

const completeForm: Form = { ...emptyForm, firstName: 'Anna', lastName: 'Feuerstein', legalInstructions: true, privacyPolicy: true };

describe('checkout storage', () => {
  afterEach(() => [sessionStorage, localStorage].forEach(storage => storage.clear()));

  test('restores the form after a reload', () => {
    saveForm({ ...completeForm, paymentMethod: 'atm-card' });
    expect(loadForm()).toEqual({ ...completeForm, paymentMethod: 'atm-card' });
  });

  test('keeps contact and address after an order, but not the consent', () => {
    saveForm(completeForm);
    saveContact({ ...completeForm, street: 'Weg 1', paymentMethod: 'cash' });
    expect(loadForm()).toEqual({ ...completeForm, street: 'Weg 1', paymentMethod: null, legalInstructions: false, privacyPolicy: false });
    expect(hasContact()).toBe(true);
    saveForm(completeForm);
    expect(clearCustomerData()).toEqual(emptyForm);
    expect([hasContact(), loadForm()]).toEqual([false, emptyForm]);
  });

  test('restores donation and delivery country only if they are valid', () => {
    const stored = { deliveryCountry: 'DE', donatee: { id: '7', name: 'Tierheim' } };
    expect(parseForm(stored)).toEqual({ ...emptyForm, ...stored });
    for (const donatee of [{ id: 7, name: 'Tierheim' }, { id: '7' }, 'Tierheim']) expect(parseForm({ donatee })).toEqual(emptyForm);
  });

  test.each([[null], [7], [[]], [{ firstName: 7, isCompany: 'ja', country: 'XX', paymentMethod: 'gold', hash: 'x' }]])(
    'parses %j as an empty form',
    stored => expect(parseForm(stored)).toEqual(emptyForm),
  );

  test('returns an empty form if storage access is forbidden', () => {
    const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(loadForm()).toEqual(emptyForm);
    getItem.mockRestore();
  });
});
