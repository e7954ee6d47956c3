/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ScheduleType } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `workingSchedule` */
export type CreateWorkingScheduleInput = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch: string;
  /** Color as `#rrggbb`. Label: "Farbe" */
  color?: string | null | undefined;
  /** Text, at most 1,000 characters. Label: "Kommentar" */
  comment?: string | null | undefined;
  /** Record of the collection `department`. Label: "Abteilung" */
  department?: string | null | undefined;
  /** Record of the collection `externalUser`. Label: "Externer Benutzer" */
  externalUser?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Von" */
  from: string;
  /** Yes or no. Label: "Veröffentlicht" */
  isPublished?: boolean | null | undefined;
  /** Whole number, from 0 to 1,440. Label: "Pause in Minuten" */
  pauseMinutes?: number | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Bis" */
  to: string;
  /** One of the values. Label: "Art" */
  type?: ScheduleType | null | undefined;
  /** Record of the collection `user`. Label: "Benutzer" */
  user?: string | null | undefined;
};

export { ScheduleType };

/** Changes of a record of the collection `workingSchedule` */
export type UpdateWorkingScheduleInput = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Color as `#rrggbb`. Label: "Farbe" */
  color?: string | null | undefined;
  /** Text, at most 1,000 characters. Label: "Kommentar" */
  comment?: string | null | undefined;
  /** Record of the collection `department`. Label: "Abteilung" */
  department?: string | null | undefined;
  /** Record of the collection `externalUser`. Label: "Externer Benutzer" */
  externalUser?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Von" */
  from?: string | null | undefined;
  /** Yes or no. Label: "Veröffentlicht" */
  isPublished?: boolean | null | undefined;
  /** Whole number, from 0 to 1,440. Label: "Pause in Minuten" */
  pauseMinutes?: number | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Bis" */
  to?: string | null | undefined;
  /** One of the values. Label: "Art" */
  type?: ScheduleType | null | undefined;
  /** Record of the collection `user`. Label: "Benutzer" */
  user?: string | null | undefined;
};

/** Which records of the collection `workingSchedule` to list */
export type WorkingScheduleFilter = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Record of the collection `department`. Label: "Abteilung" */
  department?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Bis von" */
  from?: string | null | undefined;
  /** Yes or no. Label: "Veröffentlicht" */
  isPublished?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Von bis" */
  to?: string | null | undefined;
  /** One of the values. Label: "Art" */
  type?: ScheduleType | null | undefined;
  /** Record of the collection `user`. Label: "Benutzer" */
  user?: string | null | undefined;
};

export type WorkingSchedulesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: WorkingScheduleFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type WorkingSchedulesQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, type: ScheduleType, from: string, to: string, pauseMinutes: number, isPublished: boolean, color: string | null, comment: string | null, user: { id: string, username: string } | null, externalUser: { id: string, username: string } | null, branch: { id: string, name: string }, department: { id: string, name: string } | null, createdBy: { id: string, username: string } | null }> } };

export type WorkingSchedulesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: WorkingScheduleFilter | null | undefined;
}>;


export type WorkingSchedulesOptionsQuery = { page: { total: number, items: Array<{ id: string, from: string }> } };

export type WorkingScheduleQueryVariables = Exact<{
  id: string;
}>;


export type WorkingScheduleQuery = { record: { id: string, createdAt: string, updatedAt: string, type: ScheduleType, from: string, to: string, pauseMinutes: number, isPublished: boolean, color: string | null, comment: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, user: { id: string, username: string } | null, externalUser: { id: string, username: string } | null, branch: { id: string, name: string }, department: { id: string, name: string } | null, createdBy: { id: string, username: string } | null } };

export type CreateWorkingScheduleMutationVariables = Exact<{
  input: CreateWorkingScheduleInput;
}>;


export type CreateWorkingScheduleMutation = { record: { id: string, createdAt: string, updatedAt: string, type: ScheduleType, from: string, to: string, pauseMinutes: number, isPublished: boolean, color: string | null, comment: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, user: { id: string, username: string } | null, externalUser: { id: string, username: string } | null, branch: { id: string, name: string }, department: { id: string, name: string } | null, createdBy: { id: string, username: string } | null } };

