/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProjectStatus } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `project` */
export type CreateProjectInput = {
  /** Records of the collection `branch`, at most 200. Label: "Filialen" */
  branches?: Array<string> | null | undefined;
  /** Whole number, at least 0. Label: "Budget in Minuten" */
  budgetMinutes?: number | null | undefined;
  /** Color as `#rrggbb`. Label: "Farbe" */
  color?: string | null | undefined;
  /** Record of the collection `customer`. Label: "Kunde" */
  customer?: string | null | undefined;
  /** Records of the collection `department`, at most 200. Label: "Abteilungen" */
  departments?: Array<string> | null | undefined;
  /** Text, at most 4,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** Date as YYYY-MM-DD, in the time zone of the shop. Label: "Ende" */
  endDate?: string | null | undefined;
  /** Record of the collection `user`. Label: "Projektleitung" */
  manager?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** Text, at most 40 characters. Label: "Projektnummer" */
  number: string;
  /** Date as YYYY-MM-DD, in the time zone of the shop. Label: "Beginn" */
  startDate?: string | null | undefined;
  /** One of the values. Label: "Status" */
  status?: ProjectStatus | null | undefined;
};

/** Which records of the collection `project` to list */
export type ProjectFilter = {
  /** Record of the collection `branch`. Label: "Filialen" */
  branch?: string | null | undefined;
  /** Record of the collection `customer`. Label: "Kunde" */
  customer?: string | null | undefined;
  /** Record of the collection `user`. Label: "Projektleitung" */
  manager?: string | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** One of the values. Label: "Status" */
  status?: ProjectStatus | null | undefined;
};

export { ProjectStatus };

/** Changes of a record of the collection `project` */
export type UpdateProjectInput = {
  /** Records of the collection `branch`, at most 200. Label: "Filialen" */
  branches?: Array<string> | null | undefined;
  /** Whole number, at least 0. Label: "Budget in Minuten" */
  budgetMinutes?: number | null | undefined;
  /** Color as `#rrggbb`. Label: "Farbe" */
  color?: string | null | undefined;
  /** Record of the collection `customer`. Label: "Kunde" */
  customer?: string | null | undefined;
  /** Records of the collection `department`, at most 200. Label: "Abteilungen" */
  departments?: Array<string> | null | undefined;
  /** Text, at most 4,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** Date as YYYY-MM-DD, in the time zone of the shop. Label: "Ende" */
  endDate?: string | null | undefined;
  /** Record of the collection `user`. Label: "Projektleitung" */
  manager?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Projektnummer" */
  number?: string | null | undefined;
  /** Date as YYYY-MM-DD, in the time zone of the shop. Label: "Beginn" */
  startDate?: string | null | undefined;
  /** One of the values. Label: "Status" */
  status?: ProjectStatus | null | undefined;
};

export type ProjectsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: ProjectFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type ProjectsQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, number: string, name: string, description: string | null, status: ProjectStatus, startDate: string | null, endDate: string | null, budgetMinutes: number | null, color: string | null, workedMinutes: number, customer: { id: string, number: string } | null, manager: { id: string, username: string } | null, branches: Array<{ id: string, name: string }>, departments: Array<{ id: string, name: string }> }> } };

export type ProjectsOptionsQueryVariables = Exact<{
  limit: number;
  filter?: ProjectFilter | null | undefined;
}>;


export type ProjectsOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type ProjectQueryVariables = Exact<{
  id: string;
}>;


export type ProjectQuery = { record: { id: string, createdAt: string, updatedAt: string, number: string, name: string, description: string | null, status: ProjectStatus, startDate: string | null, endDate: string | null, budgetMinutes: number | null, color: string | null, workedMinutes: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, customer: { id: string, number: string } | null, manager: { id: string, username: string } | null, branches: Array<{ id: string, name: string }>, departments: Array<{ id: string, name: string }> } };

export type CreateProjectMutationVariables = Exact<{
  input: CreateProjectInput;
}>;


export type CreateProjectMutation = { record: { id: string, createdAt: string, updatedAt: string, number: string, name: string, description: string | null, status: ProjectStatus, startDate: string | null, endDate: string | null, budgetMinutes: number | null, color: string | null, workedMinutes: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, customer: { id: string, number: string } | null, manager: { id: string, username: string } | null, branches: Array<{ id: string, name: string }>, departments: Array<{ id: string, name: string }> } };

