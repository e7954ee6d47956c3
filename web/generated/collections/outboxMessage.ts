/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MessageKind } from '../enums';
import type { MessageState } from '../enums';
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { MessageKind };

export { MessageState };

/** Which records of the collection `outboxMessage` to list */
export type OutboxMessageFilter = {
  /** Text, at most 40 characters. Label: "Erstellt von" */
  from?: string | null | undefined;
  /** One of the values. Label: "Art" */
  kind?: MessageKind | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** One of the values. Label: "Stand" */
  state?: MessageState | null | undefined;
  /** Text, at most 40 characters. Label: "Erstellt bis" */
  to?: string | null | undefined;
};

export type OutboxMessagesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: OutboxMessageFilter | null | undefined;
  sort?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OutboxMessagesQuery = { page: { total: number, nextCursor: string | null, items: Array<{ id: string, createdAt: string, updatedAt: string, kind: MessageKind, recipient: string, replyTo: string | null, subject: string | null, body: string, state: MessageState, attempts: number, error: string | null, sentAt: string | null, order: string | null }> } };

export type OutboxMessagesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: OutboxMessageFilter | null | undefined;
}>;


export type OutboxMessagesOptionsQuery = { page: { total: number, items: Array<{ id: string, recipient: string }> } };

export type OutboxMessageQueryVariables = Exact<{
  id: string;
}>;


export type OutboxMessageQuery = { record: { id: string, createdAt: string, updatedAt: string, kind: MessageKind, recipient: string, replyTo: string | null, subject: string | null, body: string, state: MessageState, attempts: number, error: string | null, sentAt: string | null, order: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null } };


export const OutboxMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutboxMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMessageFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"outboxMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]}}]}}]} as unknown as DocumentNode<OutboxMessagesQuery, OutboxMessagesQueryVariables>;
export const OutboxMessagesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutboxMessagesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMessageFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"outboxMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]}}]} as unknown as DocumentNode<OutboxMessagesOptionsQuery, OutboxMessagesOptionsQueryVariables>;
export const OutboxMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutboxMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"outboxMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<OutboxMessageQuery, OutboxMessageQueryVariables>;
export const useOutboxMessagesQuery = (options: Omit<useQuery.Options<OutboxMessagesQuery, OutboxMessagesQueryVariables>, 'variables'> & ({ variables: OutboxMessagesQueryVariables; skip?: boolean } | { variables?: OutboxMessagesQueryVariables; skip: true })) =>
  useQuery<OutboxMessagesQuery, OutboxMessagesQueryVariables>(OutboxMessagesDocument, options as useQuery.Options<OutboxMessagesQuery, OutboxMessagesQueryVariables> & { variables: OutboxMessagesQueryVariables });
export const useOutboxMessagesLazyQuery = (options?: useLazyQuery.Options<OutboxMessagesQuery, OutboxMessagesQueryVariables>) =>
  useLazyQuery<OutboxMessagesQuery, OutboxMessagesQueryVariables>(OutboxMessagesDocument, options);
export const useOutboxMessagesSuspenseQuery = (options: { variables: OutboxMessagesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<OutboxMessagesQuery, OutboxMessagesQueryVariables>(OutboxMessagesDocument, options as { variables: OutboxMessagesQueryVariables });
export const useOutboxMessagesOptionsQuery = (options: Omit<useQuery.Options<OutboxMessagesOptionsQuery, OutboxMessagesOptionsQueryVariables>, 'variables'> & ({ variables: OutboxMessagesOptionsQueryVariables; skip?: boolean } | { variables?: OutboxMessagesOptionsQueryVariables; skip: true })) =>
  useQuery<OutboxMessagesOptionsQuery, OutboxMessagesOptionsQueryVariables>(OutboxMessagesOptionsDocument, options as useQuery.Options<OutboxMessagesOptionsQuery, OutboxMessagesOptionsQueryVariables> & { variables: OutboxMessagesOptionsQueryVariables });
export const useOutboxMessagesOptionsLazyQuery = (options?: useLazyQuery.Options<OutboxMessagesOptionsQuery, OutboxMessagesOptionsQueryVariables>) =>
  useLazyQuery<OutboxMessagesOptionsQuery, OutboxMessagesOptionsQueryVariables>(OutboxMessagesOptionsDocument, options);
export const useOutboxMessagesOptionsSuspenseQuery = (options: { variables: OutboxMessagesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<OutboxMessagesOptionsQuery, OutboxMessagesOptionsQueryVariables>(OutboxMessagesOptionsDocument, options as { variables: OutboxMessagesOptionsQueryVariables });
export const useOutboxMessageQuery = (options: Omit<useQuery.Options<OutboxMessageQuery, OutboxMessageQueryVariables>, 'variables'> & ({ variables: OutboxMessageQueryVariables; skip?: boolean } | { variables?: OutboxMessageQueryVariables; skip: true })) =>
  useQuery<OutboxMessageQuery, OutboxMessageQueryVariables>(OutboxMessageDocument, options as useQuery.Options<OutboxMessageQuery, OutboxMessageQueryVariables> & { variables: OutboxMessageQueryVariables });
export const useOutboxMessageLazyQuery = (options?: useLazyQuery.Options<OutboxMessageQuery, OutboxMessageQueryVariables>) =>
  useLazyQuery<OutboxMessageQuery, OutboxMessageQueryVariables>(OutboxMessageDocument, options);
export const useOutboxMessageSuspenseQuery = (options: { variables: OutboxMessageQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<OutboxMessageQuery, OutboxMessageQueryVariables>(OutboxMessageDocument, options as { variables: OutboxMessageQueryVariables });

export const hooks = {
  useList: useOutboxMessagesQuery,
  useOptions: useOutboxMessagesOptionsQuery,
  useGet: useOutboxMessageQuery,
};