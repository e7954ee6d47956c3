/** The public part of the server's environment (SHELL-25): defaults of the branding and the map service. Settings override it. */
import { multiSelect, color, integer, text, type RecordOf } from '../fields/field';
import { paymentLabels } from '../rules/checkout/paymentMethods';

const labelCount = (label: string) => integer({ label, required: true, min: 1, max: 60 });

export const environment = {
  name: text({ label: 'Umgebung', required: true, max: 40 }),
  version: text({ label: 'Version', required: true, max: 40 }),
  host: text({ label: 'Adresse', required: true, max: 300 }),
  siteKey: text({ label: 'Kennung der Seite', max: 60, help: 'Unter der der Browser etwas behält; ohne sie der Name des Rechners.' }),
  logo: text({ label: 'Logo', max: 300 }),
  favicon: text({ label: 'Favicon', max: 300 }),
  shareImage: text({ label: 'Bild zum Teilen', max: 300 }),
  color1: color({ label: 'Hauptfarbe' }),
  color2: color({ label: 'Hauptfarbe bei Berührung' }),
  mapToken: text({ label: 'Zugangskennung der Karte', max: 300 }),
  mapStyle: text({ label: 'Stil der Karte', required: true, max: 300 }),
  mapUrl: text({ label: 'Adresse der Karte', required: true, max: 300 }),
  onlineMethods: multiSelect({ name: 'PaymentMethod', label: 'Verbundene Zahlungsdienste', options: paymentLabels }),
  labelCompactRows: labelCount('Kleine Etiketten: Zeilen'),
  labelCompactColumns: labelCount('Kleine Etiketten: Spalten'),
  labelDetailRows: labelCount('Große Etiketten: Zeilen'),
  labelDetailColumns: labelCount('Große Etiketten: Spalten'),
};

export type Environment = RecordOf<typeof environment>;

/** The values without any environment variable. */
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
