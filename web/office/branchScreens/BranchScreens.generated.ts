/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSubscription, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BackofficeOrderAction =
  /** Complete an order and, unless it is paid online, mark it as paid. */
  | 'completed'
  /** Confirm an order for this time or the requested one. */
  | 'confirm'
  /** Mark an order as in delivery, or as ready to be collected. */
  | 'inDelivery'
  /** Reject an order with a message to the customer. */
  | 'reject';

export type DeliveryMethod =
  /** Lieferung */
  | 'delivery'
  /** Vor Ort essen */
  | 'dineIn'
  /** Abholung */
  | 'takeaway';

export type OrderStatus =
  /** Storniert */
  | 'CANCELED'
  /** Abgeschlossen */
  | 'COMPLETED'
  /** Bestätigt */
  | 'CONFIRMED'
  /** Anderer Termin vorgeschlagen */
  | 'COUNTER_PROPOSED'
  /** Zugestellt */
  | 'DELIVERED'
  /** Fehlgeschlagen */
  | 'FAILED'
  /** In Zustellung */
  | 'IN_DELIVERY'
  /** Abgelehnt */
  | 'REJECTED'
  /** Wartet auf Bestätigung */
  | 'WAITING_FOR_CONFIRMATION'
  /** Wartet auf Zahlung */
  | 'WAITING_FOR_PAYMENT';

export type Unit =
  /** Zentiliter */
  | 'centiliter'
  /** Zentimeter */
  | 'centimetre'
  /** Kubikzentimeter */
  | 'cubicCentimetre'
  /** Kubikdezimeter */
  | 'cubicDecimetre'
  /** Kubikmeter */
  | 'cubicMetre'
  /** Kubikmillimeter */
  | 'cubicMillimetre'
  /** Dekagramm */
  | 'decagram'
  /** Deziliter */
  | 'deciliter'
  /** Dezimeter */
  | 'decimetre'
  /** Dutzend */
  | 'dozen'
  /** Gramm */
  | 'gram'
  /** Kilogramm */
  | 'kilogram'
  /** Kilometer */
  | 'kilometre'
  /** Liter */
  | 'liter'
  /** Meter */
  | 'metre'
  /** Milligramm */
  | 'milligram'
  /** Milliliter */
  | 'milliliter'
  /** Millimeter */
  | 'millimetre'
  /** Packung */
  | 'package'
  /** Paar */
  | 'pair'
  /** Person */
  | 'person'
  /** Stück */
  | 'piece'
  /** Portion */
  | 'serving'
  /** Quadratzentimeter */
  | 'squareCentimetre'
  /** Quadratdezimeter */
  | 'squareDecimetre'
  /** Quadratkilometer */
  | 'squareKilometre'
  /** Quadratmeter */
  | 'squareMetre'
  /** Quadratmillimeter */
  | 'squareMillimetre';

export type BranchScreenPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BranchScreenPageQuery = { config: { shopName: string, timezone: string, currency: string, color1: string | null, color2: string | null, colorAccent: string | null, blockGreen: string | null, blockYellow: string | null, borderRadius: string | null, fontDisplay: string | null, fontBody: string | null, buttonEdge: string | null }, branches: { items: Array<{ id: string, identifier: string, name: string }> } };

export type TicketFragment = { uid: string, ticketNumber: number | null, status: OrderStatus, isDelivery: boolean };

export type FrontdeskQueryVariables = Exact<{
  branch: string;
}>;


export type FrontdeskQuery = { frontdesk: Array<{ uid: string, ticketNumber: number | null, status: OrderStatus, isDelivery: boolean }> };

export type FrontdeskChangedSubscriptionVariables = Exact<{
  branch: string;
}>;


export type FrontdeskChangedSubscription = { frontdeskChanged: Array<{ uid: string, ticketNumber: number | null, status: OrderStatus, isDelivery: boolean }> };

export type CounterOrderFragment = { id: string, event: number, createdAt: string, uid: string, ticketNumber: number | null, status: OrderStatus, deliveryType: DeliveryMethod, tableIdentifier: string | null, firstName: string | null, lastName: string | null, companyName: string | null, phone: string | null, comment: string | null, isQuotation: boolean, isPreorder: boolean, dueAt: string | null, inDeliveryAt: string | null, deliveryArea: { area: string } | null, items: Array<{ index: number, name: string, amount: number, unit: Unit, comment: string | null, isRemoved: boolean, parts: Array<{ name: string, value: Array<string> }> }>, pricing: { totalGross: number, isApproximate: boolean } };

export type BackofficeQueryVariables = Exact<{
  branch: string;
}>;


