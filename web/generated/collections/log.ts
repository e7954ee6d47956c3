/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { LogChannel } from '../enums';
import type { LogLevel } from '../enums';
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { LogChannel };

/** Which records of the collection `log` to list */
export type LogFilter = {
  /** One of the values. Label: "Bereich" */
  channel?: LogChannel | null | undefined;
  /** Text. Label: "Sammlung" */
  collection?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Erstellt von" */
  from?: string | null | undefined;
  /** One of the values. Label: "Stufe" */
  level?: LogLevel | null | undefined;
  /** Text. Label: "Kennung des Eintrags" */
  record?: string | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Erstellt bis" */
  to?: string | null | undefined;
  /** Record of the collection `user`. Label: "Benutzer" */
  user?: string | null | undefined;
};

export { LogLevel };

export type LogsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: LogFilter | null | undefined;
  sort?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type LogsQuery = { page: { total: number, nextCursor: string | null, items: Array<{ id: string, createdAt: string, updatedAt: string, level: LogLevel, channel: LogChannel, message: string, who: string, device: string | null, collection: string | null, record: string | null, url: string | null, requestId: string | null, user: { id: string, username: string } | null, context: Array<{ name: string, before: string | null, after: string | null }> }> } };

export type LogsOptionsQueryVariables = Exact<{
  limit: number;
  filter?: LogFilter | null | undefined;
}>;


export type LogsOptionsQuery = { page: { total: number, items: Array<{ id: string, message: string }> } };

export type LogQueryVariables = Exact<{
  id: string;
}>;


export type LogQuery = { record: { id: string, createdAt: string, updatedAt: string, level: LogLevel, channel: LogChannel, message: string, who: string, device: string | null, collection: string | null, record: string | null, url: string | null, requestId: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, user: { id: string, username: string } | null, context: Array<{ name: string, before: string | null, after: string | null }> } };


export const LogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Logs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"logs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"record"}},{"kind":"Field","name":{"kind":"Name","value":"context"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<LogsQuery, LogsQueryVariables>;
export const LogsOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogsOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LogFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"logs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LogsOptionsQuery, LogsOptionsQueryVariables>;
export const LogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Log"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"log"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"record"}},{"kind":"Field","name":{"kind":"Name","value":"context"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<LogQuery, LogQueryVariables>;
export const useLogsQuery = (options: Omit<useQuery.Options<LogsQuery, LogsQueryVariables>, 'variables'> & ({ variables: LogsQueryVariables; skip?: boolean } | { variables?: LogsQueryVariables; skip: true })) =>
  useQuery<LogsQuery, LogsQueryVariables>(LogsDocument, options as useQuery.Options<LogsQuery, LogsQueryVariables> & { variables: LogsQueryVariables });
export const useLogsLazyQuery = (options?: useLazyQuery.Options<LogsQuery, LogsQueryVariables>) =>
  useLazyQuery<LogsQuery, LogsQueryVariables>(LogsDocument, options);
export const useLogsSuspenseQuery = (options: { variables: LogsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<LogsQuery, LogsQueryVariables>(LogsDocument, options as { variables: LogsQueryVariables });
export const useLogsOptionsQuery = (options: Omit<useQuery.Options<LogsOptionsQuery, LogsOptionsQueryVariables>, 'variables'> & ({ variables: LogsOptionsQueryVariables; skip?: boolean } | { variables?: LogsOptionsQueryVariables; skip: true })) =>
  useQuery<LogsOptionsQuery, LogsOptionsQueryVariables>(LogsOptionsDocument, options as useQuery.Options<LogsOptionsQuery, LogsOptionsQueryVariables> & { variables: LogsOptionsQueryVariables });
export const useLogsOptionsLazyQuery = (options?: useLazyQuery.Options<LogsOptionsQuery, LogsOptionsQueryVariables>) =>
  useLazyQuery<LogsOptionsQuery, LogsOptionsQueryVariables>(LogsOptionsDocument, options);
export const useLogsOptionsSuspenseQuery = (options: { variables: LogsOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<LogsOptionsQuery, LogsOptionsQueryVariables>(LogsOptionsDocument, options as { variables: LogsOptionsQueryVariables });
export const useLogQuery = (options: Omit<useQuery.Options<LogQuery, LogQueryVariables>, 'variables'> & ({ variables: LogQueryVariables; skip?: boolean } | { variables?: LogQueryVariables; skip: true })) =>
  useQuery<LogQuery, LogQueryVariables>(LogDocument, options as useQuery.Options<LogQuery, LogQueryVariables> & { variables: LogQueryVariables });
export const useLogLazyQuery = (options?: useLazyQuery.Options<LogQuery, LogQueryVariables>) =>
  useLazyQuery<LogQuery, LogQueryVariables>(LogDocument, options);
export const useLogSuspenseQuery = (options: { variables: LogQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<LogQuery, LogQueryVariables>(LogDocument, options as { variables: LogQueryVariables });

export const hooks = {
  useList: useLogsQuery,
  useOptions: useLogsOptionsQuery,
  useGet: useLogQuery,
};