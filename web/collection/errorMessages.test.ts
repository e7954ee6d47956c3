import { collections, type CollectionName } from '../../schema/collections';
import { failureText } from './errorMessages';

// The singular and plural of each collection (table N).
const nouns = {
  user: ['Benutzer', 'Benutzer'],
  division: ['Organisation', 'Organisationen'],
  branch: ['Filiale', 'Filialen'],
  department: ['Abteilung', 'Abteilungen'],
  menu: ['Menü', 'Menüs'],
  category: ['Kategorie', 'Kategorien'],
  tag: ['Tag', 'Tags'],
  product: ['Produkt', 'Produkte'],
  image: ['Bild', 'Bilder'],
  imageTemplate: ['Bildvorlage', 'Bildvorlagen'],
  upload: ['Datei', 'Dateien'],
  device: ['Gerät', 'Geräte'],
  table: ['Tisch', 'Tische'],
  site: ['Seite', 'Seiten'],
  redirect: ['Redirect', 'Redirects'],
  block: ['Inhalt', 'Inhalte'],
  node: ['Knoten', 'Knoten'],
  navigation: ['Navigation', 'Navigationen'],
  donatee: ['Spendenempfänger', 'Spendenempfänger'],
  workingActivity: ['Aktivität', 'Aktivitäten'],
  workingSchedule: ['Planung', 'Planungen'],
  project: ['Projekt', 'Projekte'],
  task: ['Aufgabe', 'Aufgaben'],
  scene: ['Szene', 'Szenen'],
  digitalSignageSegment: ['Filmsequenz', 'Filmsequenzen'],
  digitalSignageStream: ['Stream', 'Streams'],
  digitalSignageDevice: ['TV', 'TVs'],
  customer: ['Kunde', 'Kunden'],
  externalUser: ['Externer Benutzer', 'Externe Benutzer'],
  log: ['Log', 'Logs'],
  outboxMessage: ['Nachricht', 'Nachrichten'], // Added by this project.
  paymentProblem: ['Zahlungsproblem', 'Zahlungsprobleme'],
  printJob: ['Druckauftrag', 'Druckaufträge'],
  webhook: ['Webhook', 'Webhooks'],
  webhookDelivery: ['Zustellung', 'Zustellungen'],
} as const satisfies Readonly<Record<CollectionName, readonly [string, string]>>;

test.each(Object.entries(nouns))('returns the five error messages of %s', (name, [singular, plural]) => {
  const definition = collections[name as CollectionName];
  expect((['list', 'get', 'create', 'update', 'delete'] as const).map(operation => failureText(definition, operation))).toEqual([
    `${plural} konnten nicht geladen werden.`,
    `${singular} konnte nicht geladen werden.`,
    `${singular} konnte nicht erstellt werden.`,
    `${singular} konnte nicht aktualisiert werden.`,
    `${singular} konnte nicht gelöscht werden.`,
  ]);
});
