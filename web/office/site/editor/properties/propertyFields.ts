/** The properties of a page by the tabs of the editor, and how they are read and sent. */
import { site } from '../../../../../schema/collections/site';
import type { Field } from '../../../../../schema/fields/field';
import { applyChanges, type Properties, type PropertyChange } from '../../../../../schema/rules/site/editing/propertyChanges';
import { toFormValues, toInput } from '../../../../forms/formValues';
import type { SiteRecord } from '../../blocks/siteRecord';

const { name, title, description, path, type, parent, image, settings, sortOrder, seoTitle, seoDescription, showInSitemap } = site.fields;

export const propertyParts = {
  page: { name, title, description, path, type, parent, image, settings, sortOrder },
  search: { seoTitle, seoDescription, showInSitemap },
} as const;

export type PropertyPart = keyof typeof propertyParts;

const fields = { ...propertyParts.page, ...propertyParts.search };

export const propertiesOf = (record: SiteRecord): Properties => toFormValues(fields, record);

/** Returns the input of the API with the changed properties only. */
export const toPropertyInput = (changes: readonly PropertyChange[]): object => toInput(fields, applyChanges({}, changes));

/** Returns the definition of a property that a change names. */
export const propertyField = (property: string): Field => site.fields[property as keyof typeof site.fields];

/** Returns the tab of a property. */
export const partOf = (property: string): PropertyPart => (property in propertyParts.page ? 'page' : 'search');
