/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `department` */
export type CreateDepartmentInput = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Color as `#rrggbb`. Label: "Farbe" */
  color?: string | null | undefined;
  /** Text, at most 2,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** Record of the collection `user`. Label: "Leitung" */
  head?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier: string;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** Records of the collection `user`, at most 500. Label: "Mitglieder" */
  users?: Array<string> | null | undefined;
};

/** Which records of the collection `department` to list */
export type DepartmentFilter = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

/** Changes of a record of the collection `department` */
export type UpdateDepartmentInput = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Color as `#rrggbb`. Label: "Farbe" */
  color?: string | null | undefined;
  /** Text, at most 2,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** Record of the collection `user`. Label: "Leitung" */
  head?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** Records of the collection `user`, at most 500. Label: "Mitglieder" */
  users?: Array<string> | null | undefined;
};

export type DepartmentsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: DepartmentFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type DepartmentsQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, identifier: string, name: string, description: string | null, color: string | null, sortOrder: number, isActive: boolean, branch: { id: string, name: string } | null, head: { id: string, username: string } | null, users: Array<{ id: string, username: string }> }> } };

export type DepartmentsOptionsQueryVariables = Exact<{
  limit: number;
  filter?: DepartmentFilter | null | undefined;
}>;


export type DepartmentsOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type DepartmentQueryVariables = Exact<{
  id: string;
}>;


export type DepartmentQuery = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, description: string | null, color: string | null, sortOrder: number, isActive: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, head: { id: string, username: string } | null, users: Array<{ id: string, username: string }> } };

export type CreateDepartmentMutationVariables = Exact<{
  input: CreateDepartmentInput;
}>;


export type CreateDepartmentMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, description: string | null, color: string | null, sortOrder: number, isActive: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, head: { id: string, username: string } | null, users: Array<{ id: string, username: string }> } };

export type UpdateDepartmentMutationVariables = Exact<{
  id: string;
  input: UpdateDepartmentInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateDepartmentMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, description: string | null, color: string | null, sortOrder: number, isActive: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, head: { id: string, username: string } | null, users: Array<{ id: string, username: string }> } };

export type DeleteDepartmentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDepartmentMutation = { id: string };


export const DepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Departments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"departments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]} as unknown as DocumentNode<DepartmentsQuery, DepartmentsQueryVariables>;
export const DepartmentsOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepartmentsOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"departments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DepartmentsOptionsQuery, DepartmentsOptionsQueryVariables>;
export const DepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Department"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"department"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<DepartmentQuery, DepartmentQueryVariables>;
export const CreateDepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDepartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDepartmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createDepartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateDepartmentMutation, CreateDepartmentMutationVariables>;
export const UpdateDepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDepartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDepartmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateDepartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateDepartmentMutation, UpdateDepartmentMutationVariables>;
export const DeleteDepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDepartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteDepartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDepartmentMutation, DeleteDepartmentMutationVariables>;
export const useDepartmentsQuery = (options: Omit<useQuery.Options<DepartmentsQuery, DepartmentsQueryVariables>, 'variables'> & ({ variables: DepartmentsQueryVariables; skip?: boolean } | { variables?: DepartmentsQueryVariables; skip: true })) =>
  useQuery<DepartmentsQuery, DepartmentsQueryVariables>(DepartmentsDocument, options as useQuery.Options<DepartmentsQuery, DepartmentsQueryVariables> & { variables: DepartmentsQueryVariables });
export const useDepartmentsLazyQuery = (options?: useLazyQuery.Options<DepartmentsQuery, DepartmentsQueryVariables>) =>
  useLazyQuery<DepartmentsQuery, DepartmentsQueryVariables>(DepartmentsDocument, options);
export const useDepartmentsSuspenseQuery = (options: { variables: DepartmentsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DepartmentsQuery, DepartmentsQueryVariables>(DepartmentsDocument, options as { variables: DepartmentsQueryVariables });
export const useDepartmentsOptionsQuery = (options: Omit<useQuery.Options<DepartmentsOptionsQuery, DepartmentsOptionsQueryVariables>, 'variables'> & ({ variables: DepartmentsOptionsQueryVariables; skip?: boolean } | { variables?: DepartmentsOptionsQueryVariables; skip: true })) =>
  useQuery<DepartmentsOptionsQuery, DepartmentsOptionsQueryVariables>(DepartmentsOptionsDocument, options as useQuery.Options<DepartmentsOptionsQuery, DepartmentsOptionsQueryVariables> & { variables: DepartmentsOptionsQueryVariables });
export const useDepartmentsOptionsLazyQuery = (options?: useLazyQuery.Options<DepartmentsOptionsQuery, DepartmentsOptionsQueryVariables>) =>
  useLazyQuery<DepartmentsOptionsQuery, DepartmentsOptionsQueryVariables>(DepartmentsOptionsDocument, options);
export const useDepartmentsOptionsSuspenseQuery = (options: { variables: DepartmentsOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DepartmentsOptionsQuery, DepartmentsOptionsQueryVariables>(DepartmentsOptionsDocument, options as { variables: DepartmentsOptionsQueryVariables });
export const useDepartmentQuery = (options: Omit<useQuery.Options<DepartmentQuery, DepartmentQueryVariables>, 'variables'> & ({ variables: DepartmentQueryVariables; skip?: boolean } | { variables?: DepartmentQueryVariables; skip: true })) =>
  useQuery<DepartmentQuery, DepartmentQueryVariables>(DepartmentDocument, options as useQuery.Options<DepartmentQuery, DepartmentQueryVariables> & { variables: DepartmentQueryVariables });
export const useDepartmentLazyQuery = (options?: useLazyQuery.Options<DepartmentQuery, DepartmentQueryVariables>) =>
  useLazyQuery<DepartmentQuery, DepartmentQueryVariables>(DepartmentDocument, options);
export const useDepartmentSuspenseQuery = (options: { variables: DepartmentQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DepartmentQuery, DepartmentQueryVariables>(DepartmentDocument, options as { variables: DepartmentQueryVariables });
export const useCreateDepartmentMutation = (options?: useMutation.Options<CreateDepartmentMutation, CreateDepartmentMutationVariables>) =>
  useMutation<CreateDepartmentMutation, CreateDepartmentMutationVariables>(CreateDepartmentDocument, options);
export const useUpdateDepartmentMutation = (options?: useMutation.Options<UpdateDepartmentMutation, UpdateDepartmentMutationVariables>) =>
  useMutation<UpdateDepartmentMutation, UpdateDepartmentMutationVariables>(UpdateDepartmentDocument, options);
export const useDeleteDepartmentMutation = (options?: useMutation.Options<DeleteDepartmentMutation, DeleteDepartmentMutationVariables>) =>
  useMutation<DeleteDepartmentMutation, DeleteDepartmentMutationVariables>(DeleteDepartmentDocument, options);

export const hooks = {
  useList: useDepartmentsQuery,
  useOptions: useDepartmentsOptionsQuery,
  useGet: useDepartmentQuery,
  useCreate: useCreateDepartmentMutation,
  useUpdate: useUpdateDepartmentMutation,
  useDelete: useDeleteDepartmentMutation,
};