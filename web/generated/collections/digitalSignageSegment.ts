/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OpeningRuleType } from '../enums';
import type { SegmentType } from '../enums';
import type { Transition } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `digitalSignageSegment` */
export type CreateDigitalSignageSegmentInput = {
  /** Whole number, from 1 to 3,600. Label: "Dauer in Sekunden" */
  durationSeconds: number;
  /** Image. Label: "Bild" */
  image?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** Record of the collection `scene`. Label: "Szene" */
  scene?: string | null | undefined;
  /** Entries in their order, at most 200. Label: "Zeitplan" */
  schedule?: Array<OpeningRuleInput> | null | undefined;
  /** Record of the collection `site`. Label: "Seite" */
  site?: string | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** One of the values. Label: "Übergang" */
  transition?: Transition | null | undefined;
  /** One of the values. Label: "Art" */
  type?: SegmentType | null | undefined;
  /** Uploaded file. Label: "Video" */
  upload?: string | null | undefined;
};

/** Which records of the collection `digitalSignageSegment` to list */
export type DigitalSignageSegmentFilter = {
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** Record of the collection `digitalSignageStream`. Label: "Stream" */
  stream?: string | null | undefined;
  /** One of the values. Label: "Art" */
  type?: SegmentType | null | undefined;
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

export { SegmentType };

export { Transition };

/** Changes of a record of the collection `digitalSignageSegment` */
export type UpdateDigitalSignageSegmentInput = {
  /** Whole number, from 1 to 3,600. Label: "Dauer in Sekunden" */
  durationSeconds?: number | null | undefined;
  /** Image. Label: "Bild" */
  image?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** Record of the collection `scene`. Label: "Szene" */
  scene?: string | null | undefined;
  /** Entries in their order, at most 200. Label: "Zeitplan" */
  schedule?: Array<OpeningRuleInput> | null | undefined;
  /** Record of the collection `site`. Label: "Seite" */
  site?: string | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** One of the values. Label: "Übergang" */
  transition?: Transition | null | undefined;
  /** One of the values. Label: "Art" */
  type?: SegmentType | null | undefined;
  /** Uploaded file. Label: "Video" */
  upload?: string | null | undefined;
};

export type DigitalSignageSegmentsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: DigitalSignageSegmentFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type DigitalSignageSegmentsQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, name: string, type: SegmentType, durationSeconds: number, transition: Transition, isEnabled: boolean, sortOrder: number, scene: { id: string, name: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, upload: { id: string, name: string | null, version: number, extension: string, publicHash: string, size: number | null } | null, site: { id: string, name: string } | null, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> }> } };

export type DigitalSignageSegmentsOptionsQueryVariables = Exact<{
  limit: number;
  filter?: DigitalSignageSegmentFilter | null | undefined;
}>;


export type DigitalSignageSegmentsOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type DigitalSignageSegmentQueryVariables = Exact<{
  id: string;
}>;


export type DigitalSignageSegmentQuery = { record: { id: string, createdAt: string, updatedAt: string, name: string, type: SegmentType, durationSeconds: number, transition: Transition, isEnabled: boolean, sortOrder: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, scene: { id: string, name: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, upload: { id: string, name: string | null, version: number, extension: string, publicHash: string, size: number | null } | null, site: { id: string, name: string } | null, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> } };

export type CreateDigitalSignageSegmentMutationVariables = Exact<{
  input: CreateDigitalSignageSegmentInput;
}>;


export type CreateDigitalSignageSegmentMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, type: SegmentType, durationSeconds: number, transition: Transition, isEnabled: boolean, sortOrder: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, scene: { id: string, name: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, upload: { id: string, name: string | null, version: number, extension: string, publicHash: string, size: number | null } | null, site: { id: string, name: string } | null, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> } };

export type UpdateDigitalSignageSegmentMutationVariables = Exact<{
  id: string;
  input: UpdateDigitalSignageSegmentInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateDigitalSignageSegmentMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, type: SegmentType, durationSeconds: number, transition: Transition, isEnabled: boolean, sortOrder: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, scene: { id: string, name: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, upload: { id: string, name: string | null, version: number, extension: string, publicHash: string, size: number | null } | null, site: { id: string, name: string } | null, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }> } };

export type DeleteDigitalSignageSegmentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDigitalSignageSegmentMutation = { id: string };


export const DigitalSignageSegmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DigitalSignageSegments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DigitalSignageSegmentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"digitalSignageSegments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"scene"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}}]}}]}}]} as unknown as DocumentNode<DigitalSignageSegmentsQuery, DigitalSignageSegmentsQueryVariables>;
export const DigitalSignageSegmentsOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DigitalSignageSegmentsOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DigitalSignageSegmentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"digitalSignageSegments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DigitalSignageSegmentsOptionsQuery, DigitalSignageSegmentsOptionsQueryVariables>;
export const DigitalSignageSegmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DigitalSignageSegment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"digitalSignageSegment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"scene"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<DigitalSignageSegmentQuery, DigitalSignageSegmentQueryVariables>;
export const CreateDigitalSignageSegmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDigitalSignageSegment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDigitalSignageSegmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createDigitalSignageSegment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"scene"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateDigitalSignageSegmentMutation, CreateDigitalSignageSegmentMutationVariables>;
export const UpdateDigitalSignageSegmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDigitalSignageSegment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDigitalSignageSegmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateDigitalSignageSegment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"scene"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"transition"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateDigitalSignageSegmentMutation, UpdateDigitalSignageSegmentMutationVariables>;
export const DeleteDigitalSignageSegmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDigitalSignageSegment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteDigitalSignageSegment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDigitalSignageSegmentMutation, DeleteDigitalSignageSegmentMutationVariables>;
export const useDigitalSignageSegmentsQuery = (options: Omit<useQuery.Options<DigitalSignageSegmentsQuery, DigitalSignageSegmentsQueryVariables>, 'variables'> & ({ variables: DigitalSignageSegmentsQueryVariables; skip?: boolean } | { variables?: DigitalSignageSegmentsQueryVariables; skip: true })) =>
  useQuery<DigitalSignageSegmentsQuery, DigitalSignageSegmentsQueryVariables>(DigitalSignageSegmentsDocument, options as useQuery.Options<DigitalSignageSegmentsQuery, DigitalSignageSegmentsQueryVariables> & { variables: DigitalSignageSegmentsQueryVariables });
