import {
  formFaults,
  deliveryMethodOf,
  deliveryMethodsOf,
  requiredFields,
  sectionsOf,
  shownDraft,
  type CheckoutBranch,
  type CheckoutDraft,
} from './checkout';

const branch: CheckoutBranch = {
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  isAppointmentRequired: false,
  defaultDeliveryMethod: 'delivery',
  isTakeawayEmailRequired: false,
  isTakeawayPhoneRequired: false,
  isTakeawayAddressRequired: false,
  isDeliveryEmailRequired: false,
  isDeliveryPhoneRequired: false,
  isDeliveryAddressRequired: true,
  isDineInEmailRequired: false,
  isDineInPhoneRequired: false,
  isDineInAddressRequired: false,
};

const empty: CheckoutDraft = {
  deliveryType: 'takeaway',
  table: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  isCompany: null,
  companyName: null,
  vatNumber: null,
  deliveryArea: null,
  street: null,
  floor: null,
  stairway: null,
  door: null,
  zipCode: null,
  city: null,
  country: null,
  isDeliveryAddressDifferent: null,
  isDeliveryCompany: null,
  deliveryCompanyName: null,
  deliveryFirstName: null,
  deliveryLastName: null,
  deliveryStreet: null,
  deliveryFloor: null,
  deliveryStairway: null,
  deliveryDoor: null,
  deliveryZipCode: null,
  deliveryCity: null,
  deliveryCountry: null,
  appointmentDate: null,
  legalInstructions: true,
  privacyPolicy: true,
};

test.each([
  [{}, null, 'delivery', 'the branch has a default'],
  [{}, 'dineIn', 'dineIn', 'the visitor had chosen'],
  [{ isDineInEnabled: false }, 'dineIn', 'delivery', 'what the visitor had chosen is off'],
  [{ isDeliveryEnabled: false }, null, 'takeaway', 'the default is off'],
  [{ isDeliveryEnabled: false, isTakeawayEnabled: false }, null, 'dineIn', 'only one is left'],
  [{ isDeliveryEnabled: false, isTakeawayEnabled: false, isDineInEnabled: false }, null, null, 'nothing is left'],
] as const)('%j after %p starts with %p: %s', (change, kept, method, _reason) => {
  expect(deliveryMethodOf({ ...branch, ...change }, kept)).toBe(method);
});

test('order types stand in one order, each only if enabled', () => {
  expect(deliveryMethodsOf(branch)).toEqual(['takeaway', 'delivery', 'dineIn']);
  expect(deliveryMethodsOf({ ...branch, isDeliveryEnabled: false })).toEqual(['takeaway', 'dineIn']);
});

test.each([
  ['takeaway', {}, 'contact'],
  ['takeaway', { isTakeawayAddressRequired: true }, 'contact address'],
  ['delivery', {}, 'contact area address'],
  ['delivery', { isDeliveryAddressRequired: false }, 'contact area'],
  ['dineIn', {}, 'table'],
  ['dineIn', { isDineInEmailRequired: true }, 'table contact'],
  ['dineIn', { isDineInPhoneRequired: true }, 'table contact'],
  ['dineIn', { isTableSelectionEnabled: false }, 'contact'],
] as const)('%s with %j shows %s', (method, change, shown) => {
  const sections = Object.entries(sectionsOf({ ...branch, ...change }, method));
  expect(
    sections
      .filter(([, isShown]) => isShown)
      .map(([name]) => name)
      .join(' '),
  ).toBe(shown);
});

const address = 'street zipCode city country';

test.each<[Partial<CheckoutDraft>, Partial<CheckoutBranch>, string]>([
  [{}, {}, 'firstName lastName'],
  [{}, { isTakeawayAddressRequired: true }, `firstName lastName ${address}`],
  [{ isCompany: true }, {}, 'firstName lastName'],
  [{ isCompany: true }, { isTakeawayAddressRequired: true }, `firstName lastName ${address} companyName`],
  [{ deliveryType: 'delivery' }, {}, `firstName lastName deliveryArea ${address}`],
  [{ deliveryType: 'delivery' }, { isDeliveryAddressRequired: false }, 'firstName lastName deliveryArea'],
  [{ deliveryType: 'delivery', isDeliveryAddressDifferent: true }, { isDeliveryAddressRequired: false }, 'firstName lastName deliveryArea'],
  [{ isDeliveryAddressDifferent: true }, { isTakeawayAddressRequired: true }, `firstName lastName ${address}`],
  [
    { deliveryType: 'delivery', isDeliveryAddressDifferent: true, isDeliveryCompany: true },
    {},
    `firstName lastName deliveryArea ${address} deliveryFirstName deliveryLastName deliveryStreet deliveryZipCode deliveryCity deliveryCountry deliveryCompanyName`,
  ],
  [{ deliveryType: 'dineIn' }, {}, 'table'],
  [{ deliveryType: 'dineIn' }, { isDineInPhoneRequired: true }, 'table firstName lastName phone'],
])('%j with %j requires %s', (draft, change, fields) => {
  expect(requiredFields({ ...branch, ...change }, { ...empty, ...draft }).join(' ')).toBe(fields);
});

