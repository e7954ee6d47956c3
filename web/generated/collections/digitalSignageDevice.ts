/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DeviceStatus } from '../enums';
import type { Orientation } from '../enums';
import type { SignageCommandState } from '../enums';
import type { SignageCommandType } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `digitalSignageDevice` */
export type CreateDigitalSignageDeviceInput = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier: string;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** One of the values. Label: "Ausrichtung" */
  orientation?: Orientation | null | undefined;
  /** Text, at most 20 characters. Label: "Auflösung" */
  resolution?: string | null | undefined;
  /** Record of the collection `digitalSignageStream`. Label: "Stream" */
  stream?: string | null | undefined;
  /** Whole number, from 0 to 100. Label: "Lautstärke" */
  volume?: number | null | undefined;
};

export { DeviceStatus };

/** Which records of the collection `digitalSignageDevice` to list */
export type DigitalSignageDeviceFilter = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** One of the values; set by the server. Label: "Status" */
  status?: DeviceStatus | null | undefined;
  /** Record of the collection `digitalSignageStream`. Label: "Stream" */
  stream?: string | null | undefined;
};

export { Orientation };

export { SignageCommandState };

export { SignageCommandType };

/** Changes of a record of the collection `digitalSignageDevice` */
export type UpdateDigitalSignageDeviceInput = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** One of the values. Label: "Ausrichtung" */
  orientation?: Orientation | null | undefined;
  /** Text, at most 20 characters. Label: "Auflösung" */
  resolution?: string | null | undefined;
  /** Record of the collection `digitalSignageStream`. Label: "Stream" */
  stream?: string | null | undefined;
  /** Whole number, from 0 to 100. Label: "Lautstärke" */
  volume?: number | null | undefined;
};

export type DigitalSignageDevicesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: DigitalSignageDeviceFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type DigitalSignageDevicesQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, identifier: string, name: string, orientation: Orientation, resolution: string | null, volume: number, pairingCode: string | null, token: string | null, status: DeviceStatus, appVersion: string | null, lastSeenAt: string | null, branch: { id: string, name: string } | null, stream: { id: string, name: string } | null, currentSegment: { id: string, name: string } | null, command: { id: string, type: SignageCommandType, state: SignageCommandState, createdAt: string, finishedAt: string | null, message: string | null, payload: { volume: number | null, stream: { id: string, name: string } | null } | null } | null }> } };

export type DigitalSignageDevicesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: DigitalSignageDeviceFilter | null | undefined;
}>;


export type DigitalSignageDevicesOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type DigitalSignageDeviceQueryVariables = Exact<{
  id: string;
}>;


export type DigitalSignageDeviceQuery = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, orientation: Orientation, resolution: string | null, volume: number, pairingCode: string | null, token: string | null, status: DeviceStatus, appVersion: string | null, lastSeenAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, stream: { id: string, name: string } | null, currentSegment: { id: string, name: string } | null, command: { id: string, type: SignageCommandType, state: SignageCommandState, createdAt: string, finishedAt: string | null, message: string | null, payload: { volume: number | null, stream: { id: string, name: string } | null } | null } | null } };

export type CreateDigitalSignageDeviceMutationVariables = Exact<{
  input: CreateDigitalSignageDeviceInput;
}>;


export type CreateDigitalSignageDeviceMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, orientation: Orientation, resolution: string | null, volume: number, pairingCode: string | null, token: string | null, status: DeviceStatus, appVersion: string | null, lastSeenAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, stream: { id: string, name: string } | null, currentSegment: { id: string, name: string } | null, command: { id: string, type: SignageCommandType, state: SignageCommandState, createdAt: string, finishedAt: string | null, message: string | null, payload: { volume: number | null, stream: { id: string, name: string } | null } | null } | null } };

