/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DeliveryMethod } from '../../../generated/enums';
import { useLazyQuery, useMutation, useQuery, useSubscription, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { DeliveryMethod };

export type SlotCapacitiesQueryVariables = Exact<{
  branch: string;
}>;


export type SlotCapacitiesQuery = { slotCapacities: Array<{ deliveryType: DeliveryMethod, slot: string, orders: number, capacity: number | null, defaultCapacity: number | null, isChanged: boolean }> };

export type SetSlotCapacityMutationVariables = Exact<{
  branch: string;
  deliveryType: DeliveryMethod;
  slot: string;
  capacity?: number | null | undefined;
}>;


export type SetSlotCapacityMutation = { setSlotCapacity: { deliveryType: DeliveryMethod, slot: string, orders: number, capacity: number | null, defaultCapacity: number | null, isChanged: boolean } };

export type SlotCapacityChangedSubscriptionVariables = Exact<{
  branch: string;
}>;


export type SlotCapacityChangedSubscription = { fullSlotsChanged: Array<{ deliveryType: DeliveryMethod }> };


export const SlotCapacitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlotCapacities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotCapacities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryType"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}}]}}]} as unknown as DocumentNode<SlotCapacitiesQuery, SlotCapacitiesQueryVariables>;
export const SetSlotCapacityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSlotCapacity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deliveryType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryMethod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slot"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"capacity"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSlotCapacity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branch"}}},{"kind":"Argument","name":{"kind":"Name","value":"deliveryType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deliveryType"}}},{"kind":"Argument","name":{"kind":"Name","value":"slot"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slot"}}},{"kind":"Argument","name":{"kind":"Name","value":"capacity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"capacity"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryType"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}}]}}]} as unknown as DocumentNode<SetSlotCapacityMutation, SetSlotCapacityMutationVariables>;
export const SlotCapacityChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SlotCapacityChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullSlotsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryType"}}]}}]}}]} as unknown as DocumentNode<SlotCapacityChangedSubscription, SlotCapacityChangedSubscriptionVariables>;
export const useSlotCapacitiesQuery = (options: Omit<useQuery.Options<SlotCapacitiesQuery, SlotCapacitiesQueryVariables>, 'variables'> & ({ variables: SlotCapacitiesQueryVariables; skip?: boolean } | { variables?: SlotCapacitiesQueryVariables; skip: true })) =>
  useQuery<SlotCapacitiesQuery, SlotCapacitiesQueryVariables>(SlotCapacitiesDocument, options as useQuery.Options<SlotCapacitiesQuery, SlotCapacitiesQueryVariables> & { variables: SlotCapacitiesQueryVariables });
export const useSlotCapacitiesLazyQuery = (options?: useLazyQuery.Options<SlotCapacitiesQuery, SlotCapacitiesQueryVariables>) =>
  useLazyQuery<SlotCapacitiesQuery, SlotCapacitiesQueryVariables>(SlotCapacitiesDocument, options);
export const useSlotCapacitiesSuspenseQuery = (options: { variables: SlotCapacitiesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SlotCapacitiesQuery, SlotCapacitiesQueryVariables>(SlotCapacitiesDocument, options as { variables: SlotCapacitiesQueryVariables });
export const useSetSlotCapacityMutation = (options?: useMutation.Options<SetSlotCapacityMutation, SetSlotCapacityMutationVariables>) =>
  useMutation<SetSlotCapacityMutation, SetSlotCapacityMutationVariables>(SetSlotCapacityDocument, options);
export const useSlotCapacityChangedSubscription = (options: useSubscription.Options<SlotCapacityChangedSubscription, SlotCapacityChangedSubscriptionVariables> & { variables: SlotCapacityChangedSubscriptionVariables }) =>
  useSubscription<SlotCapacityChangedSubscription, SlotCapacityChangedSubscriptionVariables>(SlotCapacityChangedDocument, options as never);