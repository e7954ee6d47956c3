/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { BlockType } from '../../../generated/enums';
import type { SitePlanKind } from '../../../generated/enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { BlockType };

export { SitePlanKind };

export type PlansOfSiteQueryVariables = Exact<{
  id: string;
}>;


export type PlansOfSiteQuery = { siteSchedule: { plans: Array<{ id: string, kind: SitePlanKind, at: string, author: string, createdAt: string, endedAt: string | null, failure: string | null }> } };

export type PlannedBlocksQueryVariables = Exact<{
  id: string;
}>;


export type PlannedBlocksQuery = { siteSchedule: { blocks: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }> | null } };

export type CheckFactsQueryVariables = Exact<{
  paths: Array<string> | string;
}>;


export type CheckFactsQuery = { undescribedImages: { items: Array<{ id: string }> }, decorativeImages: { items: Array<{ id: string }> }, linkedPaths: Array<{ path: string, isPublic: boolean }>, config: { legalTexts: Array<string>, termsAndConditions: string | null, privacyPolicy: string | null, imprint: string | null, allergens: string | null, blockGreen: string | null, blockYellow: string | null } };

export type ScheduleSiteMutationVariables = Exact<{
  id: string;
  ifMatch: string;
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
  replaces: Array<string> | string;
}>;


export type ScheduleSiteMutation = { scheduleSite: Array<{ id: string, kind: SitePlanKind, at: string, author: string, createdAt: string, endedAt: string | null, failure: string | null }> };

export type MoveSitePlanMutationVariables = Exact<{
  id: string;
  at: string;
}>;


export type MoveSitePlanMutation = { moveSitePlan: { id: string } };

export type CancelSitePlanMutationVariables = Exact<{
  id: string;
}>;


export type CancelSitePlanMutation = { cancelSitePlan: string };

export type PlanItemFragment = { id: string, kind: SitePlanKind, at: string, author: string, createdAt: string, endedAt: string | null, failure: string | null };

export const PlanItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<PlanItemFragment, unknown>;
export const PlansOfSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansOfSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<PlansOfSiteQuery, PlansOfSiteQueryVariables>;
export const PlannedBlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedBlocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}}]}}]} as unknown as DocumentNode<PlannedBlocksQuery, PlannedBlocksQueryVariables>;
export const CheckFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckFacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paths"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"undescribedImages"},"name":{"kind":"Name","value":"images"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-createdAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isDescribed"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"decorativeImages"},"name":{"kind":"Name","value":"images"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-createdAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isDecorative"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkedPaths"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paths"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paths"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalTexts"}},{"kind":"Field","name":{"kind":"Name","value":"termsAndConditions"}},{"kind":"Field","name":{"kind":"Name","value":"privacyPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"imprint"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"blockGreen"}},{"kind":"Field","name":{"kind":"Name","value":"blockYellow"}}]}}]}}]} as unknown as DocumentNode<CheckFactsQuery, CheckFactsQueryVariables>;
export const ScheduleSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publishAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unpublishAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}},{"kind":"Argument","name":{"kind":"Name","value":"publishAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publishAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"unpublishAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unpublishAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"replaces"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<ScheduleSiteMutation, ScheduleSiteMutationVariables>;
export const MoveSitePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSitePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveSitePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MoveSitePlanMutation, MoveSitePlanMutationVariables>;
export const CancelSitePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSitePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSitePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<CancelSitePlanMutation, CancelSitePlanMutationVariables>;
export const usePlansOfSiteQuery = (options: Omit<useQuery.Options<PlansOfSiteQuery, PlansOfSiteQueryVariables>, 'variables'> & ({ variables: PlansOfSiteQueryVariables; skip?: boolean } | { variables?: PlansOfSiteQueryVariables; skip: true })) =>
  useQuery<PlansOfSiteQuery, PlansOfSiteQueryVariables>(PlansOfSiteDocument, options as useQuery.Options<PlansOfSiteQuery, PlansOfSiteQueryVariables> & { variables: PlansOfSiteQueryVariables });
export const usePlansOfSiteLazyQuery = (options?: useLazyQuery.Options<PlansOfSiteQuery, PlansOfSiteQueryVariables>) =>
  useLazyQuery<PlansOfSiteQuery, PlansOfSiteQueryVariables>(PlansOfSiteDocument, options);
export const usePlansOfSiteSuspenseQuery = (options: { variables: PlansOfSiteQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<PlansOfSiteQuery, PlansOfSiteQueryVariables>(PlansOfSiteDocument, options as { variables: PlansOfSiteQueryVariables });
export const usePlannedBlocksQuery = (options: Omit<useQuery.Options<PlannedBlocksQuery, PlannedBlocksQueryVariables>, 'variables'> & ({ variables: PlannedBlocksQueryVariables; skip?: boolean } | { variables?: PlannedBlocksQueryVariables; skip: true })) =>
  useQuery<PlannedBlocksQuery, PlannedBlocksQueryVariables>(PlannedBlocksDocument, options as useQuery.Options<PlannedBlocksQuery, PlannedBlocksQueryVariables> & { variables: PlannedBlocksQueryVariables });
export const usePlannedBlocksLazyQuery = (options?: useLazyQuery.Options<PlannedBlocksQuery, PlannedBlocksQueryVariables>) =>
  useLazyQuery<PlannedBlocksQuery, PlannedBlocksQueryVariables>(PlannedBlocksDocument, options);
export const usePlannedBlocksSuspenseQuery = (options: { variables: PlannedBlocksQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<PlannedBlocksQuery, PlannedBlocksQueryVariables>(PlannedBlocksDocument, options as { variables: PlannedBlocksQueryVariables });
export const useCheckFactsQuery = (options: Omit<useQuery.Options<CheckFactsQuery, CheckFactsQueryVariables>, 'variables'> & ({ variables: CheckFactsQueryVariables; skip?: boolean } | { variables?: CheckFactsQueryVariables; skip: true })) =>
  useQuery<CheckFactsQuery, CheckFactsQueryVariables>(CheckFactsDocument, options as useQuery.Options<CheckFactsQuery, CheckFactsQueryVariables> & { variables: CheckFactsQueryVariables });
export const useCheckFactsLazyQuery = (options?: useLazyQuery.Options<CheckFactsQuery, CheckFactsQueryVariables>) =>
  useLazyQuery<CheckFactsQuery, CheckFactsQueryVariables>(CheckFactsDocument, options);
export const useCheckFactsSuspenseQuery = (options: { variables: CheckFactsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<CheckFactsQuery, CheckFactsQueryVariables>(CheckFactsDocument, options as { variables: CheckFactsQueryVariables });
export const useScheduleSiteMutation = (options?: useMutation.Options<ScheduleSiteMutation, ScheduleSiteMutationVariables>) =>
  useMutation<ScheduleSiteMutation, ScheduleSiteMutationVariables>(ScheduleSiteDocument, options);
export const useMoveSitePlanMutation = (options?: useMutation.Options<MoveSitePlanMutation, MoveSitePlanMutationVariables>) =>
  useMutation<MoveSitePlanMutation, MoveSitePlanMutationVariables>(MoveSitePlanDocument, options);
export const useCancelSitePlanMutation = (options?: useMutation.Options<CancelSitePlanMutation, CancelSitePlanMutationVariables>) =>
  useMutation<CancelSitePlanMutation, CancelSitePlanMutationVariables>(CancelSitePlanDocument, options);