export type UpdateDigitalSignageDeviceMutationVariables = Exact<{
  id: string;
  input: UpdateDigitalSignageDeviceInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateDigitalSignageDeviceMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, orientation: Orientation, resolution: string | null, volume: number, pairingCode: string | null, token: string | null, status: DeviceStatus, appVersion: string | null, lastSeenAt: string | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, stream: { id: string, name: string } | null, currentSegment: { id: string, name: string } | null, command: { id: string, type: SignageCommandType, state: SignageCommandState, createdAt: string, finishedAt: string | null, message: string | null, payload: { volume: number | null, stream: { id: string, name: string } | null } | null } | null } };

export type DeleteDigitalSignageDeviceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDigitalSignageDeviceMutation = { id: string };


export const DigitalSignageDevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DigitalSignageDevices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DigitalSignageDeviceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"digitalSignageDevices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"resolution"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"pairingCode"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currentSegment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"command"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"payload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"stream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DigitalSignageDevicesQuery, DigitalSignageDevicesQueryVariables>;
export const DigitalSignageDevicesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DigitalSignageDevicesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DigitalSignageDeviceFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"digitalSignageDevices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DigitalSignageDevicesOptionsQuery, DigitalSignageDevicesOptionsQueryVariables>;
export const DigitalSignageDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DigitalSignageDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"digitalSignageDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"resolution"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"pairingCode"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currentSegment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"command"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"payload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"stream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<DigitalSignageDeviceQuery, DigitalSignageDeviceQueryVariables>;
export const CreateDigitalSignageDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDigitalSignageDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDigitalSignageDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createDigitalSignageDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"resolution"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"pairingCode"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currentSegment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"command"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"payload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"stream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateDigitalSignageDeviceMutation, CreateDigitalSignageDeviceMutationVariables>;
export const UpdateDigitalSignageDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDigitalSignageDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDigitalSignageDeviceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateDigitalSignageDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orientation"}},{"kind":"Field","name":{"kind":"Name","value":"resolution"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"pairingCode"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currentSegment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"command"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"payload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volume"}},{"kind":"Field","name":{"kind":"Name","value":"stream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateDigitalSignageDeviceMutation, UpdateDigitalSignageDeviceMutationVariables>;
export const DeleteDigitalSignageDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDigitalSignageDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteDigitalSignageDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDigitalSignageDeviceMutation, DeleteDigitalSignageDeviceMutationVariables>;
export const useDigitalSignageDevicesQuery = (options: Omit<useQuery.Options<DigitalSignageDevicesQuery, DigitalSignageDevicesQueryVariables>, 'variables'> & ({ variables: DigitalSignageDevicesQueryVariables; skip?: boolean } | { variables?: DigitalSignageDevicesQueryVariables; skip: true })) =>
  useQuery<DigitalSignageDevicesQuery, DigitalSignageDevicesQueryVariables>(DigitalSignageDevicesDocument, options as useQuery.Options<DigitalSignageDevicesQuery, DigitalSignageDevicesQueryVariables> & { variables: DigitalSignageDevicesQueryVariables });
export const useDigitalSignageDevicesLazyQuery = (options?: useLazyQuery.Options<DigitalSignageDevicesQuery, DigitalSignageDevicesQueryVariables>) =>
  useLazyQuery<DigitalSignageDevicesQuery, DigitalSignageDevicesQueryVariables>(DigitalSignageDevicesDocument, options);
