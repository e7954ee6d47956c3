/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type KioskQueryVariables = Exact<{ [key: string]: never; }>;


export type KioskQuery = { config: { shopName: string, screensaverSeconds: number, logo: { id: string, version: number, extension: string, width: number | null, height: number | null } | null } };


export const KioskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Kiosk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"screensaverSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<KioskQuery, KioskQueryVariables>;
export const useKioskQuery = (options?: Omit<useQuery.Options<KioskQuery, KioskQueryVariables>, 'variables'> & { variables?: KioskQueryVariables }) =>
  useQuery<KioskQuery, KioskQueryVariables>(KioskDocument, options as useQuery.Options<KioskQuery, KioskQueryVariables> & { variables: KioskQueryVariables });
export const useKioskLazyQuery = (options?: useLazyQuery.Options<KioskQuery, KioskQueryVariables>) =>
  useLazyQuery<KioskQuery, KioskQueryVariables>(KioskDocument, options);
export const useKioskSuspenseQuery = (options?: { variables?: KioskQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<KioskQuery, KioskQueryVariables>(KioskDocument, options as { variables: KioskQueryVariables });