/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OpeningRuleType } from '../enums';
import type { Orientation } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `digitalSignageStream` */
export type CreateDigitalSignageStreamInput = {
  /** Records of the collection `branch`, at most 200. Label: "Filialen" */
  branches?: Array<string> | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier: string;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** One of the values. Label: "Ausrichtung" */
  orientation?: Orientation | null | undefined;
  /** Entries in their order, at most 200. Label: "Zeitplan" */
  schedule?: Array<OpeningRuleInput> | null | undefined;
  /** Entries in their order, at most 200. Label: "Filmsequenzen" */
  segments?: Array<StreamSegmentInput> | null | undefined;
};

/** Which records of the collection `digitalSignageStream` to list */
export type DigitalSignageStreamFilter = {
  /** Record of the collection `branch`. Label: "Filialen" */
  branch?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

/** Label: "Öffnungszeiten" */
export type OpeningRuleInput = {
  /** Date as YYYY-MM-DD, in the time zone of the shop. Label: "Datum" */
  date?: string | null | undefined;
  /** Time of day as HH:MM, in the time zone of the shop. Label: "Von" */
  from?: string | null | undefined;
  /** Yes or no. Label: "Geschlossen" */
  isClosed?: boolean | null | undefined;
  /** Time of day as HH:MM, in the time zone of the shop. Label: "Bis" */
  to?: string | null | undefined;
  /** One of the values. Label: "Tag" */
  type: OpeningRuleType;
};

export { OpeningRuleType };

export { Orientation };

/** Label: "Filmsequenzen" */
export type StreamSegmentInput = {
  /** Record of the collection `digitalSignageSegment`. Label: "Filmsequenz" */
  segment: string;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
};

/** Changes of a record of the collection `digitalSignageStream` */
export type UpdateDigitalSignageStreamInput = {
  /** Records of the collection `branch`, at most 200. Label: "Filialen" */
  branches?: Array<string> | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** One of the values. Label: "Ausrichtung" */
  orientation?: Orientation | null | undefined;
  /** Entries in their order, at most 200. Label: "Zeitplan" */
  schedule?: Array<OpeningRuleInput> | null | undefined;
  /** Entries in their order, at most 200. Label: "Filmsequenzen" */
  segments?: Array<StreamSegmentInput> | null | undefined;
};

export type DigitalSignageStreamsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: DigitalSignageStreamFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type DigitalSignageStreamsQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, identifier: string, name: string, orientation: Orientation, isEnabled: boolean, segments: Array<{ sortOrder: number, segment: { id: string, name: string } }>, branches: Array<{ id: string, name: string }>, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> }> } };

export type DigitalSignageStreamsOptionsQueryVariables = Exact<{
  limit: number;
  filter?: DigitalSignageStreamFilter | null | undefined;
}>;


export type DigitalSignageStreamsOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type DigitalSignageStreamQueryVariables = Exact<{
  id: string;
}>;


export type DigitalSignageStreamQuery = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, orientation: Orientation, isEnabled: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, segments: Array<{ sortOrder: number, segment: { id: string, name: string } }>, branches: Array<{ id: string, name: string }>, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> } };

export type CreateDigitalSignageStreamMutationVariables = Exact<{
  input: CreateDigitalSignageStreamInput;
}>;


export type CreateDigitalSignageStreamMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, orientation: Orientation, isEnabled: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, segments: Array<{ sortOrder: number, segment: { id: string, name: string } }>, branches: Array<{ id: string, name: string }>, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> } };

export type UpdateDigitalSignageStreamMutationVariables = Exact<{
  id: string;
  input: UpdateDigitalSignageStreamInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateDigitalSignageStreamMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, orientation: Orientation, isEnabled: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, segments: Array<{ sortOrder: number, segment: { id: string, name: string } }>, branches: Array<{ id: string, name: string }>, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> } };

export type DeleteDigitalSignageStreamMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDigitalSignageStreamMutation = { id: string };


export const DigitalSignageStreamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DigitalSignageStreams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DigitalSignageStreamFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"digitalSignageStreams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"segments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}}]}}]}}]} as unknown as DocumentNode<DigitalSignageStreamsQuery, DigitalSignageStreamsQueryVariables>;
export const DigitalSignageStreamsOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DigitalSignageStreamsOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DigitalSignageStreamFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"digitalSignageStreams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DigitalSignageStreamsOptionsQuery, DigitalSignageStreamsOptionsQueryVariables>;
export const DigitalSignageStreamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DigitalSignageStream"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"digitalSignageStream"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"segments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<DigitalSignageStreamQuery, DigitalSignageStreamQueryVariables>;
export const CreateDigitalSignageStreamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDigitalSignageStream"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDigitalSignageStreamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createDigitalSignageStream"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"segments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateDigitalSignageStreamMutation, CreateDigitalSignageStreamMutationVariables>;
export const UpdateDigitalSignageStreamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDigitalSignageStream"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDigitalSignageStreamInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateDigitalSignageStream"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"segments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateDigitalSignageStreamMutation, UpdateDigitalSignageStreamMutationVariables>;
export const DeleteDigitalSignageStreamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDigitalSignageStream"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteDigitalSignageStream"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDigitalSignageStreamMutation, DeleteDigitalSignageStreamMutationVariables>;
export const useDigitalSignageStreamsQuery = (options: Omit<useQuery.Options<DigitalSignageStreamsQuery, DigitalSignageStreamsQueryVariables>, 'variables'> & ({ variables: DigitalSignageStreamsQueryVariables; skip?: boolean } | { variables?: DigitalSignageStreamsQueryVariables; skip: true })) =>
  useQuery<DigitalSignageStreamsQuery, DigitalSignageStreamsQueryVariables>(DigitalSignageStreamsDocument, options as useQuery.Options<DigitalSignageStreamsQuery, DigitalSignageStreamsQueryVariables> & { variables: DigitalSignageStreamsQueryVariables });
