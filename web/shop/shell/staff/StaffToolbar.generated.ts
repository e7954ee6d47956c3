/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Role } from '../../../generated/enums';
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { Role };

export type StaffToolbarQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffToolbarQuery = { me: { id: string, username: string, firstName: string, lastName: string, roles: Array<Role> } | null, environment: { name: string, version: string } };


export const StaffToolbarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffToolbar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<StaffToolbarQuery, StaffToolbarQueryVariables>;
export const useStaffToolbarQuery = (options?: Omit<useQuery.Options<StaffToolbarQuery, StaffToolbarQueryVariables>, 'variables'> & { variables?: StaffToolbarQueryVariables }) =>
  useQuery<StaffToolbarQuery, StaffToolbarQueryVariables>(StaffToolbarDocument, options as useQuery.Options<StaffToolbarQuery, StaffToolbarQueryVariables> & { variables: StaffToolbarQueryVariables });
export const useStaffToolbarLazyQuery = (options?: useLazyQuery.Options<StaffToolbarQuery, StaffToolbarQueryVariables>) =>
  useLazyQuery<StaffToolbarQuery, StaffToolbarQueryVariables>(StaffToolbarDocument, options);
export const useStaffToolbarSuspenseQuery = (options?: { variables?: StaffToolbarQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<StaffToolbarQuery, StaffToolbarQueryVariables>(StaffToolbarDocument, options as { variables: StaffToolbarQueryVariables });