/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSubscription, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Allergen =
  /** glutenhaltiges Getreide */
  | 'A'
  /** Krebstiere */
  | 'B'
  /** Ei */
  | 'C'
  /** Fisch */
  | 'D'
  /** Erdnuss */
  | 'E'
  /** Soja */
  | 'F'
  /** Milch oder Laktose */
  | 'G'
  /** Schalenfrüchte */
  | 'H'
  /** Sellerie */
  | 'L'
  /** Senf */
  | 'M'
  /** Sesam */
  | 'N'
  /** Sulfite */
  | 'O'
  /** Lupinen */
  | 'P'
  /** Weichtiere */
  | 'R';

export type CalculationModel =
  /** pauschal */
  | 'flat'
  /** je Mengenschritt */
  | 'perStep'
  /** je Einheit */
  | 'perUnit';

export type DeliveryMethod =
  /** Lieferung */
  | 'delivery'
  /** Vor Ort essen */
  | 'dineIn'
  /** Abholung */
  | 'takeaway';

export type LeadTimeType =
  /** Tagen */
  | 'days'
  /** Stunden */
  | 'hours'
  /** Minuten */
  | 'minutes'
  /** Wochen */
  | 'weeks';

export type OpeningRuleType =
  /** Täglich */
  | 'daily'
  /** Freitag */
  | 'friday'
  /** Montag */
  | 'monday'
  /** Einmalig */
  | 'once'
  /** Samstag */
  | 'saturday'
  /** Sonntag */
  | 'sunday'
  /** Donnerstag */
  | 'thursday'
  /** Dienstag */
  | 'tuesday'
  /** Mittwoch */
  | 'wednesday';

export type PartType =
  /** Datei */
  | 'file'
  /** Dateien */
  | 'files'
  /** Bild */
  | 'image'
  /** Bilder */
  | 'images'
  /** Mehrfachauswahl */
  | 'multiselect'
  /** Auswahl */
  | 'select'
  /** Text */
  | 'text'
  /** Langer Text */
  | 'textarea';

export type PriceModifier =
  /** Aufpreis */
  | 'add'
  /** neuer Preis */
  | 'overwrite'
  /** Abzug */
  | 'subtract';

export type ProductPricing =
  /** ungefähr */
  | 'approximate'
  /** fest */
  | 'fixed'
  /** mindestens */
  | 'minimum';

export type ProductType =
  /** Paket */
  | 'bundle'
  /** zum Zusammenstellen */
  | 'configurable'
  /** einfach */
  | 'simple';

export type Unit =
  /** Zentiliter */
  | 'centiliter'
  /** Zentimeter */
  | 'centimetre'
  /** Kubikzentimeter */
  | 'cubicCentimetre'
  /** Kubikdezimeter */
  | 'cubicDecimetre'
  /** Kubikmeter */
  | 'cubicMetre'
  /** Kubikmillimeter */
  | 'cubicMillimetre'
  /** Dekagramm */
  | 'decagram'
  /** Deziliter */
  | 'deciliter'
  /** Dezimeter */
  | 'decimetre'
  /** Dutzend */
  | 'dozen'
  /** Gramm */
  | 'gram'
  /** Kilogramm */
  | 'kilogram'
  /** Kilometer */
  | 'kilometre'
  /** Liter */
  | 'liter'
  /** Meter */
  | 'metre'
  /** Milligramm */
  | 'milligram'
  /** Milliliter */
  | 'milliliter'
  /** Millimeter */
  | 'millimetre'
  /** Packung */
  | 'package'
  /** Paar */
  | 'pair'
  /** Person */
  | 'person'
  /** Stück */
  | 'piece'
  /** Portion */
  | 'serving'
  /** Quadratzentimeter */
  | 'squareCentimetre'
  /** Quadratdezimeter */
  | 'squareDecimetre'
  /** Quadratkilometer */
  | 'squareKilometre'
  /** Quadratmeter */
  | 'squareMetre'
  /** Quadratmillimeter */
  | 'squareMillimetre';

export type StoreQueryVariables = Exact<{
  identifier: string;
}>;


