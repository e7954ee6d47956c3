/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { GeneratedImageSize } from '../../generated/enums';
import type { ImageFormat } from '../../generated/enums';
import type { LayerAlign } from '../../generated/enums';
import type { LayerFit } from '../../generated/enums';
import type { LayerType } from '../../generated/enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { GeneratedImageSize };

export { ImageFormat };

/** What an image is rendered from. */
export type ImageTemplateContentInput = {
  /** One of the values. Label: "Format" */
  format?: ImageFormat | null | undefined;
  /** Whole number, from 16 to 2,400. Label: "Höhe in Pixeln" */
  height: number;
  /** Entries in their order, at most 30. Label: "Ebenen, von hinten nach vorn" */
  layers?: Array<LayerInput> | null | undefined;
  /** Whole number, from 1 to 100. Label: "Qualität (1 bis 100)" */
  quality?: number | null | undefined;
  /** Whole number, from 16 to 2,400. Label: "Breite in Pixeln" */
  width: number;
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

/** Changes of a record of the collection `image` */
export type UpdateImageInput = {
  /** Text, at most 200 characters. Label: "Bildbeschreibung" */
  alt?: string | null | undefined;
  /** Text, at most 14,081,014 characters. Label: "Datei" */
  data?: string | null | undefined;
  /** Number with up to 3 decimals, from 0 to 1. Label: "Bildmitte waagrecht (0 bis 1)" */
  focusX?: number | null | undefined;
  /** Number with up to 3 decimals, from 0 to 1. Label: "Bildmitte senkrecht (0 bis 1)" */
  focusY?: number | null | undefined;
  /** Yes or no. Label: "Dekorativ" */
  isDecorative?: boolean | null | undefined;
  /** Texts, at most 30, each with at most 60 characters. Label: "Stichwörter" */
  tags?: Array<string> | null | undefined;
  /** Text, at most 200 characters. Label: "Titel" */
  title?: string | null | undefined;
};

export type MediaImageFieldsFragment = { id: string, updatedAt: string, version: number, extension: string, alt: string | null, isDecorative: boolean, title: string | null, width: number | null, height: number | null, size: number | null, focusX: number | null, focusY: number | null };

export type MediaImagesQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  isUsed?: boolean | null | undefined;
  isDescribed?: boolean | null | undefined;
  tag?: string | null | undefined;
}>;


export type MediaImagesQuery = { page: { total: number, items: Array<{ tags: Array<string>, id: string, updatedAt: string, version: number, extension: string, alt: string | null, isDecorative: boolean, title: string | null, width: number | null, height: number | null, size: number | null, focusX: number | null, focusY: number | null }> } };

export type MediaImageQueryVariables = Exact<{
  id: string;
}>;


export type MediaImageQuery = { image: { id: string, updatedAt: string, version: number, extension: string, alt: string | null, isDecorative: boolean, title: string | null, width: number | null, height: number | null, size: number | null, focusX: number | null, focusY: number | null } };

export type SaveMediaImageMutationVariables = Exact<{
  id: string;
  input: UpdateImageInput;
}>;


export type SaveMediaImageMutation = { updateImage: { id: string, updatedAt: string, version: number, extension: string, alt: string | null, isDecorative: boolean, title: string | null, width: number | null, height: number | null, size: number | null, focusX: number | null, focusY: number | null } };

export type ProposeImageDescriptionMutationVariables = Exact<{
  id: string;
}>;


export type ProposeImageDescriptionMutation = { description: string };

export type HasImageModelQueryVariables = Exact<{ [key: string]: never; }>;


export type HasImageModelQuery = { hasImageModel: boolean };

export type GenerateImageMutationVariables = Exact<{
  prompt: string;
  size?: GeneratedImageSize | null | undefined;
  alt?: string | null | undefined;
}>;


export type GenerateImageMutation = { image: { id: string, updatedAt: string, version: number, extension: string, alt: string | null, isDecorative: boolean, title: string | null, width: number | null, height: number | null, size: number | null, focusX: number | null, focusY: number | null } };