export const useDigitalSignageStreamsLazyQuery = (options?: useLazyQuery.Options<DigitalSignageStreamsQuery, DigitalSignageStreamsQueryVariables>) =>
  useLazyQuery<DigitalSignageStreamsQuery, DigitalSignageStreamsQueryVariables>(DigitalSignageStreamsDocument, options);
export const useDigitalSignageStreamsSuspenseQuery = (options: { variables: DigitalSignageStreamsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DigitalSignageStreamsQuery, DigitalSignageStreamsQueryVariables>(DigitalSignageStreamsDocument, options as { variables: DigitalSignageStreamsQueryVariables });
export const useDigitalSignageStreamsOptionsQuery = (options: Omit<useQuery.Options<DigitalSignageStreamsOptionsQuery, DigitalSignageStreamsOptionsQueryVariables>, 'variables'> & ({ variables: DigitalSignageStreamsOptionsQueryVariables; skip?: boolean } | { variables?: DigitalSignageStreamsOptionsQueryVariables; skip: true })) =>
  useQuery<DigitalSignageStreamsOptionsQuery, DigitalSignageStreamsOptionsQueryVariables>(DigitalSignageStreamsOptionsDocument, options as useQuery.Options<DigitalSignageStreamsOptionsQuery, DigitalSignageStreamsOptionsQueryVariables> & { variables: DigitalSignageStreamsOptionsQueryVariables });
export const useDigitalSignageStreamsOptionsLazyQuery = (options?: useLazyQuery.Options<DigitalSignageStreamsOptionsQuery, DigitalSignageStreamsOptionsQueryVariables>) =>
  useLazyQuery<DigitalSignageStreamsOptionsQuery, DigitalSignageStreamsOptionsQueryVariables>(DigitalSignageStreamsOptionsDocument, options);
export const useDigitalSignageStreamsOptionsSuspenseQuery = (options: { variables: DigitalSignageStreamsOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DigitalSignageStreamsOptionsQuery, DigitalSignageStreamsOptionsQueryVariables>(DigitalSignageStreamsOptionsDocument, options as { variables: DigitalSignageStreamsOptionsQueryVariables });
export const useDigitalSignageStreamQuery = (options: Omit<useQuery.Options<DigitalSignageStreamQuery, DigitalSignageStreamQueryVariables>, 'variables'> & ({ variables: DigitalSignageStreamQueryVariables; skip?: boolean } | { variables?: DigitalSignageStreamQueryVariables; skip: true })) =>
  useQuery<DigitalSignageStreamQuery, DigitalSignageStreamQueryVariables>(DigitalSignageStreamDocument, options as useQuery.Options<DigitalSignageStreamQuery, DigitalSignageStreamQueryVariables> & { variables: DigitalSignageStreamQueryVariables });
export const useDigitalSignageStreamLazyQuery = (options?: useLazyQuery.Options<DigitalSignageStreamQuery, DigitalSignageStreamQueryVariables>) =>
  useLazyQuery<DigitalSignageStreamQuery, DigitalSignageStreamQueryVariables>(DigitalSignageStreamDocument, options);
export const useDigitalSignageStreamSuspenseQuery = (options: { variables: DigitalSignageStreamQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DigitalSignageStreamQuery, DigitalSignageStreamQueryVariables>(DigitalSignageStreamDocument, options as { variables: DigitalSignageStreamQueryVariables });
export const useCreateDigitalSignageStreamMutation = (options?: useMutation.Options<CreateDigitalSignageStreamMutation, CreateDigitalSignageStreamMutationVariables>) =>
  useMutation<CreateDigitalSignageStreamMutation, CreateDigitalSignageStreamMutationVariables>(CreateDigitalSignageStreamDocument, options);
export const useUpdateDigitalSignageStreamMutation = (options?: useMutation.Options<UpdateDigitalSignageStreamMutation, UpdateDigitalSignageStreamMutationVariables>) =>
  useMutation<UpdateDigitalSignageStreamMutation, UpdateDigitalSignageStreamMutationVariables>(UpdateDigitalSignageStreamDocument, options);
export const useDeleteDigitalSignageStreamMutation = (options?: useMutation.Options<DeleteDigitalSignageStreamMutation, DeleteDigitalSignageStreamMutationVariables>) =>
  useMutation<DeleteDigitalSignageStreamMutation, DeleteDigitalSignageStreamMutationVariables>(DeleteDigitalSignageStreamDocument, options);

export const hooks = {
  useList: useDigitalSignageStreamsQuery,
  useOptions: useDigitalSignageStreamsOptionsQuery,
  useGet: useDigitalSignageStreamQuery,
  useCreate: useCreateDigitalSignageStreamMutation,
  useUpdate: useUpdateDigitalSignageStreamMutation,
  useDelete: useDeleteDigitalSignageStreamMutation,
};