/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ImageFormat } from '../enums';
import type { LayerAlign } from '../enums';
import type { LayerFit } from '../enums';
import type { LayerType } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new record of the collection `imageTemplate` */
export type CreateImageTemplateInput = {
  /** One of the values. Label: "Format" */
  format?: ImageFormat | null | undefined;
  /** Whole number, from 16 to 2,400. Label: "Höhe in Pixeln" */
  height: number;
  /** Text, at most 40 characters. Label: "Kennung" */
  identifier: string;
  /** Entries in their order, at most 30. Label: "Ebenen, von hinten nach vorn" */
  layers?: Array<LayerInput> | null | undefined;
  /** Text, at most 80 characters. Label: "Name" */
  name: string;
  /** Whole number, from 1 to 100. Label: "Qualität (1 bis 100)" */
  quality?: number | null | undefined;
  /** Whole number, from 16 to 2,400. Label: "Breite in Pixeln" */
  width: number;
};

export { ImageFormat };

/** Which records of the collection `imageTemplate` to list */
export type ImageTemplateFilter = {
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

export { LayerAlign };

export { LayerFit };

/** Label: "Ebenen, von hinten nach vorn" */
export type LayerInput = {
  /** One of the values. Label: "Ausrichtung" */
  align?: LayerAlign | null | undefined;
  /** Color as `#rrggbb`. Label: "Farbe" */
  color?: string | null | undefined;
  /** Color as `#rrggbb`. Label: "Zweite Farbe" */
  color2?: string | null | undefined;
  /** One of the values. Label: "Einpassung" */
  fit?: LayerFit | null | undefined;
  /** Text, at most 64 characters. Label: "Schrift" */
  fontFamily?: string | null | undefined;
  /** Whole number, from 6 to 400. Label: "Schriftgröße" */
  fontSize?: number | null | undefined;
  /** Whole number, from 1 to 2,400. Label: "Höhe" */
  height: number;
  /** Number with up to 2 decimals, from 0 to 1. Label: "Deckkraft (0 bis 1)" */
  opacity?: number | null | undefined;
  /** Whole number, from -360 to 360. Label: "Drehung in Grad" */
  rotation?: number | null | undefined;
  /** One of the values. Label: "Art" */
  type: LayerType;
  /** Text, at most 300 characters. Label: "Inhalt" */
  value?: string | null | undefined;
  /** Whole number, from 1 to 2,400. Label: "Breite" */
  width: number;
  /** Whole number, from -2,400 to 2,400. Label: "Von links" */
  x: number;
  /** Whole number, from -2,400 to 2,400. Label: "Von oben" */
  y: number;
};

export { LayerType };

/** Changes of a record of the collection `imageTemplate` */
export type UpdateImageTemplateInput = {
  /** One of the values. Label: "Format" */
  format?: ImageFormat | null | undefined;
  /** Whole number, from 16 to 2,400. Label: "Höhe in Pixeln" */
  height?: number | null | undefined;
  /** Text, at most 40 characters. Label: "Kennung" */
  identifier?: string | null | undefined;
  /** Entries in their order, at most 30. Label: "Ebenen, von hinten nach vorn" */
  layers?: Array<LayerInput> | null | undefined;
  /** Text, at most 80 characters. Label: "Name" */
  name?: string | null | undefined;
  /** Whole number, from 1 to 100. Label: "Qualität (1 bis 100)" */
  quality?: number | null | undefined;
  /** Whole number, from 16 to 2,400. Label: "Breite in Pixeln" */
  width?: number | null | undefined;
};

export type ImageTemplatesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: ImageTemplateFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type ImageTemplatesQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, identifier: string, name: string, width: number, height: number, format: ImageFormat | null, quality: number | null, layers: Array<{ type: LayerType, x: number, y: number, width: number, height: number, fit: LayerFit | null, value: string | null, color: string | null, color2: string | null, opacity: number | null, fontFamily: string | null, fontSize: number | null, align: LayerAlign | null, rotation: number | null }> }> } };

