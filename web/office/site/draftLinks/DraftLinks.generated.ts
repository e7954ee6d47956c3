/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DraftLinkDuration } from '../../../generated/enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { DraftLinkDuration };

export type DraftLinksQueryVariables = Exact<{
  site: string;
}>;


export type DraftLinksQuery = { draftLinks: Array<{ id: string, author: string, createdAt: string, expiresAt: string }> };

export type CreateDraftLinkMutationVariables = Exact<{
  site: string;
  duration: DraftLinkDuration;
}>;


export type CreateDraftLinkMutation = { createDraftLink: { path: string, link: { id: string, author: string, createdAt: string, expiresAt: string } } };

export type RevokeDraftLinkMutationVariables = Exact<{
  id: string;
}>;


export type RevokeDraftLinkMutation = { revokeDraftLink: { id: string } };

export type DraftLinkFactsFragment = { id: string, author: string, createdAt: string, expiresAt: string };

export const DraftLinkFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftLinkFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<DraftLinkFactsFragment, unknown>;
export const DraftLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"site"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"site"},"value":{"kind":"Variable","name":{"kind":"Name","value":"site"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftLinkFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftLinkFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<DraftLinksQuery, DraftLinksQueryVariables>;
export const CreateDraftLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDraftLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"site"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"duration"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLinkDuration"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDraftLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"site"},"value":{"kind":"Variable","name":{"kind":"Name","value":"site"}}},{"kind":"Argument","name":{"kind":"Name","value":"duration"},"value":{"kind":"Variable","name":{"kind":"Name","value":"duration"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftLinkFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftLinkFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<CreateDraftLinkMutation, CreateDraftLinkMutationVariables>;
export const RevokeDraftLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeDraftLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeDraftLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RevokeDraftLinkMutation, RevokeDraftLinkMutationVariables>;
export const useDraftLinksQuery = (options: Omit<useQuery.Options<DraftLinksQuery, DraftLinksQueryVariables>, 'variables'> & ({ variables: DraftLinksQueryVariables; skip?: boolean } | { variables?: DraftLinksQueryVariables; skip: true })) =>
  useQuery<DraftLinksQuery, DraftLinksQueryVariables>(DraftLinksDocument, options as useQuery.Options<DraftLinksQuery, DraftLinksQueryVariables> & { variables: DraftLinksQueryVariables });
export const useDraftLinksLazyQuery = (options?: useLazyQuery.Options<DraftLinksQuery, DraftLinksQueryVariables>) =>
  useLazyQuery<DraftLinksQuery, DraftLinksQueryVariables>(DraftLinksDocument, options);
export const useDraftLinksSuspenseQuery = (options: { variables: DraftLinksQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DraftLinksQuery, DraftLinksQueryVariables>(DraftLinksDocument, options as { variables: DraftLinksQueryVariables });
export const useCreateDraftLinkMutation = (options?: useMutation.Options<CreateDraftLinkMutation, CreateDraftLinkMutationVariables>) =>
  useMutation<CreateDraftLinkMutation, CreateDraftLinkMutationVariables>(CreateDraftLinkDocument, options);
export const useRevokeDraftLinkMutation = (options?: useMutation.Options<RevokeDraftLinkMutation, RevokeDraftLinkMutationVariables>) =>
  useMutation<RevokeDraftLinkMutation, RevokeDraftLinkMutationVariables>(RevokeDraftLinkDocument, options);