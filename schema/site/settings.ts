/** The settings of the shop (decisions, table C). All are public; secrets come only from the environment. */
import { select, color, integer, decimal, email, checkbox, image, phone, richText, text, url, type RecordOf } from '../fields/field';
import { mapFlags } from '../rules/checkout/paymentMethods';
import { mapValues } from '../objects';

const requiredCheckbox = (label: string) => checkbox({ label, required: true });

const shop = {
  shopName: text({ label: 'Name des Shops', required: true, max: 80 }),
  businessName: text({ label: 'Firmenname', max: 120 }),
  title: text({ label: 'Titel', max: 120 }),
  description: text({ label: 'Beschreibung', multiline: true, max: 2000 }),
  seoTitle: text({ label: 'Titel für Suchmaschinen', max: 120 }),
  seoDescription: text({ label: 'Beschreibung für Suchmaschinen', multiline: true, max: 320 }),
  email: email({ label: 'E-Mail' }),
  phone: phone({ label: 'Telefon' }),
  website: url({ label: 'Website' }),
  currency: text({ label: 'Währung (ISO 4217)', required: true, min: 3, max: 3 }),
  timezone: text({ label: 'Zeitzone', required: true, max: 60 }),
  holidayCountry: text({ label: 'Land der Feiertage', max: 2 }),
  holidayState: text({ label: 'Bundesland der Feiertage', max: 4 }),
};

const theme = {
  logo: image({ label: 'Logo' }),
  favicon: image({ label: 'Favicon' }),
  shareImage: image({ label: 'Bild zum Teilen' }),
  color1: color({ label: 'Hauptfarbe' }),
  color2: color({ label: 'Hauptfarbe bei Berührung' }),
  colorAccent: color({ label: 'Akzentfarbe' }),
  blockGreen: color({ label: 'Grün der Blöcke' }),
  blockYellow: color({ label: 'Gelb der Blöcke' }),
  borderRadius: text({ label: 'Eckenradius', max: 20 }),
  fontDisplay: text({ label: 'Schrift für Überschriften', max: 64 }),
  fontBody: text({ label: 'Schrift für Text', max: 64 }),
  buttonEdge: text({ label: 'Kante der Knöpfe', max: 20 }),
};

const legalText = (label: string) => richText({ label });

const legal = {
  termsAndConditions: url({ label: 'Allgemeine Geschäftsbedingungen (Adresse)' }),
  termsAndConditionsText: legalText('Allgemeine Geschäftsbedingungen'),
  privacyPolicy: url({ label: 'Datenschutz (Adresse)' }),
  privacyPolicyText: legalText('Datenschutz'),
  imprint: url({ label: 'Impressum (Adresse)' }),
  imprintText: legalText('Impressum'),
  allergens: url({ label: 'Allergene (Adresse)' }),
  allergensText: legalText('Allergene'),
};

const features = {
  disableTickets: requiredCheckbox('Keine Ticketnummern'),
  enablePluginPWA: requiredCheckbox('Installierbare App'),
  enablePluginToolbar: requiredCheckbox('Leiste über der Seite'),
  enablePluginHomePage: requiredCheckbox('Eigene Startseite'),
  enablePluginSearch: requiredCheckbox('Filialsuche'),
  enablePluginTags: requiredCheckbox('Filter nach Tags'),
  enablePluginMapbox: requiredCheckbox('Karte'),
  enablePluginSMS: requiredCheckbox('SMS'),
  enablePluginDonations: requiredCheckbox('Spenden'),
  enablePluginFrontdesk: requiredCheckbox('Frontdesk'),
  enablePluginOrderReviews: requiredCheckbox('Bewertungen'),
  enablePluginCustomerCancel: requiredCheckbox('Stornieren durch die Kundschaft'),
  enableCategoryBar: requiredCheckbox('Kategorieleiste'),
};

const map = {
  mapboxZoom: decimal({ label: 'Zoom der Karte', required: true, scale: 2, min: 0, max: 22 }),
  mapboxPitch: decimal({ label: 'Neigung der Karte', required: true, scale: 2, min: 0, max: 85 }),
  mapboxBearing: decimal({ label: 'Drehung der Karte', required: true, scale: 2, min: -360, max: 360 }),
  routePlannerUrl: url({ label: 'Routenplaner', required: true }),
};

const payment = {
  ...mapFlags(['enable', ''], ({ settingLabel }) => requiredCheckbox(settingLabel)),
  ...mapFlags(['enablePlugin', ''], ({ settingLabel }) => requiredCheckbox(`${settingLabel} eingerichtet`)),
};

const tracking = {
  tagManagerId: text({ label: 'Tag-Manager-Kennung', max: 40 }),
  pixelId: text({ label: 'Pixel-Kennung', max: 40 }),
};

const handling = {
  phoneFormat: text({ label: 'Beispiel einer Telefonnummer', required: true, max: 40 }),
  orderButtonMode: select({
    name: 'OrderButtonMode',
    label: 'Text des Bestellknopfs',
    required: true,
    options: { specified: 'Bestellung abschicken', binding: 'Zahlungspflichtig bestellen' },
  }),
  missedAfterMinutes: integer({ label: 'Verpasst nach Minuten', required: true, min: 1, max: 1440 }),
  paymentTimeoutMinutes: integer({ label: 'Zahlung läuft ab nach Minuten', required: true, min: 5, max: 1440 }),
  screensaverSeconds: integer({ label: 'Bildschirmschoner nach Sekunden', required: true, min: 20, max: 3600 }),
};

/** The groups of settings in the back office. */
export const settingsGroups = {
  shop: { label: 'Shop', fields: shop },
  theme: { label: 'Aussehen', fields: theme },
  legal: { label: 'Rechtstexte', fields: legal },
  features: { label: 'Funktionen', fields: features },
  map: { label: 'Karte', fields: map },
  payment: { label: 'Zahlung', fields: payment },
  tracking: { label: 'Messung', fields: tracking },
  handling: { label: 'Abläufe', fields: handling },
};

export const settings = { ...shop, ...theme, ...legal, ...features, ...map, ...payment, ...tracking, ...handling };

export type Settings = RecordOf<typeof settings>;

/** The settings of a new shop. */
export const defaultSettings: Settings = {
  ...mapValues({ ...shop, ...theme, ...legal, ...tracking }, () => null),
  ...mapValues(features, () => true),
  ...mapFlags(['enable', ''], () => true),
  shopName: 'Online-Shop',
  currency: 'EUR',
  timezone: 'Europe/Vienna',
  holidayCountry: 'AT',
  disableTickets: false,
  enablePluginHomePage: false,
  enablePluginMapbox: false,
  enablePluginSMS: false,
  enablePluginDonations: false,
  mapboxZoom: 19,
  mapboxPitch: 55,
  mapboxBearing: -85,
  routePlannerUrl: 'https://www.google.com/maps/dir/?api=1',
  ...mapFlags(['enablePlugin', ''], ({ isOnline }) => !isOnline),
  phoneFormat: '+43 664 1234567',
  orderButtonMode: 'specified',
  missedAfterMinutes: 10,
  paymentTimeoutMinutes: 30,
  screensaverSeconds: 60,
};
