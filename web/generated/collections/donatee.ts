/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `donatee` */
export type CreateDonateeInput = {
  /** BIC, at most 11 characters. Label: "BIC" */
  bic?: string | null | undefined;
  /** Text, at most 2,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email?: string | null | undefined;
  /** IBAN, at most 42 characters. Label: "IBAN" */
  iban?: string | null | undefined;
  /** Image. Label: "Bild" */
  image?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** URL. Label: "Website" */
  website?: string | null | undefined;
};

/** Which records of the collection `donatee` to list */
export type DonateeFilter = {
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

/** Changes of a record of the collection `donatee` */
export type UpdateDonateeInput = {
  /** BIC, at most 11 characters. Label: "BIC" */
  bic?: string | null | undefined;
  /** Text, at most 2,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email?: string | null | undefined;
  /** IBAN, at most 42 characters. Label: "IBAN" */
  iban?: string | null | undefined;
  /** Image. Label: "Bild" */
  image?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** URL. Label: "Website" */
  website?: string | null | undefined;
};

export type DonateesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: DonateeFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type DonateesQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, name: string, description: string | null, website: string | null, email: string | null, iban: string | null, bic: string | null, isActive: boolean, donationCount: number, donationTotal: number, sortOrder: number, image: { id: string, alt: string | null, version: number, extension: string } | null }> } };

export type DonateesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: DonateeFilter | null | undefined;
}>;


export type DonateesOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type DonateeQueryVariables = Exact<{
  id: string;
}>;


export type DonateeQuery = { record: { id: string, createdAt: string, updatedAt: string, name: string, description: string | null, website: string | null, email: string | null, iban: string | null, bic: string | null, isActive: boolean, donationCount: number, donationTotal: number, sortOrder: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, image: { id: string, alt: string | null, version: number, extension: string } | null } };

export type CreateDonateeMutationVariables = Exact<{
  input: CreateDonateeInput;
}>;


export type CreateDonateeMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, description: string | null, website: string | null, email: string | null, iban: string | null, bic: string | null, isActive: boolean, donationCount: number, donationTotal: number, sortOrder: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, image: { id: string, alt: string | null, version: number, extension: string } | null } };

export type UpdateDonateeMutationVariables = Exact<{
  id: string;
  input: UpdateDonateeInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateDonateeMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, description: string | null, website: string | null, email: string | null, iban: string | null, bic: string | null, isActive: boolean, donationCount: number, donationTotal: number, sortOrder: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, image: { id: string, alt: string | null, version: number, extension: string } | null } };

export type DeleteDonateeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDonateeMutation = { id: string };


export const DonateesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Donatees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DonateeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"donatees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bic"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"donationTotal"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}}]}}]}}]} as unknown as DocumentNode<DonateesQuery, DonateesQueryVariables>;
export const DonateesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonateesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DonateeFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"donatees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DonateesOptionsQuery, DonateesOptionsQueryVariables>;
export const DonateeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Donatee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"donatee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bic"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"donationTotal"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<DonateeQuery, DonateeQueryVariables>;
export const CreateDonateeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDonatee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDonateeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createDonatee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bic"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"donationTotal"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateDonateeMutation, CreateDonateeMutationVariables>;
export const UpdateDonateeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDonatee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDonateeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateDonatee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bic"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"donationTotal"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateDonateeMutation, UpdateDonateeMutationVariables>;
export const DeleteDonateeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDonatee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteDonatee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDonateeMutation, DeleteDonateeMutationVariables>;
export const useDonateesQuery = (options: Omit<useQuery.Options<DonateesQuery, DonateesQueryVariables>, 'variables'> & ({ variables: DonateesQueryVariables; skip?: boolean } | { variables?: DonateesQueryVariables; skip: true })) =>
  useQuery<DonateesQuery, DonateesQueryVariables>(DonateesDocument, options as useQuery.Options<DonateesQuery, DonateesQueryVariables> & { variables: DonateesQueryVariables });
export const useDonateesLazyQuery = (options?: useLazyQuery.Options<DonateesQuery, DonateesQueryVariables>) =>
  useLazyQuery<DonateesQuery, DonateesQueryVariables>(DonateesDocument, options);
export const useDonateesSuspenseQuery = (options: { variables: DonateesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DonateesQuery, DonateesQueryVariables>(DonateesDocument, options as { variables: DonateesQueryVariables });
export const useDonateesOptionsQuery = (options: Omit<useQuery.Options<DonateesOptionsQuery, DonateesOptionsQueryVariables>, 'variables'> & ({ variables: DonateesOptionsQueryVariables; skip?: boolean } | { variables?: DonateesOptionsQueryVariables; skip: true })) =>
  useQuery<DonateesOptionsQuery, DonateesOptionsQueryVariables>(DonateesOptionsDocument, options as useQuery.Options<DonateesOptionsQuery, DonateesOptionsQueryVariables> & { variables: DonateesOptionsQueryVariables });
export const useDonateesOptionsLazyQuery = (options?: useLazyQuery.Options<DonateesOptionsQuery, DonateesOptionsQueryVariables>) =>
  useLazyQuery<DonateesOptionsQuery, DonateesOptionsQueryVariables>(DonateesOptionsDocument, options);
export const useDonateesOptionsSuspenseQuery = (options: { variables: DonateesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DonateesOptionsQuery, DonateesOptionsQueryVariables>(DonateesOptionsDocument, options as { variables: DonateesOptionsQueryVariables });
export const useDonateeQuery = (options: Omit<useQuery.Options<DonateeQuery, DonateeQueryVariables>, 'variables'> & ({ variables: DonateeQueryVariables; skip?: boolean } | { variables?: DonateeQueryVariables; skip: true })) =>
  useQuery<DonateeQuery, DonateeQueryVariables>(DonateeDocument, options as useQuery.Options<DonateeQuery, DonateeQueryVariables> & { variables: DonateeQueryVariables });
export const useDonateeLazyQuery = (options?: useLazyQuery.Options<DonateeQuery, DonateeQueryVariables>) =>
  useLazyQuery<DonateeQuery, DonateeQueryVariables>(DonateeDocument, options);
export const useDonateeSuspenseQuery = (options: { variables: DonateeQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DonateeQuery, DonateeQueryVariables>(DonateeDocument, options as { variables: DonateeQueryVariables });
export const useCreateDonateeMutation = (options?: useMutation.Options<CreateDonateeMutation, CreateDonateeMutationVariables>) =>
  useMutation<CreateDonateeMutation, CreateDonateeMutationVariables>(CreateDonateeDocument, options);
export const useUpdateDonateeMutation = (options?: useMutation.Options<UpdateDonateeMutation, UpdateDonateeMutationVariables>) =>
  useMutation<UpdateDonateeMutation, UpdateDonateeMutationVariables>(UpdateDonateeDocument, options);
export const useDeleteDonateeMutation = (options?: useMutation.Options<DeleteDonateeMutation, DeleteDonateeMutationVariables>) =>
  useMutation<DeleteDonateeMutation, DeleteDonateeMutationVariables>(DeleteDonateeDocument, options);

export const hooks = {
  useList: useDonateesQuery,
  useOptions: useDonateesOptionsQuery,
  useGet: useDonateeQuery,
  useCreate: useCreateDonateeMutation,
  useUpdate: useUpdateDonateeMutation,
  useDelete: useDeleteDonateeMutation,
};