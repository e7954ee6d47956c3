/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SharedUseQueryVariables = Exact<{
  id: string;
}>;


export type SharedUseQuery = { record: { id: string, name: string }, usages: { total: number, readableTotal: number, items: Array<{ collection: string, id: string }> } };


export const SharedUseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedUse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"block"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"StringValue","value":"block","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"readableTotal"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SharedUseQuery, SharedUseQueryVariables>;
export const useSharedUseQuery = (options: Omit<useQuery.Options<SharedUseQuery, SharedUseQueryVariables>, 'variables'> & ({ variables: SharedUseQueryVariables; skip?: boolean } | { variables?: SharedUseQueryVariables; skip: true })) =>
  useQuery<SharedUseQuery, SharedUseQueryVariables>(SharedUseDocument, options as useQuery.Options<SharedUseQuery, SharedUseQueryVariables> & { variables: SharedUseQueryVariables });
export const useSharedUseLazyQuery = (options?: useLazyQuery.Options<SharedUseQuery, SharedUseQueryVariables>) =>
  useLazyQuery<SharedUseQuery, SharedUseQueryVariables>(SharedUseDocument, options);
export const useSharedUseSuspenseQuery = (options: { variables: SharedUseQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SharedUseQuery, SharedUseQueryVariables>(SharedUseDocument, options as { variables: SharedUseQueryVariables });