/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { BlockType } from '../../../generated/enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { BlockType };

export type RevisionFactsFragment = { id: string, number: number, author: string | null, createdAt: string, name: string | null, publishedAt: string | null };

export type SiteRevisionsQueryVariables = Exact<{
  id: string;
  before?: number | null | undefined;
}>;


export type SiteRevisionsQuery = { siteRevisions: { hasMore: boolean, items: Array<{ id: string, number: number, author: string | null, createdAt: string, name: string | null, publishedAt: string | null }> } };

export type SiteRevisionQueryVariables = Exact<{
  id: string;
}>;


export type SiteRevisionQuery = { siteRevision: { blocks: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }> } };

export type RenameSiteRevisionMutationVariables = Exact<{
  id: string;
  name?: string | null | undefined;
}>;


export type RenameSiteRevisionMutation = { renameSiteRevision: { id: string, number: number, author: string | null, createdAt: string, name: string | null, publishedAt: string | null } };

export const RevisionFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<RevisionFactsFragment, unknown>;
export const SiteRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<SiteRevisionsQuery, SiteRevisionsQueryVariables>;
export const SiteRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}}]}}]} as unknown as DocumentNode<SiteRevisionQuery, SiteRevisionQueryVariables>;
export const RenameSiteRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameSiteRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameSiteRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<RenameSiteRevisionMutation, RenameSiteRevisionMutationVariables>;
export const useSiteRevisionsQuery = (options: Omit<useQuery.Options<SiteRevisionsQuery, SiteRevisionsQueryVariables>, 'variables'> & ({ variables: SiteRevisionsQueryVariables; skip?: boolean } | { variables?: SiteRevisionsQueryVariables; skip: true })) =>
  useQuery<SiteRevisionsQuery, SiteRevisionsQueryVariables>(SiteRevisionsDocument, options as useQuery.Options<SiteRevisionsQuery, SiteRevisionsQueryVariables> & { variables: SiteRevisionsQueryVariables });
export const useSiteRevisionsLazyQuery = (options?: useLazyQuery.Options<SiteRevisionsQuery, SiteRevisionsQueryVariables>) =>
  useLazyQuery<SiteRevisionsQuery, SiteRevisionsQueryVariables>(SiteRevisionsDocument, options);
export const useSiteRevisionsSuspenseQuery = (options: { variables: SiteRevisionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SiteRevisionsQuery, SiteRevisionsQueryVariables>(SiteRevisionsDocument, options as { variables: SiteRevisionsQueryVariables });
export const useSiteRevisionQuery = (options: Omit<useQuery.Options<SiteRevisionQuery, SiteRevisionQueryVariables>, 'variables'> & ({ variables: SiteRevisionQueryVariables; skip?: boolean } | { variables?: SiteRevisionQueryVariables; skip: true })) =>
  useQuery<SiteRevisionQuery, SiteRevisionQueryVariables>(SiteRevisionDocument, options as useQuery.Options<SiteRevisionQuery, SiteRevisionQueryVariables> & { variables: SiteRevisionQueryVariables });
export const useSiteRevisionLazyQuery = (options?: useLazyQuery.Options<SiteRevisionQuery, SiteRevisionQueryVariables>) =>
  useLazyQuery<SiteRevisionQuery, SiteRevisionQueryVariables>(SiteRevisionDocument, options);
export const useSiteRevisionSuspenseQuery = (options: { variables: SiteRevisionQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SiteRevisionQuery, SiteRevisionQueryVariables>(SiteRevisionDocument, options as { variables: SiteRevisionQueryVariables });
export const useRenameSiteRevisionMutation = (options?: useMutation.Options<RenameSiteRevisionMutation, RenameSiteRevisionMutationVariables>) =>
  useMutation<RenameSiteRevisionMutation, RenameSiteRevisionMutationVariables>(RenameSiteRevisionDocument, options);