/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnresolvedPaymentProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnresolvedPaymentProblemsQuery = { paymentProblems: { total: number } };

export type ResolvePaymentProblemMutationVariables = Exact<{
  id: string;
}>;


export type ResolvePaymentProblemMutation = { problem: { id: string, updatedAt: string, isResolved: boolean } };


export const UnresolvedPaymentProblemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnresolvedPaymentProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isResolved"},"value":{"kind":"BooleanValue","value":false}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<UnresolvedPaymentProblemsQuery, UnresolvedPaymentProblemsQueryVariables>;
export const ResolvePaymentProblemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolvePaymentProblem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"problem"},"name":{"kind":"Name","value":"resolvePaymentProblem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}}]}}]} as unknown as DocumentNode<ResolvePaymentProblemMutation, ResolvePaymentProblemMutationVariables>;
export const useUnresolvedPaymentProblemsQuery = (options?: Omit<useQuery.Options<UnresolvedPaymentProblemsQuery, UnresolvedPaymentProblemsQueryVariables>, 'variables'> & { variables?: UnresolvedPaymentProblemsQueryVariables }) =>
  useQuery<UnresolvedPaymentProblemsQuery, UnresolvedPaymentProblemsQueryVariables>(UnresolvedPaymentProblemsDocument, options as useQuery.Options<UnresolvedPaymentProblemsQuery, UnresolvedPaymentProblemsQueryVariables> & { variables: UnresolvedPaymentProblemsQueryVariables });
export const useUnresolvedPaymentProblemsLazyQuery = (options?: useLazyQuery.Options<UnresolvedPaymentProblemsQuery, UnresolvedPaymentProblemsQueryVariables>) =>
  useLazyQuery<UnresolvedPaymentProblemsQuery, UnresolvedPaymentProblemsQueryVariables>(UnresolvedPaymentProblemsDocument, options);
export const useUnresolvedPaymentProblemsSuspenseQuery = (options?: { variables?: UnresolvedPaymentProblemsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<UnresolvedPaymentProblemsQuery, UnresolvedPaymentProblemsQueryVariables>(UnresolvedPaymentProblemsDocument, options as { variables: UnresolvedPaymentProblemsQueryVariables });
export const useResolvePaymentProblemMutation = (options?: useMutation.Options<ResolvePaymentProblemMutation, ResolvePaymentProblemMutationVariables>) =>
  useMutation<ResolvePaymentProblemMutation, ResolvePaymentProblemMutationVariables>(ResolvePaymentProblemDocument, options);