export type AddImageTagMutationVariables = Exact<{
  ids: Array<string> | string;
  tag: string;
}>;


export type AddImageTagMutation = { results: Array<{ id: string, error: string | null }> };

export type RemoveImageTagMutationVariables = Exact<{
  ids: Array<string> | string;
  tag: string;
}>;


export type RemoveImageTagMutation = { results: Array<{ id: string, error: string | null }> };

export type DeleteImagesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteImagesMutation = { results: Array<{ id: string, error: string | null }> };

export type UsedImagesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UsedImagesQuery = { usedImages: Array<string> };

export type ImageTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImageTagsQuery = { imageTags: Array<string> };

export type TemplatePreviewQueryVariables = Exact<{
  id: string;
  image?: string | null | undefined;
}>;


export type TemplatePreviewQuery = { preview: string };

export type MediaUploadFieldsFragment = { id: string, version: number, extension: string, publicHash: string, name: string | null, size: number | null, hasPreview: boolean, order: string | null };

export type MediaUploadQueryVariables = Exact<{
  id: string;
}>;


export type MediaUploadQuery = { upload: { id: string, version: number, extension: string, publicHash: string, name: string | null, size: number | null, hasPreview: boolean, order: string | null } };

export type TemplateContentPreviewQueryVariables = Exact<{
  content: ImageTemplateContentInput;
  image?: string | null | undefined;
}>;


export type TemplateContentPreviewQuery = { preview: string };

export type MediaUploadsQueryVariables = Exact<{
  page: number;
  limit: number;
  search?: string | null | undefined;
  isUsed?: boolean | null | undefined;
  hasOrder?: boolean | null | undefined;
}>;


export type MediaUploadsQuery = { page: { total: number, items: Array<{ id: string, version: number, extension: string, publicHash: string, name: string | null, size: number | null, hasPreview: boolean, order: string | null }> } };

