/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StationMenusQueryVariables = Exact<{
  branch: string;
}>;


export type StationMenusQuery = { branch: { id: string, menus: Array<{ id: string, availableFrom: string, catalog: Array<{ category: { id: string, name: string } | null, products: Array<{ id: string }> }> }> } };


export const StationMenusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StationMenus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StationMenusQuery, StationMenusQueryVariables>;
export const useStationMenusQuery = (options: Omit<useQuery.Options<StationMenusQuery, StationMenusQueryVariables>, 'variables'> & ({ variables: StationMenusQueryVariables; skip?: boolean } | { variables?: StationMenusQueryVariables; skip: true })) =>
  useQuery<StationMenusQuery, StationMenusQueryVariables>(StationMenusDocument, options as useQuery.Options<StationMenusQuery, StationMenusQueryVariables> & { variables: StationMenusQueryVariables });
export const useStationMenusLazyQuery = (options?: useLazyQuery.Options<StationMenusQuery, StationMenusQueryVariables>) =>
  useLazyQuery<StationMenusQuery, StationMenusQueryVariables>(StationMenusDocument, options);
export const useStationMenusSuspenseQuery = (options: { variables: StationMenusQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<StationMenusQuery, StationMenusQueryVariables>(StationMenusDocument, options as { variables: StationMenusQueryVariables });