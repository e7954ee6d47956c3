import type { PaymentMethod } from './deliveryMethods';
import { defaultMethod, enabledMethods, availableMethods, type PaymentBranch, type PaymentConfig } from './paymentMethods';

const flagNames = ['Cash', 'ATMCard', 'HydroAGVoucher', 'Mollie', 'Datatrans'];
const allFlags = (toFlag: (name: string) => string) => Object.fromEntries(flagNames.map(name => [toFlag(name), true]));
const config = { ...allFlags(name => `enable${name}`), ...allFlags(name => `enablePlugin${name}`) } as PaymentConfig;
const branch = { ...allFlags(name => `is${name}Enabled`), isQuotationRequired: false } as PaymentBranch;
const methods: PaymentMethod[] = ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans'];

test('returns all methods in order if all flags are set', () => {
  expect(enabledMethods(config, branch)).toEqual(methods);
});

test.each(flagNames.map((name, index) => [methods[index]!, name] as const))('%s requires all three flags', (method, name) => {
  const others = methods.filter(other => other !== method);
  expect(enabledMethods({ ...config, [`enable${name}`]: false }, branch)).toEqual(others);
  expect(enabledMethods({ ...config, [`enablePlugin${name}`]: false }, branch)).toEqual(others);
  expect(enabledMethods(config, { ...branch, [`is${name}Enabled`]: false })).toEqual(others);
});

test('excludes online methods for quotations', () => {
  expect(enabledMethods(config, { ...branch, isQuotationRequired: true })).toEqual(['cash', 'atm-card', 'hydro-ag-voucher']);
});

test('excludes online methods without a configured provider or for a total of 0', () => {
  const offlineMethods = ['cash', 'atm-card', 'hydro-ag-voucher'];
  expect(availableMethods(methods, { configuredMethods: ['mollie'], totalGross: 0.01 })).toEqual([...offlineMethods, 'mollie']);
  expect(availableMethods(methods, { configuredMethods: ['mollie'], totalGross: 0 })).toEqual(offlineMethods);
  expect(availableMethods(methods, { configuredMethods: [], totalGross: 5 })).toEqual(offlineMethods);
});

test.each<[PaymentMethod[], PaymentMethod | null]>([
  [methods, 'cash'],
  [['atm-card', 'mollie', 'datatrans'], 'datatrans'],
  [['hydro-ag-voucher', 'mollie'], 'hydro-ag-voucher'],
  [[], null],
])('selects from %j the default %p', (options, method) => {
  expect(defaultMethod(options)).toBe(method);
});
