/**
 * The payment methods (CHK-33, CHK-34, G-043, G-048). Settings, flags of the branch, labels, options and the names of the providers follow
 * from this table.
 */
import { fromGraphqlEnumValue, type GraphqlEnumValue } from '../../fields/field';
import type { DeliveryMethod } from './deliveryMethods';
import { keysOf, mapKeys } from '../../objects';

/** What decides whether an enabled method is available. */
interface PayableOrder {
  readonly isQuotation: boolean;
  readonly totalGross: number;
  /** Whether the provider of the method is configured. */
  readonly isConfigured: boolean;
}

interface MethodDefinition {
  readonly label: string;
  /** The label of its settings. */
  readonly settingLabel: string;
  /** The part of its name in the settings `enable…` and `enablePlugin…` and in the field `is…Enabled` of the branch. */
  readonly flag: string;
  readonly availability: (order: PayableOrder) => boolean;
  /** Where it is displayed among the methods. */
  readonly position: number;
  /** The first available method with this mark is preselected. */
  readonly isPreferred: boolean;
  readonly icon: string;
  /** Tells the customer how to pay. */
  readonly hint: (method: DeliveryMethod) => string;
}

/** Online methods redirect to a payment provider. */
type PaymentMethodDefinition = MethodDefinition &
  ({ readonly isOnline: true; readonly provider: string } | { readonly isOnline: false; readonly provider: null });

const always = (): boolean => true;
/** The final price of a quotation is not known yet, and providers reject a payment of 0. */
const isPayableOnline = ({ isQuotation, totalGross, isConfigured }: PayableOrder): boolean =>
  isConfigured && !isQuotation && totalGross > 0;

export const paymentMethods = {
  cash: {
    label: 'Barzahlung',
    settingLabel: 'Barzahlung',
    flag: 'Cash',
    isOnline: false,
    provider: null,
    availability: always,
    position: 1,
    isPreferred: true,
    icon: 'banknote',
    hint: () => 'Beim Übernehmen bezahlen',
  },
  'atm-card': {
    label: 'Bankomatkarte',
    settingLabel: 'Bankomatkarte',
    flag: 'ATMCard',
    isOnline: false,
    provider: null,
    availability: always,
    position: 2,
    isPreferred: false,
    icon: 'credit-card',
    hint: method => (method === 'delivery' ? 'Kartenterminal kommt mit' : 'Beim Übernehmen am Kartenterminal bezahlen'),
  },
  'hydro-ag-voucher': {
    label: 'Hydro AG Gutschein',
    settingLabel: 'Hydro AG Gutschein',
    flag: 'HydroAGVoucher',
    isOnline: false,
    provider: null,
    availability: always,
    position: 3,
    isPreferred: false,
    icon: 'ticket',
    hint: () => 'Gutschein bei der Übergabe',
  },
  mollie: {
    label: 'Online-Zahlung (Mollie)',
    settingLabel: 'Mollie',
    flag: 'Mollie',
    isOnline: true,
    provider: 'mollie',
    availability: isPayableOnline,
    position: 4,
    isPreferred: false,
    icon: 'globe',
    hint: () => 'Karte oder EPS, Weiterleitung zum Zahlungsdienst',
  },
  datatrans: {
    label: 'Online-Zahlung (Datatrans)',
    settingLabel: 'Datatrans',
    flag: 'Datatrans',
    isOnline: true,
    provider: 'datatrans',
    availability: isPayableOnline,
    position: 5,
    isPreferred: true,
    icon: 'wallet',
    hint: () => 'Weiterleitung zum Zahlungsdienst',
  },
} as const satisfies Record<string, PaymentMethodDefinition>;

export type PaymentMethod = keyof typeof paymentMethods;
export type ProviderName = NonNullable<(typeof paymentMethods)[PaymentMethod]['provider']>;

