/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Country } from '../../generated/enums';
import type { DeliveryMethod } from '../../generated/enums';
import type { OrderButtonMode } from '../../generated/enums';
import type { PaymentMethod } from '../../generated/enums';
import type { Unit } from '../../generated/enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { Country };

/** A new order. */
export type CreateOrderInput = {
  /** Date and time in ISO 8601 with its zone. Label: "Termin" */
  appointmentDate?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Filiale" */
  branch: string;
  /** Text, at most 80 characters. Label: "Ort" */
  city?: string | null | undefined;
  /** Text, at most 2,000 characters. Label: "Kommentar" */
  comment?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Firma" */
  companyName?: string | null | undefined;
  /** One of the values. Label: "Land" */
  country?: Country | null | undefined;
  /** Record of the collection `customer`. Label: "Kunde" */
  customer?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Liefergebiet" */
  deliveryArea?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Ort" */
  deliveryCity?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Firma" */
  deliveryCompanyName?: string | null | undefined;
  /** One of the values. Label: "Land" */
  deliveryCountry?: Country | null | undefined;
  /** Text, at most 20 characters. Label: "Tür" */
  deliveryDoor?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Vorname" */
  deliveryFirstName?: string | null | undefined;
  /** Text, at most 20 characters. Label: "Stock" */
  deliveryFloor?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Nachname" */
  deliveryLastName?: string | null | undefined;
  /** Text, at most 20 characters. Label: "Stiege" */
  deliveryStairway?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Straße und Hausnummer" */
  deliveryStreet?: string | null | undefined;
  /** One of the values. Label: "Art der Lieferung" */
  deliveryType: DeliveryMethod;
  /** Text, at most 12 characters. Label: "PLZ" */
  deliveryZipCode?: string | null | undefined;
  /** Record of the collection `donatee`. Label: "Spendenempfänger" */
  donatee?: string | null | undefined;
  /** Text, at most 20 characters. Label: "Tür" */
  door?: string | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Vorname" */
  firstName?: string | null | undefined;
  /** Text, at most 20 characters. Label: "Stock" */
  floor?: string | null | undefined;
  /** Yes or no. Label: "Bestellung für eine Firma" */
  isCompany?: boolean | null | undefined;
  /** Yes or no. Label: "Andere Lieferadresse" */
  isDeliveryAddressDifferent?: boolean | null | undefined;
  /** Yes or no. Label: "Lieferung an eine Firma" */
  isDeliveryCompany?: boolean | null | undefined;
  /** Entries in their order, at most 200. Label: "Produkte" */
  items: Array<OrderItemInput>;
  /** Text, at most 80 characters. Label: "Nachname" */
  lastName?: string | null | undefined;
  /** Yes or no. Label: "Allgemeine Geschäftsbedingungen" */
  legalInstructions?: boolean | null | undefined;
  /** One of the values. Label: "Zahlungsart" */
  paymentMethod?: PaymentMethod | null | undefined;
  /** Phone number in international format, such as +43 664 1234567. Label: "Telefon" */
  phone?: string | null | undefined;
  /** Yes or no. Label: "Datenschutzerklärung" */
  privacyPolicy?: boolean | null | undefined;
  /** Text, at most 20 characters. Label: "Stiege" */
  stairway?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Straße und Hausnummer" */
  street?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Tisch" */
  table?: string | null | undefined;
  /** Text, at most 20 characters. Label: "UID-Nummer" */
  vatNumber?: string | null | undefined;
  /** Text, at most 12 characters. Label: "PLZ" */
  zipCode?: string | null | undefined;
};

export { DeliveryMethod };

export { OrderButtonMode };

/** Label: "Positionen" */
export type OrderItemInput = {
  /** Number with up to 3 decimals, from 0.001 to 1,000,000. Label: "Menge" */
  amount: number;
  /** Entries in their order, at most 30. Label: "Auswahl" */
  parts?: Array<PartAnswerInput> | null | undefined;
  /** Record of the collection `product`. Label: "Produkt" */
  product: string;
  /** Amount in the currency of the shop with up to four decimals, at least 0. Label: "Angezeigter Preis der Zeile" */
  shownGross?: number | null | undefined;
  /** One of the values. Label: "Einheit" */
  unit?: Unit | null | undefined;
};

/** The answer to a part of a product. */
export type PartAnswerInput = {
  /** Text, at most 80 characters. Label: "Bestandteil" */
  name: string;
  /** Texts, at most 60, each with at most 2,000 characters. Label: "Antwort" */
  value?: Array<string> | null | undefined;
};

export { PaymentMethod };

export { Unit };

export type CheckoutQueryVariables = Exact<{
  identifier: string;
}>;


export type CheckoutQuery = { config: { enablePluginSMS: boolean, enablePluginDonations: boolean, phoneFormat: string, orderButtonMode: OrderButtonMode, enableCash: boolean, enableATMCard: boolean, enableHydroAGVoucher: boolean, enableMollie: boolean, enableDatatrans: boolean, enablePluginCash: boolean, enablePluginATMCard: boolean, enablePluginHydroAGVoucher: boolean, enablePluginMollie: boolean, enablePluginDatatrans: boolean }, environment: { onlineMethods: Array<PaymentMethod> }, branch: { id: string, isDeliveryEmailRequired: boolean, isDineInEmailRequired: boolean, isTakeawayEmailRequired: boolean, isDeliveryPhoneRequired: boolean, isDineInPhoneRequired: boolean, isTakeawayPhoneRequired: boolean, isDeliveryAddressRequired: boolean, isDineInAddressRequired: boolean, isTakeawayAddressRequired: boolean, isCashEnabled: boolean, isATMCardEnabled: boolean, isHydroAGVoucherEnabled: boolean, isMollieEnabled: boolean, isDatatransEnabled: boolean } };

