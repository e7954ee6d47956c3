/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OrderButtonMode } from './enums';
import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export { OrderButtonMode };

/** Changes of the settings. Fields that are not sent stay unchanged. */
export type SaveConfigInput = {
  /** URL. Label: "Allergene (Adresse)" */
  allergens?: string | null | undefined;
  /** HTML; elements and attributes that are not allowed are removed. Label: "Allergene" */
  allergensText?: string | null | undefined;
  /** Color as `#rrggbb`. Label: "Grün der Blöcke" */
  blockGreen?: string | null | undefined;
  /** Color as `#rrggbb`. Label: "Gelb der Blöcke" */
  blockYellow?: string | null | undefined;
  /** Text, at most 20 characters. Label: "Eckenradius" */
  borderRadius?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Firmenname" */
  businessName?: string | null | undefined;
  /** Text, at most 20 characters. Label: "Kante der Knöpfe" */
  buttonEdge?: string | null | undefined;
  /** Color as `#rrggbb`. Label: "Hauptfarbe" */
  color1?: string | null | undefined;
  /** Color as `#rrggbb`. Label: "Hauptfarbe bei Berührung" */
  color2?: string | null | undefined;
  /** Color as `#rrggbb`. Label: "Akzentfarbe" */
  colorAccent?: string | null | undefined;
  /** Text, from 3 to 3 characters. Label: "Währung (ISO 4217)" */
  currency?: string | null | undefined;
  /** Text, at most 2,000 characters. Label: "Beschreibung" */
  description?: string | null | undefined;
  /** Yes or no. Label: "Keine Ticketnummern" */
  disableTickets?: boolean | null | undefined;
  /** E-mail address. Label: "E-Mail" */
  email?: string | null | undefined;
  /** Yes or no. Label: "Bankomatkarte" */
  enableATMCard?: boolean | null | undefined;
  /** Yes or no. Label: "Barzahlung" */
  enableCash?: boolean | null | undefined;
  /** Yes or no. Label: "Kategorieleiste" */
  enableCategoryBar?: boolean | null | undefined;
  /** Yes or no. Label: "Datatrans" */
  enableDatatrans?: boolean | null | undefined;
  /** Yes or no. Label: "Hydro AG Gutschein" */
  enableHydroAGVoucher?: boolean | null | undefined;
  /** Yes or no. Label: "Mollie" */
  enableMollie?: boolean | null | undefined;
  /** Yes or no. Label: "Bankomatkarte eingerichtet" */
  enablePluginATMCard?: boolean | null | undefined;
  /** Yes or no. Label: "Barzahlung eingerichtet" */
  enablePluginCash?: boolean | null | undefined;
  /** Yes or no. Label: "Stornieren durch die Kundschaft" */
  enablePluginCustomerCancel?: boolean | null | undefined;
  /** Yes or no. Label: "Datatrans eingerichtet" */
  enablePluginDatatrans?: boolean | null | undefined;
  /** Yes or no. Label: "Spenden" */
  enablePluginDonations?: boolean | null | undefined;
  /** Yes or no. Label: "Frontdesk" */
  enablePluginFrontdesk?: boolean | null | undefined;
  /** Yes or no. Label: "Eigene Startseite" */
  enablePluginHomePage?: boolean | null | undefined;
  /** Yes or no. Label: "Hydro AG Gutschein eingerichtet" */
  enablePluginHydroAGVoucher?: boolean | null | undefined;
  /** Yes or no. Label: "Karte" */
  enablePluginMapbox?: boolean | null | undefined;
  /** Yes or no. Label: "Mollie eingerichtet" */
  enablePluginMollie?: boolean | null | undefined;
  /** Yes or no. Label: "Bewertungen" */
  enablePluginOrderReviews?: boolean | null | undefined;
  /** Yes or no. Label: "Installierbare App" */
  enablePluginPWA?: boolean | null | undefined;
  /** Yes or no. Label: "SMS" */
  enablePluginSMS?: boolean | null | undefined;
  /** Yes or no. Label: "Filialsuche" */
  enablePluginSearch?: boolean | null | undefined;
  /** Yes or no. Label: "Filter nach Tags" */
  enablePluginTags?: boolean | null | undefined;
  /** Yes or no. Label: "Leiste über der Seite" */
  enablePluginToolbar?: boolean | null | undefined;
  /** Image. Label: "Favicon" */
  favicon?: string | null | undefined;
  /** Text, at most 64 characters. Label: "Schrift für Text" */
  fontBody?: string | null | undefined;
  /** Text, at most 64 characters. Label: "Schrift für Überschriften" */
  fontDisplay?: string | null | undefined;
  /** Text, at most 2 characters. Label: "Land der Feiertage" */
  holidayCountry?: string | null | undefined;
  /** Text, at most 4 characters. Label: "Bundesland der Feiertage" */
  holidayState?: string | null | undefined;
  /** URL. Label: "Impressum (Adresse)" */
  imprint?: string | null | undefined;
  /** HTML; elements and attributes that are not allowed are removed. Label: "Impressum" */
  imprintText?: string | null | undefined;
  /** Image. Label: "Logo" */
  logo?: string | null | undefined;
  /** Number with up to 2 decimals, from -360 to 360. Label: "Drehung der Karte" */
  mapboxBearing?: number | null | undefined;
  /** Number with up to 2 decimals, from 0 to 85. Label: "Neigung der Karte" */
  mapboxPitch?: number | null | undefined;
  /** Number with up to 2 decimals, from 0 to 22. Label: "Zoom der Karte" */
  mapboxZoom?: number | null | undefined;
  /** Whole number, from 1 to 1,440. Label: "Verpasst nach Minuten" */
  missedAfterMinutes?: number | null | undefined;
  /** One of the values. Label: "Text des Bestellknopfs" */
  orderButtonMode?: OrderButtonMode | null | undefined;
  /** Whole number, from 5 to 1,440. Label: "Zahlung läuft ab nach Minuten" */
  paymentTimeoutMinutes?: number | null | undefined;
  /** Phone number in international format, such as +43 664 1234567. Label: "Telefon" */
  phone?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Beispiel einer Telefonnummer" */
  phoneFormat?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Pixel-Kennung" */
  pixelId?: string | null | undefined;
  /** URL. Label: "Datenschutz (Adresse)" */
  privacyPolicy?: string | null | undefined;
  /** HTML; elements and attributes that are not allowed are removed. Label: "Datenschutz" */
  privacyPolicyText?: string | null | undefined;
  /** URL. Label: "Routenplaner" */
  routePlannerUrl?: string | null | undefined;
  /** Whole number, from 20 to 3,600. Label: "Bildschirmschoner nach Sekunden" */
  screensaverSeconds?: number | null | undefined;
  /** Text, at most 320 characters. Label: "Beschreibung für Suchmaschinen" */
  seoDescription?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Titel für Suchmaschinen" */
  seoTitle?: string | null | undefined;
  /** Image. Label: "Bild zum Teilen" */
  shareImage?: string | null | undefined;
  /** Text, at most 80 characters. Label: "Name des Shops" */
  shopName?: string | null | undefined;
  /** Text, at most 40 characters. Label: "Tag-Manager-Kennung" */
  tagManagerId?: string | null | undefined;
  /** URL. Label: "Allgemeine Geschäftsbedingungen (Adresse)" */
  termsAndConditions?: string | null | undefined;
  /** HTML; elements and attributes that are not allowed are removed. Label: "Allgemeine Geschäftsbedingungen" */
  termsAndConditionsText?: string | null | undefined;
  /** Text, at most 60 characters. Label: "Zeitzone" */
  timezone?: string | null | undefined;
  /** Text, at most 120 characters. Label: "Titel" */
  title?: string | null | undefined;
  /** URL. Label: "Website" */
  website?: string | null | undefined;
};

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { config: { shopName: string, businessName: string | null, title: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null, email: string | null, phone: string | null, website: string | null, currency: string, timezone: string, holidayCountry: string | null, holidayState: string | null, color1: string | null, color2: string | null, colorAccent: string | null, blockGreen: string | null, blockYellow: string | null, borderRadius: string | null, fontDisplay: string | null, fontBody: string | null, buttonEdge: string | null, termsAndConditions: string | null, termsAndConditionsText: string | null, privacyPolicy: string | null, privacyPolicyText: string | null, imprint: string | null, imprintText: string | null, allergens: string | null, allergensText: string | null, disableTickets: boolean, enablePluginPWA: boolean, enablePluginToolbar: boolean, enablePluginHomePage: boolean, enablePluginSearch: boolean, enablePluginTags: boolean, enablePluginMapbox: boolean, enablePluginSMS: boolean, enablePluginDonations: boolean, enablePluginFrontdesk: boolean, enablePluginOrderReviews: boolean, enablePluginCustomerCancel: boolean, enableCategoryBar: boolean, mapboxZoom: number, mapboxPitch: number, mapboxBearing: number, routePlannerUrl: string, enableCash: boolean, enableATMCard: boolean, enableHydroAGVoucher: boolean, enableMollie: boolean, enableDatatrans: boolean, enablePluginCash: boolean, enablePluginATMCard: boolean, enablePluginHydroAGVoucher: boolean, enablePluginMollie: boolean, enablePluginDatatrans: boolean, tagManagerId: string | null, pixelId: string | null, phoneFormat: string, orderButtonMode: OrderButtonMode, missedAfterMinutes: number, paymentTimeoutMinutes: number, screensaverSeconds: number, logo: { id: string, alt: string | null, version: number, extension: string } | null, favicon: { id: string, alt: string | null, version: number, extension: string } | null, shareImage: { id: string, alt: string | null, version: number, extension: string } | null } };

