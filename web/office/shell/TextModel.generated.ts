/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HasTextModelQueryVariables = Exact<{ [key: string]: never; }>;


export type HasTextModelQuery = { hasTextModel: boolean };


export const HasTextModelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasTextModel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasTextModel"}}]}}]} as unknown as DocumentNode<HasTextModelQuery, HasTextModelQueryVariables>;
export const useHasTextModelQuery = (options?: Omit<useQuery.Options<HasTextModelQuery, HasTextModelQueryVariables>, 'variables'> & { variables?: HasTextModelQueryVariables }) =>
  useQuery<HasTextModelQuery, HasTextModelQueryVariables>(HasTextModelDocument, options as useQuery.Options<HasTextModelQuery, HasTextModelQueryVariables> & { variables: HasTextModelQueryVariables });
export const useHasTextModelLazyQuery = (options?: useLazyQuery.Options<HasTextModelQuery, HasTextModelQueryVariables>) =>
  useLazyQuery<HasTextModelQuery, HasTextModelQueryVariables>(HasTextModelDocument, options);
export const useHasTextModelSuspenseQuery = (options?: { variables?: HasTextModelQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<HasTextModelQuery, HasTextModelQueryVariables>(HasTextModelDocument, options as { variables: HasTextModelQueryVariables });