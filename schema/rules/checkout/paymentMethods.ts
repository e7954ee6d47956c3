/** Which ways to pay are open, and which is chosen before anyone chooses (CHK-33, CHK-34, G-043, G-048). */
import { paymentMethods, type PaymentMethod } from './deliveryMethods';

/** With these the customer is sent to a provider. */
export const onlineMethods: readonly PaymentMethod[] = ['mollie', 'datatrans'];
export const isOnline = (method: PaymentMethod): boolean => onlineMethods.includes(method);

const flags = {
  cash: 'Cash',
  'atm-card': 'ATMCard',
  'hydro-ag-voucher': 'HydroAGVoucher',
  mollie: 'Mollie',
  datatrans: 'Datatrans',
} as const satisfies Record<PaymentMethod, string>;

type Flag = (typeof flags)[PaymentMethod];
export type PaymentConfig = Readonly<Record<`enable${Flag}` | `enablePlugin${Flag}`, boolean>>;
export type PaymentBranch = Readonly<Record<`is${Flag}Enabled`, boolean> & { isQuotationRequired: boolean }>;

/** The methods on offer, in order: each needs the setting, its plugin and the branch. Nobody pays online for a quotation. */
export const methodsOf = (config: PaymentConfig, branch: PaymentBranch): PaymentMethod[] =>
  (Object.keys(paymentMethods) as PaymentMethod[])
    .filter(method => !branch.isQuotationRequired || !isOnline(method))
    .filter(method => config[`enable${flags[method]}`] && config[`enablePlugin${flags[method]}`] && branch[`is${flags[method]}Enabled`]);

interface Payable {
  /** The online methods whose provider is connected. */
  readonly online: readonly PaymentMethod[];
  readonly totalGross: number;
}

/** What is left of the methods for this sum: nobody is sent to a provider that is not there, or to pay nothing. */
export const payableMethods = (methods: readonly PaymentMethod[], { online, totalGross }: Payable): PaymentMethod[] =>
  methods.filter(method => !isOnline(method) || (online.includes(method) && totalGross > 0));

const preferred: readonly PaymentMethod[] = ['cash', 'datatrans'];

/** Cash, else datatrans, else the first on offer; nothing when none is. */
export const defaultMethod = (offered: readonly PaymentMethod[]): PaymentMethod | null =>
  preferred.find(method => offered.includes(method)) ?? offered[0] ?? null;