export type SaveSettingsMutationVariables = Exact<{
  input: SaveConfigInput;
}>;


export type SaveSettingsMutation = { saveConfig: { shopName: string, businessName: string | null, title: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null, email: string | null, phone: string | null, website: string | null, currency: string, timezone: string, holidayCountry: string | null, holidayState: string | null, color1: string | null, color2: string | null, colorAccent: string | null, blockGreen: string | null, blockYellow: string | null, borderRadius: string | null, fontDisplay: string | null, fontBody: string | null, buttonEdge: string | null, termsAndConditions: string | null, termsAndConditionsText: string | null, privacyPolicy: string | null, privacyPolicyText: string | null, imprint: string | null, imprintText: string | null, allergens: string | null, allergensText: string | null, disableTickets: boolean, enablePluginPWA: boolean, enablePluginToolbar: boolean, enablePluginHomePage: boolean, enablePluginSearch: boolean, enablePluginTags: boolean, enablePluginMapbox: boolean, enablePluginSMS: boolean, enablePluginDonations: boolean, enablePluginFrontdesk: boolean, enablePluginOrderReviews: boolean, enablePluginCustomerCancel: boolean, enableCategoryBar: boolean, mapboxZoom: number, mapboxPitch: number, mapboxBearing: number, routePlannerUrl: string, enableCash: boolean, enableATMCard: boolean, enableHydroAGVoucher: boolean, enableMollie: boolean, enableDatatrans: boolean, enablePluginCash: boolean, enablePluginATMCard: boolean, enablePluginHydroAGVoucher: boolean, enablePluginMollie: boolean, enablePluginDatatrans: boolean, tagManagerId: string | null, pixelId: string | null, phoneFormat: string, orderButtonMode: OrderButtonMode, missedAfterMinutes: number, paymentTimeoutMinutes: number, screensaverSeconds: number, legalTexts: Array<string>, logo: { id: string, alt: string | null, version: number, extension: string } | null, favicon: { id: string, alt: string | null, version: number, extension: string } | null, shareImage: { id: string, alt: string | null, version: number, extension: string } | null } };


