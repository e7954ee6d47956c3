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

export type CreateOrderInput = {
  /** Termin */
  appointmentDate?: string | null | undefined;
  /** Filiale */
  branch: string;
  /** Ort */
  city?: string | null | undefined;
  /** Kommentar */
  comment?: string | null | undefined;
  /** Firma */
  companyName?: string | null | undefined;
  /** Land */
  country?: Country | null | undefined;
  /** Kunde */
  customer?: string | null | undefined;
  /** Liefergebiet */
  deliveryArea?: string | null | undefined;
  /** Ort */
  deliveryCity?: string | null | undefined;
  /** Firma */
  deliveryCompanyName?: string | null | undefined;
  /** Land */
  deliveryCountry?: Country | null | undefined;
  /** Tür */
  deliveryDoor?: string | null | undefined;
  /** Vorname */
  deliveryFirstName?: string | null | undefined;
  /** Stock */
  deliveryFloor?: string | null | undefined;
  /** Nachname */
  deliveryLastName?: string | null | undefined;
  /** Stiege */
  deliveryStairway?: string | null | undefined;
  /** Straße und Hausnummer */
  deliveryStreet?: string | null | undefined;
  /** Art der Lieferung */
  deliveryType: DeliveryMethod;
  /** PLZ */
  deliveryZipCode?: string | null | undefined;
  /** Spendenempfänger */
  donatee?: string | null | undefined;
  /** Tür */
  door?: string | null | undefined;
  /** E-Mail */
  email?: string | null | undefined;
  /** Vorname */
  firstName?: string | null | undefined;
  /** Stock */
  floor?: string | null | undefined;
  /** Bestellung für eine Firma */
  isCompany?: boolean | null | undefined;
  /** Andere Lieferadresse */
  isDeliveryAddressDifferent?: boolean | null | undefined;
  /** Lieferung an eine Firma */
  isDeliveryCompany?: boolean | null | undefined;
  /** Produkte */
  items: Array<OrderItemInput>;
  /** Nachname */
  lastName?: string | null | undefined;
  /** Allgemeine Geschäftsbedingungen */
  legalInstructions?: boolean | null | undefined;
  /** Zahlungsart */
  paymentMethod?: PaymentMethod | null | undefined;
  /** Telefon */
  phone?: string | null | undefined;
  /** Datenschutzerklärung */
  privacyPolicy?: boolean | null | undefined;
  /** Stiege */
  stairway?: string | null | undefined;
  /** Straße und Hausnummer */
  street?: string | null | undefined;
  /** Tisch */
  table?: string | null | undefined;
  /** UID-Nummer */
  vatNumber?: string | null | undefined;
  /** PLZ */
  zipCode?: string | null | undefined;
};

export { DeliveryMethod };

export { OrderButtonMode };

export type OrderItemInput = {
  /** Menge */
  amount: number;
  /** Auswahl */
  parts?: Array<PartAnswerInput> | null | undefined;
  /** Produkt */
  product: string;
  /** Angezeigter Preis der Zeile */
  shownGross?: number | null | undefined;
  /** Einheit */
  unit?: Unit | null | undefined;
};

export type PartAnswerInput = {
  /** Bestandteil */
  name: string;
  /** Antwort */
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


export type CreateOrderMutation = { createOrder: { uid: string, hash: string, paymentRedirectUrl: string | null } };

export type PaymentSettingsFragment = { enableCash: boolean, enableATMCard: boolean, enableHydroAGVoucher: boolean, enableMollie: boolean, enableDatatrans: boolean, enablePluginCash: boolean, enablePluginATMCard: boolean, enablePluginHydroAGVoucher: boolean, enablePluginMollie: boolean, enablePluginDatatrans: boolean };

export type PaymentFlagsFragment = { isCashEnabled: boolean, isATMCardEnabled: boolean, isHydroAGVoucherEnabled: boolean, isMollieEnabled: boolean, isDatatransEnabled: boolean };

export const PaymentSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableCash"}},{"kind":"Field","name":{"kind":"Name","value":"enableATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enableHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enableMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enableDatatrans"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginCash"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginDatatrans"}}]}}]} as unknown as DocumentNode<PaymentSettingsFragment, unknown>;
export const PaymentFlagsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFlags"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCashEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isATMCardEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isHydroAGVoucherEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isMollieEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isDatatransEnabled"}}]}}]} as unknown as DocumentNode<PaymentFlagsFragment, unknown>;
export const CheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Checkout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enablePluginSMS"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginDonations"}},{"kind":"Field","name":{"kind":"Name","value":"phoneFormat"}},{"kind":"Field","name":{"kind":"Name","value":"orderButtonMode"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onlineMethods"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFlags"}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryEmailRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isDineInEmailRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isTakeawayEmailRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryPhoneRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isDineInPhoneRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isTakeawayPhoneRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryAddressRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isDineInAddressRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isTakeawayAddressRequired"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableCash"}},{"kind":"Field","name":{"kind":"Name","value":"enableATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enableHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enableMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enableDatatrans"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginCash"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginDatatrans"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFlags"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCashEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isATMCardEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isHydroAGVoucherEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isMollieEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isDatatransEnabled"}}]}}]} as unknown as DocumentNode<CheckoutQuery, CheckoutQueryVariables>;
export const CheckoutTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutTables"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}}]}}]}}]} as unknown as DocumentNode<CheckoutTablesQuery, CheckoutTablesQueryVariables>;
export const CreateOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"paymentRedirectUrl"}}]}}]}}]} as unknown as DocumentNode<CreateOrderMutation, CreateOrderMutationVariables>;
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