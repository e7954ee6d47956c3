/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `externalUser` */
export type CreateExternalUserInput = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Firma" */
  company?: string | null | undefined;
  /** Record of the collection `department`. Label: "Abteilung" */
  department?: string | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Externe Kennung" */
  externalId?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Vorname" */
  firstName: string;
  /** Amount in the currency of the shop with up to four decimals, at least 0. Label: "Stundensatz" */
  hourlyRate?: number | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Text, at most 80 characters. Label: "Nachname" */
  lastName: string;
  /** Phone number in international format, such as +43 664 1234567. Label: "Telefon" */
  phone?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Benutzername" */
  username: string;
};

/** Which records of the collection `externalUser` to list */
export type ExternalUserFilter = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Record of the collection `department`. Label: "Abteilung" */
  department?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

/** Changes of a record of the collection `externalUser` */
export type UpdateExternalUserInput = {
  /** Record of the collection `branch`. Label: "Filiale" */
  branch?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Firma" */
  company?: string | null | undefined;
  /** Record of the collection `department`. Label: "Abteilung" */
  department?: string | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Externe Kennung" */
  externalId?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Vorname" */
  firstName?: string | null | undefined;
  /** Amount in the currency of the shop with up to four decimals, at least 0. Label: "Stundensatz" */
  hourlyRate?: number | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Text, at most 80 characters. Label: "Nachname" */
  lastName?: string | null | undefined;
  /** Phone number in international format, such as +43 664 1234567. Label: "Telefon" */
  phone?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Benutzername" */
  username?: string | null | undefined;
};

export type ExternalUsersQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: ExternalUserFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type ExternalUsersQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, externalId: string | null, username: string, firstName: string, lastName: string, email: string | null, phone: string | null, company: string | null, hourlyRate: number | null, isActive: boolean, branch: { id: string, name: string } | null, department: { id: string, name: string } | null }> } };

export type ExternalUsersOptionsQueryVariables = Exact<{
  limit: number;
  filter?: ExternalUserFilter | null | undefined;
}>;


export type ExternalUsersOptionsQuery = { page: { total: number, items: Array<{ id: string, username: string }> } };

export type ExternalUserQueryVariables = Exact<{
  id: string;
}>;


export type ExternalUserQuery = { record: { id: string, createdAt: string, updatedAt: string, externalId: string | null, username: string, firstName: string, lastName: string, email: string | null, phone: string | null, company: string | null, hourlyRate: number | null, isActive: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, department: { id: string, name: string } | null } };

export type CreateExternalUserMutationVariables = Exact<{
  input: CreateExternalUserInput;
}>;


export type CreateExternalUserMutation = { record: { id: string, createdAt: string, updatedAt: string, externalId: string | null, username: string, firstName: string, lastName: string, email: string | null, phone: string | null, company: string | null, hourlyRate: number | null, isActive: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, department: { id: string, name: string } | null } };

