/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `node` */
export type CreateNodeInput = {
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier: string;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** Record of the collection `node`. Label: "Übergeordneter Knoten" */
  parent?: string | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** Text, at most 60 characters. Label: "Typ" */
  type: string;
  /** Object. Label: "Wert" */
  value?: Record<string, unknown> | null | undefined;
};

/** Which records of the collection `node` to list */
export type NodeFilter = {
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

/** Changes of a record of the collection `node` */
export type UpdateNodeInput = {
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier?: string | null | undefined;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** Record of the collection `node`. Label: "Übergeordneter Knoten" */
  parent?: string | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** Text, at most 60 characters. Label: "Typ" */
  type?: string | null | undefined;
  /** Object. Label: "Wert" */
  value?: Record<string, unknown> | null | undefined;
};

export type NodesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: NodeFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type NodesQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: string, value: Record<string, unknown> | null, sortOrder: number, isPublic: boolean, parent: { id: string, name: string } | null }> } };

export type NodesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: NodeFilter | null | undefined;
}>;


export type NodesOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type NodeQueryVariables = Exact<{
  id: string;
}>;


export type NodeQuery = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: string, value: Record<string, unknown> | null, sortOrder: number, isPublic: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, parent: { id: string, name: string } | null } };

export type CreateNodeMutationVariables = Exact<{
  input: CreateNodeInput;
}>;


export type CreateNodeMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: string, value: Record<string, unknown> | null, sortOrder: number, isPublic: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, parent: { id: string, name: string } | null } };

export type UpdateNodeMutationVariables = Exact<{
  id: string;
  input: UpdateNodeInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateNodeMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: string, value: Record<string, unknown> | null, sortOrder: number, isPublic: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, parent: { id: string, name: string } | null } };

export type DeleteNodeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNodeMutation = { id: string };


export const NodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Nodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NodeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]}}]}}]} as unknown as DocumentNode<NodesQuery, NodesQueryVariables>;
export const NodesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NodesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NodeFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<NodesOptionsQuery, NodesOptionsQueryVariables>;
export const NodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Node"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<NodeQuery, NodeQueryVariables>;
export const CreateNodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createNode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateNodeMutation, CreateNodeMutationVariables>;
export const UpdateNodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNodeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateNode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateNodeMutation, UpdateNodeMutationVariables>;
export const DeleteNodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteNode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteNodeMutation, DeleteNodeMutationVariables>;
export const useNodesQuery = (options: Omit<useQuery.Options<NodesQuery, NodesQueryVariables>, 'variables'> & ({ variables: NodesQueryVariables; skip?: boolean } | { variables?: NodesQueryVariables; skip: true })) =>
  useQuery<NodesQuery, NodesQueryVariables>(NodesDocument, options as useQuery.Options<NodesQuery, NodesQueryVariables> & { variables: NodesQueryVariables });
export const useNodesLazyQuery = (options?: useLazyQuery.Options<NodesQuery, NodesQueryVariables>) =>
  useLazyQuery<NodesQuery, NodesQueryVariables>(NodesDocument, options);
export const useNodesSuspenseQuery = (options: { variables: NodesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<NodesQuery, NodesQueryVariables>(NodesDocument, options as { variables: NodesQueryVariables });
export const useNodesOptionsQuery = (options: Omit<useQuery.Options<NodesOptionsQuery, NodesOptionsQueryVariables>, 'variables'> & ({ variables: NodesOptionsQueryVariables; skip?: boolean } | { variables?: NodesOptionsQueryVariables; skip: true })) =>
  useQuery<NodesOptionsQuery, NodesOptionsQueryVariables>(NodesOptionsDocument, options as useQuery.Options<NodesOptionsQuery, NodesOptionsQueryVariables> & { variables: NodesOptionsQueryVariables });
export const useNodesOptionsLazyQuery = (options?: useLazyQuery.Options<NodesOptionsQuery, NodesOptionsQueryVariables>) =>
  useLazyQuery<NodesOptionsQuery, NodesOptionsQueryVariables>(NodesOptionsDocument, options);
export const useNodesOptionsSuspenseQuery = (options: { variables: NodesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<NodesOptionsQuery, NodesOptionsQueryVariables>(NodesOptionsDocument, options as { variables: NodesOptionsQueryVariables });
export const useNodeQuery = (options: Omit<useQuery.Options<NodeQuery, NodeQueryVariables>, 'variables'> & ({ variables: NodeQueryVariables; skip?: boolean } | { variables?: NodeQueryVariables; skip: true })) =>
  useQuery<NodeQuery, NodeQueryVariables>(NodeDocument, options as useQuery.Options<NodeQuery, NodeQueryVariables> & { variables: NodeQueryVariables });
export const useNodeLazyQuery = (options?: useLazyQuery.Options<NodeQuery, NodeQueryVariables>) =>
  useLazyQuery<NodeQuery, NodeQueryVariables>(NodeDocument, options);
export const useNodeSuspenseQuery = (options: { variables: NodeQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<NodeQuery, NodeQueryVariables>(NodeDocument, options as { variables: NodeQueryVariables });
export const useCreateNodeMutation = (options?: useMutation.Options<CreateNodeMutation, CreateNodeMutationVariables>) =>
  useMutation<CreateNodeMutation, CreateNodeMutationVariables>(CreateNodeDocument, options);
export const useUpdateNodeMutation = (options?: useMutation.Options<UpdateNodeMutation, UpdateNodeMutationVariables>) =>
  useMutation<UpdateNodeMutation, UpdateNodeMutationVariables>(UpdateNodeDocument, options);
export const useDeleteNodeMutation = (options?: useMutation.Options<DeleteNodeMutation, DeleteNodeMutationVariables>) =>
  useMutation<DeleteNodeMutation, DeleteNodeMutationVariables>(DeleteNodeDocument, options);

export const hooks = {
  useList: useNodesQuery,
  useOptions: useNodesOptionsQuery,
  useGet: useNodeQuery,
  useCreate: useCreateNodeMutation,
  useUpdate: useUpdateNodeMutation,
  useDelete: useDeleteNodeMutation,
};