/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { NavigationItemType } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `navigation` */
export type CreateNavigationInput = {
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier: string;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Entries in their order, at most 50. Label: "Einträge" */
  items?: Array<NavigationItemInput> | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
};

/** Label: "Untereinträge" */
export type NavigationChildInput = {
  /** Entries in their order, at most 50. Label: "Untereinträge" */
  children?: Array<NavigationGrandchildInput> | null | undefined;
  /** Yes or no. Label: "Sichtbar" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 80 characters. Label: "Beschriftung" */
  label: string;
  /** Text, at most 80 characters. Label: "Zusatz zur Adresse" */
  suffix?: string | null | undefined;
  /** Id of a record, or a URL; `type` decides which. Label: "Ziel" */
  target?: string | null | undefined;
  /** One of the values. Label: "Art" */
  type: NavigationItemType;
};

/** Which records of the collection `navigation` to list */
export type NavigationFilter = {
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

/** Label: "Untereinträge" */
export type NavigationGrandchildInput = {
  /** Yes or no. Label: "Sichtbar" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 80 characters. Label: "Beschriftung" */
  label: string;
  /** Text, at most 80 characters. Label: "Zusatz zur Adresse" */
  suffix?: string | null | undefined;
  /** Id of a record, or a URL; `type` decides which. Label: "Ziel" */
  target?: string | null | undefined;
  /** One of the values. Label: "Art" */
  type: NavigationItemType;
};

/** Label: "Einträge" */
export type NavigationItemInput = {
  /** Entries in their order, at most 50. Label: "Untereinträge" */
  children?: Array<NavigationChildInput> | null | undefined;
  /** Yes or no. Label: "Sichtbar" */
  isEnabled?: boolean | null | undefined;
  /** Text, at most 80 characters. Label: "Beschriftung" */
  label: string;
  /** Text, at most 80 characters. Label: "Zusatz zur Adresse" */
  suffix?: string | null | undefined;
  /** Id of a record, or a URL; `type` decides which. Label: "Ziel" */
  target?: string | null | undefined;
  /** One of the values. Label: "Art" */
  type: NavigationItemType;
};

export { NavigationItemType };

/** Changes of a record of the collection `navigation` */
export type UpdateNavigationInput = {
  /** Text, at most 60 characters. Label: "Kennung" */
  identifier?: string | null | undefined;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Entries in their order, at most 50. Label: "Einträge" */
  items?: Array<NavigationItemInput> | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
};

export type NavigationsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: NavigationFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type NavigationsQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, identifier: string, name: string, isPublic: boolean, items: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean, children: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean, children: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean }> }> }> }> } };

export type NavigationsOptionsQueryVariables = Exact<{
  limit: number;
  filter?: NavigationFilter | null | undefined;
}>;


export type NavigationsOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type NavigationQueryVariables = Exact<{
  id: string;
}>;


export type NavigationQuery = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, isPublic: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, items: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean, children: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean, children: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean }> }> }> } };

export type CreateNavigationMutationVariables = Exact<{
  input: CreateNavigationInput;
}>;


export type CreateNavigationMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, isPublic: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, items: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean, children: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean, children: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean }> }> }> } };

export type UpdateNavigationMutationVariables = Exact<{
  id: string;
  input: UpdateNavigationInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateNavigationMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, isPublic: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, items: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean, children: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean, children: Array<{ type: NavigationItemType, label: string, target: string | null, suffix: string | null, isEnabled: boolean }> }> }> } };

export type DeleteNavigationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNavigationMutation = { id: string };


export const NavigationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Navigations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"navigations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NavigationsQuery, NavigationsQueryVariables>;
export const NavigationsOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NavigationsOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"navigations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<NavigationsOptionsQuery, NavigationsOptionsQueryVariables>;
export const NavigationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Navigation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"navigation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<NavigationQuery, NavigationQueryVariables>;
export const CreateNavigationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNavigation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNavigationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createNavigation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateNavigationMutation, CreateNavigationMutationVariables>;
export const UpdateNavigationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNavigation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNavigationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateNavigation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateNavigationMutation, UpdateNavigationMutationVariables>;
export const DeleteNavigationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNavigation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteNavigation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteNavigationMutation, DeleteNavigationMutationVariables>;
export const useNavigationsQuery = (options: Omit<useQuery.Options<NavigationsQuery, NavigationsQueryVariables>, 'variables'> & ({ variables: NavigationsQueryVariables; skip?: boolean } | { variables?: NavigationsQueryVariables; skip: true })) =>
  useQuery<NavigationsQuery, NavigationsQueryVariables>(NavigationsDocument, options as useQuery.Options<NavigationsQuery, NavigationsQueryVariables> & { variables: NavigationsQueryVariables });
