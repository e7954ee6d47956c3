/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Country } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { Country };

/** A new record of the collection `division` */
export type CreateDivisionInput = {
  /** Records of the collection `branch`, at most 500. Label: "Filialen" */
  branches?: Array<string> | null | undefined;
  /** Text, at most 120 characters. Label: "Firmenname" */
  businessName?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Ort" */
  city?: string | null | undefined;
  /** One of the values. Label: "Land" */
  country?: Country | null | undefined;
  /** Text, at most 2,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier: string;
  /** Image. Label: "Bild" */
  image?: string | null | undefined;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Image. Label: "Logo" */
  logo?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** Phone number in international format, such as +43 664 1234567. Label: "Telefon" */
  phone?: string | null | undefined;
  /** Text, at most 320 characters. Label: "Beschreibung für Suchmaschinen" */
  seoDescription?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Titel für Suchmaschinen" */
  seoTitle?: string | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** Text, at most 120 characters. Label: "Straße" */
  street?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Titel" */
  title?: string | null | undefined;
  /** Text, at most 20 characters. Label: "UID-Nummer" */
  vatNumber?: string | null | undefined;
  /** URL. Label: "Website" */
  website?: string | null | undefined;
  /** Text, at most 12 characters. Label: "PLZ" */
  zipCode?: string | null | undefined;
};

/** Which records of the collection `division` to list */
export type DivisionFilter = {
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

/** Changes of a record of the collection `division` */
export type UpdateDivisionInput = {
  /** Records of the collection `branch`, at most 500. Label: "Filialen" */
  branches?: Array<string> | null | undefined;
  /** Text, at most 120 characters. Label: "Firmenname" */
  businessName?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Ort" */
  city?: string | null | undefined;
  /** One of the values. Label: "Land" */
  country?: Country | null | undefined;
  /** Text, at most 2,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier?: string | null | undefined;
  /** Image. Label: "Bild" */
  image?: string | null | undefined;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Image. Label: "Logo" */
  logo?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** Phone number in international format, such as +43 664 1234567. Label: "Telefon" */
  phone?: string | null | undefined;
  /** Text, at most 320 characters. Label: "Beschreibung für Suchmaschinen" */
  seoDescription?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Titel für Suchmaschinen" */
  seoTitle?: string | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** Text, at most 120 characters. Label: "Straße" */
  street?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Titel" */
  title?: string | null | undefined;
  /** Text, at most 20 characters. Label: "UID-Nummer" */
  vatNumber?: string | null | undefined;
  /** URL. Label: "Website" */
  website?: string | null | undefined;
  /** Text, at most 12 characters. Label: "PLZ" */
  zipCode?: string | null | undefined;
};

export type DivisionsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: DivisionFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type DivisionsQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, identifier: string, name: string, title: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null, businessName: string | null, street: string | null, zipCode: string | null, city: string | null, country: Country | null, phone: string | null, email: string | null, website: string | null, vatNumber: string | null, sortOrder: number, isPublic: boolean, logo: { id: string, alt: string | null, version: number, extension: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, branches: Array<{ id: string, name: string }> }> } };

export type DivisionsOptionsQueryVariables = Exact<{
  limit: number;
  filter?: DivisionFilter | null | undefined;
}>;


export type DivisionsOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type DivisionQueryVariables = Exact<{
  id: string;
}>;


export type DivisionQuery = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, title: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null, businessName: string | null, street: string | null, zipCode: string | null, city: string | null, country: Country | null, phone: string | null, email: string | null, website: string | null, vatNumber: string | null, sortOrder: number, isPublic: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, logo: { id: string, alt: string | null, version: number, extension: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, branches: Array<{ id: string, name: string }> } };

export type CreateDivisionMutationVariables = Exact<{
  input: CreateDivisionInput;
}>;


export type CreateDivisionMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, title: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null, businessName: string | null, street: string | null, zipCode: string | null, city: string | null, country: Country | null, phone: string | null, email: string | null, website: string | null, vatNumber: string | null, sortOrder: number, isPublic: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, logo: { id: string, alt: string | null, version: number, extension: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, branches: Array<{ id: string, name: string }> } };

export type UpdateDivisionMutationVariables = Exact<{
  id: string;
  input: UpdateDivisionInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateDivisionMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, title: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null, businessName: string | null, street: string | null, zipCode: string | null, city: string | null, country: Country | null, phone: string | null, email: string | null, website: string | null, vatNumber: string | null, sortOrder: number, isPublic: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, logo: { id: string, alt: string | null, version: number, extension: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, branches: Array<{ id: string, name: string }> } };

export type DeleteDivisionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDivisionMutation = { id: string };


