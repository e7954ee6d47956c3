/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UsagesQueryVariables = Exact<{
  collection: string;
  id: string;
  limit: number;
}>;


export type UsagesQuery = { usages: { total: number, readableTotal: number, items: Array<{ collection: string, id: string, title: string, places: Array<string> }> } };

export type ReplaceAndDeleteMutationVariables = Exact<{
  collection: string;
  id: string;
  replacement: string;
}>;


export type ReplaceAndDeleteMutation = { replaceAndDelete: number };


export const UsagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Usages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"readableTotal"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"places"}}]}}]}}]}}]} as unknown as DocumentNode<UsagesQuery, UsagesQueryVariables>;
export const ReplaceAndDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceAndDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replacement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceAndDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"replacement"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replacement"}}}]}]}}]} as unknown as DocumentNode<ReplaceAndDeleteMutation, ReplaceAndDeleteMutationVariables>;
export const useUsagesQuery = (options: Omit<useQuery.Options<UsagesQuery, UsagesQueryVariables>, 'variables'> & ({ variables: UsagesQueryVariables; skip?: boolean } | { variables?: UsagesQueryVariables; skip: true })) =>
  useQuery<UsagesQuery, UsagesQueryVariables>(UsagesDocument, options as useQuery.Options<UsagesQuery, UsagesQueryVariables> & { variables: UsagesQueryVariables });
export const useUsagesLazyQuery = (options?: useLazyQuery.Options<UsagesQuery, UsagesQueryVariables>) =>
  useLazyQuery<UsagesQuery, UsagesQueryVariables>(UsagesDocument, options);
export const useUsagesSuspenseQuery = (options: { variables: UsagesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<UsagesQuery, UsagesQueryVariables>(UsagesDocument, options as { variables: UsagesQueryVariables });
export const useReplaceAndDeleteMutation = (options?: useMutation.Options<ReplaceAndDeleteMutation, ReplaceAndDeleteMutationVariables>) =>
  useMutation<ReplaceAndDeleteMutation, ReplaceAndDeleteMutationVariables>(ReplaceAndDeleteDocument, options);