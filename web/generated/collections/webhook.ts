/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { WebhookEvent } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `webhook` */
export type CreateWebhookInput = {
  /** Records of the collection `branch`, at most 500. Label: "Filialen" */
  branches?: Array<string> | null | undefined;
  /** Any of the values. Label: "Ereignisse" */
  events: Array<WebhookEvent>;
  /** Yes or no. Label: "Personenbezogene Daten mitsenden" */
  includesPersonalData?: boolean | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 80 characters. Label: "Bezeichnung" */
  name: string;
  /** URL. Label: "Adresse" */
  url: string;
};

/** Changes of a record of the collection `webhook` */
export type UpdateWebhookInput = {
  /** Records of the collection `branch`, at most 500. Label: "Filialen" */
  branches?: Array<string> | null | undefined;
  /** Any of the values. Label: "Ereignisse" */
  events?: Array<WebhookEvent> | null | undefined;
  /** Yes or no. Label: "Personenbezogene Daten mitsenden" */
  includesPersonalData?: boolean | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 80 characters. Label: "Bezeichnung" */
  name?: string | null | undefined;
  /** URL. Label: "Adresse" */
  url?: string | null | undefined;
};

export { WebhookEvent };

/** Which records of the collection `webhook` to list */
export type WebhookFilter = {
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

export type WebhooksQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: WebhookFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type WebhooksQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, name: string, url: string, events: Array<WebhookEvent>, includesPersonalData: boolean, isEnabled: boolean, secret: string | null, previousSecretUntil: string | null, pausedUntil: string | null, branches: Array<{ id: string, name: string }> }> } };

export type WebhooksOptionsQueryVariables = Exact<{
  limit: number;
  filter?: WebhookFilter | null | undefined;
}>;


export type WebhooksOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type WebhookQueryVariables = Exact<{
  id: string;
}>;


export type WebhookQuery = { record: { id: string, createdAt: string, updatedAt: string, name: string, url: string, events: Array<WebhookEvent>, includesPersonalData: boolean, isEnabled: boolean, secret: string | null, previousSecretUntil: string | null, pausedUntil: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branches: Array<{ id: string, name: string }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, url: string, events: Array<WebhookEvent>, includesPersonalData: boolean, isEnabled: boolean, secret: string | null, previousSecretUntil: string | null, pausedUntil: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branches: Array<{ id: string, name: string }> } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  input: UpdateWebhookInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateWebhookMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, url: string, events: Array<WebhookEvent>, includesPersonalData: boolean, isEnabled: boolean, secret: string | null, previousSecretUntil: string | null, pausedUntil: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branches: Array<{ id: string, name: string }> } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { id: string };


export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"includesPersonalData"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}}]}}]}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhooksOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhooksOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<WebhooksOptionsQuery, WebhooksOptionsQueryVariables>;
export const WebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"webhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"includesPersonalData"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<WebhookQuery, WebhookQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"includesPersonalData"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"includesPersonalData"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const useWebhooksQuery = (options: Omit<useQuery.Options<WebhooksQuery, WebhooksQueryVariables>, 'variables'> & ({ variables: WebhooksQueryVariables; skip?: boolean } | { variables?: WebhooksQueryVariables; skip: true })) =>
  useQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options as useQuery.Options<WebhooksQuery, WebhooksQueryVariables> & { variables: WebhooksQueryVariables });
export const useWebhooksLazyQuery = (options?: useLazyQuery.Options<WebhooksQuery, WebhooksQueryVariables>) =>
  useLazyQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
export const useWebhooksSuspenseQuery = (options: { variables: WebhooksQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options as { variables: WebhooksQueryVariables });
export const useWebhooksOptionsQuery = (options: Omit<useQuery.Options<WebhooksOptionsQuery, WebhooksOptionsQueryVariables>, 'variables'> & ({ variables: WebhooksOptionsQueryVariables; skip?: boolean } | { variables?: WebhooksOptionsQueryVariables; skip: true })) =>
  useQuery<WebhooksOptionsQuery, WebhooksOptionsQueryVariables>(WebhooksOptionsDocument, options as useQuery.Options<WebhooksOptionsQuery, WebhooksOptionsQueryVariables> & { variables: WebhooksOptionsQueryVariables });
export const useWebhooksOptionsLazyQuery = (options?: useLazyQuery.Options<WebhooksOptionsQuery, WebhooksOptionsQueryVariables>) =>
  useLazyQuery<WebhooksOptionsQuery, WebhooksOptionsQueryVariables>(WebhooksOptionsDocument, options);
export const useWebhooksOptionsSuspenseQuery = (options: { variables: WebhooksOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WebhooksOptionsQuery, WebhooksOptionsQueryVariables>(WebhooksOptionsDocument, options as { variables: WebhooksOptionsQueryVariables });
export const useWebhookQuery = (options: Omit<useQuery.Options<WebhookQuery, WebhookQueryVariables>, 'variables'> & ({ variables: WebhookQueryVariables; skip?: boolean } | { variables?: WebhookQueryVariables; skip: true })) =>
  useQuery<WebhookQuery, WebhookQueryVariables>(WebhookDocument, options as useQuery.Options<WebhookQuery, WebhookQueryVariables> & { variables: WebhookQueryVariables });
export const useWebhookLazyQuery = (options?: useLazyQuery.Options<WebhookQuery, WebhookQueryVariables>) =>
  useLazyQuery<WebhookQuery, WebhookQueryVariables>(WebhookDocument, options);
export const useWebhookSuspenseQuery = (options: { variables: WebhookQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<WebhookQuery, WebhookQueryVariables>(WebhookDocument, options as { variables: WebhookQueryVariables });
export const useCreateWebhookMutation = (options?: useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>) =>
  useMutation<CreateWebhookMutation, CreateWebhookMutationVariables>(CreateWebhookDocument, options);
export const useUpdateWebhookMutation = (options?: useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>) =>
  useMutation<UpdateWebhookMutation, UpdateWebhookMutationVariables>(UpdateWebhookDocument, options);
export const useDeleteWebhookMutation = (options?: useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>) =>
  useMutation<DeleteWebhookMutation, DeleteWebhookMutationVariables>(DeleteWebhookDocument, options);

export const hooks = {
  useList: useWebhooksQuery,
  useOptions: useWebhooksOptionsQuery,
  useGet: useWebhookQuery,
  useCreate: useCreateWebhookMutation,
  useUpdate: useUpdateWebhookMutation,
  useDelete: useDeleteWebhookMutation,
};