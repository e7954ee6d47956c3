/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DeliveryMethod } from '../../../../generated/enums';
import type { ServiceState } from '../../../../generated/enums';
import { useLazyQuery, useQuery, useSubscription, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { DeliveryMethod };

export { ServiceState };

export type BranchPreparationsQueryVariables = Exact<{ [key: string]: never; }>;


export type BranchPreparationsQuery = { branches: { items: Array<{ id: string, takeawayPreparationMinutes: number, deliveryPreparationMinutes: number, dineInPreparationMinutes: number, deliveryMinutes: number, serviceStates: Array<{ mode: DeliveryMethod, state: ServiceState, minutes: number | null, until: string | null, reason: string | null }> }> } };

export type BranchPreparationsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BranchPreparationsChangedSubscription = { catalogueChanged: { ids: Array<string>, hasMore: boolean } };


export const BranchPreparationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BranchPreparations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takeawayPreparationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPreparationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dineInPreparationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BranchPreparationsQuery, BranchPreparationsQueryVariables>;
export const BranchPreparationsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BranchPreparationsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogueChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]} as unknown as DocumentNode<BranchPreparationsChangedSubscription, BranchPreparationsChangedSubscriptionVariables>;
export const useBranchPreparationsQuery = (options?: Omit<useQuery.Options<BranchPreparationsQuery, BranchPreparationsQueryVariables>, 'variables'> & { variables?: BranchPreparationsQueryVariables }) =>
  useQuery<BranchPreparationsQuery, BranchPreparationsQueryVariables>(BranchPreparationsDocument, options as useQuery.Options<BranchPreparationsQuery, BranchPreparationsQueryVariables> & { variables: BranchPreparationsQueryVariables });
export const useBranchPreparationsLazyQuery = (options?: useLazyQuery.Options<BranchPreparationsQuery, BranchPreparationsQueryVariables>) =>
  useLazyQuery<BranchPreparationsQuery, BranchPreparationsQueryVariables>(BranchPreparationsDocument, options);
export const useBranchPreparationsSuspenseQuery = (options?: { variables?: BranchPreparationsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<BranchPreparationsQuery, BranchPreparationsQueryVariables>(BranchPreparationsDocument, options as { variables: BranchPreparationsQueryVariables });
export const useBranchPreparationsChangedSubscription = (options?: useSubscription.Options<BranchPreparationsChangedSubscription, BranchPreparationsChangedSubscriptionVariables>) =>
  useSubscription<BranchPreparationsChangedSubscription, BranchPreparationsChangedSubscriptionVariables>(BranchPreparationsChangedDocument, options as never);