import type { PaymentMethod } from './deliveryMethods';
import { defaultMethod, methodsOf, payableMethods, type PaymentBranch, type PaymentConfig } from './paymentMethods';

const names = ['Cash', 'ATMCard', 'HydroAGVoucher', 'Mollie', 'Datatrans'];
const all = (make: (name: string) => string) => Object.fromEntries(names.map(name => [make(name), true]));
const config = { ...all(name => `enable${name}`), ...all(name => `enablePlugin${name}`) } as PaymentConfig;
const branch = { ...all(name => `is${name}Enabled`), isQuotationRequired: false } as PaymentBranch;
const methods: PaymentMethod[] = ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans'];

test('all are offered in order when all flags are on', () => {
  expect(methodsOf(config, branch)).toEqual(methods);
});

test.each(names.map((name, index) => [methods[index]!, name] as const))('%s needs each of its three flags', (method, name) => {
  const others = methods.filter(other => other !== method);
  expect(methodsOf({ ...config, [`enable${name}`]: false }, branch)).toEqual(others);
  expect(methodsOf({ ...config, [`enablePlugin${name}`]: false }, branch)).toEqual(others);
  expect(methodsOf(config, { ...branch, [`is${name}Enabled`]: false })).toEqual(others);
});

test('nobody pays online for a quotation', () => {
  expect(methodsOf(config, { ...branch, isQuotationRequired: true })).toEqual(['cash', 'atm-card', 'hydro-ag-voucher']);
});

test('nobody is sent to a provider that is not connected, or to pay nothing', () => {
  const atTheCounter = ['cash', 'atm-card', 'hydro-ag-voucher'];
  expect(payableMethods(methods, { online: ['mollie'], totalGross: 0.01 })).toEqual([...atTheCounter, 'mollie']);
  expect(payableMethods(methods, { online: ['mollie'], totalGross: 0 })).toEqual(atTheCounter);
  expect(payableMethods(methods, { online: [], totalGross: 5 })).toEqual(atTheCounter);
});

test.each<[PaymentMethod[], PaymentMethod | null]>([
  [methods, 'cash'],
  [['atm-card', 'mollie', 'datatrans'], 'datatrans'],
  [['hydro-ag-voucher', 'mollie'], 'hydro-ag-voucher'],
  [[], null],
])('of %j the default is %p', (offered, method) => {
  expect(defaultMethod(offered)).toBe(method);
});
