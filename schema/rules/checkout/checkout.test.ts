import {
  validateForm,
  preselectedDeliveryMethod,
  enabledDeliveryMethods,
  requiredFields,
  visibleSections,
  visibleInput,
  type CheckoutBranch,
  type CheckoutInput,
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

const empty: CheckoutInput = {
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
  [{}, null, 'delivery', 'uses the default of the branch'],
  [{}, 'dineIn', 'dineIn', 'keeps the previous choice'],
  [{ isDineInEnabled: false }, 'dineIn', 'delivery', 'ignores a disabled previous choice'],
  [{ isDeliveryEnabled: false }, null, 'takeaway', 'ignores a disabled default'],
  [{ isDeliveryEnabled: false, isTakeawayEnabled: false }, null, 'dineIn', 'uses the only enabled method'],
  [{ isDeliveryEnabled: false, isTakeawayEnabled: false, isDineInEnabled: false }, null, null, 'returns null without an enabled method'],
] as const)('preselects for %j after %p: %p, %s', (change, previous, method, _reason) => {
  expect(preselectedDeliveryMethod({ ...branch, ...change }, previous)).toBe(method);
});

test('returns the enabled delivery methods in a fixed order', () => {
  expect(enabledDeliveryMethods(branch)).toEqual(['takeaway', 'delivery', 'dineIn']);
  expect(enabledDeliveryMethods({ ...branch, isDeliveryEnabled: false })).toEqual(['takeaway', 'dineIn']);
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
] as const)('shows for %s with %j: %s', (method, change, expected) => {
  const sections = Object.entries(visibleSections({ ...branch, ...change }, method));
  expect(
    sections
      .filter(([, isVisible]) => isVisible)
      .map(([name]) => name)
      .join(' '),
  ).toBe(expected);
});

const address = 'street zipCode city country';

test.each<[Partial<CheckoutInput>, Partial<CheckoutBranch>, string]>([
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
])('requires for %j with %j: %s', (input, change, fields) => {
  expect(requiredFields({ ...branch, ...change }, { ...empty, ...input }).join(' ')).toBe(fields);
});

const methodNames = { takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'DineIn' } as const;
const requiredFieldOf = { Email: 'email', Phone: 'phone', Address: 'street' } as const;
const combinations = (['takeaway', 'delivery', 'dineIn'] as const).flatMap(method =>
  (['Email', 'Phone', 'Address'] as const).map(contact => [method, contact] as const),
);

test.each(combinations)('applies the flag of %s for %s only to that delivery method', (method, contact) => {
  const none = Object.fromEntries(
    combinations.map(([methodName, contactName]) => [`is${methodNames[methodName]}${contactName}Required`, false]),
  );
  const flaggedBranch = { ...branch, ...none, [`is${methodNames[method]}${contact}Required`]: true } as CheckoutBranch;
  const requiringMethods = (['takeaway', 'delivery', 'dineIn'] as const).filter(type =>
    requiredFields(flaggedBranch, { ...empty, deliveryType: type }).includes(requiredFieldOf[contact]),
  );
  expect(requiringMethods).toEqual([method]);
});

const rules = { phoneFormat: '+43 664 1234567', isStaff: false };
const namedInput = { ...empty, firstName: 'Eva', lastName: 'Holler' };

test.each<[Partial<CheckoutInput>, Partial<CheckoutBranch>, object[]]>([
  [{}, {}, []],
  [{ firstName: ' ' }, {}, [{ path: ['firstName'], rule: 'required' }]],
  [{ phone: '0664 1234567' }, {}, [{ path: ['phone'], rule: 'invalidPhone', limit: '+43 664 1234567' }]],
  [{ phone: '+43 664 1234567' }, {}, []],
  [{ deliveryType: 'dineIn' }, {}, [{ path: ['table'], rule: 'tableMissing' }]],
  [{ deliveryType: 'dineIn' }, { isTableSelectionEnabled: false }, []],
  [{}, { isAppointmentRequired: true }, [{ path: ['appointmentDate'], rule: 'appointmentMissing' }]],
  [{ appointmentDate: new Date() }, { isAppointmentRequired: true }, []],
  [{ legalInstructions: false }, {}, [{ path: ['legalInstructions'], rule: 'termsMissing' }]],
  [{ privacyPolicy: null }, {}, [{ path: ['privacyPolicy'], rule: 'privacyMissing' }]],
])('validates %j with %j: %j', (input, change, issues) => {
  expect(validateForm({ ...branch, ...change }, { ...namedInput, ...input }, rules)).toEqual(issues);
});

test('lets staff leave contact fields empty, but not table and area', () => {
  const order = { ...empty, legalInstructions: false, privacyPolicy: false };
  const staff = { ...rules, isStaff: true };
  expect(validateForm(branch, order, staff)).toEqual([]);
  expect(validateForm(branch, { ...order, deliveryType: 'delivery' }, staff)).toEqual([{ path: ['deliveryArea'], rule: 'required' }]);
  expect(validateForm(branch, { ...order, deliveryType: 'dineIn' }, staff)).toEqual([{ path: ['table'], rule: 'tableMissing' }]);
});

test('removes the values of hidden fields', () => {
  const full = { ...empty, comment: 'bitte läuten' };
  for (const field of Object.keys(empty) as (keyof CheckoutInput)[]) if (empty[field] === null) Object.assign(full, { [field]: 'x' });
  const filledFields = (input: object) =>
    Object.entries(input)
      .filter(([, value]) => value === 'x')
      .map(([field]) => field);
  expect(filledFields(visibleInput(branch, full))).toEqual(['firstName', 'lastName', 'email', 'phone', 'appointmentDate']);
  expect(filledFields(visibleInput(branch, { ...full, deliveryType: 'dineIn' }))).toEqual(['table', 'appointmentDate']);
  expect(filledFields(visibleInput(branch, { ...full, deliveryType: 'delivery', isDeliveryAddressDifferent: false }))).not.toContain(
    'deliveryStreet',
  );
  expect(filledFields(visibleInput(branch, { ...full, deliveryType: 'delivery' }))).toHaveLength(filledFields(full).length - 1);
  expect(visibleInput(branch, full)).toMatchObject({ comment: 'bitte läuten', street: null });
});