export type CheckoutTablesQueryVariables = Exact<{
  identifier: string;
}>;


export type CheckoutTablesQuery = { branch: { id: string, tables: Array<{ id: string, identifier: string, isEnabled: boolean }> } };

export type CreateOrderMutationVariables = Exact<{
  input: CreateOrderInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CreateOrderMutation = { createOrder: { uid: string, hash: string, paymentRedirectUrl: string | null, order: { id: string } | null } };

export type PaymentSettingsFragment = { enableCash: boolean, enableATMCard: boolean, enableHydroAGVoucher: boolean, enableMollie: boolean, enableDatatrans: boolean, enablePluginCash: boolean, enablePluginATMCard: boolean, enablePluginHydroAGVoucher: boolean, enablePluginMollie: boolean, enablePluginDatatrans: boolean };

export type PaymentFlagsFragment = { isCashEnabled: boolean, isATMCardEnabled: boolean, isHydroAGVoucherEnabled: boolean, isMollieEnabled: boolean, isDatatransEnabled: boolean };

export const PaymentSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableCash"}},{"kind":"Field","name":{"kind":"Name","value":"enableATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enableHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enableMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enableDatatrans"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginCash"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginDatatrans"}}]}}]} as unknown as DocumentNode<PaymentSettingsFragment, unknown>;
export const PaymentFlagsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFlags"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCashEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isATMCardEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isHydroAGVoucherEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isMollieEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isDatatransEnabled"}}]}}]} as unknown as DocumentNode<PaymentFlagsFragment, unknown>;
export const CheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Checkout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enablePluginSMS"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginDonations"}},{"kind":"Field","name":{"kind":"Name","value":"phoneFormat"}},{"kind":"Field","name":{"kind":"Name","value":"orderButtonMode"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onlineMethods"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFlags"}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryEmailRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isDineInEmailRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isTakeawayEmailRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryPhoneRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isDineInPhoneRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isTakeawayPhoneRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryAddressRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isDineInAddressRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isTakeawayAddressRequired"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableCash"}},{"kind":"Field","name":{"kind":"Name","value":"enableATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enableHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enableMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enableDatatrans"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginCash"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginDatatrans"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFlags"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCashEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isATMCardEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isHydroAGVoucherEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isMollieEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isDatatransEnabled"}}]}}]} as unknown as DocumentNode<CheckoutQuery, CheckoutQueryVariables>;
export const CheckoutTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutTables"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}}]}}]}}]} as unknown as DocumentNode<CheckoutTablesQuery, CheckoutTablesQueryVariables>;
export const CreateOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentRedirectUrl"}}]}}]}}]} as unknown as DocumentNode<CreateOrderMutation, CreateOrderMutationVariables>;
export const useCheckoutQuery = (options: Omit<useQuery.Options<CheckoutQuery, CheckoutQueryVariables>, 'variables'> & ({ variables: CheckoutQueryVariables; skip?: boolean } | { variables?: CheckoutQueryVariables; skip: true })) =>
  useQuery<CheckoutQuery, CheckoutQueryVariables>(CheckoutDocument, options as useQuery.Options<CheckoutQuery, CheckoutQueryVariables> & { variables: CheckoutQueryVariables });
export const useCheckoutLazyQuery = (options?: useLazyQuery.Options<CheckoutQuery, CheckoutQueryVariables>) =>
  useLazyQuery<CheckoutQuery, CheckoutQueryVariables>(CheckoutDocument, options);
export const useCheckoutSuspenseQuery = (options: { variables: CheckoutQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<CheckoutQuery, CheckoutQueryVariables>(CheckoutDocument, options as { variables: CheckoutQueryVariables });
export const useCheckoutTablesQuery = (options: Omit<useQuery.Options<CheckoutTablesQuery, CheckoutTablesQueryVariables>, 'variables'> & ({ variables: CheckoutTablesQueryVariables; skip?: boolean } | { variables?: CheckoutTablesQueryVariables; skip: true })) =>
  useQuery<CheckoutTablesQuery, CheckoutTablesQueryVariables>(CheckoutTablesDocument, options as useQuery.Options<CheckoutTablesQuery, CheckoutTablesQueryVariables> & { variables: CheckoutTablesQueryVariables });
export const useCheckoutTablesLazyQuery = (options?: useLazyQuery.Options<CheckoutTablesQuery, CheckoutTablesQueryVariables>) =>
  useLazyQuery<CheckoutTablesQuery, CheckoutTablesQueryVariables>(CheckoutTablesDocument, options);
export const useCheckoutTablesSuspenseQuery = (options: { variables: CheckoutTablesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<CheckoutTablesQuery, CheckoutTablesQueryVariables>(CheckoutTablesDocument, options as { variables: CheckoutTablesQueryVariables });
export const useCreateOrderMutation = (options?: useMutation.Options<CreateOrderMutation, CreateOrderMutationVariables>) =>
  useMutation<CreateOrderMutation, CreateOrderMutationVariables>(CreateOrderDocument, options);