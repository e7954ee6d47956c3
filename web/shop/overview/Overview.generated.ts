/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { divisions: { items: Array<{ id: string, identifier: string, name: string, title: string | null, description: string | null, branches: Array<{ id: string }> }> } };


export const OverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"divisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OverviewQuery, OverviewQueryVariables>;
export const useOverviewQuery = (options?: Omit<useQuery.Options<OverviewQuery, OverviewQueryVariables>, 'variables'> & { variables?: OverviewQueryVariables }) =>
  useQuery<OverviewQuery, OverviewQueryVariables>(OverviewDocument, options as useQuery.Options<OverviewQuery, OverviewQueryVariables> & { variables: OverviewQueryVariables });
export const useOverviewLazyQuery = (options?: useLazyQuery.Options<OverviewQuery, OverviewQueryVariables>) =>
  useLazyQuery<OverviewQuery, OverviewQueryVariables>(OverviewDocument, options);
export const useOverviewSuspenseQuery = (options?: { variables?: OverviewQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<OverviewQuery, OverviewQueryVariables>(OverviewDocument, options as { variables: OverviewQueryVariables });