export const useDigitalSignageSegmentsLazyQuery = (options?: useLazyQuery.Options<DigitalSignageSegmentsQuery, DigitalSignageSegmentsQueryVariables>) =>
  useLazyQuery<DigitalSignageSegmentsQuery, DigitalSignageSegmentsQueryVariables>(DigitalSignageSegmentsDocument, options);
export const useDigitalSignageSegmentsSuspenseQuery = (options: { variables: DigitalSignageSegmentsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DigitalSignageSegmentsQuery, DigitalSignageSegmentsQueryVariables>(DigitalSignageSegmentsDocument, options as { variables: DigitalSignageSegmentsQueryVariables });
export const useDigitalSignageSegmentsOptionsQuery = (options: Omit<useQuery.Options<DigitalSignageSegmentsOptionsQuery, DigitalSignageSegmentsOptionsQueryVariables>, 'variables'> & ({ variables: DigitalSignageSegmentsOptionsQueryVariables; skip?: boolean } | { variables?: DigitalSignageSegmentsOptionsQueryVariables; skip: true })) =>
  useQuery<DigitalSignageSegmentsOptionsQuery, DigitalSignageSegmentsOptionsQueryVariables>(DigitalSignageSegmentsOptionsDocument, options as useQuery.Options<DigitalSignageSegmentsOptionsQuery, DigitalSignageSegmentsOptionsQueryVariables> & { variables: DigitalSignageSegmentsOptionsQueryVariables });
export const useDigitalSignageSegmentsOptionsLazyQuery = (options?: useLazyQuery.Options<DigitalSignageSegmentsOptionsQuery, DigitalSignageSegmentsOptionsQueryVariables>) =>
  useLazyQuery<DigitalSignageSegmentsOptionsQuery, DigitalSignageSegmentsOptionsQueryVariables>(DigitalSignageSegmentsOptionsDocument, options);
export const useDigitalSignageSegmentsOptionsSuspenseQuery = (options: { variables: DigitalSignageSegmentsOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DigitalSignageSegmentsOptionsQuery, DigitalSignageSegmentsOptionsQueryVariables>(DigitalSignageSegmentsOptionsDocument, options as { variables: DigitalSignageSegmentsOptionsQueryVariables });
export const useDigitalSignageSegmentQuery = (options: Omit<useQuery.Options<DigitalSignageSegmentQuery, DigitalSignageSegmentQueryVariables>, 'variables'> & ({ variables: DigitalSignageSegmentQueryVariables; skip?: boolean } | { variables?: DigitalSignageSegmentQueryVariables; skip: true })) =>
  useQuery<DigitalSignageSegmentQuery, DigitalSignageSegmentQueryVariables>(DigitalSignageSegmentDocument, options as useQuery.Options<DigitalSignageSegmentQuery, DigitalSignageSegmentQueryVariables> & { variables: DigitalSignageSegmentQueryVariables });
export const useDigitalSignageSegmentLazyQuery = (options?: useLazyQuery.Options<DigitalSignageSegmentQuery, DigitalSignageSegmentQueryVariables>) =>
  useLazyQuery<DigitalSignageSegmentQuery, DigitalSignageSegmentQueryVariables>(DigitalSignageSegmentDocument, options);
export const useDigitalSignageSegmentSuspenseQuery = (options: { variables: DigitalSignageSegmentQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DigitalSignageSegmentQuery, DigitalSignageSegmentQueryVariables>(DigitalSignageSegmentDocument, options as { variables: DigitalSignageSegmentQueryVariables });
export const useCreateDigitalSignageSegmentMutation = (options?: useMutation.Options<CreateDigitalSignageSegmentMutation, CreateDigitalSignageSegmentMutationVariables>) =>
  useMutation<CreateDigitalSignageSegmentMutation, CreateDigitalSignageSegmentMutationVariables>(CreateDigitalSignageSegmentDocument, options);
export const useUpdateDigitalSignageSegmentMutation = (options?: useMutation.Options<UpdateDigitalSignageSegmentMutation, UpdateDigitalSignageSegmentMutationVariables>) =>
  useMutation<UpdateDigitalSignageSegmentMutation, UpdateDigitalSignageSegmentMutationVariables>(UpdateDigitalSignageSegmentDocument, options);
export const useDeleteDigitalSignageSegmentMutation = (options?: useMutation.Options<DeleteDigitalSignageSegmentMutation, DeleteDigitalSignageSegmentMutationVariables>) =>
  useMutation<DeleteDigitalSignageSegmentMutation, DeleteDigitalSignageSegmentMutationVariables>(DeleteDigitalSignageSegmentDocument, options);

export const hooks = {
  useList: useDigitalSignageSegmentsQuery,
  useOptions: useDigitalSignageSegmentsOptionsQuery,
  useGet: useDigitalSignageSegmentQuery,
  useCreate: useCreateDigitalSignageSegmentMutation,
  useUpdate: useUpdateDigitalSignageSegmentMutation,
  useDelete: useDeleteDigitalSignageSegmentMutation,
};