/** All methods in display order. */
export const paymentMethodNames = keysOf(paymentMethods).sort(
  (one, other) => paymentMethods[one].position - paymentMethods[other].position,
);

const mapMethods = <V>(valueOf: (definition: PaymentMethodDefinition) => V): Record<PaymentMethod, V> =>
  mapKeys(paymentMethodNames, name => valueOf(paymentMethods[name]));

/** The labels in display order. */
export const paymentLabels = mapMethods(({ label }) => label);

/** Returns the method of a GraphQL enum value: `atmCard` is `atm-card`. */
export const paymentMethodOf = (enumValue: GraphqlEnumValue<PaymentMethod>): PaymentMethod =>
  fromGraphqlEnumValue(paymentLabels, enumValue);

const onlineMethods = paymentMethodNames.filter(method => paymentMethods[method].isOnline);

/** Tells whether orders with this method are paid online, at a provider. Server, client and e-mails ask only this function. */
export const isOnline = (method: PaymentMethod): boolean => onlineMethods.includes(method);

/** Returns the online methods whose providers are configured. `providers` has a key for each. */
export const methodsOfProviders = (providers: object): PaymentMethod[] =>
  onlineMethods.filter(method => Object.hasOwn(providers, paymentMethods[method].provider ?? ''));

type Flag = (typeof paymentMethods)[PaymentMethod]['flag'];
type FlagName<P extends string, S extends string> = `${P}${Flag}${S}`;

type FlagAffixes<P extends string, S extends string> = readonly [prefix: P, suffix: S];

/** Returns the names of the methods' flags, such as `isCashEnabled`. */
export const flagNames = <P extends string, S extends string>([prefix, suffix]: FlagAffixes<P, S>): FlagName<P, S>[] =>
  paymentMethodNames.map(name => `${prefix}${paymentMethods[name].flag}${suffix}` as const);

/** Returns an entry for each method under the name of its flag. */
export const mapFlags = <P extends string, S extends string, V>(
  affixes: FlagAffixes<P, S>,
  valueOf: (definition: PaymentMethodDefinition) => V,
): Record<FlagName<P, S>, V> => {
  const definitions = paymentMethodNames.map(name => paymentMethods[name]);
  return mapKeys(flagNames(affixes), (_, index) => valueOf(definitions[index]!));
};

type PaymentConfig = Readonly<Record<FlagName<'enable' | 'enablePlugin', ''>, boolean>>;
type PaymentBranch = Readonly<Record<FlagName<'is', 'Enabled'>, boolean> & { isQuotationRequired: boolean }>;

/** The flags of a method: setting, plugin and branch must all enable it. */
const isEnabled = (method: PaymentMethod, config: PaymentConfig, branch: PaymentBranch): boolean => {
  const { flag } = paymentMethods[method];
  return config[`enable${flag}`] && config[`enablePlugin${flag}`] && branch[`is${flag}Enabled`];
};

interface PaymentState {
  /** The online methods whose provider is configured. */
  readonly configuredMethods: readonly PaymentMethod[];
  readonly totalGross: number;
}

/** Returns the methods by which an order with this total can be paid, in display order. */
export const availableMethods = (
  config: PaymentConfig,
  branch: PaymentBranch,
  { configuredMethods, totalGross }: PaymentState,
): PaymentMethod[] =>
  paymentMethodNames.filter(method => {
    const order = { isQuotation: branch.isQuotationRequired, totalGross, isConfigured: configuredMethods.includes(method) };
    return isEnabled(method, config, branch) && paymentMethods[method].availability(order);
  });

/** Returns the first preferred method, else the first one; null if there is none. */
export const defaultMethod = (methods: readonly PaymentMethod[]): PaymentMethod | null =>
  methods.find(method => paymentMethods[method].isPreferred) ?? methods[0] ?? null;

/** The method that is stored with a quotation when no method is available (G-043). */
export const quotationMethod: PaymentMethod = 'cash';