export type BackofficeQuery = { backoffice: Array<{ id: string, event: number, createdAt: string, uid: string, ticketNumber: number | null, status: OrderStatus, deliveryType: DeliveryMethod, tableIdentifier: string | null, firstName: string | null, lastName: string | null, companyName: string | null, phone: string | null, comment: string | null, isQuotation: boolean, isPreorder: boolean, dueAt: string | null, inDeliveryAt: string | null, deliveryArea: { area: string } | null, items: Array<{ index: number, name: string, amount: number, unit: Unit, comment: string | null, isRemoved: boolean, parts: Array<{ name: string, value: Array<string> }> }>, pricing: { totalGross: number, isApproximate: boolean } }> };

export type BackofficeChangedSubscriptionVariables = Exact<{
  branch: string;
}>;


export type BackofficeChangedSubscription = { backofficeChanged: Array<{ id: string, event: number, createdAt: string, uid: string, ticketNumber: number | null, status: OrderStatus, deliveryType: DeliveryMethod, tableIdentifier: string | null, firstName: string | null, lastName: string | null, companyName: string | null, phone: string | null, comment: string | null, isQuotation: boolean, isPreorder: boolean, dueAt: string | null, inDeliveryAt: string | null, deliveryArea: { area: string } | null, items: Array<{ index: number, name: string, amount: number, unit: Unit, comment: string | null, isRemoved: boolean, parts: Array<{ name: string, value: Array<string> }> }>, pricing: { totalGross: number, isApproximate: boolean } }> };

export type UpdateBackofficeOrderStatusMutationVariables = Exact<{
  appointment?: string | null | undefined;
  rejectionMessage?: string | null | undefined;
  branch: string;
  id: string;
  action: BackofficeOrderAction;
}>;


export type UpdateBackofficeOrderStatusMutation = { updateBackofficeOrderStatus: { id: string, event: number, createdAt: string, uid: string, ticketNumber: number | null, status: OrderStatus, deliveryType: DeliveryMethod, tableIdentifier: string | null, firstName: string | null, lastName: string | null, companyName: string | null, phone: string | null, comment: string | null, isQuotation: boolean, isPreorder: boolean, dueAt: string | null, inDeliveryAt: string | null, deliveryArea: { area: string } | null, items: Array<{ index: number, name: string, amount: number, unit: Unit, comment: string | null, isRemoved: boolean, parts: Array<{ name: string, value: Array<string> }> }>, pricing: { totalGross: number, isApproximate: boolean } } };

