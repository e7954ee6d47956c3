/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ActivitySource } from '../enums';
import type { ActivityStatus } from '../enums';
import type { ActivityType } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Label: "Pausen" */
export type ActivityPauseInput = {
  /** Date and time in ISO 8601 with its zone. Label: "Von" */
  from: string;
  /** Date and time in ISO 8601 with its zone. Label: "Bis" */
  to?: string | null | undefined;
};

export { ActivitySource };

export { ActivityStatus };

export { ActivityType };

/** A new record of the collection `workingActivity` */
export type CreateWorkingActivityInput = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch: string;
  /** Text, at most 1,000 characters. Label: "Kommentar" */
  comment?: string | null | undefined;
  /** Record of the collection `department`. Label: "Abteilung" */
  department?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Ende" */
  endedAt?: string | null | undefined;
  /** Record of the collection `externalUser`. Label: "Externer Benutzer" */
  externalUser?: string | null | undefined;
  /** Yes or no. Label: "Freigegeben" */
  isApproved?: boolean | null | undefined;
  /** Yes or no. Label: "Markiert" */
  isFlagged?: boolean | null | undefined;
  /** Entries in their order, at most 50. Label: "Pausen" */
  pauses?: Array<ActivityPauseInput> | null | undefined;
  /** Record of the collection `project`. Label: "Projekt" */
  project?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Beginn" */
  startedAt: string;
  /** Record of the collection `task`. Label: "Aufgabe" */
  task?: string | null | undefined;
  /** One of the values. Label: "Art" */
  type?: ActivityType | null | undefined;
  /** Record of the collection `user`. Label: "Benutzer" */
  user?: string | null | undefined;
};

/** Changes of a record of the collection `workingActivity` */
export type UpdateWorkingActivityInput = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Text, at most 1,000 characters. Label: "Kommentar" */
  comment?: string | null | undefined;
  /** Record of the collection `department`. Label: "Abteilung" */
  department?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Ende" */
  endedAt?: string | null | undefined;
  /** Record of the collection `externalUser`. Label: "Externer Benutzer" */
  externalUser?: string | null | undefined;
  /** Yes or no. Label: "Freigegeben" */
  isApproved?: boolean | null | undefined;
  /** Yes or no. Label: "Markiert" */
  isFlagged?: boolean | null | undefined;
  /** Entries in their order, at most 50. Label: "Pausen" */
  pauses?: Array<ActivityPauseInput> | null | undefined;
  /** Record of the collection `project`. Label: "Projekt" */
  project?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Beginn" */
  startedAt?: string | null | undefined;
  /** Record of the collection `task`. Label: "Aufgabe" */
  task?: string | null | undefined;
  /** One of the values. Label: "Art" */
  type?: ActivityType | null | undefined;
  /** Record of the collection `user`. Label: "Benutzer" */
  user?: string | null | undefined;
};

/** Which records of the collection `workingActivity` to list */
export type WorkingActivityFilter = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Record of the collection `department`. Label: "Abteilung" */
  department?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Beginn von" */
  from?: string | null | undefined;
  /** Record of the collection `project`. Label: "Projekt" */
  project?: string | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** One of the values; set by the server. Label: "Status" */
  status?: ActivityStatus | null | undefined;
  /** Record of the collection `task`. Label: "Aufgabe" */
  task?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Beginn bis" */
  to?: string | null | undefined;
  /** Record of the collection `user`. Label: "Benutzer" */
  user?: string | null | undefined;
};

export type WorkingActivitiesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: WorkingActivityFilter | null | undefined;
  sort?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type WorkingActivitiesQuery = { page: { total: number, nextCursor: string | null, items: Array<{ id: string, createdAt: string, updatedAt: string, type: ActivityType, status: ActivityStatus, startedAt: string, endedAt: string | null, workedMinutes: number | null, pauseMinutes: number | null, comment: string | null, source: ActivitySource, isFlagged: boolean, isApproved: boolean, user: { id: string, username: string } | null, externalUser: { id: string, username: string } | null, branch: { id: string, name: string }, department: { id: string, name: string } | null, project: { id: string, name: string } | null, task: { id: string, title: string } | null, pauses: Array<{ from: string, to: string | null }>, approvedBy: { id: string, username: string } | null }> } };

