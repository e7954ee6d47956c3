/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { BlockType } from '../enums';
import type { Orientation } from '../enums';
import type { Transition } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { BlockType };

/** A block of a page. Its type decides the fields of `config` and `value`. */
export type ContentBlockInput = {
  /** The options of the block, as its type defines them */
  config?: Record<string, unknown> | null | undefined;
  /** A UUID; generated when omitted */
  id?: string | null | undefined;
  /** Whether the block is hidden from visitors of the page */
  isHidden?: boolean | null | undefined;
  /** The type of the block */
  type: BlockType;
  /** The content of the block, as its type defines it; references are ids */
  value?: Record<string, unknown> | null | undefined;
};

/** A new record of the collection `scene` */
export type CreateSceneInput = {
  /** Text, at most 60 characters. Label: "Hintergrund" */
  background?: string | null | undefined;
  /** Blocks in their order. Label: "Inhalt" */
  content?: Array<ContentBlockInput> | null | undefined;
  /** Whole number, from 1 to 3,600. Label: "Dauer in Sekunden" */
  durationSeconds?: number | null | undefined;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** One of the values. Label: "Ausrichtung" */
  orientation?: Orientation | null | undefined;
  /** Text, at most 120 characters. Label: "Pfad" */
  path: string;
  /** One of the values. Label: "Übergang" */
  transition?: Transition | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Gültig ab" */
  validFrom?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Gültig bis" */
  validTo?: string | null | undefined;
};

export { Orientation };

/** Which records of the collection `scene` to list */
export type SceneFilter = {
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** One of the values. Label: "Ausrichtung" */
  orientation?: Orientation | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

export { Transition };

/** Changes of a record of the collection `scene` */
export type UpdateSceneInput = {
  /** Text, at most 60 characters. Label: "Hintergrund" */
  background?: string | null | undefined;
  /** Blocks in their order. Label: "Inhalt" */
  content?: Array<ContentBlockInput> | null | undefined;
  /** Whole number, from 1 to 3,600. Label: "Dauer in Sekunden" */
  durationSeconds?: number | null | undefined;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** One of the values. Label: "Ausrichtung" */
  orientation?: Orientation | null | undefined;
  /** Text, at most 120 characters. Label: "Pfad" */
  path?: string | null | undefined;
  /** One of the values. Label: "Übergang" */
  transition?: Transition | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Gültig ab" */
  validFrom?: string | null | undefined;
  /** Date and time in ISO 8601 with its zone. Label: "Gültig bis" */
  validTo?: string | null | undefined;
};

export type ScenesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: SceneFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type ScenesQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, path: string, name: string, isPublic: boolean, orientation: Orientation, background: string | null, durationSeconds: number, transition: Transition, validFrom: string | null, validTo: string | null, content: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }> }> } };

export type ScenesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: SceneFilter | null | undefined;
}>;


export type ScenesOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type SceneQueryVariables = Exact<{
  id: string;
}>;


export type SceneQuery = { record: { id: string, createdAt: string, updatedAt: string, path: string, name: string, isPublic: boolean, orientation: Orientation, background: string | null, durationSeconds: number, transition: Transition, validFrom: string | null, validTo: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, content: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }> } };

export type CreateSceneMutationVariables = Exact<{
  input: CreateSceneInput;
}>;


export type CreateSceneMutation = { record: { id: string, createdAt: string, updatedAt: string, path: string, name: string, isPublic: boolean, orientation: Orientation, background: string | null, durationSeconds: number, transition: Transition, validFrom: string | null, validTo: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, content: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }> } };

export type UpdateSceneMutationVariables = Exact<{
  id: string;
  input: UpdateSceneInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateSceneMutation = { record: { id: string, createdAt: string, updatedAt: string, path: string, name: string, isPublic: boolean, orientation: Orientation, background: string | null, durationSeconds: number, transition: Transition, validFrom: string | null, validTo: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, content: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }> } };

export type DeleteSceneMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSceneMutation = { id: string };