export type StoreQuery = { config: { enableCategoryBar: boolean }, branch: { id: string, identifier: string, name: string, description: string | null, street: string | null, zipCode: string | null, city: string | null, phone: string | null, isDeliveryHoursEnabled: boolean, orderableFrom: string | null, closedMessage: string | null, notification: string | null, pickupText: string | null, isTakeawayEnabled: boolean, isDeliveryEnabled: boolean, isDineInEnabled: boolean, isTableSelectionEnabled: boolean, isPreorderEnabled: boolean, isAppointmentRequired: boolean, isQuotationRequired: boolean, defaultDeliveryMethod: DeliveryMethod, menus: Array<{ id: string, availableFrom: string, catalog: Array<{ category: { id: string, name: string, description: string | null, isEnabled: boolean, isVisibleWhenUnavailable: boolean, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }>, image: { id: string, version: number, extension: string } | null } | null, products: Array<{ id: string, name: string, description: string | null, allergens: Array<Allergen>, type: ProductType, price: number | null, unit: Unit, minimumQuantity: number | null, maximumQuantity: number | null, quantityStepSize: number | null, defaultQuantity: number | null, defaultUnit: Unit | null, pricing: ProductPricing, calculationModel: CalculationModel | null, isPriceHidden: boolean, tax: number, dineInTax: number, takeawayTax: number, isEnabled: boolean, isVisibleWhenUnavailable: boolean, isStepByStep: boolean, isLeadTimeEnabled: boolean, leadTimeType: LeadTimeType | null, leadTimeValue: number | null, alternativeUnits: Array<{ unit: Unit, ratio: number | null, minimumQuantity: number | null, maximumQuantity: number | null, quantityStepSize: number | null, calculationModel: CalculationModel | null }>, images: Array<{ id: string, version: number, extension: string }>, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }>, config: { parts: Array<{ name: string, description: string | null, type: PartType, optional: boolean, options: Array<{ name: string, modifier: PriceModifier, value: number, allergens: Array<Allergen> }> }>, items: Array<{ amount: number, unit: Unit, product: { id: string, name: string } | null }> }, netContent: { value: number, unit: Unit } | null }> }> }>, openingHours: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }>, deliveryHours: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }>, deliveryAreas: Array<{ id: string, area: string, price: number, tax: number, free: boolean, freeFromOrderValue: number | null, minimumOrderValue: number | null }>, images: Array<{ id: string, version: number, extension: string }> } };

export type CatalogueChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CatalogueChangedSubscription = { catalogueChanged: { ids: Array<string>, hasMore: boolean } };

export type StoreBranchFragment = { id: string, identifier: string, name: string, description: string | null, street: string | null, zipCode: string | null, city: string | null, phone: string | null, isDeliveryHoursEnabled: boolean, orderableFrom: string | null, closedMessage: string | null, notification: string | null, pickupText: string | null, isTakeawayEnabled: boolean, isDeliveryEnabled: boolean, isDineInEnabled: boolean, isTableSelectionEnabled: boolean, isPreorderEnabled: boolean, isAppointmentRequired: boolean, isQuotationRequired: boolean, defaultDeliveryMethod: DeliveryMethod, openingHours: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }>, deliveryHours: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }>, deliveryAreas: Array<{ id: string, area: string, price: number, tax: number, free: boolean, freeFromOrderValue: number | null, minimumOrderValue: number | null }>, images: Array<{ id: string, version: number, extension: string }> };

export type StoreProductFragment = { id: string, name: string, description: string | null, allergens: Array<Allergen>, type: ProductType, price: number | null, unit: Unit, minimumQuantity: number | null, maximumQuantity: number | null, quantityStepSize: number | null, defaultQuantity: number | null, defaultUnit: Unit | null, pricing: ProductPricing, calculationModel: CalculationModel | null, isPriceHidden: boolean, tax: number, dineInTax: number, takeawayTax: number, isEnabled: boolean, isVisibleWhenUnavailable: boolean, isStepByStep: boolean, isLeadTimeEnabled: boolean, leadTimeType: LeadTimeType | null, leadTimeValue: number | null, alternativeUnits: Array<{ unit: Unit, ratio: number | null, minimumQuantity: number | null, maximumQuantity: number | null, quantityStepSize: number | null, calculationModel: CalculationModel | null }>, images: Array<{ id: string, version: number, extension: string }>, schedule: Array<{ type: OpeningRuleType, date: string | null, isClosed: boolean, from: string | null, to: string | null }>, config: { parts: Array<{ name: string, description: string | null, type: PartType, optional: boolean, options: Array<{ name: string, modifier: PriceModifier, value: number, allergens: Array<Allergen> }> }>, items: Array<{ amount: number, unit: Unit, product: { id: string, name: string } | null }> }, netContent: { value: number, unit: Unit } | null };

