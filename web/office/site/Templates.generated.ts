/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TemplatesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TemplatesQuery = { page: { total: number, items: Array<{ id: string, name: string, path: string }> } };

export type ChosenTemplateQueryVariables = Exact<{
  id: string;
}>;


export type ChosenTemplateQuery = { site: { id: string, name: string, path: string } };


export const TemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Templates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"sites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"name","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<TemplatesQuery, TemplatesQueryVariables>;
export const ChosenTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<ChosenTemplateQuery, ChosenTemplateQueryVariables>;
export const useTemplatesQuery = (options?: Omit<useQuery.Options<TemplatesQuery, TemplatesQueryVariables>, 'variables'> & { variables?: TemplatesQueryVariables }) =>
  useQuery<TemplatesQuery, TemplatesQueryVariables>(TemplatesDocument, options as useQuery.Options<TemplatesQuery, TemplatesQueryVariables> & { variables: TemplatesQueryVariables });
export const useTemplatesLazyQuery = (options?: useLazyQuery.Options<TemplatesQuery, TemplatesQueryVariables>) =>
  useLazyQuery<TemplatesQuery, TemplatesQueryVariables>(TemplatesDocument, options);
export const useTemplatesSuspenseQuery = (options?: { variables?: TemplatesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<TemplatesQuery, TemplatesQueryVariables>(TemplatesDocument, options as { variables: TemplatesQueryVariables });
export const useChosenTemplateQuery = (options: Omit<useQuery.Options<ChosenTemplateQuery, ChosenTemplateQueryVariables>, 'variables'> & ({ variables: ChosenTemplateQueryVariables; skip?: boolean } | { variables?: ChosenTemplateQueryVariables; skip: true })) =>
  useQuery<ChosenTemplateQuery, ChosenTemplateQueryVariables>(ChosenTemplateDocument, options as useQuery.Options<ChosenTemplateQuery, ChosenTemplateQueryVariables> & { variables: ChosenTemplateQueryVariables });
export const useChosenTemplateLazyQuery = (options?: useLazyQuery.Options<ChosenTemplateQuery, ChosenTemplateQueryVariables>) =>
  useLazyQuery<ChosenTemplateQuery, ChosenTemplateQueryVariables>(ChosenTemplateDocument, options);
export const useChosenTemplateSuspenseQuery = (options: { variables: ChosenTemplateQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ChosenTemplateQuery, ChosenTemplateQueryVariables>(ChosenTemplateDocument, options as { variables: ChosenTemplateQueryVariables });