/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DeviceStatus } from '../enums';
import type { DeviceType } from '../enums';
import type { LogLevel } from '../enums';
import type { PrinterProtocol } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `device` */
export type CreateDeviceInput = {
  /** Yes or no. Label: "Neue Bestellungen drucken" */
  autoPrint?: boolean | null | undefined;
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier: string;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 17 characters. Label: "MAC-Adresse" */
  macAddress?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** Whole number, from 58 to 80. Label: "Papierbreite in mm" */
  paperWidth?: number | null | undefined;
  /** One of the values. Label: "Protokoll" */
  protocol?: PrinterProtocol | null | undefined;
  /** One of the values. Label: "Art" */
  type?: DeviceType | null | undefined;
};

/** Which records of the collection `device` to list */
export type DeviceFilter = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
  /** One of the values. Label: "Art" */
  type?: DeviceType | null | undefined;
};

export { DeviceStatus };

export { DeviceType };

export { LogLevel };

export { PrinterProtocol };

/** Changes of a record of the collection `device` */
export type UpdateDeviceInput = {
  /** Yes or no. Label: "Neue Bestellungen drucken" */
  autoPrint?: boolean | null | undefined;
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 17 characters. Label: "MAC-Adresse" */
  macAddress?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** Whole number, from 58 to 80. Label: "Papierbreite in mm" */
  paperWidth?: number | null | undefined;
  /** One of the values. Label: "Protokoll" */
  protocol?: PrinterProtocol | null | undefined;
  /** One of the values. Label: "Art" */
  type?: DeviceType | null | undefined;
};

export type DevicesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: DeviceFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type DevicesQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: DeviceType, protocol: PrinterProtocol | null, macAddress: string | null, token: string | null, autoPrint: boolean, paperWidth: number | null, isEnabled: boolean, appVersion: string | null, platform: string | null, lastSeenAt: string | null, status: DeviceStatus, branch: { id: string, name: string } | null, logs: Array<{ time: string, level: LogLevel, text: string }> }> } };

export type DevicesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: DeviceFilter | null | undefined;
}>;


export type DevicesOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type DeviceQueryVariables = Exact<{
  id: string;
}>;


export type DeviceQuery = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: DeviceType, protocol: PrinterProtocol | null, macAddress: string | null, token: string | null, autoPrint: boolean, paperWidth: number | null, isEnabled: boolean, appVersion: string | null, platform: string | null, lastSeenAt: string | null, status: DeviceStatus, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, logs: Array<{ time: string, level: LogLevel, text: string }> } };

export type CreateDeviceMutationVariables = Exact<{
  input: CreateDeviceInput;
}>;


export type CreateDeviceMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: DeviceType, protocol: PrinterProtocol | null, macAddress: string | null, token: string | null, autoPrint: boolean, paperWidth: number | null, isEnabled: boolean, appVersion: string | null, platform: string | null, lastSeenAt: string | null, status: DeviceStatus, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, logs: Array<{ time: string, level: LogLevel, text: string }> } };

export type UpdateDeviceMutationVariables = Exact<{
  id: string;
  input: UpdateDeviceInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateDeviceMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, type: DeviceType, protocol: PrinterProtocol | null, macAddress: string | null, token: string | null, autoPrint: boolean, paperWidth: number | null, isEnabled: boolean, appVersion: string | null, platform: string | null, lastSeenAt: string | null, status: DeviceStatus, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, logs: Array<{ time: string, level: LogLevel, text: string }> } };

export type DeleteDeviceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDeviceMutation = { id: string };


