/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { BlockType } from '../enums';
import type { SiteType } from '../enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { BlockType };

/** A block of a page. Its type decides the fields of `config` and `value`. */
export type ContentBlockInput = {
  /** The options of the block, as its type defines them */
  config?: Record<string, unknown> | null | undefined;
  /** A UUID; generated when omitted */
  id?: string | null | undefined;
  /** Whether the block is hidden from visitors of the page */
  isHidden?: boolean | null | undefined;
  /** The type of the block */
  type: BlockType;
  /** The content of the block, as its type defines it; references are ids */
  value?: Record<string, unknown> | null | undefined;
};

/** A new record of the collection `site` */
export type CreateSiteInput = {
  /** Blocks in their order. Label: "Inhalt" */
  content?: Array<ContentBlockInput> | null | undefined;
  /** Text, at most 2,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** Blocks in their order. Label: "Entwurf" */
  draft?: Array<ContentBlockInput> | null | undefined;
  /** Yes or no. Label: "Hat unveröffentlichte Änderungen" */
  hasDraft?: boolean | null | undefined;
  /** Image. Label: "Bild zum Teilen" */
  image?: string | null | undefined;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name: string;
  /** Record of the collection `site`. Label: "Übergeordnete Seite" */
  parent?: string | null | undefined;
  /** Path of a page, such as `ueber-uns/team`, at most 200 characters. Label: "Adresse" */
  path?: string | null | undefined;
  /** Text, at most 320 characters. Label: "Beschreibung für Suchmaschinen" */
  seoDescription?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Titel für Suchmaschinen" */
  seoTitle?: string | null | undefined;
  /** Fields that belong together. Label: "Einstellungen" */
  settings?: SiteSettingsInput | null | undefined;
  /** Yes or no. Label: "In Suchmaschinen zeigen" */
  showInSitemap?: boolean | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** Text, at most 120 characters. Label: "Titel" */
  title?: string | null | undefined;
  /** One of the values. Label: "Seitentyp" */
  type?: SiteType | null | undefined;
};

/** Which records of the collection `site` to list */
export type SiteFilter = {
  /** Text, at most 200 characters. Label: "Suche" */
  search?: string | null | undefined;
};

/** Label: "Einstellungen" */
export type SiteSettingsInput = {
  /** E-mail address. Label: "E-Mail für Bewerbungen" */
  email?: string | null | undefined;
};

export { SiteType };

/** Changes of a record of the collection `site` */
export type UpdateSiteInput = {
  /** Blocks in their order. Label: "Inhalt" */
  content?: Array<ContentBlockInput> | null | undefined;
  /** Text, at most 2,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** Blocks in their order. Label: "Entwurf" */
  draft?: Array<ContentBlockInput> | null | undefined;
  /** Yes or no. Label: "Hat unveröffentlichte Änderungen" */
  hasDraft?: boolean | null | undefined;
  /** Image. Label: "Bild zum Teilen" */
  image?: string | null | undefined;
  /** Yes or no. Label: "Öffentlich" */
  isPublic?: boolean | null | undefined;
  /** Text, at most 120 characters. Label: "Name" */
  name?: string | null | undefined;
  /** Record of the collection `site`. Label: "Übergeordnete Seite" */
  parent?: string | null | undefined;
  /** Path of a page, such as `ueber-uns/team`, at most 200 characters. Label: "Adresse" */
  path?: string | null | undefined;
  /** Text, at most 320 characters. Label: "Beschreibung für Suchmaschinen" */
  seoDescription?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Titel für Suchmaschinen" */
  seoTitle?: string | null | undefined;
  /** Fields that belong together. Label: "Einstellungen" */
  settings?: SiteSettingsInput | null | undefined;
  /** Yes or no. Label: "In Suchmaschinen zeigen" */
  showInSitemap?: boolean | null | undefined;
  /** Whole number, at least 0. Label: "Reihenfolge" */
  sortOrder?: number | null | undefined;
  /** Text, at most 120 characters. Label: "Titel" */
  title?: string | null | undefined;
  /** One of the values. Label: "Seitentyp" */
  type?: SiteType | null | undefined;
};

export type SitesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit: number;
  filter?: SiteFilter | null | undefined;
  sort?: string | null | undefined;
}>;


export type SitesQuery = { page: { total: number, items: Array<{ id: string, createdAt: string, updatedAt: string, name: string, title: string | null, description: string | null, path: string, type: SiteType | null, seoTitle: string | null, seoDescription: string | null, hasDraft: boolean, isPublic: boolean, publishedAt: string | null, sortOrder: number, showInSitemap: boolean, parent: { id: string, name: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, settings: { email: string | null } | null, content: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }>, draft: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }> }> } };

export type SitesOptionsQueryVariables = Exact<{
  limit: number;
  filter?: SiteFilter | null | undefined;
}>;


export type SitesOptionsQuery = { page: { total: number, items: Array<{ id: string, name: string }> } };

export type SiteQueryVariables = Exact<{
  id: string;
}>;


export type SiteQuery = { record: { id: string, createdAt: string, updatedAt: string, name: string, title: string | null, description: string | null, path: string, type: SiteType | null, seoTitle: string | null, seoDescription: string | null, hasDraft: boolean, isPublic: boolean, publishedAt: string | null, sortOrder: number, showInSitemap: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, parent: { id: string, name: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, settings: { email: string | null } | null, content: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }>, draft: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }> } };

export type CreateSiteMutationVariables = Exact<{
  input: CreateSiteInput;
}>;