export type UpdateProjectMutationVariables = Exact<{
  id: string;
  input: UpdateProjectInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateProjectMutation = { record: { id: string, createdAt: string, updatedAt: string, number: string, name: string, description: string | null, status: ProjectStatus, startDate: string | null, endDate: string | null, budgetMinutes: number | null, color: string | null, workedMinutes: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, customer: { id: string, number: string } | null, manager: { id: string, username: string } | null, branches: Array<{ id: string, name: string }>, departments: Array<{ id: string, name: string }> } };

export type DeleteProjectMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProjectMutation = { id: string };


export const ProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Projects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectsQuery, ProjectsQueryVariables>;
export const ProjectsOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectsOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectsOptionsQuery, ProjectsOptionsQueryVariables>;
export const ProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Project"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<ProjectQuery, ProjectQueryVariables>;
export const CreateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateProjectMutation, CreateProjectMutationVariables>;
export const UpdateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProjectInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"budgetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateProjectMutation, UpdateProjectMutationVariables>;
export const DeleteProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteProjectMutation, DeleteProjectMutationVariables>;
export const useProjectsQuery = (options: Omit<useQuery.Options<ProjectsQuery, ProjectsQueryVariables>, 'variables'> & ({ variables: ProjectsQueryVariables; skip?: boolean } | { variables?: ProjectsQueryVariables; skip: true })) =>
  useQuery<ProjectsQuery, ProjectsQueryVariables>(ProjectsDocument, options as useQuery.Options<ProjectsQuery, ProjectsQueryVariables> & { variables: ProjectsQueryVariables });
export const useProjectsLazyQuery = (options?: useLazyQuery.Options<ProjectsQuery, ProjectsQueryVariables>) =>
  useLazyQuery<ProjectsQuery, ProjectsQueryVariables>(ProjectsDocument, options);
export const useProjectsSuspenseQuery = (options: { variables: ProjectsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ProjectsQuery, ProjectsQueryVariables>(ProjectsDocument, options as { variables: ProjectsQueryVariables });
export const useProjectsOptionsQuery = (options: Omit<useQuery.Options<ProjectsOptionsQuery, ProjectsOptionsQueryVariables>, 'variables'> & ({ variables: ProjectsOptionsQueryVariables; skip?: boolean } | { variables?: ProjectsOptionsQueryVariables; skip: true })) =>
  useQuery<ProjectsOptionsQuery, ProjectsOptionsQueryVariables>(ProjectsOptionsDocument, options as useQuery.Options<ProjectsOptionsQuery, ProjectsOptionsQueryVariables> & { variables: ProjectsOptionsQueryVariables });
export const useProjectsOptionsLazyQuery = (options?: useLazyQuery.Options<ProjectsOptionsQuery, ProjectsOptionsQueryVariables>) =>
  useLazyQuery<ProjectsOptionsQuery, ProjectsOptionsQueryVariables>(ProjectsOptionsDocument, options);
export const useProjectsOptionsSuspenseQuery = (options: { variables: ProjectsOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ProjectsOptionsQuery, ProjectsOptionsQueryVariables>(ProjectsOptionsDocument, options as { variables: ProjectsOptionsQueryVariables });
export const useProjectQuery = (options: Omit<useQuery.Options<ProjectQuery, ProjectQueryVariables>, 'variables'> & ({ variables: ProjectQueryVariables; skip?: boolean } | { variables?: ProjectQueryVariables; skip: true })) =>
  useQuery<ProjectQuery, ProjectQueryVariables>(ProjectDocument, options as useQuery.Options<ProjectQuery, ProjectQueryVariables> & { variables: ProjectQueryVariables });
export const useProjectLazyQuery = (options?: useLazyQuery.Options<ProjectQuery, ProjectQueryVariables>) =>
  useLazyQuery<ProjectQuery, ProjectQueryVariables>(ProjectDocument, options);
export const useProjectSuspenseQuery = (options: { variables: ProjectQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ProjectQuery, ProjectQueryVariables>(ProjectDocument, options as { variables: ProjectQueryVariables });
export const useCreateProjectMutation = (options?: useMutation.Options<CreateProjectMutation, CreateProjectMutationVariables>) =>
  useMutation<CreateProjectMutation, CreateProjectMutationVariables>(CreateProjectDocument, options);
export const useUpdateProjectMutation = (options?: useMutation.Options<UpdateProjectMutation, UpdateProjectMutationVariables>) =>
  useMutation<UpdateProjectMutation, UpdateProjectMutationVariables>(UpdateProjectDocument, options);
export const useDeleteProjectMutation = (options?: useMutation.Options<DeleteProjectMutation, DeleteProjectMutationVariables>) =>
  useMutation<DeleteProjectMutation, DeleteProjectMutationVariables>(DeleteProjectDocument, options);

export const hooks = {
  useList: useProjectsQuery,
  useOptions: useProjectsOptionsQuery,
  useGet: useProjectQuery,
  useCreate: useCreateProjectMutation,
  useUpdate: useUpdateProjectMutation,
  useDelete: useDeleteProjectMutation,
};