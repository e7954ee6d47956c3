/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TaskPriority } from '../enums';
import type { TaskRecurrence } from '../enums';
import type { TaskStatus } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `task` */
export type CreateTaskInput = {
  /** Records of the collection `user`, at most 100. Label: "Zuständig" */
  assignees?: Array<string> | null | undefined;
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Entries in their order, at most 100. Label: "Checkliste" */
  checklist?: Array<TaskStepInput> | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Erledigt am" */
  completedAt?: string | null | undefined;
  /** Record of the collection `user`. Label: "Erstellt von" */
  creator?: string | null | undefined;
  /** Record of the collection `department`. Label: "Abteilung" */
  department?: string | null | undefined;
  /** Text, at most 4,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Fällig" */
  dueAt?: string | null | undefined;
  /** Records of the collection `externalUser`, at most 100. Label: "Externe Zuständige" */
  externalUsers?: Array<string> | null | undefined;
  /** One of the values. Label: "Priorität" */
  priority?: TaskPriority | null | undefined;
  /** Record of the collection `project`. Label: "Projekt" */
  project?: string | null | undefined;
  /** One of the values. Label: "Wiederholung" */
  recurrence?: TaskRecurrence | null | undefined;
  /** One of the values. Label: "Status" */
  status?: TaskStatus | null | undefined;
  /** Text, at most 160 characters. Label: "Titel" */
  title: string;
  /** Uploaded files in their order, at most 50. Label: "Dateien" */
  uploads?: Array<string> | null | undefined;
};

/** Which records of the collection `task` to list */
export type TaskFilter = {
  /** Record of the collection `user`. Label: "Zuständig" */
  assignee?: string | null | undefined;
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Fällig von" */
  dueFrom?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Fällig bis" */
  dueTo?: string | null | undefined;
  /** One of the values. Label: "Priorität" */
  priority?: TaskPriority | null | undefined;
  /** Record of the collection `project`. Label: "Projekt" */
  project?: string | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** One of the values. Label: "Status" */
  status?: TaskStatus | null | undefined;
};

export { TaskPriority };

export { TaskRecurrence };

export { TaskStatus };

/** Label: "Checkliste" */
export type TaskStepInput = {
  /** Yes or no. Label: "Erledigt" */
  isDone?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Schritt" */
  label: string;
};

/** Changes of a record of the collection `task` */
export type UpdateTaskInput = {
  /** Records of the collection `user`, at most 100. Label: "Zuständig" */
  assignees?: Array<string> | null | undefined;
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Entries in their order, at most 100. Label: "Checkliste" */
  checklist?: Array<TaskStepInput> | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Erledigt am" */
  completedAt?: string | null | undefined;
  /** Record of the collection `user`. Label: "Erstellt von" */
  creator?: string | null | undefined;
  /** Record of the collection `department`. Label: "Abteilung" */
  department?: string | null | undefined;
  /** Text, at most 4,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Fällig" */
  dueAt?: string | null | undefined;
  /** Records of the collection `externalUser`, at most 100. Label: "Externe Zuständige" */
  externalUsers?: Array<string> | null | undefined;
  /** One of the values. Label: "Priorität" */
  priority?: TaskPriority | null | undefined;
  /** Record of the collection `project`. Label: "Projekt" */
  project?: string | null | undefined;
  /** One of the values. Label: "Wiederholung" */
  recurrence?: TaskRecurrence | null | undefined;
  /** One of the values. Label: "Status" */
  status?: TaskStatus | null | undefined;
  /** Text, at most 160 characters. Label: "Titel" */
  title?: string | null | undefined;
  /** Uploaded files in their order, at most 50. Label: "Dateien" */
  uploads?: Array<string> | null | undefined;
};

export type TasksQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: TaskFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type TasksQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, title: string, description: string | null, status: TaskStatus, priority: TaskPriority, dueAt: string | null, recurrence: TaskRecurrence, completedAt: string | null, project: { id: string, name: string } | null, branch: { id: string, name: string } | null, department: { id: string, name: string } | null, assignees: Array<{ id: string, username: string }>, externalUsers: Array<{ id: string, username: string }>, creator: { id: string, username: string } | null, checklist: Array<{ label: string, isDone: boolean }>, uploads: Array<{ id: string, name: string | null, version: number, extension: string, publicHash: string, size: number | null }>, views: Array<{ viewedAt: string, user: { id: string, username: string } }> }> } };

export type TasksOptionsQueryVariables = Exact<{
  limit: number;
  filter?: TaskFilter | null | undefined;
}>;


export type TasksOptionsQuery = { page: { total: number, items: Array<{ id: string, title: string }> } };

export type TaskQueryVariables = Exact<{
  id: string;
}>;


export type TaskQuery = { record: { id: string, createdAt: string, updatedAt: string, title: string, description: string | null, status: TaskStatus, priority: TaskPriority, dueAt: string | null, recurrence: TaskRecurrence, completedAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, project: { id: string, name: string } | null, branch: { id: string, name: string } | null, department: { id: string, name: string } | null, assignees: Array<{ id: string, username: string }>, externalUsers: Array<{ id: string, username: string }>, creator: { id: string, username: string } | null, checklist: Array<{ label: string, isDone: boolean }>, uploads: Array<{ id: string, name: string | null, version: number, extension: string, publicHash: string, size: number | null }>, views: Array<{ viewedAt: string, user: { id: string, username: string } }> } };

export type CreateTaskMutationVariables = Exact<{
  input: CreateTaskInput;
}>;


