/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Country } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { Country };

/** A new record of the collection `customer` */
export type CreateCustomerInput = {
  /** Text, at most 80 characters. Label: "Ort" */
  city?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Firmenname" */
  companyName?: string | null | undefined;
  /** One of the values. Label: "Land" */
  country?: Country | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Vorname" */
  firstName?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Yes or no. Label: "Firma" */
  isCompany?: boolean | null | undefined;
  /** Text, at most 80 characters. Label: "Nachname" */
  lastName?: string | null | undefined;
  /** Text, at most 4,000 characters. Label: "Notizen" */
  notes?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Kundennummer" */
  number: string;
  /** Phone number in international format, such as +43 664 1234567. Label: "Telefon" */
  phone?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Straße" */
  street?: string | null | undefined;
  /** Texts, at most 30, each with at most 60 characters. Label: "Stichwörter" */
  tags?: Array<string> | null | undefined;
  /** Text, at most 20 characters. Label: "UID-Nummer" */
  vatNumber?: string | null | undefined;
  /** Text, at most 12 characters. Label: "PLZ" */
  zipCode?: string | null | undefined;
};

/** Which records of the collection `customer` to list */
export type CustomerFilter = {
  /** Text, at most 80 characters. Label: "Ort" */
  city?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

/** Changes of a record of the collection `customer` */
export type UpdateCustomerInput = {
  /** Text, at most 80 characters. Label: "Ort" */
  city?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Firmenname" */
  companyName?: string | null | undefined;
  /** One of the values. Label: "Land" */
  country?: Country | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Vorname" */
  firstName?: string | null | undefined;
  /** Yes or no. Label: "Aktiv" */
  isActive?: boolean | null | undefined;
  /** Yes or no. Label: "Firma" */
  isCompany?: boolean | null | undefined;
  /** Text, at most 80 characters. Label: "Nachname" */
  lastName?: string | null | undefined;
  /** Text, at most 4,000 characters. Label: "Notizen" */
  notes?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Kundennummer" */
  number?: string | null | undefined;
  /** Phone number in international format, such as +43 664 1234567. Label: "Telefon" */
  phone?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Straße" */
  street?: string | null | undefined;
  /** Texts, at most 30, each with at most 60 characters. Label: "Stichwörter" */
  tags?: Array<string> | null | undefined;
  /** Text, at most 20 characters. Label: "UID-Nummer" */
  vatNumber?: string | null | undefined;
  /** Text, at most 12 characters. Label: "PLZ" */
  zipCode?: string | null | undefined;
};

export type CustomersQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: CustomerFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type CustomersQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, number: string, isCompany: boolean, companyName: string | null, firstName: string | null, lastName: string | null, email: string | null, phone: string | null, street: string | null, zipCode: string | null, city: string | null, country: Country | null, vatNumber: string | null, notes: string | null, tags: Array<string>, isActive: boolean, orderCount: number }> } };

export type CustomersOptionsQueryVariables = Exact<{
  limit: number;
  filter?: CustomerFilter | null | undefined;
}>;


export type CustomersOptionsQuery = { page: { total: number, items: Array<{ id: string, number: string }> } };

export type CustomerQueryVariables = Exact<{
  id: string;
}>;


export type CustomerQuery = { record: { id: string, createdAt: string, updatedAt: string, number: string, isCompany: boolean, companyName: string | null, firstName: string | null, lastName: string | null, email: string | null, phone: string | null, street: string | null, zipCode: string | null, city: string | null, country: Country | null, vatNumber: string | null, notes: string | null, tags: Array<string>, isActive: boolean, orderCount: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null } };

export type CreateCustomerMutationVariables = Exact<{
  input: CreateCustomerInput;
}>;


export type CreateCustomerMutation = { record: { id: string, createdAt: string, updatedAt: string, number: string, isCompany: boolean, companyName: string | null, firstName: string | null, lastName: string | null, email: string | null, phone: string | null, street: string | null, zipCode: string | null, city: string | null, country: Country | null, vatNumber: string | null, notes: string | null, tags: Array<string>, isActive: boolean, orderCount: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null } };