export type WorkingActivitiesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: WorkingActivityFilter | null | undefined;
}>;


export type WorkingActivitiesOptionsQuery = { page: { total: number, items: Array<{ id: string, startedAt: string }> } };

export type WorkingActivityQueryVariables = Exact<{
  id: string;
}>;


export type WorkingActivityQuery = { record: { id: string, createdAt: string, updatedAt: string, type: ActivityType, status: ActivityStatus, startedAt: string, endedAt: string | null, workedMinutes: number | null, pauseMinutes: number | null, comment: string | null, source: ActivitySource, isFlagged: boolean, isApproved: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, user: { id: string, username: string } | null, externalUser: { id: string, username: string } | null, branch: { id: string, name: string }, department: { id: string, name: string } | null, project: { id: string, name: string } | null, task: { id: string, title: string } | null, pauses: Array<{ from: string, to: string | null }>, approvedBy: { id: string, username: string } | null } };

export type CreateWorkingActivityMutationVariables = Exact<{
  input: CreateWorkingActivityInput;
}>;


export type CreateWorkingActivityMutation = { record: { id: string, createdAt: string, updatedAt: string, type: ActivityType, status: ActivityStatus, startedAt: string, endedAt: string | null, workedMinutes: number | null, pauseMinutes: number | null, comment: string | null, source: ActivitySource, isFlagged: boolean, isApproved: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, user: { id: string, username: string } | null, externalUser: { id: string, username: string } | null, branch: { id: string, name: string }, department: { id: string, name: string } | null, project: { id: string, name: string } | null, task: { id: string, title: string } | null, pauses: Array<{ from: string, to: string | null }>, approvedBy: { id: string, username: string } | null } };