export const ScenesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scenes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SceneFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"scenes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}}]}}]}}]}}]} as unknown as DocumentNode<ScenesQuery, ScenesQueryVariables>;
export const ScenesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScenesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SceneFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"scenes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ScenesOptionsQuery, ScenesOptionsQueryVariables>;
export const SceneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scene"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"scene"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<SceneQuery, SceneQueryVariables>;
export const CreateSceneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateScene"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSceneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createScene"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateSceneMutation, CreateSceneMutationVariables>;
export const UpdateSceneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateScene"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSceneInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateScene"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateSceneMutation, UpdateSceneMutationVariables>;
export const DeleteSceneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteScene"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteScene"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSceneMutation, DeleteSceneMutationVariables>;
export const useScenesQuery = (options: Omit<useQuery.Options<ScenesQuery, ScenesQueryVariables>, 'variables'> & ({ variables: ScenesQueryVariables; skip?: boolean } | { variables?: ScenesQueryVariables; skip: true })) =>
  useQuery<ScenesQuery, ScenesQueryVariables>(ScenesDocument, options as useQuery.Options<ScenesQuery, ScenesQueryVariables> & { variables: ScenesQueryVariables });
export const useScenesLazyQuery = (options?: useLazyQuery.Options<ScenesQuery, ScenesQueryVariables>) =>
  useLazyQuery<ScenesQuery, ScenesQueryVariables>(ScenesDocument, options);
export const useScenesSuspenseQuery = (options: { variables: ScenesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ScenesQuery, ScenesQueryVariables>(ScenesDocument, options as { variables: ScenesQueryVariables });
export const useScenesOptionsQuery = (options: Omit<useQuery.Options<ScenesOptionsQuery, ScenesOptionsQueryVariables>, 'variables'> & ({ variables: ScenesOptionsQueryVariables; skip?: boolean } | { variables?: ScenesOptionsQueryVariables; skip: true })) =>
  useQuery<ScenesOptionsQuery, ScenesOptionsQueryVariables>(ScenesOptionsDocument, options as useQuery.Options<ScenesOptionsQuery, ScenesOptionsQueryVariables> & { variables: ScenesOptionsQueryVariables });
export const useScenesOptionsLazyQuery = (options?: useLazyQuery.Options<ScenesOptionsQuery, ScenesOptionsQueryVariables>) =>
  useLazyQuery<ScenesOptionsQuery, ScenesOptionsQueryVariables>(ScenesOptionsDocument, options);
export const useScenesOptionsSuspenseQuery = (options: { variables: ScenesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ScenesOptionsQuery, ScenesOptionsQueryVariables>(ScenesOptionsDocument, options as { variables: ScenesOptionsQueryVariables });
export const useSceneQuery = (options: Omit<useQuery.Options<SceneQuery, SceneQueryVariables>, 'variables'> & ({ variables: SceneQueryVariables; skip?: boolean } | { variables?: SceneQueryVariables; skip: true })) =>
  useQuery<SceneQuery, SceneQueryVariables>(SceneDocument, options as useQuery.Options<SceneQuery, SceneQueryVariables> & { variables: SceneQueryVariables });
export const useSceneLazyQuery = (options?: useLazyQuery.Options<SceneQuery, SceneQueryVariables>) =>
  useLazyQuery<SceneQuery, SceneQueryVariables>(SceneDocument, options);
export const useSceneSuspenseQuery = (options: { variables: SceneQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SceneQuery, SceneQueryVariables>(SceneDocument, options as { variables: SceneQueryVariables });
export const useCreateSceneMutation = (options?: useMutation.Options<CreateSceneMutation, CreateSceneMutationVariables>) =>
  useMutation<CreateSceneMutation, CreateSceneMutationVariables>(CreateSceneDocument, options);
export const useUpdateSceneMutation = (options?: useMutation.Options<UpdateSceneMutation, UpdateSceneMutationVariables>) =>
  useMutation<UpdateSceneMutation, UpdateSceneMutationVariables>(UpdateSceneDocument, options);
export const useDeleteSceneMutation = (options?: useMutation.Options<DeleteSceneMutation, DeleteSceneMutationVariables>) =>
  useMutation<DeleteSceneMutation, DeleteSceneMutationVariables>(DeleteSceneDocument, options);

export const hooks = {
  useList: useScenesQuery,
  useOptions: useScenesOptionsQuery,
  useGet: useSceneQuery,
  useCreate: useCreateSceneMutation,
  useUpdate: useUpdateSceneMutation,
  useDelete: useDeleteSceneMutation,
};