export const useDigitalSignageDevicesSuspenseQuery = (options: { variables: DigitalSignageDevicesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DigitalSignageDevicesQuery, DigitalSignageDevicesQueryVariables>(DigitalSignageDevicesDocument, options as { variables: DigitalSignageDevicesQueryVariables });
export const useDigitalSignageDevicesOptionsQuery = (options: Omit<useQuery.Options<DigitalSignageDevicesOptionsQuery, DigitalSignageDevicesOptionsQueryVariables>, 'variables'> & ({ variables: DigitalSignageDevicesOptionsQueryVariables; skip?: boolean } | { variables?: DigitalSignageDevicesOptionsQueryVariables; skip: true })) =>
  useQuery<DigitalSignageDevicesOptionsQuery, DigitalSignageDevicesOptionsQueryVariables>(DigitalSignageDevicesOptionsDocument, options as useQuery.Options<DigitalSignageDevicesOptionsQuery, DigitalSignageDevicesOptionsQueryVariables> & { variables: DigitalSignageDevicesOptionsQueryVariables });
export const useDigitalSignageDevicesOptionsLazyQuery = (options?: useLazyQuery.Options<DigitalSignageDevicesOptionsQuery, DigitalSignageDevicesOptionsQueryVariables>) =>
  useLazyQuery<DigitalSignageDevicesOptionsQuery, DigitalSignageDevicesOptionsQueryVariables>(DigitalSignageDevicesOptionsDocument, options);
export const useDigitalSignageDevicesOptionsSuspenseQuery = (options: { variables: DigitalSignageDevicesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DigitalSignageDevicesOptionsQuery, DigitalSignageDevicesOptionsQueryVariables>(DigitalSignageDevicesOptionsDocument, options as { variables: DigitalSignageDevicesOptionsQueryVariables });
export const useDigitalSignageDeviceQuery = (options: Omit<useQuery.Options<DigitalSignageDeviceQuery, DigitalSignageDeviceQueryVariables>, 'variables'> & ({ variables: DigitalSignageDeviceQueryVariables; skip?: boolean } | { variables?: DigitalSignageDeviceQueryVariables; skip: true })) =>
  useQuery<DigitalSignageDeviceQuery, DigitalSignageDeviceQueryVariables>(DigitalSignageDeviceDocument, options as useQuery.Options<DigitalSignageDeviceQuery, DigitalSignageDeviceQueryVariables> & { variables: DigitalSignageDeviceQueryVariables });
export const useDigitalSignageDeviceLazyQuery = (options?: useLazyQuery.Options<DigitalSignageDeviceQuery, DigitalSignageDeviceQueryVariables>) =>
  useLazyQuery<DigitalSignageDeviceQuery, DigitalSignageDeviceQueryVariables>(DigitalSignageDeviceDocument, options);
export const useDigitalSignageDeviceSuspenseQuery = (options: { variables: DigitalSignageDeviceQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DigitalSignageDeviceQuery, DigitalSignageDeviceQueryVariables>(DigitalSignageDeviceDocument, options as { variables: DigitalSignageDeviceQueryVariables });
export const useCreateDigitalSignageDeviceMutation = (options?: useMutation.Options<CreateDigitalSignageDeviceMutation, CreateDigitalSignageDeviceMutationVariables>) =>
  useMutation<CreateDigitalSignageDeviceMutation, CreateDigitalSignageDeviceMutationVariables>(CreateDigitalSignageDeviceDocument, options);
export const useUpdateDigitalSignageDeviceMutation = (options?: useMutation.Options<UpdateDigitalSignageDeviceMutation, UpdateDigitalSignageDeviceMutationVariables>) =>
  useMutation<UpdateDigitalSignageDeviceMutation, UpdateDigitalSignageDeviceMutationVariables>(UpdateDigitalSignageDeviceDocument, options);
export const useDeleteDigitalSignageDeviceMutation = (options?: useMutation.Options<DeleteDigitalSignageDeviceMutation, DeleteDigitalSignageDeviceMutationVariables>) =>
  useMutation<DeleteDigitalSignageDeviceMutation, DeleteDigitalSignageDeviceMutationVariables>(DeleteDigitalSignageDeviceDocument, options);

export const hooks = {
  useList: useDigitalSignageDevicesQuery,
  useOptions: useDigitalSignageDevicesOptionsQuery,
  useGet: useDigitalSignageDeviceQuery,
  useCreate: useCreateDigitalSignageDeviceMutation,
  useUpdate: useUpdateDigitalSignageDeviceMutation,
  useDelete: useDeleteDigitalSignageDeviceMutation,
};