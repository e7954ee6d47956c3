/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `redirect` */
export type CreateRedirectInput = {
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Pfad" */
  path: string;
  /** Whole number, from 301 to 302. Label: "Statuscode" */
  statusCode?: number | null | undefined;
  /** Text, at most 500 characters. Label: "Ziel" */
  target: string;
};

/** Which records of the collection `redirect` to list */
export type RedirectFilter = {
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

/** Changes of a record of the collection `redirect` */
export type UpdateRedirectInput = {
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Pfad" */
  path?: string | null | undefined;
  /** Whole number, from 301 to 302. Label: "Statuscode" */
  statusCode?: number | null | undefined;
  /** Text, at most 500 characters. Label: "Ziel" */
  target?: string | null | undefined;
};

export type RedirectsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: RedirectFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type RedirectsQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, path: string, target: string, statusCode: number, isEnabled: boolean, hits: number, lastHitAt: string | null }> } };

export type RedirectsOptionsQueryVariables = Exact<{
  limit: number;
  filter?: RedirectFilter | null | undefined;
}>;


export type RedirectsOptionsQuery = { page: { total: number, items: Array<{ id: string, path: string }> } };

export type RedirectQueryVariables = Exact<{
  id: string;
}>;


export type RedirectQuery = { record: { id: string, createdAt: string, updatedAt: string, path: string, target: string, statusCode: number, isEnabled: boolean, hits: number, lastHitAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null } };

export type CreateRedirectMutationVariables = Exact<{
  input: CreateRedirectInput;
}>;


export type CreateRedirectMutation = { record: { id: string, createdAt: string, updatedAt: string, path: string, target: string, statusCode: number, isEnabled: boolean, hits: number, lastHitAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null } };

export type UpdateRedirectMutationVariables = Exact<{
  id: string;
  input: UpdateRedirectInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateRedirectMutation = { record: { id: string, createdAt: string, updatedAt: string, path: string, target: string, statusCode: number, isEnabled: boolean, hits: number, lastHitAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null } };

export type DeleteRedirectMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRedirectMutation = { id: string };


export const RedirectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Redirects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RedirectFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"redirects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"lastHitAt"}}]}}]}}]}}]} as unknown as DocumentNode<RedirectsQuery, RedirectsQueryVariables>;
export const RedirectsOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedirectsOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RedirectFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"redirects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<RedirectsOptionsQuery, RedirectsOptionsQueryVariables>;
export const RedirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Redirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"redirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"lastHitAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<RedirectQuery, RedirectQueryVariables>;
export const CreateRedirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRedirectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"lastHitAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateRedirectMutation, CreateRedirectMutationVariables>;
export const UpdateRedirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRedirectInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"lastHitAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateRedirectMutation, UpdateRedirectMutationVariables>;
export const DeleteRedirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteRedirectMutation, DeleteRedirectMutationVariables>;
export const useRedirectsQuery = (options: Omit<useQuery.Options<RedirectsQuery, RedirectsQueryVariables>, 'variables'> & ({ variables: RedirectsQueryVariables; skip?: boolean } | { variables?: RedirectsQueryVariables; skip: true })) =>
  useQuery<RedirectsQuery, RedirectsQueryVariables>(RedirectsDocument, options as useQuery.Options<RedirectsQuery, RedirectsQueryVariables> & { variables: RedirectsQueryVariables });
export const useRedirectsLazyQuery = (options?: useLazyQuery.Options<RedirectsQuery, RedirectsQueryVariables>) =>
  useLazyQuery<RedirectsQuery, RedirectsQueryVariables>(RedirectsDocument, options);
export const useRedirectsSuspenseQuery = (options: { variables: RedirectsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<RedirectsQuery, RedirectsQueryVariables>(RedirectsDocument, options as { variables: RedirectsQueryVariables });
export const useRedirectsOptionsQuery = (options: Omit<useQuery.Options<RedirectsOptionsQuery, RedirectsOptionsQueryVariables>, 'variables'> & ({ variables: RedirectsOptionsQueryVariables; skip?: boolean } | { variables?: RedirectsOptionsQueryVariables; skip: true })) =>
  useQuery<RedirectsOptionsQuery, RedirectsOptionsQueryVariables>(RedirectsOptionsDocument, options as useQuery.Options<RedirectsOptionsQuery, RedirectsOptionsQueryVariables> & { variables: RedirectsOptionsQueryVariables });
export const useRedirectsOptionsLazyQuery = (options?: useLazyQuery.Options<RedirectsOptionsQuery, RedirectsOptionsQueryVariables>) =>
  useLazyQuery<RedirectsOptionsQuery, RedirectsOptionsQueryVariables>(RedirectsOptionsDocument, options);
export const useRedirectsOptionsSuspenseQuery = (options: { variables: RedirectsOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<RedirectsOptionsQuery, RedirectsOptionsQueryVariables>(RedirectsOptionsDocument, options as { variables: RedirectsOptionsQueryVariables });
export const useRedirectQuery = (options: Omit<useQuery.Options<RedirectQuery, RedirectQueryVariables>, 'variables'> & ({ variables: RedirectQueryVariables; skip?: boolean } | { variables?: RedirectQueryVariables; skip: true })) =>
  useQuery<RedirectQuery, RedirectQueryVariables>(RedirectDocument, options as useQuery.Options<RedirectQuery, RedirectQueryVariables> & { variables: RedirectQueryVariables });
export const useRedirectLazyQuery = (options?: useLazyQuery.Options<RedirectQuery, RedirectQueryVariables>) =>
  useLazyQuery<RedirectQuery, RedirectQueryVariables>(RedirectDocument, options);
export const useRedirectSuspenseQuery = (options: { variables: RedirectQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<RedirectQuery, RedirectQueryVariables>(RedirectDocument, options as { variables: RedirectQueryVariables });
export const useCreateRedirectMutation = (options?: useMutation.Options<CreateRedirectMutation, CreateRedirectMutationVariables>) =>
  useMutation<CreateRedirectMutation, CreateRedirectMutationVariables>(CreateRedirectDocument, options);
export const useUpdateRedirectMutation = (options?: useMutation.Options<UpdateRedirectMutation, UpdateRedirectMutationVariables>) =>
  useMutation<UpdateRedirectMutation, UpdateRedirectMutationVariables>(UpdateRedirectDocument, options);
export const useDeleteRedirectMutation = (options?: useMutation.Options<DeleteRedirectMutation, DeleteRedirectMutationVariables>) =>
  useMutation<DeleteRedirectMutation, DeleteRedirectMutationVariables>(DeleteRedirectDocument, options);

export const hooks = {
  useList: useRedirectsQuery,
  useOptions: useRedirectsOptionsQuery,
  useGet: useRedirectQuery,
  useCreate: useCreateRedirectMutation,
  useUpdate: useUpdateRedirectMutation,
  useDelete: useDeleteRedirectMutation,
};