export type ImageTemplatesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: ImageTemplateFilter | null | undefined;
}>;


export type ImageTemplatesOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type ImageTemplateQueryVariables = Exact<{
  id: string;
}>;


export type ImageTemplateQuery = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, width: number, height: number, format: ImageFormat | null, quality: number | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, layers: Array<{ type: LayerType, x: number, y: number, width: number, height: number, fit: LayerFit | null, value: string | null, color: string | null, color2: string | null, opacity: number | null, fontFamily: string | null, fontSize: number | null, align: LayerAlign | null, rotation: number | null }> } };

export type CreateImageTemplateMutationVariables = Exact<{
  input: CreateImageTemplateInput;
}>;


export type CreateImageTemplateMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, width: number, height: number, format: ImageFormat | null, quality: number | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, layers: Array<{ type: LayerType, x: number, y: number, width: number, height: number, fit: LayerFit | null, value: string | null, color: string | null, color2: string | null, opacity: number | null, fontFamily: string | null, fontSize: number | null, align: LayerAlign | null, rotation: number | null }> } };

export type UpdateImageTemplateMutationVariables = Exact<{
  id: string;
  input: UpdateImageTemplateInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateImageTemplateMutation = { record: { id: string, createdAt: string, updatedAt: string, identifier: string, name: string, width: number, height: number, format: ImageFormat | null, quality: number | null, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, layers: Array<{ type: LayerType, x: number, y: number, width: number, height: number, fit: LayerFit | null, value: string | null, color: string | null, color2: string | null, opacity: number | null, fontFamily: string | null, fontSize: number | null, align: LayerAlign | null, rotation: number | null }> } };

export type DeleteImageTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteImageTemplateMutation = { id: string };


export const ImageTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImageTemplates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImageTemplateFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"imageTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"quality"}},{"kind":"Field","name":{"kind":"Name","value":"layers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"fit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"color2"}},{"kind":"Field","name":{"kind":"Name","value":"opacity"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImageTemplatesQuery, ImageTemplatesQueryVariables>;
export const ImageTemplatesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImageTemplatesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImageTemplateFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"imageTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ImageTemplatesOptionsQuery, ImageTemplatesOptionsQueryVariables>;
export const ImageTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"imageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"quality"}},{"kind":"Field","name":{"kind":"Name","value":"layers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"fit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"color2"}},{"kind":"Field","name":{"kind":"Name","value":"opacity"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<ImageTemplateQuery, ImageTemplateQueryVariables>;
export const CreateImageTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateImageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateImageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createImageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"quality"}},{"kind":"Field","name":{"kind":"Name","value":"layers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"fit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"color2"}},{"kind":"Field","name":{"kind":"Name","value":"opacity"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateImageTemplateMutation, CreateImageTemplateMutationVariables>;
export const UpdateImageTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateImageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateImageTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateImageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"quality"}},{"kind":"Field","name":{"kind":"Name","value":"layers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"fit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"color2"}},{"kind":"Field","name":{"kind":"Name","value":"opacity"}},{"kind":"Field","name":{"kind":"Name","value":"fontFamily"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"rotation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateImageTemplateMutation, UpdateImageTemplateMutationVariables>;
export const DeleteImageTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteImageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteImageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteImageTemplateMutation, DeleteImageTemplateMutationVariables>;
export const useImageTemplatesQuery = (options: Omit<useQuery.Options<ImageTemplatesQuery, ImageTemplatesQueryVariables>, 'variables'> & ({ variables: ImageTemplatesQueryVariables; skip?: boolean } | { variables?: ImageTemplatesQueryVariables; skip: true })) =>
  useQuery<ImageTemplatesQuery, ImageTemplatesQueryVariables>(ImageTemplatesDocument, options as useQuery.Options<ImageTemplatesQuery, ImageTemplatesQueryVariables> & { variables: ImageTemplatesQueryVariables });
export const useImageTemplatesLazyQuery = (options?: useLazyQuery.Options<ImageTemplatesQuery, ImageTemplatesQueryVariables>) =>
  useLazyQuery<ImageTemplatesQuery, ImageTemplatesQueryVariables>(ImageTemplatesDocument, options);
export const useImageTemplatesSuspenseQuery = (options: { variables: ImageTemplatesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ImageTemplatesQuery, ImageTemplatesQueryVariables>(ImageTemplatesDocument, options as { variables: ImageTemplatesQueryVariables });
export const useImageTemplatesOptionsQuery = (options: Omit<useQuery.Options<ImageTemplatesOptionsQuery, ImageTemplatesOptionsQueryVariables>, 'variables'> & ({ variables: ImageTemplatesOptionsQueryVariables; skip?: boolean } | { variables?: ImageTemplatesOptionsQueryVariables; skip: true })) =>
  useQuery<ImageTemplatesOptionsQuery, ImageTemplatesOptionsQueryVariables>(ImageTemplatesOptionsDocument, options as useQuery.Options<ImageTemplatesOptionsQuery, ImageTemplatesOptionsQueryVariables> & { variables: ImageTemplatesOptionsQueryVariables });
export const useImageTemplatesOptionsLazyQuery = (options?: useLazyQuery.Options<ImageTemplatesOptionsQuery, ImageTemplatesOptionsQueryVariables>) =>
  useLazyQuery<ImageTemplatesOptionsQuery, ImageTemplatesOptionsQueryVariables>(ImageTemplatesOptionsDocument, options);
export const useImageTemplatesOptionsSuspenseQuery = (options: { variables: ImageTemplatesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ImageTemplatesOptionsQuery, ImageTemplatesOptionsQueryVariables>(ImageTemplatesOptionsDocument, options as { variables: ImageTemplatesOptionsQueryVariables });
export const useImageTemplateQuery = (options: Omit<useQuery.Options<ImageTemplateQuery, ImageTemplateQueryVariables>, 'variables'> & ({ variables: ImageTemplateQueryVariables; skip?: boolean } | { variables?: ImageTemplateQueryVariables; skip: true })) =>
  useQuery<ImageTemplateQuery, ImageTemplateQueryVariables>(ImageTemplateDocument, options as useQuery.Options<ImageTemplateQuery, ImageTemplateQueryVariables> & { variables: ImageTemplateQueryVariables });
export const useImageTemplateLazyQuery = (options?: useLazyQuery.Options<ImageTemplateQuery, ImageTemplateQueryVariables>) =>
  useLazyQuery<ImageTemplateQuery, ImageTemplateQueryVariables>(ImageTemplateDocument, options);
export const useImageTemplateSuspenseQuery = (options: { variables: ImageTemplateQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ImageTemplateQuery, ImageTemplateQueryVariables>(ImageTemplateDocument, options as { variables: ImageTemplateQueryVariables });
export const useCreateImageTemplateMutation = (options?: useMutation.Options<CreateImageTemplateMutation, CreateImageTemplateMutationVariables>) =>
  useMutation<CreateImageTemplateMutation, CreateImageTemplateMutationVariables>(CreateImageTemplateDocument, options);
export const useUpdateImageTemplateMutation = (options?: useMutation.Options<UpdateImageTemplateMutation, UpdateImageTemplateMutationVariables>) =>
  useMutation<UpdateImageTemplateMutation, UpdateImageTemplateMutationVariables>(UpdateImageTemplateDocument, options);
export const useDeleteImageTemplateMutation = (options?: useMutation.Options<DeleteImageTemplateMutation, DeleteImageTemplateMutationVariables>) =>
  useMutation<DeleteImageTemplateMutation, DeleteImageTemplateMutationVariables>(DeleteImageTemplateDocument, options);

export const hooks = {
  useList: useImageTemplatesQuery,
  useOptions: useImageTemplatesOptionsQuery,
  useGet: useImageTemplateQuery,
  useCreate: useCreateImageTemplateMutation,
  useUpdate: useUpdateImageTemplateMutation,
  useDelete: useDeleteImageTemplateMutation,
};