export const StoreBranchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreBranch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryHoursEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"orderableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"closedMessage"}},{"kind":"Field","name":{"kind":"Name","value":"notification"}},{"kind":"Field","name":{"kind":"Name","value":"pickupText"}},{"kind":"Field","name":{"kind":"Name","value":"isTakeawayEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isDineInEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isTableSelectionEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isPreorderEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isAppointmentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isQuotationRequired"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDeliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"freeFromOrderValue"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}}]}}]} as unknown as DocumentNode<StoreBranchFragment, unknown>;
export const StoreProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeUnits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"ratio"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"maximumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"quantityStepSize"}},{"kind":"Field","name":{"kind":"Name","value":"calculationModel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"maximumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"quantityStepSize"}},{"kind":"Field","name":{"kind":"Name","value":"defaultQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"defaultUnit"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"}},{"kind":"Field","name":{"kind":"Name","value":"calculationModel"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceHidden"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"dineInTax"}},{"kind":"Field","name":{"kind":"Name","value":"takeawayTax"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVisibleWhenUnavailable"}},{"kind":"Field","name":{"kind":"Name","value":"isStepByStep"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modifier"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"netContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isLeadTimeEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"leadTimeType"}},{"kind":"Field","name":{"kind":"Name","value":"leadTimeValue"}}]}}]} as unknown as DocumentNode<StoreProductFragment, unknown>;
export const StoreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Store"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableCategoryBar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoreBranch"}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"availableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isVisibleWhenUnavailable"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoreProduct"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreBranch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Branch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryHoursEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"orderableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"closedMessage"}},{"kind":"Field","name":{"kind":"Name","value":"notification"}},{"kind":"Field","name":{"kind":"Name","value":"pickupText"}},{"kind":"Field","name":{"kind":"Name","value":"isTakeawayEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isDeliveryEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isDineInEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isTableSelectionEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isPreorderEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isAppointmentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isQuotationRequired"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDeliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"freeFromOrderValue"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrderValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeUnits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"ratio"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"maximumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"quantityStepSize"}},{"kind":"Field","name":{"kind":"Name","value":"calculationModel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"maximumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"quantityStepSize"}},{"kind":"Field","name":{"kind":"Name","value":"defaultQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"defaultUnit"}},{"kind":"Field","name":{"kind":"Name","value":"pricing"}},{"kind":"Field","name":{"kind":"Name","value":"calculationModel"}},{"kind":"Field","name":{"kind":"Name","value":"isPriceHidden"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"dineInTax"}},{"kind":"Field","name":{"kind":"Name","value":"takeawayTax"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVisibleWhenUnavailable"}},{"kind":"Field","name":{"kind":"Name","value":"isStepByStep"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"optional"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modifier"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"netContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isLeadTimeEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"leadTimeType"}},{"kind":"Field","name":{"kind":"Name","value":"leadTimeValue"}}]}}]} as unknown as DocumentNode<StoreQuery, StoreQueryVariables>;
export const CatalogueChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CatalogueChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogueChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]} as unknown as DocumentNode<CatalogueChangedSubscription, CatalogueChangedSubscriptionVariables>;
export const useStoreQuery = (options: Omit<useQuery.Options<StoreQuery, StoreQueryVariables>, 'variables'> & ({ variables: StoreQueryVariables; skip?: boolean } | { variables?: StoreQueryVariables; skip: true })) =>
  useQuery<StoreQuery, StoreQueryVariables>(StoreDocument, options as useQuery.Options<StoreQuery, StoreQueryVariables> & { variables: StoreQueryVariables });
export const useStoreLazyQuery = (options?: useLazyQuery.Options<StoreQuery, StoreQueryVariables>) =>
  useLazyQuery<StoreQuery, StoreQueryVariables>(StoreDocument, options);
export const useStoreSuspenseQuery = (options: { variables: StoreQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<StoreQuery, StoreQueryVariables>(StoreDocument, options as { variables: StoreQueryVariables });
export const useCatalogueChangedSubscription = (options?: useSubscription.Options<CatalogueChangedSubscription, CatalogueChangedSubscriptionVariables>) =>
  useSubscription<CatalogueChangedSubscription, CatalogueChangedSubscriptionVariables>(CatalogueChangedDocument, options as never);