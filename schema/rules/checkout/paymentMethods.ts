/** The available payment methods and the default one (CHK-33, CHK-34, G-043, G-048). */
import { paymentMethods, type PaymentMethod } from './deliveryMethods';

/** Payment methods with a redirect to a payment provider. */
export const onlineMethods: readonly PaymentMethod[] = ['mollie', 'datatrans'];
export const isOnline = (method: PaymentMethod): boolean => onlineMethods.includes(method);

const flagNames = {
  cash: 'Cash',
  'atm-card': 'ATMCard',
  'hydro-ag-voucher': 'HydroAGVoucher',
  mollie: 'Mollie',
  datatrans: 'Datatrans',
} as const satisfies Record<PaymentMethod, string>;

type FlagName = (typeof flagNames)[PaymentMethod];
export type PaymentConfig = Readonly<Record<`enable${FlagName}` | `enablePlugin${FlagName}`, boolean>>;
export type PaymentBranch = Readonly<Record<`is${FlagName}Enabled`, boolean> & { isQuotationRequired: boolean }>;

/** Returns the enabled methods in order: setting, plugin and branch must enable them. Quotations are never paid online. */
export const enabledMethods = (config: PaymentConfig, branch: PaymentBranch): PaymentMethod[] =>
  (Object.keys(paymentMethods) as PaymentMethod[])
    .filter(method => !branch.isQuotationRequired || !isOnline(method))
    .filter(
      method =>
        config[`enable${flagNames[method]}`] && config[`enablePlugin${flagNames[method]}`] && branch[`is${flagNames[method]}Enabled`],
    );

interface PaymentState {
  /** The online methods whose provider is configured. */
  readonly configuredMethods: readonly PaymentMethod[];
  readonly totalGross: number;
}

/** Returns the methods available for this total: online methods need a configured provider and a total above 0. */
export const availableMethods = (methods: readonly PaymentMethod[], { configuredMethods, totalGross }: PaymentState): PaymentMethod[] =>
  methods.filter(method => !isOnline(method) || (configuredMethods.includes(method) && totalGross > 0));

const preferredMethods: readonly PaymentMethod[] = ['cash', 'datatrans'];

/** Returns cash, else datatrans, else the first available method; null if there is none. */
export const defaultMethod = (methods: readonly PaymentMethod[]): PaymentMethod | null =>
  preferredMethods.find(method => methods.includes(method)) ?? methods[0] ?? null;
