/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OpeningRuleType } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which records of the collection `category` to list */
export type CategoryFilter = {
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

/** A new record of the collection `category` */
export type CreateCategoryInput = {
  /** Text, at most 2,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** Image. Label: "Bild" */
  image?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Yes or no. Label: "Auch außerhalb des Zeitplans zeigen" */
  isVisibleWhenUnavailable?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** Entries in their order, at most 200. Label: "Zeitplan" */
  schedule?: Array<OpeningRuleInput> | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
};

/** Label: "Öffnungszeiten" */
export type OpeningRuleInput = {
  /** Date as YYYY-MM-DD, in the time zone of the shop. Label: "Datum" */
  date?: string | null | undefined;
  /** Time of day as HH:MM, in the time zone of the shop. Label: "Von" */
  from?: string | null | undefined;
  /** Yes or no. Label: "Geschlossen" */
  isClosed?: boolean | null | undefined;
  /** Time of day as HH:MM, in the time zone of the shop. Label: "Bis" */
  to?: string | null | undefined;
  /** One of the values. Label: "Tag" */
  type: OpeningRuleType;
};

export { OpeningRuleType };

/** Changes of a record of the collection `category` */
export type UpdateCategoryInput = {
  /** Text, at most 2,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** Image. Label: "Bild" */
  image?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Yes or no. Label: "Auch außerhalb des Zeitplans zeigen" */
  isVisibleWhenUnavailable?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** Entries in their order, at most 200. Label: "Zeitplan" */
  schedule?: Array<OpeningRuleInput> | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
};

export type CategoriesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: CategoryFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type CategoriesQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, name: string, description: string | null, isEnabled: boolean, isVisibleWhenUnavailable: boolean, sortOrder: number, image: { id: string, alt: string | null, version: number, extension: string } | null, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> }> } };

export type CategoriesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: CategoryFilter | null | undefined;
}>;


export type CategoriesOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type CategoryQueryVariables = Exact<{
  id: string;
}>;


export type CategoryQuery = { record: { id: string, createdAt: string, updatedAt: string, name: string, description: string | null, isEnabled: boolean, isVisibleWhenUnavailable: boolean, sortOrder: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, image: { id: string, alt: string | null, version: number, extension: string } | null, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> } };

export type CreateCategoryMutationVariables = Exact<{
  input: CreateCategoryInput;
}>;


export type CreateCategoryMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, description: string | null, isEnabled: boolean, isVisibleWhenUnavailable: boolean, sortOrder: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, image: { id: string, alt: string | null, version: number, extension: string } | null, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> } };

export type UpdateCategoryMutationVariables = Exact<{
  id: string;
  input: UpdateCategoryInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateCategoryMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, description: string | null, isEnabled: boolean, isVisibleWhenUnavailable: boolean, sortOrder: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, image: { id: string, alt: string | null, version: number, extension: string } | null, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> } };

export type DeleteCategoryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCategoryMutation = { id: string };


export const CategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Categories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isVisibleWhenUnavailable"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}}]}}]}}]} as unknown as DocumentNode<CategoriesQuery, CategoriesQueryVariables>;
export const CategoriesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoriesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CategoriesOptionsQuery, CategoriesOptionsQueryVariables>;
export const CategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Category"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"category"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isVisibleWhenUnavailable"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CategoryQuery, CategoryQueryVariables>;
export const CreateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isVisibleWhenUnavailable"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const UpdateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCategoryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isVisibleWhenUnavailable"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const DeleteCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const useCategoriesQuery = (options: Omit<useQuery.Options<CategoriesQuery, CategoriesQueryVariables>, 'variables'> & ({ variables: CategoriesQueryVariables; skip?: boolean } | { variables?: CategoriesQueryVariables; skip: true })) =>
  useQuery<CategoriesQuery, CategoriesQueryVariables>(CategoriesDocument, options as useQuery.Options<CategoriesQuery, CategoriesQueryVariables> & { variables: CategoriesQueryVariables });
export const useCategoriesLazyQuery = (options?: useLazyQuery.Options<CategoriesQuery, CategoriesQueryVariables>) =>
  useLazyQuery<CategoriesQuery, CategoriesQueryVariables>(CategoriesDocument, options);
export const useCategoriesSuspenseQuery = (options: { variables: CategoriesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<CategoriesQuery, CategoriesQueryVariables>(CategoriesDocument, options as { variables: CategoriesQueryVariables });
export const useCategoriesOptionsQuery = (options: Omit<useQuery.Options<CategoriesOptionsQuery, CategoriesOptionsQueryVariables>, 'variables'> & ({ variables: CategoriesOptionsQueryVariables; skip?: boolean } | { variables?: CategoriesOptionsQueryVariables; skip: true })) =>
  useQuery<CategoriesOptionsQuery, CategoriesOptionsQueryVariables>(CategoriesOptionsDocument, options as useQuery.Options<CategoriesOptionsQuery, CategoriesOptionsQueryVariables> & { variables: CategoriesOptionsQueryVariables });
export const useCategoriesOptionsLazyQuery = (options?: useLazyQuery.Options<CategoriesOptionsQuery, CategoriesOptionsQueryVariables>) =>
  useLazyQuery<CategoriesOptionsQuery, CategoriesOptionsQueryVariables>(CategoriesOptionsDocument, options);
export const useCategoriesOptionsSuspenseQuery = (options: { variables: CategoriesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<CategoriesOptionsQuery, CategoriesOptionsQueryVariables>(CategoriesOptionsDocument, options as { variables: CategoriesOptionsQueryVariables });
export const useCategoryQuery = (options: Omit<useQuery.Options<CategoryQuery, CategoryQueryVariables>, 'variables'> & ({ variables: CategoryQueryVariables; skip?: boolean } | { variables?: CategoryQueryVariables; skip: true })) =>
  useQuery<CategoryQuery, CategoryQueryVariables>(CategoryDocument, options as useQuery.Options<CategoryQuery, CategoryQueryVariables> & { variables: CategoryQueryVariables });
export const useCategoryLazyQuery = (options?: useLazyQuery.Options<CategoryQuery, CategoryQueryVariables>) =>
  useLazyQuery<CategoryQuery, CategoryQueryVariables>(CategoryDocument, options);
export const useCategorySuspenseQuery = (options: { variables: CategoryQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<CategoryQuery, CategoryQueryVariables>(CategoryDocument, options as { variables: CategoryQueryVariables });
export const useCreateCategoryMutation = (options?: useMutation.Options<CreateCategoryMutation, CreateCategoryMutationVariables>) =>
  useMutation<CreateCategoryMutation, CreateCategoryMutationVariables>(CreateCategoryDocument, options);
export const useUpdateCategoryMutation = (options?: useMutation.Options<UpdateCategoryMutation, UpdateCategoryMutationVariables>) =>
  useMutation<UpdateCategoryMutation, UpdateCategoryMutationVariables>(UpdateCategoryDocument, options);
export const useDeleteCategoryMutation = (options?: useMutation.Options<DeleteCategoryMutation, DeleteCategoryMutationVariables>) =>
  useMutation<DeleteCategoryMutation, DeleteCategoryMutationVariables>(DeleteCategoryDocument, options);

export const hooks = {
  useList: useCategoriesQuery,
  useOptions: useCategoriesOptionsQuery,
  useGet: useCategoryQuery,
  useCreate: useCreateCategoryMutation,
  useUpdate: useUpdateCategoryMutation,
  useDelete: useDeleteCategoryMutation,
};