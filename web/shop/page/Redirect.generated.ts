/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RedirectAtQueryVariables = Exact<{
  path: string;
}>;


export type RedirectAtQuery = { redirectAt: { target: string } | null };


export const RedirectAtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedirectAt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectAt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}}]}}]}}]} as unknown as DocumentNode<RedirectAtQuery, RedirectAtQueryVariables>;
export const useRedirectAtQuery = (options: Omit<useQuery.Options<RedirectAtQuery, RedirectAtQueryVariables>, 'variables'> & ({ variables: RedirectAtQueryVariables; skip?: boolean } | { variables?: RedirectAtQueryVariables; skip: true })) =>
  useQuery<RedirectAtQuery, RedirectAtQueryVariables>(RedirectAtDocument, options as useQuery.Options<RedirectAtQuery, RedirectAtQueryVariables> & { variables: RedirectAtQueryVariables });
export const useRedirectAtLazyQuery = (options?: useLazyQuery.Options<RedirectAtQuery, RedirectAtQueryVariables>) =>
  useLazyQuery<RedirectAtQuery, RedirectAtQueryVariables>(RedirectAtDocument, options);
export const useRedirectAtSuspenseQuery = (options: { variables: RedirectAtQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<RedirectAtQuery, RedirectAtQueryVariables>(RedirectAtDocument, options as { variables: RedirectAtQueryVariables });