export type CreateTaskMutation = { record: { id: string, createdAt: string, updatedAt: string, title: string, description: string | null, status: TaskStatus, priority: TaskPriority, dueAt: string | null, recurrence: TaskRecurrence, completedAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, project: { id: string, name: string } | null, branch: { id: string, name: string } | null, department: { id: string, name: string } | null, assignees: Array<{ id: string, username: string }>, externalUsers: Array<{ id: string, username: string }>, creator: { id: string, username: string } | null, checklist: Array<{ label: string, isDone: boolean }>, uploads: Array<{ id: string, name: string | null, version: number, extension: string, publicHash: string, size: number | null }>, views: Array<{ viewedAt: string, user: { id: string, username: string } }> } };

export type UpdateTaskMutationVariables = Exact<{
  id: string;
  input: UpdateTaskInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateTaskMutation = { record: { id: string, createdAt: string, updatedAt: string, title: string, description: string | null, status: TaskStatus, priority: TaskPriority, dueAt: string | null, recurrence: TaskRecurrence, completedAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, project: { id: string, name: string } | null, branch: { id: string, name: string } | null, department: { id: string, name: string } | null, assignees: Array<{ id: string, username: string }>, externalUsers: Array<{ id: string, username: string }>, creator: { id: string, username: string } | null, checklist: Array<{ label: string, isDone: boolean }>, uploads: Array<{ id: string, name: string | null, version: number, extension: string, publicHash: string, size: number | null }>, views: Array<{ viewedAt: string, user: { id: string, username: string } }> } };

export type DeleteTaskMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTaskMutation = { id: string };


export const TasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"tasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"views"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TasksQuery, TasksQueryVariables>;
export const TasksOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TasksOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TaskFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"tasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<TasksOptionsQuery, TasksOptionsQueryVariables>;
export const TaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Task"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"task"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"views"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<TaskQuery, TaskQueryVariables>;
export const CreateTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"views"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateTaskMutation, CreateTaskMutationVariables>;
export const UpdateTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTaskInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"views"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateTaskMutation, UpdateTaskMutationVariables>;
export const DeleteTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteTaskMutation, DeleteTaskMutationVariables>;
export const useTasksQuery = (options: Omit<useQuery.Options<TasksQuery, TasksQueryVariables>, 'variables'> & ({ variables: TasksQueryVariables; skip?: boolean } | { variables?: TasksQueryVariables; skip: true })) =>
  useQuery<TasksQuery, TasksQueryVariables>(TasksDocument, options as useQuery.Options<TasksQuery, TasksQueryVariables> & { variables: TasksQueryVariables });
export const useTasksLazyQuery = (options?: useLazyQuery.Options<TasksQuery, TasksQueryVariables>) =>
  useLazyQuery<TasksQuery, TasksQueryVariables>(TasksDocument, options);
export const useTasksSuspenseQuery = (options: { variables: TasksQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<TasksQuery, TasksQueryVariables>(TasksDocument, options as { variables: TasksQueryVariables });
export const useTasksOptionsQuery = (options: Omit<useQuery.Options<TasksOptionsQuery, TasksOptionsQueryVariables>, 'variables'> & ({ variables: TasksOptionsQueryVariables; skip?: boolean } | { variables?: TasksOptionsQueryVariables; skip: true })) =>
  useQuery<TasksOptionsQuery, TasksOptionsQueryVariables>(TasksOptionsDocument, options as useQuery.Options<TasksOptionsQuery, TasksOptionsQueryVariables> & { variables: TasksOptionsQueryVariables });
export const useTasksOptionsLazyQuery = (options?: useLazyQuery.Options<TasksOptionsQuery, TasksOptionsQueryVariables>) =>
  useLazyQuery<TasksOptionsQuery, TasksOptionsQueryVariables>(TasksOptionsDocument, options);
export const useTasksOptionsSuspenseQuery = (options: { variables: TasksOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<TasksOptionsQuery, TasksOptionsQueryVariables>(TasksOptionsDocument, options as { variables: TasksOptionsQueryVariables });
export const useTaskQuery = (options: Omit<useQuery.Options<TaskQuery, TaskQueryVariables>, 'variables'> & ({ variables: TaskQueryVariables; skip?: boolean } | { variables?: TaskQueryVariables; skip: true })) =>
  useQuery<TaskQuery, TaskQueryVariables>(TaskDocument, options as useQuery.Options<TaskQuery, TaskQueryVariables> & { variables: TaskQueryVariables });
export const useTaskLazyQuery = (options?: useLazyQuery.Options<TaskQuery, TaskQueryVariables>) =>
  useLazyQuery<TaskQuery, TaskQueryVariables>(TaskDocument, options);
export const useTaskSuspenseQuery = (options: { variables: TaskQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<TaskQuery, TaskQueryVariables>(TaskDocument, options as { variables: TaskQueryVariables });
export const useCreateTaskMutation = (options?: useMutation.Options<CreateTaskMutation, CreateTaskMutationVariables>) =>
  useMutation<CreateTaskMutation, CreateTaskMutationVariables>(CreateTaskDocument, options);
export const useUpdateTaskMutation = (options?: useMutation.Options<UpdateTaskMutation, UpdateTaskMutationVariables>) =>
  useMutation<UpdateTaskMutation, UpdateTaskMutationVariables>(UpdateTaskDocument, options);
export const useDeleteTaskMutation = (options?: useMutation.Options<DeleteTaskMutation, DeleteTaskMutationVariables>) =>
  useMutation<DeleteTaskMutation, DeleteTaskMutationVariables>(DeleteTaskDocument, options);

export const hooks = {
  useList: useTasksQuery,
  useOptions: useTasksOptionsQuery,
  useGet: useTaskQuery,
  useCreate: useCreateTaskMutation,
  useUpdate: useUpdateTaskMutation,
  useDelete: useDeleteTaskMutation,
};