export const DevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Devices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeviceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"devices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocol"}},{"kind":"Field","name":{"kind":"Name","value":"macAddress"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"autoPrint"}},{"kind":"Field","name":{"kind":"Name","value":"paperWidth"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"logs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DevicesQuery, DevicesQueryVariables>;
export const DevicesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DevicesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeviceFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"devices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DevicesOptionsQuery, DevicesOptionsQueryVariables>;
export const DeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Device"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"device"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocol"}},{"kind":"Field","name":{"kind":"Name","value":"macAddress"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"autoPrint"}},{"kind":"Field","name":{"kind":"Name","value":"paperWidth"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"logs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<DeviceQuery, DeviceQueryVariables>;
export const CreateDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocol"}},{"kind":"Field","name":{"kind":"Name","value":"macAddress"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"autoPrint"}},{"kind":"Field","name":{"kind":"Name","value":"paperWidth"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"logs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateDeviceMutation, CreateDeviceMutationVariables>;
export const UpdateDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDeviceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocol"}},{"kind":"Field","name":{"kind":"Name","value":"macAddress"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"autoPrint"}},{"kind":"Field","name":{"kind":"Name","value":"paperWidth"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"logs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateDeviceMutation, UpdateDeviceMutationVariables>;
export const DeleteDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDeviceMutation, DeleteDeviceMutationVariables>;
export const useDevicesQuery = (options: Omit<useQuery.Options<DevicesQuery, DevicesQueryVariables>, 'variables'> & ({ variables: DevicesQueryVariables; skip?: boolean } | { variables?: DevicesQueryVariables; skip: true })) =>
  useQuery<DevicesQuery, DevicesQueryVariables>(DevicesDocument, options as useQuery.Options<DevicesQuery, DevicesQueryVariables> & { variables: DevicesQueryVariables });
export const useDevicesLazyQuery = (options?: useLazyQuery.Options<DevicesQuery, DevicesQueryVariables>) =>
  useLazyQuery<DevicesQuery, DevicesQueryVariables>(DevicesDocument, options);
export const useDevicesSuspenseQuery = (options: { variables: DevicesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DevicesQuery, DevicesQueryVariables>(DevicesDocument, options as { variables: DevicesQueryVariables });
export const useDevicesOptionsQuery = (options: Omit<useQuery.Options<DevicesOptionsQuery, DevicesOptionsQueryVariables>, 'variables'> & ({ variables: DevicesOptionsQueryVariables; skip?: boolean } | { variables?: DevicesOptionsQueryVariables; skip: true })) =>
  useQuery<DevicesOptionsQuery, DevicesOptionsQueryVariables>(DevicesOptionsDocument, options as useQuery.Options<DevicesOptionsQuery, DevicesOptionsQueryVariables> & { variables: DevicesOptionsQueryVariables });
export const useDevicesOptionsLazyQuery = (options?: useLazyQuery.Options<DevicesOptionsQuery, DevicesOptionsQueryVariables>) =>
  useLazyQuery<DevicesOptionsQuery, DevicesOptionsQueryVariables>(DevicesOptionsDocument, options);
export const useDevicesOptionsSuspenseQuery = (options: { variables: DevicesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DevicesOptionsQuery, DevicesOptionsQueryVariables>(DevicesOptionsDocument, options as { variables: DevicesOptionsQueryVariables });
export const useDeviceQuery = (options: Omit<useQuery.Options<DeviceQuery, DeviceQueryVariables>, 'variables'> & ({ variables: DeviceQueryVariables; skip?: boolean } | { variables?: DeviceQueryVariables; skip: true })) =>
  useQuery<DeviceQuery, DeviceQueryVariables>(DeviceDocument, options as useQuery.Options<DeviceQuery, DeviceQueryVariables> & { variables: DeviceQueryVariables });
export const useDeviceLazyQuery = (options?: useLazyQuery.Options<DeviceQuery, DeviceQueryVariables>) =>
  useLazyQuery<DeviceQuery, DeviceQueryVariables>(DeviceDocument, options);
export const useDeviceSuspenseQuery = (options: { variables: DeviceQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DeviceQuery, DeviceQueryVariables>(DeviceDocument, options as { variables: DeviceQueryVariables });
export const useCreateDeviceMutation = (options?: useMutation.Options<CreateDeviceMutation, CreateDeviceMutationVariables>) =>
  useMutation<CreateDeviceMutation, CreateDeviceMutationVariables>(CreateDeviceDocument, options);
export const useUpdateDeviceMutation = (options?: useMutation.Options<UpdateDeviceMutation, UpdateDeviceMutationVariables>) =>
  useMutation<UpdateDeviceMutation, UpdateDeviceMutationVariables>(UpdateDeviceDocument, options);
export const useDeleteDeviceMutation = (options?: useMutation.Options<DeleteDeviceMutation, DeleteDeviceMutationVariables>) =>
  useMutation<DeleteDeviceMutation, DeleteDeviceMutationVariables>(DeleteDeviceDocument, options);

export const hooks = {
  useList: useDevicesQuery,
  useOptions: useDevicesOptionsQuery,
  useGet: useDeviceQuery,
  useCreate: useCreateDeviceMutation,
  useUpdate: useUpdateDeviceMutation,
  useDelete: useDeleteDeviceMutation,
};