export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"holidayCountry"}},{"kind":"Field","name":{"kind":"Name","value":"holidayState"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"favicon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color1"}},{"kind":"Field","name":{"kind":"Name","value":"color2"}},{"kind":"Field","name":{"kind":"Name","value":"colorAccent"}},{"kind":"Field","name":{"kind":"Name","value":"blockGreen"}},{"kind":"Field","name":{"kind":"Name","value":"blockYellow"}},{"kind":"Field","name":{"kind":"Name","value":"borderRadius"}},{"kind":"Field","name":{"kind":"Name","value":"fontDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"fontBody"}},{"kind":"Field","name":{"kind":"Name","value":"buttonEdge"}},{"kind":"Field","name":{"kind":"Name","value":"termsAndConditions"}},{"kind":"Field","name":{"kind":"Name","value":"termsAndConditionsText"}},{"kind":"Field","name":{"kind":"Name","value":"privacyPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"privacyPolicyText"}},{"kind":"Field","name":{"kind":"Name","value":"imprint"}},{"kind":"Field","name":{"kind":"Name","value":"imprintText"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"allergensText"}},{"kind":"Field","name":{"kind":"Name","value":"disableTickets"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginPWA"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginToolbar"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginHomePage"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginSearch"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginTags"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginMapbox"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginSMS"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginDonations"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginFrontdesk"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginOrderReviews"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginCustomerCancel"}},{"kind":"Field","name":{"kind":"Name","value":"enableCategoryBar"}},{"kind":"Field","name":{"kind":"Name","value":"mapboxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapboxPitch"}},{"kind":"Field","name":{"kind":"Name","value":"mapboxBearing"}},{"kind":"Field","name":{"kind":"Name","value":"routePlannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"enableCash"}},{"kind":"Field","name":{"kind":"Name","value":"enableATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enableHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enableMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enableDatatrans"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginCash"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginDatatrans"}},{"kind":"Field","name":{"kind":"Name","value":"tagManagerId"}},{"kind":"Field","name":{"kind":"Name","value":"pixelId"}},{"kind":"Field","name":{"kind":"Name","value":"phoneFormat"}},{"kind":"Field","name":{"kind":"Name","value":"orderButtonMode"}},{"kind":"Field","name":{"kind":"Name","value":"missedAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTimeoutMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"screensaverSeconds"}}]}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const SaveSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveConfigInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"holidayCountry"}},{"kind":"Field","name":{"kind":"Name","value":"holidayState"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"favicon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color1"}},{"kind":"Field","name":{"kind":"Name","value":"color2"}},{"kind":"Field","name":{"kind":"Name","value":"colorAccent"}},{"kind":"Field","name":{"kind":"Name","value":"blockGreen"}},{"kind":"Field","name":{"kind":"Name","value":"blockYellow"}},{"kind":"Field","name":{"kind":"Name","value":"borderRadius"}},{"kind":"Field","name":{"kind":"Name","value":"fontDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"fontBody"}},{"kind":"Field","name":{"kind":"Name","value":"buttonEdge"}},{"kind":"Field","name":{"kind":"Name","value":"termsAndConditions"}},{"kind":"Field","name":{"kind":"Name","value":"termsAndConditionsText"}},{"kind":"Field","name":{"kind":"Name","value":"privacyPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"privacyPolicyText"}},{"kind":"Field","name":{"kind":"Name","value":"imprint"}},{"kind":"Field","name":{"kind":"Name","value":"imprintText"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"allergensText"}},{"kind":"Field","name":{"kind":"Name","value":"disableTickets"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginPWA"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginToolbar"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginHomePage"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginSearch"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginTags"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginMapbox"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginSMS"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginDonations"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginFrontdesk"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginOrderReviews"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginCustomerCancel"}},{"kind":"Field","name":{"kind":"Name","value":"enableCategoryBar"}},{"kind":"Field","name":{"kind":"Name","value":"mapboxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"mapboxPitch"}},{"kind":"Field","name":{"kind":"Name","value":"mapboxBearing"}},{"kind":"Field","name":{"kind":"Name","value":"routePlannerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"enableCash"}},{"kind":"Field","name":{"kind":"Name","value":"enableATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enableHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enableMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enableDatatrans"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginCash"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginATMCard"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginHydroAGVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginMollie"}},{"kind":"Field","name":{"kind":"Name","value":"enablePluginDatatrans"}},{"kind":"Field","name":{"kind":"Name","value":"tagManagerId"}},{"kind":"Field","name":{"kind":"Name","value":"pixelId"}},{"kind":"Field","name":{"kind":"Name","value":"phoneFormat"}},{"kind":"Field","name":{"kind":"Name","value":"orderButtonMode"}},{"kind":"Field","name":{"kind":"Name","value":"missedAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTimeoutMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"screensaverSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"legalTexts"}}]}}]}}]} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;
export const useSettingsQuery = (options?: Omit<useQuery.Options<SettingsQuery, SettingsQueryVariables>, 'variables'> & { variables?: SettingsQueryVariables }) =>
  useQuery<SettingsQuery, SettingsQueryVariables>(SettingsDocument, options as useQuery.Options<SettingsQuery, SettingsQueryVariables> & { variables: SettingsQueryVariables });
export const useSettingsLazyQuery = (options?: useLazyQuery.Options<SettingsQuery, SettingsQueryVariables>) =>
  useLazyQuery<SettingsQuery, SettingsQueryVariables>(SettingsDocument, options);
export const useSettingsSuspenseQuery = (options?: { variables?: SettingsQueryVariables; fetchPolicy?: useSuspenseQuery.FetchPolicy }) =>
  useSuspenseQuery<SettingsQuery, SettingsQueryVariables>(SettingsDocument, options as { variables: SettingsQueryVariables });
export const useSaveSettingsMutation = (options?: useMutation.Options<SaveSettingsMutation, SaveSettingsMutationVariables>) =>
  useMutation<SaveSettingsMutation, SaveSettingsMutationVariables>(SaveSettingsDocument, options);