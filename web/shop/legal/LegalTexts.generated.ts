/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TermsTextQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsTextQuery = { config: { text: string | null } };

export type PrivacyTextQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyTextQuery = { config: { text: string | null } };

export type ImprintTextQueryVariables = Exact<{ [key: string]: never; }>;


export type ImprintTextQuery = { config: { text: string | null } };

export type AllergensTextQueryVariables = Exact<{ [key: string]: never; }>;


export type AllergensTextQuery = { config: { text: string | null } };


export const TermsTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermsText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"termsAndConditionsText"}}]}}]}}]} as unknown as DocumentNode<TermsTextQuery, TermsTextQueryVariables>;
export const PrivacyTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"privacyPolicyText"}}]}}]}}]} as unknown as DocumentNode<PrivacyTextQuery, PrivacyTextQueryVariables>;
export const ImprintTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImprintText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"imprintText"}}]}}]}}]} as unknown as DocumentNode<ImprintTextQuery, ImprintTextQueryVariables>;
export const AllergensTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllergensText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"allergensText"}}]}}]}}]} as unknown as DocumentNode<AllergensTextQuery, AllergensTextQueryVariables>;
export const useTermsTextQuery = (options?: Omit<useQuery.Options<TermsTextQuery, TermsTextQueryVariables>, 'variables'> & { variables?: TermsTextQueryVariables }) =>
  useQuery<TermsTextQuery, TermsTextQueryVariables>(TermsTextDocument, options as useQuery.Options<TermsTextQuery, TermsTextQueryVariables> & { variables: TermsTextQueryVariables });
export const useTermsTextLazyQuery = (options?: useLazyQuery.Options<TermsTextQuery, TermsTextQueryVariables>) =>
  useLazyQuery<TermsTextQuery, TermsTextQueryVariables>(TermsTextDocument, options);
export const useTermsTextSuspenseQuery = (options?: { variables?: TermsTextQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<TermsTextQuery, TermsTextQueryVariables>(TermsTextDocument, options as { variables: TermsTextQueryVariables });
export const usePrivacyTextQuery = (options?: Omit<useQuery.Options<PrivacyTextQuery, PrivacyTextQueryVariables>, 'variables'> & { variables?: PrivacyTextQueryVariables }) =>
  useQuery<PrivacyTextQuery, PrivacyTextQueryVariables>(PrivacyTextDocument, options as useQuery.Options<PrivacyTextQuery, PrivacyTextQueryVariables> & { variables: PrivacyTextQueryVariables });
export const usePrivacyTextLazyQuery = (options?: useLazyQuery.Options<PrivacyTextQuery, PrivacyTextQueryVariables>) =>
  useLazyQuery<PrivacyTextQuery, PrivacyTextQueryVariables>(PrivacyTextDocument, options);
export const usePrivacyTextSuspenseQuery = (options?: { variables?: PrivacyTextQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<PrivacyTextQuery, PrivacyTextQueryVariables>(PrivacyTextDocument, options as { variables: PrivacyTextQueryVariables });
export const useImprintTextQuery = (options?: Omit<useQuery.Options<ImprintTextQuery, ImprintTextQueryVariables>, 'variables'> & { variables?: ImprintTextQueryVariables }) =>
  useQuery<ImprintTextQuery, ImprintTextQueryVariables>(ImprintTextDocument, options as useQuery.Options<ImprintTextQuery, ImprintTextQueryVariables> & { variables: ImprintTextQueryVariables });
export const useImprintTextLazyQuery = (options?: useLazyQuery.Options<ImprintTextQuery, ImprintTextQueryVariables>) =>
  useLazyQuery<ImprintTextQuery, ImprintTextQueryVariables>(ImprintTextDocument, options);
export const useImprintTextSuspenseQuery = (options?: { variables?: ImprintTextQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ImprintTextQuery, ImprintTextQueryVariables>(ImprintTextDocument, options as { variables: ImprintTextQueryVariables });
export const useAllergensTextQuery = (options?: Omit<useQuery.Options<AllergensTextQuery, AllergensTextQueryVariables>, 'variables'> & { variables?: AllergensTextQueryVariables }) =>
  useQuery<AllergensTextQuery, AllergensTextQueryVariables>(AllergensTextDocument, options as useQuery.Options<AllergensTextQuery, AllergensTextQueryVariables> & { variables: AllergensTextQueryVariables });
export const useAllergensTextLazyQuery = (options?: useLazyQuery.Options<AllergensTextQuery, AllergensTextQueryVariables>) =>
  useLazyQuery<AllergensTextQuery, AllergensTextQueryVariables>(AllergensTextDocument, options);
export const useAllergensTextSuspenseQuery = (options?: { variables?: AllergensTextQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<AllergensTextQuery, AllergensTextQueryVariables>(AllergensTextDocument, options as { variables: AllergensTextQueryVariables });