export type UpdateCustomerMutationVariables = Exact<{
  id: string;
  input: UpdateCustomerInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateCustomerMutation = { record: { id: string, createdAt: string, updatedAt: string, number: string, isCompany: boolean, companyName: string | null, firstName: string | null, lastName: string | null, email: string | null, phone: string | null, street: string | null, zipCode: string | null, city: string | null, country: Country | null, vatNumber: string | null, notes: string | null, tags: Array<string>, isActive: boolean, orderCount: number, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null } };

export type DeleteCustomerMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCustomerMutation = { id: string };


export const CustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Customers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isCompany"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}}]}}]}}]}}]} as unknown as DocumentNode<CustomersQuery, CustomersQueryVariables>;
export const CustomersOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomersOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<CustomersOptionsQuery, CustomersOptionsQueryVariables>;
export const CustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Customer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isCompany"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CustomerQuery, CustomerQueryVariables>;
export const CreateCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isCompany"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateCustomerMutation, CreateCustomerMutationVariables>;
export const UpdateCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCustomerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isCompany"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateCustomerMutation, UpdateCustomerMutationVariables>;
export const DeleteCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteCustomerMutation, DeleteCustomerMutationVariables>;
export const useCustomersQuery = (options: Omit<useQuery.Options<CustomersQuery, CustomersQueryVariables>, 'variables'> & ({ variables: CustomersQueryVariables; skip?: boolean } | { variables?: CustomersQueryVariables; skip: true })) =>
  useQuery<CustomersQuery, CustomersQueryVariables>(CustomersDocument, options as useQuery.Options<CustomersQuery, CustomersQueryVariables> & { variables: CustomersQueryVariables });
export const useCustomersLazyQuery = (options?: useLazyQuery.Options<CustomersQuery, CustomersQueryVariables>) =>
  useLazyQuery<CustomersQuery, CustomersQueryVariables>(CustomersDocument, options);
export const useCustomersSuspenseQuery = (options: { variables: CustomersQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<CustomersQuery, CustomersQueryVariables>(CustomersDocument, options as { variables: CustomersQueryVariables });
export const useCustomersOptionsQuery = (options: Omit<useQuery.Options<CustomersOptionsQuery, CustomersOptionsQueryVariables>, 'variables'> & ({ variables: CustomersOptionsQueryVariables; skip?: boolean } | { variables?: CustomersOptionsQueryVariables; skip: true })) =>
  useQuery<CustomersOptionsQuery, CustomersOptionsQueryVariables>(CustomersOptionsDocument, options as useQuery.Options<CustomersOptionsQuery, CustomersOptionsQueryVariables> & { variables: CustomersOptionsQueryVariables });
export const useCustomersOptionsLazyQuery = (options?: useLazyQuery.Options<CustomersOptionsQuery, CustomersOptionsQueryVariables>) =>
  useLazyQuery<CustomersOptionsQuery, CustomersOptionsQueryVariables>(CustomersOptionsDocument, options);
export const useCustomersOptionsSuspenseQuery = (options: { variables: CustomersOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<CustomersOptionsQuery, CustomersOptionsQueryVariables>(CustomersOptionsDocument, options as { variables: CustomersOptionsQueryVariables });
export const useCustomerQuery = (options: Omit<useQuery.Options<CustomerQuery, CustomerQueryVariables>, 'variables'> & ({ variables: CustomerQueryVariables; skip?: boolean } | { variables?: CustomerQueryVariables; skip: true })) =>
  useQuery<CustomerQuery, CustomerQueryVariables>(CustomerDocument, options as useQuery.Options<CustomerQuery, CustomerQueryVariables> & { variables: CustomerQueryVariables });
export const useCustomerLazyQuery = (options?: useLazyQuery.Options<CustomerQuery, CustomerQueryVariables>) =>
  useLazyQuery<CustomerQuery, CustomerQueryVariables>(CustomerDocument, options);
export const useCustomerSuspenseQuery = (options: { variables: CustomerQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<CustomerQuery, CustomerQueryVariables>(CustomerDocument, options as { variables: CustomerQueryVariables });
export const useCreateCustomerMutation = (options?: useMutation.Options<CreateCustomerMutation, CreateCustomerMutationVariables>) =>
  useMutation<CreateCustomerMutation, CreateCustomerMutationVariables>(CreateCustomerDocument, options);
export const useUpdateCustomerMutation = (options?: useMutation.Options<UpdateCustomerMutation, UpdateCustomerMutationVariables>) =>
  useMutation<UpdateCustomerMutation, UpdateCustomerMutationVariables>(UpdateCustomerDocument, options);
export const useDeleteCustomerMutation = (options?: useMutation.Options<DeleteCustomerMutation, DeleteCustomerMutationVariables>) =>
  useMutation<DeleteCustomerMutation, DeleteCustomerMutationVariables>(DeleteCustomerDocument, options);

export const hooks = {
  useList: useCustomersQuery,
  useOptions: useCustomersOptionsQuery,
  useGet: useCustomerQuery,
  useCreate: useCreateCustomerMutation,
  useUpdate: useUpdateCustomerMutation,
  useDelete: useDeleteCustomerMutation,
};