/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteTreeQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SiteTreeQuery = { sites: { total: number, items: Array<{ id: string, name: string, path: string, isPublic: boolean, hasDraft: boolean, updatedAt: string, lastEditor: string | null, planState: { publishAt: string | null, unpublishAt: string | null, hasExpired: boolean, hasFailed: boolean } | null, parent: { id: string } | null }> } };


export const SiteTreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastEditor"}},{"kind":"Field","name":{"kind":"Name","value":"planState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasExpired"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SiteTreeQuery, SiteTreeQueryVariables>;
export const useSiteTreeQuery = (options?: Omit<useQuery.Options<SiteTreeQuery, SiteTreeQueryVariables>, 'variables'> & { variables?: SiteTreeQueryVariables }) =>
  useQuery<SiteTreeQuery, SiteTreeQueryVariables>(SiteTreeDocument, options as useQuery.Options<SiteTreeQuery, SiteTreeQueryVariables> & { variables: SiteTreeQueryVariables });
export const useSiteTreeLazyQuery = (options?: useLazyQuery.Options<SiteTreeQuery, SiteTreeQueryVariables>) =>
  useLazyQuery<SiteTreeQuery, SiteTreeQueryVariables>(SiteTreeDocument, options);
export const useSiteTreeSuspenseQuery = (options?: { variables?: SiteTreeQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SiteTreeQuery, SiteTreeQueryVariables>(SiteTreeDocument, options as { variables: SiteTreeQueryVariables });