/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `menu` */
export type CreateMenuInput = {
  /** Date and time in ISO 8601 with its zone. Label: "Gültig ab" */
  availableFrom: string;
  /** Records of the collection `branch`, at most 200. Label: "Filialen" */
  branches: Array<string>;
  /** Entries in their order, at most 100. Label: "Katalog" */
  catalog?: Array<MenuCategoryInput> | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
};

/** Label: "Katalog" */
export type MenuCategoryInput = {
  /** Record of the collection `category`. Label: "Kategorie" */
  category: string;
  /** Records of the collection `product`, at most 500. Label: "Produkte" */
  products?: Array<string> | null | undefined;
};

/** Which records of the collection `menu` to list */
export type MenuFilter = {
  /** Record of the collection `branch`. Label: "Filialen" */
  branch?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Gültig ab von" */
  from?: string | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Gültig ab bis" */
  to?: string | null | undefined;
};

/** Changes of a record of the collection `menu` */
export type UpdateMenuInput = {
  /** Date and time in ISO 8601 with its zone. Label: "Gültig ab" */
  availableFrom?: string | null | undefined;
  /** Records of the collection `branch`, at most 200. Label: "Filialen" */
  branches?: Array<string> | null | undefined;
  /** Entries in their order, at most 100. Label: "Katalog" */
  catalog?: Array<MenuCategoryInput> | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
};

export type MenusQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: MenuFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type MenusQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, name: string, availableFrom: string, branches: Array<{ id: string, name: string }>, catalog: Array<{ category: { id: string, name: string } | null, products: Array<{ id: string, name: string }> }> }> } };

export type MenusOptionsQueryVariables = Exact<{
  limit: number;
  filter?: MenuFilter | null | undefined;
}>;


export type MenusOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type MenuQueryVariables = Exact<{
  id: string;
}>;


export type MenuQuery = { record: { id: string, createdAt: string, updatedAt: string, name: string, availableFrom: string, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branches: Array<{ id: string, name: string }>, catalog: Array<{ category: { id: string, name: string } | null, products: Array<{ id: string, name: string }> }> } };

export type CreateMenuMutationVariables = Exact<{
  input: CreateMenuInput;
}>;


export type CreateMenuMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, availableFrom: string, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branches: Array<{ id: string, name: string }>, catalog: Array<{ category: { id: string, name: string } | null, products: Array<{ id: string, name: string }> }> } };

export type UpdateMenuMutationVariables = Exact<{
  id: string;
  input: UpdateMenuInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateMenuMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, availableFrom: string, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branches: Array<{ id: string, name: string }>, catalog: Array<{ category: { id: string, name: string } | null, products: Array<{ id: string, name: string }> }> } };

export type DeleteMenuMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMenuMutation = { id: string };


export const MenusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"menus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MenusQuery, MenusQueryVariables>;
export const MenusOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenusOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"menus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<MenusOptionsQuery, MenusOptionsQueryVariables>;
export const MenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"menu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<MenuQuery, MenuQueryVariables>;
export const CreateMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMenuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateMenuMutation, CreateMenuMutationVariables>;
export const UpdateMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMenuInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateMenuMutation, UpdateMenuMutationVariables>;
export const DeleteMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteMenuMutation, DeleteMenuMutationVariables>;
export const useMenusQuery = (options: Omit<useQuery.Options<MenusQuery, MenusQueryVariables>, 'variables'> & ({ variables: MenusQueryVariables; skip?: boolean } | { variables?: MenusQueryVariables; skip: true })) =>
  useQuery<MenusQuery, MenusQueryVariables>(MenusDocument, options as useQuery.Options<MenusQuery, MenusQueryVariables> & { variables: MenusQueryVariables });
export const useMenusLazyQuery = (options?: useLazyQuery.Options<MenusQuery, MenusQueryVariables>) =>
  useLazyQuery<MenusQuery, MenusQueryVariables>(MenusDocument, options);
export const useMenusSuspenseQuery = (options: { variables: MenusQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<MenusQuery, MenusQueryVariables>(MenusDocument, options as { variables: MenusQueryVariables });
export const useMenusOptionsQuery = (options: Omit<useQuery.Options<MenusOptionsQuery, MenusOptionsQueryVariables>, 'variables'> & ({ variables: MenusOptionsQueryVariables; skip?: boolean } | { variables?: MenusOptionsQueryVariables; skip: true })) =>
  useQuery<MenusOptionsQuery, MenusOptionsQueryVariables>(MenusOptionsDocument, options as useQuery.Options<MenusOptionsQuery, MenusOptionsQueryVariables> & { variables: MenusOptionsQueryVariables });
export const useMenusOptionsLazyQuery = (options?: useLazyQuery.Options<MenusOptionsQuery, MenusOptionsQueryVariables>) =>
  useLazyQuery<MenusOptionsQuery, MenusOptionsQueryVariables>(MenusOptionsDocument, options);
export const useMenusOptionsSuspenseQuery = (options: { variables: MenusOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<MenusOptionsQuery, MenusOptionsQueryVariables>(MenusOptionsDocument, options as { variables: MenusOptionsQueryVariables });
export const useMenuQuery = (options: Omit<useQuery.Options<MenuQuery, MenuQueryVariables>, 'variables'> & ({ variables: MenuQueryVariables; skip?: boolean } | { variables?: MenuQueryVariables; skip: true })) =>
  useQuery<MenuQuery, MenuQueryVariables>(MenuDocument, options as useQuery.Options<MenuQuery, MenuQueryVariables> & { variables: MenuQueryVariables });
export const useMenuLazyQuery = (options?: useLazyQuery.Options<MenuQuery, MenuQueryVariables>) =>
  useLazyQuery<MenuQuery, MenuQueryVariables>(MenuDocument, options);
export const useMenuSuspenseQuery = (options: { variables: MenuQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<MenuQuery, MenuQueryVariables>(MenuDocument, options as { variables: MenuQueryVariables });
export const useCreateMenuMutation = (options?: useMutation.Options<CreateMenuMutation, CreateMenuMutationVariables>) =>
  useMutation<CreateMenuMutation, CreateMenuMutationVariables>(CreateMenuDocument, options);
export const useUpdateMenuMutation = (options?: useMutation.Options<UpdateMenuMutation, UpdateMenuMutationVariables>) =>
  useMutation<UpdateMenuMutation, UpdateMenuMutationVariables>(UpdateMenuDocument, options);
export const useDeleteMenuMutation = (options?: useMutation.Options<DeleteMenuMutation, DeleteMenuMutationVariables>) =>
  useMutation<DeleteMenuMutation, DeleteMenuMutationVariables>(DeleteMenuDocument, options);

export const hooks = {
  useList: useMenusQuery,
  useOptions: useMenusOptionsQuery,
  useGet: useMenuQuery,
  useCreate: useCreateMenuMutation,
  useUpdate: useUpdateMenuMutation,
  useDelete: useDeleteMenuMutation,
};