export type CreateSiteMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, title: string | null, description: string | null, path: string, type: SiteType | null, seoTitle: string | null, seoDescription: string | null, hasDraft: boolean, isPublic: boolean, publishedAt: string | null, sortOrder: number, showInSitemap: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, parent: { id: string, name: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, settings: { email: string | null } | null, content: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }>, draft: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }> } };

export type UpdateSiteMutationVariables = Exact<{
  id: string;
  input: UpdateSiteInput;
  ifMatch?: string | null | undefined;
}>;


export type UpdateSiteMutation = { record: { id: string, createdAt: string, updatedAt: string, name: string, title: string | null, description: string | null, path: string, type: SiteType | null, seoTitle: string | null, seoDescription: string | null, hasDraft: boolean, isPublic: boolean, publishedAt: string | null, sortOrder: number, showInSitemap: boolean, viewerCanUpdate: boolean, viewerCanDelete: boolean, viewerEditableFields: Array<string> | null, parent: { id: string, name: string } | null, image: { id: string, alt: string | null, version: number, extension: string } | null, settings: { email: string | null } | null, content: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }>, draft: Array<{ id: string, type: BlockType, config: Record<string, unknown>, value: Record<string, unknown>, isHidden: boolean }> } };

export type DeleteSiteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSiteMutation = { id: string };


export const SitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"sites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"showInSitemap"}}]}}]}}]}}]} as unknown as DocumentNode<SitesQuery, SitesQueryVariables>;
export const SitesOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitesOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"sites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SitesOptionsQuery, SitesOptionsQueryVariables>;
export const SiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Site"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"site"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"showInSitemap"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<SiteQuery, SiteQueryVariables>;
export const CreateSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSiteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"createSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"showInSitemap"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<CreateSiteMutation, CreateSiteMutationVariables>;
export const UpdateSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"updateSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ifMatch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ifMatch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"config"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"showInSitemap"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}}]}}]}}]} as unknown as DocumentNode<UpdateSiteMutation, UpdateSiteMutationVariables>;
export const DeleteSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"deleteSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSiteMutation, DeleteSiteMutationVariables>;
export const useSitesQuery = (options: Omit<useQuery.Options<SitesQuery, SitesQueryVariables>, 'variables'> & ({ variables: SitesQueryVariables; skip?: boolean } | { variables?: SitesQueryVariables; skip: true })) =>
  useQuery<SitesQuery, SitesQueryVariables>(SitesDocument, options as useQuery.Options<SitesQuery, SitesQueryVariables> & { variables: SitesQueryVariables });
export const useSitesLazyQuery = (options?: useLazyQuery.Options<SitesQuery, SitesQueryVariables>) =>
  useLazyQuery<SitesQuery, SitesQueryVariables>(SitesDocument, options);
export const useSitesSuspenseQuery = (options: { variables: SitesQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SitesQuery, SitesQueryVariables>(SitesDocument, options as { variables: SitesQueryVariables });
export const useSitesOptionsQuery = (options: Omit<useQuery.Options<SitesOptionsQuery, SitesOptionsQueryVariables>, 'variables'> & ({ variables: SitesOptionsQueryVariables; skip?: boolean } | { variables?: SitesOptionsQueryVariables; skip: true })) =>
  useQuery<SitesOptionsQuery, SitesOptionsQueryVariables>(SitesOptionsDocument, options as useQuery.Options<SitesOptionsQuery, SitesOptionsQueryVariables> & { variables: SitesOptionsQueryVariables });
export const useSitesOptionsLazyQuery = (options?: useLazyQuery.Options<SitesOptionsQuery, SitesOptionsQueryVariables>) =>
  useLazyQuery<SitesOptionsQuery, SitesOptionsQueryVariables>(SitesOptionsDocument, options);
export const useSitesOptionsSuspenseQuery = (options: { variables: SitesOptionsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SitesOptionsQuery, SitesOptionsQueryVariables>(SitesOptionsDocument, options as { variables: SitesOptionsQueryVariables });
export const useSiteQuery = (options: Omit<useQuery.Options<SiteQuery, SiteQueryVariables>, 'variables'> & ({ variables: SiteQueryVariables; skip?: boolean } | { variables?: SiteQueryVariables; skip: true })) =>
  useQuery<SiteQuery, SiteQueryVariables>(SiteDocument, options as useQuery.Options<SiteQuery, SiteQueryVariables> & { variables: SiteQueryVariables });
export const useSiteLazyQuery = (options?: useLazyQuery.Options<SiteQuery, SiteQueryVariables>) =>
  useLazyQuery<SiteQuery, SiteQueryVariables>(SiteDocument, options);
export const useSiteSuspenseQuery = (options: { variables: SiteQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SiteQuery, SiteQueryVariables>(SiteDocument, options as { variables: SiteQueryVariables });
export const useCreateSiteMutation = (options?: useMutation.Options<CreateSiteMutation, CreateSiteMutationVariables>) =>
  useMutation<CreateSiteMutation, CreateSiteMutationVariables>(CreateSiteDocument, options);
export const useUpdateSiteMutation = (options?: useMutation.Options<UpdateSiteMutation, UpdateSiteMutationVariables>) =>
  useMutation<UpdateSiteMutation, UpdateSiteMutationVariables>(UpdateSiteDocument, options);
export const useDeleteSiteMutation = (options?: useMutation.Options<DeleteSiteMutation, DeleteSiteMutationVariables>) =>
  useMutation<DeleteSiteMutation, DeleteSiteMutationVariables>(DeleteSiteDocument, options);

export const hooks = {
  useList: useSitesQuery,
  useOptions: useSitesOptionsQuery,
  useGet: useSiteQuery,
  useCreate: useCreateSiteMutation,
  useUpdate: useUpdateSiteMutation,
  useDelete: useDeleteSiteMutation,
};