import { contactOf, noCustomer, type PhoneCustomer } from './phoneCustomer';

const customer: PhoneCustomer = {
  ...{ id: 'c1', number: 'K-7', isCompany: true, companyName: 'Gasthof Adler', firstName: 'Eva', lastName: 'Huber' },
  ...{ email: null, phone: '+43 664 1', street: 'Weg 1', zipCode: '4020', city: 'Linz', vatNumber: null },
};

test('takes over the contact and empties what is not known', () => {
  expect(contactOf(customer)).toEqual({
    ...{ customer: 'c1', isCompany: true, firstName: 'Eva', lastName: 'Huber', companyName: 'Gasthof Adler', vatNumber: '', email: '' },
    ...{ phone: '+43 664 1', street: 'Weg 1', zipCode: '4020', city: 'Linz', floor: '', stairway: '', door: '' },
  });
});

test('leaves nothing of the company behind when the order belongs to nobody', () => {
  const { customer: id, isCompany, companyName, vatNumber, ...contact } = { ...contactOf(customer), ...noCustomer };
  expect([id, isCompany, companyName, vatNumber]).toEqual([null, false, '', '']);
  expect(contact).toMatchObject({ lastName: 'Huber', phone: '+43 664 1' });
});