const names = { takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'DineIn' } as const;
const wants = { Email: 'email', Phone: 'phone', Address: 'street' } as const;
const nine = (['takeaway', 'delivery', 'dineIn'] as const).flatMap(method =>
  (['Email', 'Phone', 'Address'] as const).map(what => [method, what] as const),
);

test.each(nine)('the flag of %s for %s counts for that type alone', (method, what) => {
  const none = Object.fromEntries(nine.map(([method, what]) => [`is${names[method]}${what}Required`, false]));
  const one = { ...branch, ...none, [`is${names[method]}${what}Required`]: true } as CheckoutBranch;
  const asking = (['takeaway', 'delivery', 'dineIn'] as const).filter(type =>
    requiredFields(one, { ...empty, deliveryType: type }).includes(wants[what]),
  );
  expect(asking).toEqual([method]);
});

const rules = { phoneFormat: '+43 664 1234567', isStaff: false };
const named = { ...empty, firstName: 'Eva', lastName: 'Holler' };

test.each<[Partial<CheckoutDraft>, Partial<CheckoutBranch>, object[]]>([
  [{}, {}, []],
  [{ firstName: ' ' }, {}, [{ path: ['firstName'], rule: 'missing' }]],
  [{ phone: '0664 1234567' }, {}, [{ path: ['phone'], rule: 'noPhone', limit: '+43 664 1234567' }]],
  [{ phone: '+43 664 1234567' }, {}, []],
  [{ deliveryType: 'dineIn' }, {}, [{ path: ['table'], rule: 'tableMissing' }]],
  [{ deliveryType: 'dineIn' }, { isTableSelectionEnabled: false }, []],
  [{}, { isAppointmentRequired: true }, [{ path: ['appointmentDate'], rule: 'appointmentMissing' }]],
  [{ appointmentDate: new Date() }, { isAppointmentRequired: true }, []],
  [{ legalInstructions: false }, {}, [{ path: ['legalInstructions'], rule: 'termsMissing' }]],
  [{ privacyPolicy: null }, {}, [{ path: ['privacyPolicy'], rule: 'privacyMissing' }]],
])('%j with %j: %j', (draft, change, faults) => {
  expect(formFaults({ ...branch, ...change }, { ...named, ...draft }, rules)).toEqual(faults);
});

test('staff leave the contact open, but not the table or the area', () => {
  const order = { ...empty, legalInstructions: false, privacyPolicy: false };
  const staff = { ...rules, isStaff: true };
  expect(formFaults(branch, order, staff)).toEqual([]);
  expect(formFaults(branch, { ...order, deliveryType: 'delivery' }, staff)).toEqual([{ path: ['deliveryArea'], rule: 'missing' }]);
  expect(formFaults(branch, { ...order, deliveryType: 'dineIn' }, staff)).toEqual([{ path: ['table'], rule: 'tableMissing' }]);
});

test('what is not asked is not sent', () => {
  const full = { ...empty, comment: 'bitte läuten' };
  for (const field of Object.keys(empty) as (keyof CheckoutDraft)[]) if (empty[field] === null) Object.assign(full, { [field]: 'x' });
  const kept = (draft: object) =>
    Object.entries(draft)
      .filter(([, value]) => value === 'x')
      .map(([field]) => field);
  expect(kept(shownDraft(branch, full))).toEqual(['firstName', 'lastName', 'email', 'phone', 'appointmentDate']);
  expect(kept(shownDraft(branch, { ...full, deliveryType: 'dineIn' }))).toEqual(['table', 'appointmentDate']);
  expect(kept(shownDraft(branch, { ...full, deliveryType: 'delivery', isDeliveryAddressDifferent: false }))).not.toContain(
    'deliveryStreet',
  );
  expect(kept(shownDraft(branch, { ...full, deliveryType: 'delivery' }))).toHaveLength(kept(full).length - 1);
  expect(shownDraft(branch, full)).toMatchObject({ comment: 'bitte läuten', street: null });
});