export const MediaImageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaImageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]} as unknown as DocumentNode<MediaImageFieldsFragment, unknown>;
export const MediaUploadFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaUploadFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreview"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentNode<MediaUploadFieldsFragment, unknown>;
export const MediaImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isUsed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isDescribed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"images"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-createdAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isUsed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isUsed"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isDescribed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDescribed"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaImageFields"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaImageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]} as unknown as DocumentNode<MediaImagesQuery, MediaImagesQueryVariables>;
export const MediaImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaImageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaImageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]} as unknown as DocumentNode<MediaImageQuery, MediaImageQueryVariables>;
export const SaveMediaImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMediaImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaImageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaImageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]} as unknown as DocumentNode<SaveMediaImageMutation, SaveMediaImageMutationVariables>;
export const ProposeImageDescriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeImageDescription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"description"},"name":{"kind":"Name","value":"proposeImageDescription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ProposeImageDescriptionMutation, ProposeImageDescriptionMutationVariables>;
export const HasImageModelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasImageModel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasImageModel"}}]}}]} as unknown as DocumentNode<HasImageModelQuery, HasImageModelQueryVariables>;
export const GenerateImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prompt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GeneratedImageSize"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"alt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"image"},"name":{"kind":"Name","value":"generateImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"prompt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prompt"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}},{"kind":"Argument","name":{"kind":"Name","value":"alt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"alt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaImageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaImageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]} as unknown as DocumentNode<GenerateImageMutation, GenerateImageMutationVariables>;
export const AddImageTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddImageTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"results"},"name":{"kind":"Name","value":"addImageTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<AddImageTagMutation, AddImageTagMutationVariables>;
export const RemoveImageTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveImageTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"results"},"name":{"kind":"Name","value":"removeImageTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<RemoveImageTagMutation, RemoveImageTagMutationVariables>;
export const DeleteImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"results"},"name":{"kind":"Name","value":"deleteImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<DeleteImagesMutation, DeleteImagesMutationVariables>;
export const UsedImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsedImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<UsedImagesQuery, UsedImagesQueryVariables>;
export const ImageTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImageTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageTags"}}]}}]} as unknown as DocumentNode<ImageTagsQuery, ImageTagsQueryVariables>;
export const TemplatePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplatePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"image"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"preview"},"name":{"kind":"Name","value":"imageTemplatePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"image"},"value":{"kind":"Variable","name":{"kind":"Name","value":"image"}}}]}]}}]} as unknown as DocumentNode<TemplatePreviewQuery, TemplatePreviewQueryVariables>;
export const MediaUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaUploadFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaUploadFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreview"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentNode<MediaUploadQuery, MediaUploadQueryVariables>;
export const TemplateContentPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateContentPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImageTemplateContentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"image"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"preview"},"name":{"kind":"Name","value":"previewImageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"image"},"value":{"kind":"Variable","name":{"kind":"Name","value":"image"}}}]}]}}]} as unknown as DocumentNode<TemplateContentPreviewQuery, TemplateContentPreviewQueryVariables>;
export const MediaUploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaUploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isUsed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasOrder"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"uploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-createdAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isUsed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isUsed"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasOrder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasOrder"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaUploadFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaUploadFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"publicHash"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreview"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentNode<MediaUploadsQuery, MediaUploadsQueryVariables>;
export const useMediaImagesQuery = (options: Omit<useQuery.Options<MediaImagesQuery, MediaImagesQueryVariables>, 'variables'> & ({ variables: MediaImagesQueryVariables; skip?: boolean } | { variables?: MediaImagesQueryVariables; skip: true })) =>
  useQuery<MediaImagesQuery, MediaImagesQueryVariables>(MediaImagesDocument, options as useQuery.Options<MediaImagesQuery, MediaImagesQueryVariables> & { variables: MediaImagesQueryVariables });
export const useMediaImagesLazyQuery = (options?: useLazyQuery.Options<MediaImagesQuery, MediaImagesQueryVariables>) =>
  useLazyQuery<MediaImagesQuery, MediaImagesQueryVariables>(MediaImagesDocument, options);
export const useMediaImagesSuspenseQuery = (options: { variables: MediaImagesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<MediaImagesQuery, MediaImagesQueryVariables>(MediaImagesDocument, options as { variables: MediaImagesQueryVariables });
export const useMediaImageQuery = (options: Omit<useQuery.Options<MediaImageQuery, MediaImageQueryVariables>, 'variables'> & ({ variables: MediaImageQueryVariables; skip?: boolean } | { variables?: MediaImageQueryVariables; skip: true })) =>
  useQuery<MediaImageQuery, MediaImageQueryVariables>(MediaImageDocument, options as useQuery.Options<MediaImageQuery, MediaImageQueryVariables> & { variables: MediaImageQueryVariables });
export const useMediaImageLazyQuery = (options?: useLazyQuery.Options<MediaImageQuery, MediaImageQueryVariables>) =>
  useLazyQuery<MediaImageQuery, MediaImageQueryVariables>(MediaImageDocument, options);
export const useMediaImageSuspenseQuery = (options: { variables: MediaImageQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<MediaImageQuery, MediaImageQueryVariables>(MediaImageDocument, options as { variables: MediaImageQueryVariables });
export const useSaveMediaImageMutation = (options?: useMutation.Options<SaveMediaImageMutation, SaveMediaImageMutationVariables>) =>
  useMutation<SaveMediaImageMutation, SaveMediaImageMutationVariables>(SaveMediaImageDocument, options);
export const useProposeImageDescriptionMutation = (options?: useMutation.Options<ProposeImageDescriptionMutation, ProposeImageDescriptionMutationVariables>) =>
  useMutation<ProposeImageDescriptionMutation, ProposeImageDescriptionMutationVariables>(ProposeImageDescriptionDocument, options);
export const useHasImageModelQuery = (options?: Omit<useQuery.Options<HasImageModelQuery, HasImageModelQueryVariables>, 'variables'> & { variables?: HasImageModelQueryVariables }) =>
  useQuery<HasImageModelQuery, HasImageModelQueryVariables>(HasImageModelDocument, options as useQuery.Options<HasImageModelQuery, HasImageModelQueryVariables> & { variables: HasImageModelQueryVariables });
export const useHasImageModelLazyQuery = (options?: useLazyQuery.Options<HasImageModelQuery, HasImageModelQueryVariables>) =>
  useLazyQuery<HasImageModelQuery, HasImageModelQueryVariables>(HasImageModelDocument, options);
export const useHasImageModelSuspenseQuery = (options?: { variables?: HasImageModelQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<HasImageModelQuery, HasImageModelQueryVariables>(HasImageModelDocument, options as { variables: HasImageModelQueryVariables });
export const useGenerateImageMutation = (options?: useMutation.Options<GenerateImageMutation, GenerateImageMutationVariables>) =>
  useMutation<GenerateImageMutation, GenerateImageMutationVariables>(GenerateImageDocument, options);
export const useAddImageTagMutation = (options?: useMutation.Options<AddImageTagMutation, AddImageTagMutationVariables>) =>
  useMutation<AddImageTagMutation, AddImageTagMutationVariables>(AddImageTagDocument, options);
export const useRemoveImageTagMutation = (options?: useMutation.Options<RemoveImageTagMutation, RemoveImageTagMutationVariables>) =>
  useMutation<RemoveImageTagMutation, RemoveImageTagMutationVariables>(RemoveImageTagDocument, options);
export const useDeleteImagesMutation = (options?: useMutation.Options<DeleteImagesMutation, DeleteImagesMutationVariables>) =>
  useMutation<DeleteImagesMutation, DeleteImagesMutationVariables>(DeleteImagesDocument, options);
export const useUsedImagesQuery = (options: Omit<useQuery.Options<UsedImagesQuery, UsedImagesQueryVariables>, 'variables'> & ({ variables: UsedImagesQueryVariables; skip?: boolean } | { variables?: UsedImagesQueryVariables; skip: true })) =>
  useQuery<UsedImagesQuery, UsedImagesQueryVariables>(UsedImagesDocument, options as useQuery.Options<UsedImagesQuery, UsedImagesQueryVariables> & { variables: UsedImagesQueryVariables });
export const useUsedImagesLazyQuery = (options?: useLazyQuery.Options<UsedImagesQuery, UsedImagesQueryVariables>) =>
  useLazyQuery<UsedImagesQuery, UsedImagesQueryVariables>(UsedImagesDocument, options);
export const useUsedImagesSuspenseQuery = (options: { variables: UsedImagesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<UsedImagesQuery, UsedImagesQueryVariables>(UsedImagesDocument, options as { variables: UsedImagesQueryVariables });
export const useImageTagsQuery = (options?: Omit<useQuery.Options<ImageTagsQuery, ImageTagsQueryVariables>, 'variables'> & { variables?: ImageTagsQueryVariables }) =>
  useQuery<ImageTagsQuery, ImageTagsQueryVariables>(ImageTagsDocument, options as useQuery.Options<ImageTagsQuery, ImageTagsQueryVariables> & { variables: ImageTagsQueryVariables });
export const useImageTagsLazyQuery = (options?: useLazyQuery.Options<ImageTagsQuery, ImageTagsQueryVariables>) =>
  useLazyQuery<ImageTagsQuery, ImageTagsQueryVariables>(ImageTagsDocument, options);
export const useImageTagsSuspenseQuery = (options?: { variables?: ImageTagsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<ImageTagsQuery, ImageTagsQueryVariables>(ImageTagsDocument, options as { variables: ImageTagsQueryVariables });
export const useTemplatePreviewQuery = (options: Omit<useQuery.Options<TemplatePreviewQuery, TemplatePreviewQueryVariables>, 'variables'> & ({ variables: TemplatePreviewQueryVariables; skip?: boolean } | { variables?: TemplatePreviewQueryVariables; skip: true })) =>
  useQuery<TemplatePreviewQuery, TemplatePreviewQueryVariables>(TemplatePreviewDocument, options as useQuery.Options<TemplatePreviewQuery, TemplatePreviewQueryVariables> & { variables: TemplatePreviewQueryVariables });
export const useTemplatePreviewLazyQuery = (options?: useLazyQuery.Options<TemplatePreviewQuery, TemplatePreviewQueryVariables>) =>
  useLazyQuery<TemplatePreviewQuery, TemplatePreviewQueryVariables>(TemplatePreviewDocument, options);
export const useTemplatePreviewSuspenseQuery = (options: { variables: TemplatePreviewQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<TemplatePreviewQuery, TemplatePreviewQueryVariables>(TemplatePreviewDocument, options as { variables: TemplatePreviewQueryVariables });
export const useMediaUploadQuery = (options: Omit<useQuery.Options<MediaUploadQuery, MediaUploadQueryVariables>, 'variables'> & ({ variables: MediaUploadQueryVariables; skip?: boolean } | { variables?: MediaUploadQueryVariables; skip: true })) =>
  useQuery<MediaUploadQuery, MediaUploadQueryVariables>(MediaUploadDocument, options as useQuery.Options<MediaUploadQuery, MediaUploadQueryVariables> & { variables: MediaUploadQueryVariables });
export const useMediaUploadLazyQuery = (options?: useLazyQuery.Options<MediaUploadQuery, MediaUploadQueryVariables>) =>
  useLazyQuery<MediaUploadQuery, MediaUploadQueryVariables>(MediaUploadDocument, options);
export const useMediaUploadSuspenseQuery = (options: { variables: MediaUploadQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<MediaUploadQuery, MediaUploadQueryVariables>(MediaUploadDocument, options as { variables: MediaUploadQueryVariables });
export const useTemplateContentPreviewQuery = (options: Omit<useQuery.Options<TemplateContentPreviewQuery, TemplateContentPreviewQueryVariables>, 'variables'> & ({ variables: TemplateContentPreviewQueryVariables; skip?: boolean } | { variables?: TemplateContentPreviewQueryVariables; skip: true })) =>
  useQuery<TemplateContentPreviewQuery, TemplateContentPreviewQueryVariables>(TemplateContentPreviewDocument, options as useQuery.Options<TemplateContentPreviewQuery, TemplateContentPreviewQueryVariables> & { variables: TemplateContentPreviewQueryVariables });
export const useTemplateContentPreviewLazyQuery = (options?: useLazyQuery.Options<TemplateContentPreviewQuery, TemplateContentPreviewQueryVariables>) =>
  useLazyQuery<TemplateContentPreviewQuery, TemplateContentPreviewQueryVariables>(TemplateContentPreviewDocument, options);
export const useTemplateContentPreviewSuspenseQuery = (options: { variables: TemplateContentPreviewQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<TemplateContentPreviewQuery, TemplateContentPreviewQueryVariables>(TemplateContentPreviewDocument, options as { variables: TemplateContentPreviewQueryVariables });
export const useMediaUploadsQuery = (options: Omit<useQuery.Options<MediaUploadsQuery, MediaUploadsQueryVariables>, 'variables'> & ({ variables: MediaUploadsQueryVariables; skip?: boolean } | { variables?: MediaUploadsQueryVariables; skip: true })) =>
  useQuery<MediaUploadsQuery, MediaUploadsQueryVariables>(MediaUploadsDocument, options as useQuery.Options<MediaUploadsQuery, MediaUploadsQueryVariables> & { variables: MediaUploadsQueryVariables });
export const useMediaUploadsLazyQuery = (options?: useLazyQuery.Options<MediaUploadsQuery, MediaUploadsQueryVariables>) =>
  useLazyQuery<MediaUploadsQuery, MediaUploadsQueryVariables>(MediaUploadsDocument, options);
export const useMediaUploadsSuspenseQuery = (options: { variables: MediaUploadsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<MediaUploadsQuery, MediaUploadsQueryVariables>(MediaUploadsDocument, options as { variables: MediaUploadsQueryVariables });