export type UpdateExternalUserMutationVariables = Exact<{
  id: string;
  input: UpdateExternalUserInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateExternalUserMutation = { record: { id: string, createdAt: string, updatedAt: string, externalId: string | null, username: string, firstName: string, lastName: string, email: string | null, phone: string | null, company: string | null, hourlyRate: number | null, isActive: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, branch: { id: string, name: string } | null, department: { id: string, name: string } | null } };

export type DeleteExternalUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteExternalUserMutation = { id: string };


export const ExternalUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExternalUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExternalUserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"externalUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hourlyRate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]} as unknown as DocumentNode<ExternalUsersQuery, ExternalUsersQueryVariables>;
export const ExternalUsersOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExternalUsersOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExternalUserFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"externalUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]} as unknown as DocumentNode<ExternalUsersOptionsQuery, ExternalUsersOptionsQueryVariables>;
export const ExternalUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExternalUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"externalUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hourlyRate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<ExternalUserQuery, ExternalUserQueryVariables>;
export const CreateExternalUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateExternalUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateExternalUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createExternalUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hourlyRate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateExternalUserMutation, CreateExternalUserMutationVariables>;
export const UpdateExternalUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExternalUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateExternalUserInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateExternalUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hourlyRate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateExternalUserMutation, UpdateExternalUserMutationVariables>;
export const DeleteExternalUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteExternalUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteExternalUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteExternalUserMutation, DeleteExternalUserMutationVariables>;
export const useExternalUsersQuery = (options: Omit<useQuery.Options<ExternalUsersQuery, ExternalUsersQueryVariables>, 'variables'> & ({ variables: ExternalUsersQueryVariables; skip?: boolean } | { variables?: ExternalUsersQueryVariables; skip: true })) =>
  useQuery<ExternalUsersQuery, ExternalUsersQueryVariables>(ExternalUsersDocument, options as useQuery.Options<ExternalUsersQuery, ExternalUsersQueryVariables> & { variables: ExternalUsersQueryVariables });
export const useExternalUsersLazyQuery = (options?: useLazyQuery.Options<ExternalUsersQuery, ExternalUsersQueryVariables>) =>
  useLazyQuery<ExternalUsersQuery, ExternalUsersQueryVariables>(ExternalUsersDocument, options);
export const useExternalUsersSuspenseQuery = (options: { variables: ExternalUsersQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ExternalUsersQuery, ExternalUsersQueryVariables>(ExternalUsersDocument, options as { variables: ExternalUsersQueryVariables });
export const useExternalUsersOptionsQuery = (options: Omit<useQuery.Options<ExternalUsersOptionsQuery, ExternalUsersOptionsQueryVariables>, 'variables'> & ({ variables: ExternalUsersOptionsQueryVariables; skip?: boolean } | { variables?: ExternalUsersOptionsQueryVariables; skip: true })) =>
  useQuery<ExternalUsersOptionsQuery, ExternalUsersOptionsQueryVariables>(ExternalUsersOptionsDocument, options as useQuery.Options<ExternalUsersOptionsQuery, ExternalUsersOptionsQueryVariables> & { variables: ExternalUsersOptionsQueryVariables });
export const useExternalUsersOptionsLazyQuery = (options?: useLazyQuery.Options<ExternalUsersOptionsQuery, ExternalUsersOptionsQueryVariables>) =>
  useLazyQuery<ExternalUsersOptionsQuery, ExternalUsersOptionsQueryVariables>(ExternalUsersOptionsDocument, options);
export const useExternalUsersOptionsSuspenseQuery = (options: { variables: ExternalUsersOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ExternalUsersOptionsQuery, ExternalUsersOptionsQueryVariables>(ExternalUsersOptionsDocument, options as { variables: ExternalUsersOptionsQueryVariables });
export const useExternalUserQuery = (options: Omit<useQuery.Options<ExternalUserQuery, ExternalUserQueryVariables>, 'variables'> & ({ variables: ExternalUserQueryVariables; skip?: boolean } | { variables?: ExternalUserQueryVariables; skip: true })) =>
  useQuery<ExternalUserQuery, ExternalUserQueryVariables>(ExternalUserDocument, options as useQuery.Options<ExternalUserQuery, ExternalUserQueryVariables> & { variables: ExternalUserQueryVariables });
export const useExternalUserLazyQuery = (options?: useLazyQuery.Options<ExternalUserQuery, ExternalUserQueryVariables>) =>
  useLazyQuery<ExternalUserQuery, ExternalUserQueryVariables>(ExternalUserDocument, options);
export const useExternalUserSuspenseQuery = (options: { variables: ExternalUserQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ExternalUserQuery, ExternalUserQueryVariables>(ExternalUserDocument, options as { variables: ExternalUserQueryVariables });
export const useCreateExternalUserMutation = (options?: useMutation.Options<CreateExternalUserMutation, CreateExternalUserMutationVariables>) =>
  useMutation<CreateExternalUserMutation, CreateExternalUserMutationVariables>(CreateExternalUserDocument, options);
export const useUpdateExternalUserMutation = (options?: useMutation.Options<UpdateExternalUserMutation, UpdateExternalUserMutationVariables>) =>
  useMutation<UpdateExternalUserMutation, UpdateExternalUserMutationVariables>(UpdateExternalUserDocument, options);
export const useDeleteExternalUserMutation = (options?: useMutation.Options<DeleteExternalUserMutation, DeleteExternalUserMutationVariables>) =>
  useMutation<DeleteExternalUserMutation, DeleteExternalUserMutationVariables>(DeleteExternalUserDocument, options);

export const hooks = {
  useList: useExternalUsersQuery,
  useOptions: useExternalUsersOptionsQuery,
  useGet: useExternalUserQuery,
  useCreate: useCreateExternalUserMutation,
  useUpdate: useUpdateExternalUserMutation,
  useDelete: useDeleteExternalUserMutation,
};