export const TicketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FrontdeskTicket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"ticketNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivery"}}]}}]} as unknown as DocumentNode<TicketFragment, unknown>;
export const CounterOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CounterOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackofficeOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"ticketNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryType"}},{"kind":"Field","name":{"kind":"Name","value":"tableIdentifier"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"isQuotation"}},{"kind":"Field","name":{"kind":"Name","value":"isPreorder"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"inDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}}]}}]}}]} as unknown as DocumentNode<CounterOrderFragment, unknown>;
export const BranchScreenPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BranchScreenPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"color1"}},{"kind":"Field","name":{"kind":"Name","value":"color2"}},{"kind":"Field","name":{"kind":"Name","value":"colorAccent"}},{"kind":"Field","name":{"kind":"Name","value":"blockGreen"}},{"kind":"Field","name":{"kind":"Name","value":"blockYellow"}},{"kind":"Field","name":{"kind":"Name","value":"borderRadius"}},{"kind":"Field","name":{"kind":"Name","value":"fontDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"fontBody"}},{"kind":"Field","name":{"kind":"Name","value":"buttonEdge"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"300"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<BranchScreenPageQuery, BranchScreenPageQueryVariables>;
export const FrontdeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Frontdesk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frontdesk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ticket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FrontdeskTicket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"ticketNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivery"}}]}}]} as unknown as DocumentNode<FrontdeskQuery, FrontdeskQueryVariables>;
export const FrontdeskChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FrontdeskChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frontdeskChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ticket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FrontdeskTicket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"ticketNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDelivery"}}]}}]} as unknown as DocumentNode<FrontdeskChangedSubscription, FrontdeskChangedSubscriptionVariables>;
export const BackofficeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Backoffice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backoffice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CounterOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CounterOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackofficeOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"ticketNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryType"}},{"kind":"Field","name":{"kind":"Name","value":"tableIdentifier"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"isQuotation"}},{"kind":"Field","name":{"kind":"Name","value":"isPreorder"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"inDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}}]}}]}}]} as unknown as DocumentNode<BackofficeQuery, BackofficeQueryVariables>;
export const BackofficeChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BackofficeChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backofficeChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CounterOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CounterOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackofficeOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"ticketNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryType"}},{"kind":"Field","name":{"kind":"Name","value":"tableIdentifier"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"isQuotation"}},{"kind":"Field","name":{"kind":"Name","value":"isPreorder"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"inDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}}]}}]}}]} as unknown as DocumentNode<BackofficeChangedSubscription, BackofficeChangedSubscriptionVariables>;
export const UpdateBackofficeOrderStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBackofficeOrderStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rejectionMessage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BackofficeOrderAction"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBackofficeOrderStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointment"}}},{"kind":"Argument","name":{"kind":"Name","value":"rejectionMessage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rejectionMessage"}}},{"kind":"Argument","name":{"kind":"Name","value":"branch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branch"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CounterOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CounterOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackofficeOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"ticketNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryType"}},{"kind":"Field","name":{"kind":"Name","value":"tableIdentifier"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"isQuotation"}},{"kind":"Field","name":{"kind":"Name","value":"isPreorder"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"inDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"isApproximate"}}]}}]}}]} as unknown as DocumentNode<UpdateBackofficeOrderStatusMutation, UpdateBackofficeOrderStatusMutationVariables>;
export const useBranchScreenPageQuery = (options?: Omit<useQuery.Options<BranchScreenPageQuery, BranchScreenPageQueryVariables>, 'variables'> & { variables?: BranchScreenPageQueryVariables }) =>
  useQuery<BranchScreenPageQuery, BranchScreenPageQueryVariables>(BranchScreenPageDocument, options as useQuery.Options<BranchScreenPageQuery, BranchScreenPageQueryVariables> & { variables: BranchScreenPageQueryVariables });
export const useBranchScreenPageLazyQuery = (options?: useLazyQuery.Options<BranchScreenPageQuery, BranchScreenPageQueryVariables>) =>
  useLazyQuery<BranchScreenPageQuery, BranchScreenPageQueryVariables>(BranchScreenPageDocument, options);
export const useBranchScreenPageSuspenseQuery = (options?: { variables?: BranchScreenPageQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<BranchScreenPageQuery, BranchScreenPageQueryVariables>(BranchScreenPageDocument, options as { variables: BranchScreenPageQueryVariables });
export const useFrontdeskQuery = (options: Omit<useQuery.Options<FrontdeskQuery, FrontdeskQueryVariables>, 'variables'> & ({ variables: FrontdeskQueryVariables; skip?: boolean } | { variables?: FrontdeskQueryVariables; skip: true })) =>
  useQuery<FrontdeskQuery, FrontdeskQueryVariables>(FrontdeskDocument, options as useQuery.Options<FrontdeskQuery, FrontdeskQueryVariables> & { variables: FrontdeskQueryVariables });
export const useFrontdeskLazyQuery = (options?: useLazyQuery.Options<FrontdeskQuery, FrontdeskQueryVariables>) =>
  useLazyQuery<FrontdeskQuery, FrontdeskQueryVariables>(FrontdeskDocument, options);
export const useFrontdeskSuspenseQuery = (options: { variables: FrontdeskQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<FrontdeskQuery, FrontdeskQueryVariables>(FrontdeskDocument, options as { variables: FrontdeskQueryVariables });
export const useFrontdeskChangedSubscription = (options: useSubscription.Options<FrontdeskChangedSubscription, FrontdeskChangedSubscriptionVariables> & { variables: FrontdeskChangedSubscriptionVariables }) =>
  useSubscription<FrontdeskChangedSubscription, FrontdeskChangedSubscriptionVariables>(FrontdeskChangedDocument, options as never);
export const useBackofficeQuery = (options: Omit<useQuery.Options<BackofficeQuery, BackofficeQueryVariables>, 'variables'> & ({ variables: BackofficeQueryVariables; skip?: boolean } | { variables?: BackofficeQueryVariables; skip: true })) =>
  useQuery<BackofficeQuery, BackofficeQueryVariables>(BackofficeDocument, options as useQuery.Options<BackofficeQuery, BackofficeQueryVariables> & { variables: BackofficeQueryVariables });
export const useBackofficeLazyQuery = (options?: useLazyQuery.Options<BackofficeQuery, BackofficeQueryVariables>) =>
  useLazyQuery<BackofficeQuery, BackofficeQueryVariables>(BackofficeDocument, options);
export const useBackofficeSuspenseQuery = (options: { variables: BackofficeQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<BackofficeQuery, BackofficeQueryVariables>(BackofficeDocument, options as { variables: BackofficeQueryVariables });
export const useBackofficeChangedSubscription = (options: useSubscription.Options<BackofficeChangedSubscription, BackofficeChangedSubscriptionVariables> & { variables: BackofficeChangedSubscriptionVariables }) =>
  useSubscription<BackofficeChangedSubscription, BackofficeChangedSubscriptionVariables>(BackofficeChangedDocument, options as never);
export const useUpdateBackofficeOrderStatusMutation = (options?: useMutation.Options<UpdateBackofficeOrderStatusMutation, UpdateBackofficeOrderStatusMutationVariables>) =>
  useMutation<UpdateBackofficeOrderStatusMutation, UpdateBackofficeOrderStatusMutationVariables>(UpdateBackofficeOrderStatusDocument, options);