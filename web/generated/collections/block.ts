/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { BlockType } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which records of the collection `block` to list */
export type BlockFilter = {
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

export { BlockType };

/** A new record of the collection `block` */
export type CreateBlockInput = {
  /** The config of the block, as its type defines it. Label: "Verhalten" */
  config?: Record<string, unknown> | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier: string;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** One of the values. Label: "Typ" */
  type: BlockType;
  /** Date and time in ISO 8601 with its zone. Label: "Gültig ab" */
  validFrom?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Gültig bis" */
  validTo?: string | null | undefined;
  /** The value of the block, as its type defines it. Label: "Inhalt" */
  value?: Record<string, unknown> | null | undefined;
};

/** Changes of a record of the collection `block` */
export type UpdateBlockInput = {
  /** The config of the block, as its type defines it. Label: "Verhalten" */
  config?: Record<string, unknown> | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier?: string | null | undefined;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** One of the values. Label: "Typ" */
  type?: BlockType | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Gültig ab" */
  validFrom?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Gültig bis" */
  validTo?: string | null | undefined;
  /** The value of the block, as its type defines it. Label: "Inhalt" */
  value?: Record<string, unknown> | null | undefined;
};

export type BlocksQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: BlockFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type BlocksQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: BlockType, value: Record<string, unknown> | null, config: Record<string, unknown> | null, isPublic: boolean, validFrom: string | null, validTo: string | null }> } };

export type BlocksOptionsQueryVariables = Exact<{
  limit: number;
  filter?: BlockFilter | null | undefined;
}>;


export type BlocksOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type BlockQueryVariables = Exact<{
  id: string;
}>;


export type BlockQuery = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: BlockType, value: Record<string, unknown> | null, config: Record<string, unknown> | null, isPublic: boolean, validFrom: string | null, validTo: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null } };

export type CreateBlockMutationVariables = Exact<{
  input: CreateBlockInput;
}>;


export type CreateBlockMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: BlockType, value: Record<string, unknown> | null, config: Record<string, unknown> | null, isPublic: boolean, validFrom: string | null, validTo: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null } };

export type UpdateBlockMutationVariables = Exact<{
  id: string;
  input: UpdateBlockInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateBlockMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: BlockType, value: Record<string, unknown> | null, config: Record<string, unknown> | null, isPublic: boolean, validFrom: string | null, validTo: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null } };

export type DeleteBlockMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBlockMutation = { id: string };


export const BlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Blocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"blocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}}]}}]}}]}}]} as unknown as DocumentNode<BlocksQuery, BlocksQueryVariables>;
export const BlocksOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlocksOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"blocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<BlocksOptionsQuery, BlocksOptionsQueryVariables>;
export const BlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Block"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"block"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<BlockQuery, BlockQueryVariables>;
export const CreateBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBlockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateBlockMutation, CreateBlockMutationVariables>;
export const UpdateBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBlockInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateBlockMutation, UpdateBlockMutationVariables>;
export const DeleteBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteBlockMutation, DeleteBlockMutationVariables>;
export const useBlocksQuery = (options: Omit<useQuery.Options<BlocksQuery, BlocksQueryVariables>, 'variables'> & ({ variables: BlocksQueryVariables; skip?: boolean } | { variables?: BlocksQueryVariables; skip: true })) =>
  useQuery<BlocksQuery, BlocksQueryVariables>(BlocksDocument, options as useQuery.Options<BlocksQuery, BlocksQueryVariables> & { variables: BlocksQueryVariables });
export const useBlocksLazyQuery = (options?: useLazyQuery.Options<BlocksQuery, BlocksQueryVariables>) =>
  useLazyQuery<BlocksQuery, BlocksQueryVariables>(BlocksDocument, options);
export const useBlocksSuspenseQuery = (options: { variables: BlocksQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<BlocksQuery, BlocksQueryVariables>(BlocksDocument, options as { variables: BlocksQueryVariables });
export const useBlocksOptionsQuery = (options: Omit<useQuery.Options<BlocksOptionsQuery, BlocksOptionsQueryVariables>, 'variables'> & ({ variables: BlocksOptionsQueryVariables; skip?: boolean } | { variables?: BlocksOptionsQueryVariables; skip: true })) =>
  useQuery<BlocksOptionsQuery, BlocksOptionsQueryVariables>(BlocksOptionsDocument, options as useQuery.Options<BlocksOptionsQuery, BlocksOptionsQueryVariables> & { variables: BlocksOptionsQueryVariables });
export const useBlocksOptionsLazyQuery = (options?: useLazyQuery.Options<BlocksOptionsQuery, BlocksOptionsQueryVariables>) =>
  useLazyQuery<BlocksOptionsQuery, BlocksOptionsQueryVariables>(BlocksOptionsDocument, options);
export const useBlocksOptionsSuspenseQuery = (options: { variables: BlocksOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<BlocksOptionsQuery, BlocksOptionsQueryVariables>(BlocksOptionsDocument, options as { variables: BlocksOptionsQueryVariables });
export const useBlockQuery = (options: Omit<useQuery.Options<BlockQuery, BlockQueryVariables>, 'variables'> & ({ variables: BlockQueryVariables; skip?: boolean } | { variables?: BlockQueryVariables; skip: true })) =>
  useQuery<BlockQuery, BlockQueryVariables>(BlockDocument, options as useQuery.Options<BlockQuery, BlockQueryVariables> & { variables: BlockQueryVariables });
export const useBlockLazyQuery = (options?: useLazyQuery.Options<BlockQuery, BlockQueryVariables>) =>
  useLazyQuery<BlockQuery, BlockQueryVariables>(BlockDocument, options);
export const useBlockSuspenseQuery = (options: { variables: BlockQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<BlockQuery, BlockQueryVariables>(BlockDocument, options as { variables: BlockQueryVariables });
export const useCreateBlockMutation = (options?: useMutation.Options<CreateBlockMutation, CreateBlockMutationVariables>) =>
  useMutation<CreateBlockMutation, CreateBlockMutationVariables>(CreateBlockDocument, options);
export const useUpdateBlockMutation = (options?: useMutation.Options<UpdateBlockMutation, UpdateBlockMutationVariables>) =>
  useMutation<UpdateBlockMutation, UpdateBlockMutationVariables>(UpdateBlockDocument, options);
export const useDeleteBlockMutation = (options?: useMutation.Options<DeleteBlockMutation, DeleteBlockMutationVariables>) =>
  useMutation<DeleteBlockMutation, DeleteBlockMutationVariables>(DeleteBlockDocument, options);

export const hooks = {
  useList: useBlocksQuery,
  useOptions: useBlocksOptionsQuery,
  useGet: useBlockQuery,
  useCreate: useCreateBlockMutation,
  useUpdate: useUpdateBlockMutation,
  useDelete: useDeleteBlockMutation,
};