/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LinkTargetsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type LinkTargetsQuery = { linkTargets: Array<{ id: string, name: string, path: string, isPublic: boolean }> };


export const LinkTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]}}]} as unknown as DocumentNode<LinkTargetsQuery, LinkTargetsQueryVariables>;
export const useLinkTargetsQuery = (options: Omit<useQuery.Options<LinkTargetsQuery, LinkTargetsQueryVariables>, 'variables'> & ({ variables: LinkTargetsQueryVariables; skip?: boolean } | { variables?: LinkTargetsQueryVariables; skip: true })) =>
  useQuery<LinkTargetsQuery, LinkTargetsQueryVariables>(LinkTargetsDocument, options as useQuery.Options<LinkTargetsQuery, LinkTargetsQueryVariables> & { variables: LinkTargetsQueryVariables });
export const useLinkTargetsLazyQuery = (options?: useLazyQuery.Options<LinkTargetsQuery, LinkTargetsQueryVariables>) =>
  useLazyQuery<LinkTargetsQuery, LinkTargetsQueryVariables>(LinkTargetsDocument, options);
export const useLinkTargetsSuspenseQuery = (options: { variables: LinkTargetsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<LinkTargetsQuery, LinkTargetsQueryVariables>(LinkTargetsDocument, options as { variables: LinkTargetsQueryVariables });