export const useNavigationsLazyQuery = (options?: useLazyQuery.Options<NavigationsQuery, NavigationsQueryVariables>) =>
  useLazyQuery<NavigationsQuery, NavigationsQueryVariables>(NavigationsDocument, options);
export const useNavigationsSuspenseQuery = (options: { variables: NavigationsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<NavigationsQuery, NavigationsQueryVariables>(NavigationsDocument, options as { variables: NavigationsQueryVariables });
export const useNavigationsOptionsQuery = (options: Omit<useQuery.Options<NavigationsOptionsQuery, NavigationsOptionsQueryVariables>, 'variables'> & ({ variables: NavigationsOptionsQueryVariables; skip?: boolean } | { variables?: NavigationsOptionsQueryVariables; skip: true })) =>
  useQuery<NavigationsOptionsQuery, NavigationsOptionsQueryVariables>(NavigationsOptionsDocument, options as useQuery.Options<NavigationsOptionsQuery, NavigationsOptionsQueryVariables> & { variables: NavigationsOptionsQueryVariables });
export const useNavigationsOptionsLazyQuery = (options?: useLazyQuery.Options<NavigationsOptionsQuery, NavigationsOptionsQueryVariables>) =>
  useLazyQuery<NavigationsOptionsQuery, NavigationsOptionsQueryVariables>(NavigationsOptionsDocument, options);
export const useNavigationsOptionsSuspenseQuery = (options: { variables: NavigationsOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<NavigationsOptionsQuery, NavigationsOptionsQueryVariables>(NavigationsOptionsDocument, options as { variables: NavigationsOptionsQueryVariables });
export const useNavigationQuery = (options: Omit<useQuery.Options<NavigationQuery, NavigationQueryVariables>, 'variables'> & ({ variables: NavigationQueryVariables; skip?: boolean } | { variables?: NavigationQueryVariables; skip: true })) =>
  useQuery<NavigationQuery, NavigationQueryVariables>(NavigationDocument, options as useQuery.Options<NavigationQuery, NavigationQueryVariables> & { variables: NavigationQueryVariables });
export const useNavigationLazyQuery = (options?: useLazyQuery.Options<NavigationQuery, NavigationQueryVariables>) =>
  useLazyQuery<NavigationQuery, NavigationQueryVariables>(NavigationDocument, options);
export const useNavigationSuspenseQuery = (options: { variables: NavigationQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<NavigationQuery, NavigationQueryVariables>(NavigationDocument, options as { variables: NavigationQueryVariables });
export const useCreateNavigationMutation = (options?: useMutation.Options<CreateNavigationMutation, CreateNavigationMutationVariables>) =>
  useMutation<CreateNavigationMutation, CreateNavigationMutationVariables>(CreateNavigationDocument, options);
export const useUpdateNavigationMutation = (options?: useMutation.Options<UpdateNavigationMutation, UpdateNavigationMutationVariables>) =>
  useMutation<UpdateNavigationMutation, UpdateNavigationMutationVariables>(UpdateNavigationDocument, options);
export const useDeleteNavigationMutation = (options?: useMutation.Options<DeleteNavigationMutation, DeleteNavigationMutationVariables>) =>
  useMutation<DeleteNavigationMutation, DeleteNavigationMutationVariables>(DeleteNavigationDocument, options);

export const hooks = {
  useList: useNavigationsQuery,
  useOptions: useNavigationsOptionsQuery,
  useGet: useNavigationQuery,
  useCreate: useCreateNavigationMutation,
  useUpdate: useUpdateNavigationMutation,
  useDelete: useDeleteNavigationMutation,
};