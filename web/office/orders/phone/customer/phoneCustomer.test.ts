import { businessCustomerName, contactOf, type PhoneCustomer } from './phoneCustomer';

const customer: PhoneCustomer = {
  ...{ id: 'c1', number: 'K-7', isCompany: true, companyName: 'Gasthof Adler', firstName: 'Eva', lastName: 'Huber' },
  ...{ email: null, phone: '+43 664 1', street: 'Weg 1', zipCode: '4020', city: 'Linz', vatNumber: null },
};

test('names a customer by company and person, or by number', () => {
  expect(businessCustomerName(customer)).toBe('Gasthof Adler, Eva Huber');
  expect(businessCustomerName({ ...customer, companyName: null, firstName: null })).toBe('Huber');
  expect(businessCustomerName({ ...customer, companyName: null, firstName: null, lastName: null })).toBe('K-7');
});

test('takes over the contact and empties what is not known', () => {
  expect(contactOf(customer)).toEqual({
    ...{ customer: 'c1', isCompany: true, firstName: 'Eva', lastName: 'Huber', companyName: 'Gasthof Adler', vatNumber: '', email: '' },
    ...{ phone: '+43 664 1', street: 'Weg 1', zipCode: '4020', city: 'Linz', floor: '', stairway: '', door: '' },
  });
});
