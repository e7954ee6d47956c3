/** What a house is told by its environment and its pages may know (SHELL-25): the base of its look, and where maps come from. The settings come over it. */
import { choices, colour, count, text, type Row } from '../fields/field';
import { paymentMethods } from '../rules/checkout/deliveryMethods';

const rows = (label: string) => count({ label, required: true, min: 1, max: 60 });

export const environment = {
  name: text({ label: 'Umgebung', required: true, max: 40 }),
  version: text({ label: 'Version', required: true, max: 40 }),
  host: text({ label: 'Adresse', required: true, max: 300 }),
  siteKey: text({ label: 'Kennung der Seite', max: 60, help: 'Unter der der Browser etwas behält; ohne sie der Name des Rechners.' }),
  logo: text({ label: 'Logo', max: 300 }),
  favicon: text({ label: 'Favicon', max: 300 }),
  shareImage: text({ label: 'Bild zum Teilen', max: 300 }),
  color1: colour({ label: 'Hauptfarbe' }),
  color2: colour({ label: 'Hauptfarbe bei Berührung' }),
  mapToken: text({ label: 'Zugangskennung der Karte', max: 300 }),
  mapStyle: text({ label: 'Stil der Karte', required: true, max: 300 }),
  mapUrl: text({ label: 'Adresse der Karte', required: true, max: 300 }),
  onlineMethods: choices({ name: 'PaymentMethod', label: 'Verbundene Zahlungsdienste', options: paymentMethods }),
  labelCompactRows: rows('Kleine Etiketten: Zeilen'),
  labelCompactColumns: rows('Kleine Etiketten: Spalten'),
  labelDetailRows: rows('Große Etiketten: Zeilen'),
  labelDetailColumns: rows('Große Etiketten: Spalten'),
};

export type Environment = Row<typeof environment>;

/** A house that was told nothing. */
export const defaultEnvironment: Environment = {
  name: 'prod',
  version: '',
  host: 'http://localhost:4000',
  siteKey: null,
  logo: null,
  favicon: null,
  shareImage: null,
  color1: null,
  color2: null,
  mapToken: null,
  mapStyle: 'mapbox://styles/mapbox/dark-v11',
  mapUrl: 'https://api.mapbox.com',
  onlineMethods: [],
  labelCompactRows: 12,
  labelCompactColumns: 4,
  labelDetailRows: 5,
  labelDetailColumns: 2,
};
