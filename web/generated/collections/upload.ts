/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `upload` */
export type CreateUploadInput = {
  /** Text, at most 14,081,014 characters. Label: "Datei" */
  data: string;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
};

/** Changes of a record of the collection `upload` */
export type UpdateUploadInput = {
  /** Text, at most 14,081,014 characters. Label: "Datei" */
  data?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
};

/** Which records of the collection `upload` to list */
export type UploadFilter = {
  /** Yes or no. Label: "Gehört zu einer Bestellung" */
  hasOrder?: boolean | null | undefined;
  /** Yes or no. Label: "Benutzt" */
  isUsed?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

export type UploadsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: UploadFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type UploadsQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, version: number, extension: string, mimeType: string, publicHash: string, name: string | null, size: number | null, hasPreview: boolean, order: string | null, owner: { id: string, username: string } | null }> } };

export type UploadsOptionsQueryVariables = Exact<{
  limit: number;
  filter?: UploadFilter | null | undefined;
}>;


export type UploadsOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string | null }> } };

export type UploadQueryVariables = Exact<{
  id: string;
}>;


export type UploadQuery = { record: { id: string, createdAt: string, updatedAt: string, version: number, extension: string, mimeType: string, publicHash: string, name: string | null, size: number | null, hasPreview: boolean, order: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, owner: { id: string, username: string } | null } };

export type CreateUploadMutationVariables = Exact<{
  input: CreateUploadInput;
}>;


export type CreateUploadMutation = { record: { id: string, createdAt: string, updatedAt: string, version: number, extension: string, mimeType: string, publicHash: string, name: string | null, size: number | null, hasPreview: boolean, order: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, owner: { id: string, username: string } | null } };

export type UpdateUploadMutationVariables = Exact<{
  id: string;
  input: UpdateUploadInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateUploadMutation = { record: { id: string, createdAt: string, updatedAt: string, version: number, extension: string, mimeType: string, publicHash: string, name: string | null, size: number | null, hasPreview: boolean, order: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, owner: { id: string, username: string } | null } };

export type DeleteUploadMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUploadMutation = { id: string };


export const UploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Uploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"uploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreview"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]}}]}}]} as unknown as DocumentNode<UploadsQuery, UploadsQueryVariables>;
export const UploadsOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadsOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"uploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UploadsOptionsQuery, UploadsOptionsQueryVariables>;
export const UploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Upload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"upload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreview"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UploadQuery, UploadQueryVariables>;
export const CreateUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreview"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateUploadMutation, CreateUploadMutationVariables>;
export const UpdateUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUploadInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreview"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateUploadMutation, UpdateUploadMutationVariables>;
export const DeleteUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteUploadMutation, DeleteUploadMutationVariables>;
export const useUploadsQuery = (options: Omit<useQuery.Options<UploadsQuery, UploadsQueryVariables>, 'variables'> & ({ variables: UploadsQueryVariables; skip?: boolean } | { variables?: UploadsQueryVariables; skip: true })) =>
  useQuery<UploadsQuery, UploadsQueryVariables>(UploadsDocument, options as useQuery.Options<UploadsQuery, UploadsQueryVariables> & { variables: UploadsQueryVariables });
export const useUploadsLazyQuery = (options?: useLazyQuery.Options<UploadsQuery, UploadsQueryVariables>) =>
  useLazyQuery<UploadsQuery, UploadsQueryVariables>(UploadsDocument, options);
export const useUploadsSuspenseQuery = (options: { variables: UploadsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<UploadsQuery, UploadsQueryVariables>(UploadsDocument, options as { variables: UploadsQueryVariables });
export const useUploadsOptionsQuery = (options: Omit<useQuery.Options<UploadsOptionsQuery, UploadsOptionsQueryVariables>, 'variables'> & ({ variables: UploadsOptionsQueryVariables; skip?: boolean } | { variables?: UploadsOptionsQueryVariables; skip: true })) =>
  useQuery<UploadsOptionsQuery, UploadsOptionsQueryVariables>(UploadsOptionsDocument, options as useQuery.Options<UploadsOptionsQuery, UploadsOptionsQueryVariables> & { variables: UploadsOptionsQueryVariables });
export const useUploadsOptionsLazyQuery = (options?: useLazyQuery.Options<UploadsOptionsQuery, UploadsOptionsQueryVariables>) =>
  useLazyQuery<UploadsOptionsQuery, UploadsOptionsQueryVariables>(UploadsOptionsDocument, options);
export const useUploadsOptionsSuspenseQuery = (options: { variables: UploadsOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<UploadsOptionsQuery, UploadsOptionsQueryVariables>(UploadsOptionsDocument, options as { variables: UploadsOptionsQueryVariables });
export const useUploadQuery = (options: Omit<useQuery.Options<UploadQuery, UploadQueryVariables>, 'variables'> & ({ variables: UploadQueryVariables; skip?: boolean } | { variables?: UploadQueryVariables; skip: true })) =>
  useQuery<UploadQuery, UploadQueryVariables>(UploadDocument, options as useQuery.Options<UploadQuery, UploadQueryVariables> & { variables: UploadQueryVariables });
export const useUploadLazyQuery = (options?: useLazyQuery.Options<UploadQuery, UploadQueryVariables>) =>
  useLazyQuery<UploadQuery, UploadQueryVariables>(UploadDocument, options);
export const useUploadSuspenseQuery = (options: { variables: UploadQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<UploadQuery, UploadQueryVariables>(UploadDocument, options as { variables: UploadQueryVariables });
export const useCreateUploadMutation = (options?: useMutation.Options<CreateUploadMutation, CreateUploadMutationVariables>) =>
  useMutation<CreateUploadMutation, CreateUploadMutationVariables>(CreateUploadDocument, options);
export const useUpdateUploadMutation = (options?: useMutation.Options<UpdateUploadMutation, UpdateUploadMutationVariables>) =>
  useMutation<UpdateUploadMutation, UpdateUploadMutationVariables>(UpdateUploadDocument, options);
export const useDeleteUploadMutation = (options?: useMutation.Options<DeleteUploadMutation, DeleteUploadMutationVariables>) =>
  useMutation<DeleteUploadMutation, DeleteUploadMutationVariables>(DeleteUploadDocument, options);

export const hooks = {
  useList: useUploadsQuery,
  useOptions: useUploadsOptionsQuery,
  useGet: useUploadQuery,
  useCreate: useCreateUploadMutation,
  useUpdate: useUpdateUploadMutation,
  useDelete: useDeleteUploadMutation,
};