export const DivisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Divisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DivisionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"divisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]}}]}}]} as unknown as DocumentNode<DivisionsQuery, DivisionsQueryVariables>;
export const DivisionsOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DivisionsOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DivisionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"divisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DivisionsOptionsQuery, DivisionsOptionsQueryVariables>;
export const DivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Division"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"division"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<DivisionQuery, DivisionQueryVariables>;
export const CreateDivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDivision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDivisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createDivision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateDivisionMutation, CreateDivisionMutationVariables>;
export const UpdateDivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDivision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDivisionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateDivision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateDivisionMutation, UpdateDivisionMutationVariables>;
export const DeleteDivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDivision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteDivision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDivisionMutation, DeleteDivisionMutationVariables>;
export const useDivisionsQuery = (options: Omit<useQuery.Options<DivisionsQuery, DivisionsQueryVariables>, 'variables'> & ({ variables: DivisionsQueryVariables; skip?: boolean } | { variables?: DivisionsQueryVariables; skip: true })) =>
  useQuery<DivisionsQuery, DivisionsQueryVariables>(DivisionsDocument, options as useQuery.Options<DivisionsQuery, DivisionsQueryVariables> & { variables: DivisionsQueryVariables });
export const useDivisionsLazyQuery = (options?: useLazyQuery.Options<DivisionsQuery, DivisionsQueryVariables>) =>
  useLazyQuery<DivisionsQuery, DivisionsQueryVariables>(DivisionsDocument, options);
export const useDivisionsSuspenseQuery = (options: { variables: DivisionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DivisionsQuery, DivisionsQueryVariables>(DivisionsDocument, options as { variables: DivisionsQueryVariables });
export const useDivisionsOptionsQuery = (options: Omit<useQuery.Options<DivisionsOptionsQuery, DivisionsOptionsQueryVariables>, 'variables'> & ({ variables: DivisionsOptionsQueryVariables; skip?: boolean } | { variables?: DivisionsOptionsQueryVariables; skip: true })) =>
  useQuery<DivisionsOptionsQuery, DivisionsOptionsQueryVariables>(DivisionsOptionsDocument, options as useQuery.Options<DivisionsOptionsQuery, DivisionsOptionsQueryVariables> & { variables: DivisionsOptionsQueryVariables });
export const useDivisionsOptionsLazyQuery = (options?: useLazyQuery.Options<DivisionsOptionsQuery, DivisionsOptionsQueryVariables>) =>
  useLazyQuery<DivisionsOptionsQuery, DivisionsOptionsQueryVariables>(DivisionsOptionsDocument, options);
export const useDivisionsOptionsSuspenseQuery = (options: { variables: DivisionsOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DivisionsOptionsQuery, DivisionsOptionsQueryVariables>(DivisionsOptionsDocument, options as { variables: DivisionsOptionsQueryVariables });
export const useDivisionQuery = (options: Omit<useQuery.Options<DivisionQuery, DivisionQueryVariables>, 'variables'> & ({ variables: DivisionQueryVariables; skip?: boolean } | { variables?: DivisionQueryVariables; skip: true })) =>
  useQuery<DivisionQuery, DivisionQueryVariables>(DivisionDocument, options as useQuery.Options<DivisionQuery, DivisionQueryVariables> & { variables: DivisionQueryVariables });
export const useDivisionLazyQuery = (options?: useLazyQuery.Options<DivisionQuery, DivisionQueryVariables>) =>
  useLazyQuery<DivisionQuery, DivisionQueryVariables>(DivisionDocument, options);
export const useDivisionSuspenseQuery = (options: { variables: DivisionQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<DivisionQuery, DivisionQueryVariables>(DivisionDocument, options as { variables: DivisionQueryVariables });
export const useCreateDivisionMutation = (options?: useMutation.Options<CreateDivisionMutation, CreateDivisionMutationVariables>) =>
  useMutation<CreateDivisionMutation, CreateDivisionMutationVariables>(CreateDivisionDocument, options);
export const useUpdateDivisionMutation = (options?: useMutation.Options<UpdateDivisionMutation, UpdateDivisionMutationVariables>) =>
  useMutation<UpdateDivisionMutation, UpdateDivisionMutationVariables>(UpdateDivisionDocument, options);
export const useDeleteDivisionMutation = (options?: useMutation.Options<DeleteDivisionMutation, DeleteDivisionMutationVariables>) =>
  useMutation<DeleteDivisionMutation, DeleteDivisionMutationVariables>(DeleteDivisionDocument, options);

export const hooks = {
  useList: useDivisionsQuery,
  useOptions: useDivisionsOptionsQuery,
  useGet: useDivisionQuery,
  useCreate: useCreateDivisionMutation,
  useUpdate: useUpdateDivisionMutation,
  useDelete: useDeleteDivisionMutation,
};