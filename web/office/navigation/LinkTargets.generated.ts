/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LinkTargetsQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkTargetsQuery = { sites: { total: number, items: Array<{ id: string, name: string, path: string, isPublic: boolean }> }, branches: { total: number, items: Array<{ id: string, name: string, identifier: string, isPublic: boolean }> } };


export const LinkTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkTargets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]}}]}}]} as unknown as DocumentNode<LinkTargetsQuery, LinkTargetsQueryVariables>;
export const useLinkTargetsQuery = (options?: Omit<useQuery.Options<LinkTargetsQuery, LinkTargetsQueryVariables>, 'variables'> & { variables?: LinkTargetsQueryVariables }) =>
  useQuery<LinkTargetsQuery, LinkTargetsQueryVariables>(LinkTargetsDocument, options as useQuery.Options<LinkTargetsQuery, LinkTargetsQueryVariables> & { variables: LinkTargetsQueryVariables });
export const useLinkTargetsLazyQuery = (options?: useLazyQuery.Options<LinkTargetsQuery, LinkTargetsQueryVariables>) =>
  useLazyQuery<LinkTargetsQuery, LinkTargetsQueryVariables>(LinkTargetsDocument, options);
export const useLinkTargetsSuspenseQuery = (options?: { variables?: LinkTargetsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<LinkTargetsQuery, LinkTargetsQueryVariables>(LinkTargetsDocument, options as { variables: LinkTargetsQueryVariables });