export type UpdateWorkingScheduleMutationVariables = Exact<{
  id: string;
  input: UpdateWorkingScheduleInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateWorkingScheduleMutation = { record: { id: string, createdAt: string, updatedAt: string, type: ScheduleType, from: string, to: string, pauseMinutes: number, isPublished: boolean, color: string | null, comment: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, user: { id: string, username: string } | null, externalUser: { id: string, username: string } | null, branch: { id: string, name: string }, department: { id: string, name: string } | null, createdBy: { id: string, username: string } | null } };

export type DeleteWorkingScheduleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWorkingScheduleMutation = { id: string };


export const WorkingSchedulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkingSchedules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkingScheduleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"workingSchedules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"pauseMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WorkingSchedulesQuery, WorkingSchedulesQueryVariables>;
export const WorkingSchedulesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkingSchedulesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkingScheduleFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"workingSchedules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]}}]} as unknown as DocumentNode<WorkingSchedulesOptionsQuery, WorkingSchedulesOptionsQueryVariables>;
export const WorkingScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkingSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"workingSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"pauseMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<WorkingScheduleQuery, WorkingScheduleQueryVariables>;
export const CreateWorkingScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWorkingSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkingScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createWorkingSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"pauseMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateWorkingScheduleMutation, CreateWorkingScheduleMutationVariables>;
export const UpdateWorkingScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWorkingSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWorkingScheduleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateWorkingSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"pauseMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateWorkingScheduleMutation, UpdateWorkingScheduleMutationVariables>;
export const DeleteWorkingScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWorkingSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteWorkingSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteWorkingScheduleMutation, DeleteWorkingScheduleMutationVariables>;
export const useWorkingSchedulesQuery = (options: Omit<useQuery.Options<WorkingSchedulesQuery, WorkingSchedulesQueryVariables>, 'variables'> & ({ variables: WorkingSchedulesQueryVariables; skip?: boolean } | { variables?: WorkingSchedulesQueryVariables; skip: true })) =>
  useQuery<WorkingSchedulesQuery, WorkingSchedulesQueryVariables>(WorkingSchedulesDocument, options as useQuery.Options<WorkingSchedulesQuery, WorkingSchedulesQueryVariables> & { variables: WorkingSchedulesQueryVariables });
export const useWorkingSchedulesLazyQuery = (options?: useLazyQuery.Options<WorkingSchedulesQuery, WorkingSchedulesQueryVariables>) =>
  useLazyQuery<WorkingSchedulesQuery, WorkingSchedulesQueryVariables>(WorkingSchedulesDocument, options);
export const useWorkingSchedulesSuspenseQuery = (options: { variables: WorkingSchedulesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WorkingSchedulesQuery, WorkingSchedulesQueryVariables>(WorkingSchedulesDocument, options as { variables: WorkingSchedulesQueryVariables });
export const useWorkingSchedulesOptionsQuery = (options: Omit<useQuery.Options<WorkingSchedulesOptionsQuery, WorkingSchedulesOptionsQueryVariables>, 'variables'> & ({ variables: WorkingSchedulesOptionsQueryVariables; skip?: boolean } | { variables?: WorkingSchedulesOptionsQueryVariables; skip: true })) =>
  useQuery<WorkingSchedulesOptionsQuery, WorkingSchedulesOptionsQueryVariables>(WorkingSchedulesOptionsDocument, options as useQuery.Options<WorkingSchedulesOptionsQuery, WorkingSchedulesOptionsQueryVariables> & { variables: WorkingSchedulesOptionsQueryVariables });
export const useWorkingSchedulesOptionsLazyQuery = (options?: useLazyQuery.Options<WorkingSchedulesOptionsQuery, WorkingSchedulesOptionsQueryVariables>) =>
  useLazyQuery<WorkingSchedulesOptionsQuery, WorkingSchedulesOptionsQueryVariables>(WorkingSchedulesOptionsDocument, options);
export const useWorkingSchedulesOptionsSuspenseQuery = (options: { variables: WorkingSchedulesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WorkingSchedulesOptionsQuery, WorkingSchedulesOptionsQueryVariables>(WorkingSchedulesOptionsDocument, options as { variables: WorkingSchedulesOptionsQueryVariables });
export const useWorkingScheduleQuery = (options: Omit<useQuery.Options<WorkingScheduleQuery, WorkingScheduleQueryVariables>, 'variables'> & ({ variables: WorkingScheduleQueryVariables; skip?: boolean } | { variables?: WorkingScheduleQueryVariables; skip: true })) =>
  useQuery<WorkingScheduleQuery, WorkingScheduleQueryVariables>(WorkingScheduleDocument, options as useQuery.Options<WorkingScheduleQuery, WorkingScheduleQueryVariables> & { variables: WorkingScheduleQueryVariables });
export const useWorkingScheduleLazyQuery = (options?: useLazyQuery.Options<WorkingScheduleQuery, WorkingScheduleQueryVariables>) =>
  useLazyQuery<WorkingScheduleQuery, WorkingScheduleQueryVariables>(WorkingScheduleDocument, options);
export const useWorkingScheduleSuspenseQuery = (options: { variables: WorkingScheduleQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WorkingScheduleQuery, WorkingScheduleQueryVariables>(WorkingScheduleDocument, options as { variables: WorkingScheduleQueryVariables });
export const useCreateWorkingScheduleMutation = (options?: useMutation.Options<CreateWorkingScheduleMutation, CreateWorkingScheduleMutationVariables>) =>
  useMutation<CreateWorkingScheduleMutation, CreateWorkingScheduleMutationVariables>(CreateWorkingScheduleDocument, options);
export const useUpdateWorkingScheduleMutation = (options?: useMutation.Options<UpdateWorkingScheduleMutation, UpdateWorkingScheduleMutationVariables>) =>
  useMutation<UpdateWorkingScheduleMutation, UpdateWorkingScheduleMutationVariables>(UpdateWorkingScheduleDocument, options);
export const useDeleteWorkingScheduleMutation = (options?: useMutation.Options<DeleteWorkingScheduleMutation, DeleteWorkingScheduleMutationVariables>) =>
  useMutation<DeleteWorkingScheduleMutation, DeleteWorkingScheduleMutationVariables>(DeleteWorkingScheduleDocument, options);

export const hooks = {
  useList: useWorkingSchedulesQuery,
  useOptions: useWorkingSchedulesOptionsQuery,
  useGet: useWorkingScheduleQuery,
  useCreate: useCreateWorkingScheduleMutation,
  useUpdate: useUpdateWorkingScheduleMutation,
  useDelete: useDeleteWorkingScheduleMutation,
};