/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DonateesQueryVariables = Exact<{ [key: string]: never; }>;


export type DonateesQuery = { donatees: { items: Array<{ id: string, name: string, description: string | null, image: { id: string, version: number, extension: string } | null }> } };


export const DonateesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Donatees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donatees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"300"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DonateesQuery, DonateesQueryVariables>;
export const useDonateesQuery = (options?: Omit<useQuery.Options<DonateesQuery, DonateesQueryVariables>, 'variables'> & { variables?: DonateesQueryVariables }) =>
  useQuery<DonateesQuery, DonateesQueryVariables>(DonateesDocument, options as useQuery.Options<DonateesQuery, DonateesQueryVariables> & { variables: DonateesQueryVariables });
export const useDonateesLazyQuery = (options?: useLazyQuery.Options<DonateesQuery, DonateesQueryVariables>) =>
  useLazyQuery<DonateesQuery, DonateesQueryVariables>(DonateesDocument, options);
export const useDonateesSuspenseQuery = (options?: { variables?: DonateesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DonateesQuery, DonateesQueryVariables>(DonateesDocument, options as { variables: DonateesQueryVariables });