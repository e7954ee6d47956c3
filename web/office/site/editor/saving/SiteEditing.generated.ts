/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { BlockOperationType } from '../../../../generated/enums';
import type { BlockType } from '../../../../generated/enums';
import { useLazyQuery, useMutation, useQuery, useSubscription, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A change of the blocks of a page. */
export type BlockOperationInput = {
  /** For `insert` and `move`: the id of the block that comes before it; null for the first place */
  after?: string | null | undefined;
  /** For `set`: the options to replace. For `insert`: all options */
  config?: Record<string, unknown> | null | undefined;
  /** One of the values. Label: "Vorgang" */
  do: BlockOperationType;
  /** The id of the block; for `insert` a new UUID */
  id: string;
  /** For `set` and `insert`: whether visitors do not see the block */
  isHidden?: boolean | null | undefined;
  /** For `insert`: the type of the block */
  type?: BlockType | null | undefined;
  /** For `set`: the fields to replace. For `insert`: all fields */
  value?: Record<string, unknown> | null | undefined;
};

export { BlockOperationType };

export { BlockType };

export type ApplySiteOperationsMutationVariables = Exact<{
  id: string;
  operations: Array<BlockOperationInput> | BlockOperationInput;
  ifMatch: string;
}>;


export type ApplySiteOperationsMutation = { applySiteOperations: { site: { id: string, updatedAt: string, hasDraft: boolean }, blocks: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }> } };

export type SiteVersionQueryVariables = Exact<{
  id: string;
}>;


export type SiteVersionQuery = { siteVersion: { updatedAt: string, editor: string | null } | null };

export type SiteChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type SiteChangedSubscription = { siteChanged: { updatedAt: string, editor: string | null } | null };


export const ApplySiteOperationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplySiteOperations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operations"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockOperationInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applySiteOperations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"operations"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operations"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}}]}}]} as unknown as DocumentNode<ApplySiteOperationsMutation, ApplySiteOperationsMutationVariables>;
export const SiteVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editor"}}]}}]}}]} as unknown as DocumentNode<SiteVersionQuery, SiteVersionQueryVariables>;
export const SiteChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SiteChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editor"}}]}}]}}]} as unknown as DocumentNode<SiteChangedSubscription, SiteChangedSubscriptionVariables>;
export const useApplySiteOperationsMutation = (options?: useMutation.Options<ApplySiteOperationsMutation, ApplySiteOperationsMutationVariables>) =>
  useMutation<ApplySiteOperationsMutation, ApplySiteOperationsMutationVariables>(ApplySiteOperationsDocument, options);
export const useSiteVersionQuery = (options: Omit<useQuery.Options<SiteVersionQuery, SiteVersionQueryVariables>, 'variables'> & ({ variables: SiteVersionQueryVariables; skip?: boolean } | { variables?: SiteVersionQueryVariables; skip: true })) =>
  useQuery<SiteVersionQuery, SiteVersionQueryVariables>(SiteVersionDocument, options as useQuery.Options<SiteVersionQuery, SiteVersionQueryVariables> & { variables: SiteVersionQueryVariables });
export const useSiteVersionLazyQuery = (options?: useLazyQuery.Options<SiteVersionQuery, SiteVersionQueryVariables>) =>
  useLazyQuery<SiteVersionQuery, SiteVersionQueryVariables>(SiteVersionDocument, options);
export const useSiteVersionSuspenseQuery = (options: { variables: SiteVersionQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SiteVersionQuery, SiteVersionQueryVariables>(SiteVersionDocument, options as { variables: SiteVersionQueryVariables });
export const useSiteChangedSubscription = (options: useSubscription.Options<SiteChangedSubscription, SiteChangedSubscriptionVariables> & { variables: SiteChangedSubscriptionVariables }) =>
  useSubscription<SiteChangedSubscription, SiteChangedSubscriptionVariables>(SiteChangedDocument, options as never);