/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DeliveryMethod } from '../../../generated/enums';
import type { OpeningRuleType } from '../../../generated/enums';
import type { ServiceState } from '../../../generated/enums';
import { useLazyQuery, useMutation, useQuery, useSubscription, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { DeliveryMethod };

export { OpeningRuleType };

export { ServiceState };

export type BranchServiceQueryVariables = Exact<{
  id: string;
}>;


export type BranchServiceQuery = { branch: { id: string, isTakeawayEnabled: boolean, isDeliveryEnabled: boolean, isDineInEnabled: boolean, isDeliveryHoursEnabled: boolean, openingHours: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }>, deliveryHours: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }>, serviceStates: Array<{ mode: DeliveryMethod, state: ServiceState, minutes: number | null, until: string | null, reason: string | null }> } };

export type SetBranchServiceMutationVariables = Exact<{
  branch: string;
  mode: DeliveryMethod;
  state: ServiceState;
  minutes?: number | null | undefined;
  until?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type SetBranchServiceMutation = { setBranchService: { id: string, serviceStates: Array<{ mode: DeliveryMethod, state: ServiceState, minutes: number | null, until: string | null, reason: string | null }> } };

export type BranchServiceChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BranchServiceChangedSubscription = { catalogueChanged: { ids: Array<string>, hasMore: boolean } };


export const BranchServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BranchService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isTakeawayEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isDineInEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryHoursEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<BranchServiceQuery, BranchServiceQueryVariables>;
export const SetBranchServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBranchService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryMethod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBranchService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branch"}}},{"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"minutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<SetBranchServiceMutation, SetBranchServiceMutationVariables>;
export const BranchServiceChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BranchServiceChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogueChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]} as unknown as DocumentNode<BranchServiceChangedSubscription, BranchServiceChangedSubscriptionVariables>;
export const useBranchServiceQuery = (options: Omit<useQuery.Options<BranchServiceQuery, BranchServiceQueryVariables>, 'variables'> & ({ variables: BranchServiceQueryVariables; skip?: boolean } | { variables?: BranchServiceQueryVariables; skip: true })) =>
  useQuery<BranchServiceQuery, BranchServiceQueryVariables>(BranchServiceDocument, options as useQuery.Options<BranchServiceQuery, BranchServiceQueryVariables> & { variables: BranchServiceQueryVariables });
export const useBranchServiceLazyQuery = (options?: useLazyQuery.Options<BranchServiceQuery, BranchServiceQueryVariables>) =>
  useLazyQuery<BranchServiceQuery, BranchServiceQueryVariables>(BranchServiceDocument, options);
export const useBranchServiceSuspenseQuery = (options: { variables: BranchServiceQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<BranchServiceQuery, BranchServiceQueryVariables>(BranchServiceDocument, options as { variables: BranchServiceQueryVariables });
export const useSetBranchServiceMutation = (options?: useMutation.Options<SetBranchServiceMutation, SetBranchServiceMutationVariables>) =>
  useMutation<SetBranchServiceMutation, SetBranchServiceMutationVariables>(SetBranchServiceDocument, options);
export const useBranchServiceChangedSubscription = (options?: useSubscription.Options<BranchServiceChangedSubscription, BranchServiceChangedSubscriptionVariables>) =>
  useSubscription<BranchServiceChangedSubscription, BranchServiceChangedSubscriptionVariables>(BranchServiceChangedDocument, options as never);