/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { WebhookDeliveryState } from '../enums';
import type { WebhookEvent } from '../enums';
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which records of the collection `webhookDelivery` to list */
export type WebhookDeliveryFilter = {
  /** One of the values. Label: "Ereignis" */
  event?: WebhookEvent | null | undefined;
  /** Text, at most 40 characters. Label: "Erstellt von" */
  from?: string | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** One of the values. Label: "Stand" */
  state?: WebhookDeliveryState | null | undefined;
  /** Text, at most 40 characters. Label: "Erstellt bis" */
  to?: string | null | undefined;
  /** Record of the collection `webhook`. Label: "Webhook" */
  webhook?: string | null | undefined;
};

export { WebhookDeliveryState };

export { WebhookEvent };

export type WebhookDeliveriesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: WebhookDeliveryFilter | null | undefined;
  sort?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { page: { total: number, nextCursor: string | null, items: Array<{ id: string, createdAt: string, updatedAt: string, event: WebhookEvent, uid: string, order: string, state: WebhookDeliveryState, attempts: number, statusCode: number | null, error: string | null, sentAt: string | null, webhook: { id: string, name: string } }> } };

export type WebhookDeliveriesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: WebhookDeliveryFilter | null | undefined;
}>;


export type WebhookDeliveriesOptionsQuery = { page: { total: number, items: Array<{ id: string, uid: string }> } };

export type WebhookDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveryQuery = { record: { id: string, createdAt: string, updatedAt: string, event: WebhookEvent, uid: string, order: string, state: WebhookDeliveryState, attempts: number, statusCode: number | null, error: string | null, sentAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, webhook: { id: string, name: string } } };


export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const WebhookDeliveriesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveriesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}}]}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveriesOptionsQuery, WebhookDeliveriesOptionsQueryVariables>;
export const WebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"webhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>;
export const useWebhookDeliveriesQuery = (options: Omit<useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>, 'variables'> & ({ variables: WebhookDeliveriesQueryVariables; skip?: boolean } | { variables?: WebhookDeliveriesQueryVariables; skip: true })) =>
  useQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options as useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & { variables: WebhookDeliveriesQueryVariables });
export const useWebhookDeliveriesLazyQuery = (options?: useLazyQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) =>
  useLazyQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
export const useWebhookDeliveriesSuspenseQuery = (options: { variables: WebhookDeliveriesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options as { variables: WebhookDeliveriesQueryVariables });
export const useWebhookDeliveriesOptionsQuery = (options: Omit<useQuery.Options<WebhookDeliveriesOptionsQuery, WebhookDeliveriesOptionsQueryVariables>, 'variables'> & ({ variables: WebhookDeliveriesOptionsQueryVariables; skip?: boolean } | { variables?: WebhookDeliveriesOptionsQueryVariables; skip: true })) =>
  useQuery<WebhookDeliveriesOptionsQuery, WebhookDeliveriesOptionsQueryVariables>(WebhookDeliveriesOptionsDocument, options as useQuery.Options<WebhookDeliveriesOptionsQuery, WebhookDeliveriesOptionsQueryVariables> & { variables: WebhookDeliveriesOptionsQueryVariables });
export const useWebhookDeliveriesOptionsLazyQuery = (options?: useLazyQuery.Options<WebhookDeliveriesOptionsQuery, WebhookDeliveriesOptionsQueryVariables>) =>
  useLazyQuery<WebhookDeliveriesOptionsQuery, WebhookDeliveriesOptionsQueryVariables>(WebhookDeliveriesOptionsDocument, options);
export const useWebhookDeliveriesOptionsSuspenseQuery = (options: { variables: WebhookDeliveriesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WebhookDeliveriesOptionsQuery, WebhookDeliveriesOptionsQueryVariables>(WebhookDeliveriesOptionsDocument, options as { variables: WebhookDeliveriesOptionsQueryVariables });
export const useWebhookDeliveryQuery = (options: Omit<useQuery.Options<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>, 'variables'> & ({ variables: WebhookDeliveryQueryVariables; skip?: boolean } | { variables?: WebhookDeliveryQueryVariables; skip: true })) =>
  useQuery<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>(WebhookDeliveryDocument, options as useQuery.Options<WebhookDeliveryQuery, WebhookDeliveryQueryVariables> & { variables: WebhookDeliveryQueryVariables });
export const useWebhookDeliveryLazyQuery = (options?: useLazyQuery.Options<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>) =>
  useLazyQuery<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>(WebhookDeliveryDocument, options);
export const useWebhookDeliverySuspenseQuery = (options: { variables: WebhookDeliveryQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>(WebhookDeliveryDocument, options as { variables: WebhookDeliveryQueryVariables });

export const hooks = {
  useList: useWebhookDeliveriesQuery,
  useOptions: useWebhookDeliveriesOptionsQuery,
  useGet: useWebhookDeliveryQuery,
};