export type UpdateWorkingActivityMutationVariables = Exact<{
  id: string;
  input: UpdateWorkingActivityInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateWorkingActivityMutation = { record: { id: string, createdAt: string, updatedAt: string, type: ActivityType, status: ActivityStatus, startedAt: string, endedAt: string | null, workedMinutes: number | null, pauseMinutes: number | null, comment: string | null, source: ActivitySource, isFlagged: boolean, isApproved: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, user: { id: string, username: string } | null, externalUser: { id: string, username: string } | null, branch: { id: string, name: string }, department: { id: string, name: string } | null, project: { id: string, name: string } | null, task: { id: string, title: string } | null, pauses: Array<{ from: string, to: string | null }>, approvedBy: { id: string, username: string } | null } };

export type DeleteWorkingActivityMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWorkingActivityMutation = { id: string };


export const WorkingActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkingActivities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkingActivityFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"workingActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"pauseMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WorkingActivitiesQuery, WorkingActivitiesQueryVariables>;
export const WorkingActivitiesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkingActivitiesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkingActivityFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"workingActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]}}]} as unknown as DocumentNode<WorkingActivitiesOptionsQuery, WorkingActivitiesOptionsQueryVariables>;
export const WorkingActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkingActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"workingActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"pauseMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<WorkingActivityQuery, WorkingActivityQueryVariables>;
export const CreateWorkingActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWorkingActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkingActivityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createWorkingActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"pauseMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateWorkingActivityMutation, CreateWorkingActivityMutationVariables>;
export const UpdateWorkingActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWorkingActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWorkingActivityInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateWorkingActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"pauseMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isFlagged"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateWorkingActivityMutation, UpdateWorkingActivityMutationVariables>;
export const DeleteWorkingActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWorkingActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteWorkingActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteWorkingActivityMutation, DeleteWorkingActivityMutationVariables>;
export const useWorkingActivitiesQuery = (options: Omit<useQuery.Options<WorkingActivitiesQuery, WorkingActivitiesQueryVariables>, 'variables'> & ({ variables: WorkingActivitiesQueryVariables; skip?: boolean } | { variables?: WorkingActivitiesQueryVariables; skip: true })) =>
  useQuery<WorkingActivitiesQuery, WorkingActivitiesQueryVariables>(WorkingActivitiesDocument, options as useQuery.Options<WorkingActivitiesQuery, WorkingActivitiesQueryVariables> & { variables: WorkingActivitiesQueryVariables });
export const useWorkingActivitiesLazyQuery = (options?: useLazyQuery.Options<WorkingActivitiesQuery, WorkingActivitiesQueryVariables>) =>
  useLazyQuery<WorkingActivitiesQuery, WorkingActivitiesQueryVariables>(WorkingActivitiesDocument, options);
export const useWorkingActivitiesSuspenseQuery = (options: { variables: WorkingActivitiesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WorkingActivitiesQuery, WorkingActivitiesQueryVariables>(WorkingActivitiesDocument, options as { variables: WorkingActivitiesQueryVariables });
export const useWorkingActivitiesOptionsQuery = (options: Omit<useQuery.Options<WorkingActivitiesOptionsQuery, WorkingActivitiesOptionsQueryVariables>, 'variables'> & ({ variables: WorkingActivitiesOptionsQueryVariables; skip?: boolean } | { variables?: WorkingActivitiesOptionsQueryVariables; skip: true })) =>
  useQuery<WorkingActivitiesOptionsQuery, WorkingActivitiesOptionsQueryVariables>(WorkingActivitiesOptionsDocument, options as useQuery.Options<WorkingActivitiesOptionsQuery, WorkingActivitiesOptionsQueryVariables> & { variables: WorkingActivitiesOptionsQueryVariables });
export const useWorkingActivitiesOptionsLazyQuery = (options?: useLazyQuery.Options<WorkingActivitiesOptionsQuery, WorkingActivitiesOptionsQueryVariables>) =>
  useLazyQuery<WorkingActivitiesOptionsQuery, WorkingActivitiesOptionsQueryVariables>(WorkingActivitiesOptionsDocument, options);
export const useWorkingActivitiesOptionsSuspenseQuery = (options: { variables: WorkingActivitiesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WorkingActivitiesOptionsQuery, WorkingActivitiesOptionsQueryVariables>(WorkingActivitiesOptionsDocument, options as { variables: WorkingActivitiesOptionsQueryVariables });
export const useWorkingActivityQuery = (options: Omit<useQuery.Options<WorkingActivityQuery, WorkingActivityQueryVariables>, 'variables'> & ({ variables: WorkingActivityQueryVariables; skip?: boolean } | { variables?: WorkingActivityQueryVariables; skip: true })) =>
  useQuery<WorkingActivityQuery, WorkingActivityQueryVariables>(WorkingActivityDocument, options as useQuery.Options<WorkingActivityQuery, WorkingActivityQueryVariables> & { variables: WorkingActivityQueryVariables });
export const useWorkingActivityLazyQuery = (options?: useLazyQuery.Options<WorkingActivityQuery, WorkingActivityQueryVariables>) =>
  useLazyQuery<WorkingActivityQuery, WorkingActivityQueryVariables>(WorkingActivityDocument, options);
export const useWorkingActivitySuspenseQuery = (options: { variables: WorkingActivityQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WorkingActivityQuery, WorkingActivityQueryVariables>(WorkingActivityDocument, options as { variables: WorkingActivityQueryVariables });
export const useCreateWorkingActivityMutation = (options?: useMutation.Options<CreateWorkingActivityMutation, CreateWorkingActivityMutationVariables>) =>
  useMutation<CreateWorkingActivityMutation, CreateWorkingActivityMutationVariables>(CreateWorkingActivityDocument, options);
export const useUpdateWorkingActivityMutation = (options?: useMutation.Options<UpdateWorkingActivityMutation, UpdateWorkingActivityMutationVariables>) =>
  useMutation<UpdateWorkingActivityMutation, UpdateWorkingActivityMutationVariables>(UpdateWorkingActivityDocument, options);
export const useDeleteWorkingActivityMutation = (options?: useMutation.Options<DeleteWorkingActivityMutation, DeleteWorkingActivityMutationVariables>) =>
  useMutation<DeleteWorkingActivityMutation, DeleteWorkingActivityMutationVariables>(DeleteWorkingActivityDocument, options);

export const hooks = {
  useList: useWorkingActivitiesQuery,
  useOptions: useWorkingActivitiesOptionsQuery,
  useGet: useWorkingActivityQuery,
  useCreate: useCreateWorkingActivityMutation,
  useUpdate: useUpdateWorkingActivityMutation,
  useDelete: useDeleteWorkingActivityMutation,
};