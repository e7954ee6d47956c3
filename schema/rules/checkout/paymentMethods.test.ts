import {
  availableMethods,
  defaultMethod,
  isOnline,
  mapFlags,
  methodsOfProviders,
  paymentLabels,
  paymentMethodNames,
  paymentMethodOf,
  paymentMethods,
  type PaymentMethod,
} from './paymentMethods';
import { toGraphqlEnumValue } from '../../fields/field';

const config = { ...mapFlags(['enable', ''], () => true), ...mapFlags(['enablePlugin', ''], () => true) };
const branch = { ...mapFlags(['is', 'Enabled'], () => true), isQuotationRequired: false };
/** With their flags, in display order. */
const flags: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  'atm-card': 'ATMCard',
  'hydro-ag-voucher': 'HydroAGVoucher',
  mollie: 'Mollie',
  datatrans: 'Datatrans',
};
// Object.keys loses the names.
const methods = Object.keys(flags) as PaymentMethod[];
const offlineMethods: PaymentMethod[] = ['cash', 'atm-card', 'hydro-ag-voucher'];
const state = { configuredMethods: methods, totalGross: 5 };

test('returns all methods in order if all flags are set', () => {
  expect(availableMethods(config, branch, state)).toEqual(methods);
});

test.each(Object.entries(flags))('%s requires all three flags', (method, flag) => {
  const others = methods.filter(other => other !== method);
  expect(availableMethods({ ...config, [`enable${flag}`]: false }, branch, state)).toEqual(others);
  expect(availableMethods({ ...config, [`enablePlugin${flag}`]: false }, branch, state)).toEqual(others);
  expect(availableMethods(config, { ...branch, [`is${flag}Enabled`]: false }, state)).toEqual(others);
});

test('excludes online methods for quotations', () => {
  expect(availableMethods(config, { ...branch, isQuotationRequired: true }, state)).toEqual(offlineMethods);
});

test('excludes online methods without a configured provider or for a total of 0', () => {
  const availableFor = (configuredMethods: readonly PaymentMethod[], totalGross: number) =>
    availableMethods(config, branch, { configuredMethods, totalGross });
  expect(availableFor(['mollie'], 0.01)).toEqual([...offlineMethods, 'mollie']);
  expect(availableFor(['mollie'], 0)).toEqual(offlineMethods);
  expect(availableFor([], 5)).toEqual(offlineMethods);
});

test.each<[PaymentMethod[], PaymentMethod | null]>([
  [methods, 'cash'],
  [['atm-card', 'mollie', 'datatrans'], 'datatrans'],
  [['hydro-ag-voucher', 'mollie'], 'hydro-ag-voucher'],
  [[], null],
])('selects from %j the default %p', (options, method) => {
  expect(defaultMethod(options)).toBe(method);
});

test('has a position and a flag of its own for each method', () => {
  const definitions = Object.values(paymentMethods);
  expect(new Set(definitions.map(({ position }) => position)).size).toBe(definitions.length);
  expect(new Set(definitions.map(({ flag }) => flag)).size).toBe(definitions.length);
});

test('answers what is paid online', () => {
  expect(paymentMethodNames.filter(isOnline)).toEqual(['mollie', 'datatrans']);
  // A value that this version does not know yet.
  expect(isOnline(paymentMethodOf('gold' as 'cash'))).toBe(false);
});

test('returns the methods of the configured providers', () => {
  expect(methodsOfProviders({})).toEqual([]);
  expect(methodsOfProviders({ datatrans: null, mollie: null })).toEqual(['mollie', 'datatrans']);
  expect(methodsOfProviders({ datatrans: null })).toEqual(['datatrans']);
});

test('finds each method by its GraphQL enum value', () => {
  expect(paymentMethodNames.map(toGraphqlEnumValue)).toEqual(['cash', 'atmCard', 'hydroAgVoucher', 'mollie', 'datatrans']);
  expect(paymentMethodNames.map(method => paymentMethodOf(toGraphqlEnumValue(method)))).toEqual(paymentMethodNames);
  expect(paymentLabels[paymentMethodOf('atmCard')]).toBe('Bankomatkarte');
});
