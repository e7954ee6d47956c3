import { collections, type CollectionName } from '../../schema/collections';
import { failedOf } from './errorMessages';

// Table N: what one and what several are called.
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
  outboxMessage: ['Nachricht', 'Nachrichten'], // of our own
} as const satisfies Readonly<Record<CollectionName, readonly [string, string]>>;

test.each(Object.entries(nouns))('the five texts of %s', (name, [one, several]) => {
  const definition = collections[name as CollectionName];
  expect((['list', 'get', 'create', 'update', 'delete'] as const).map(call => failedOf(definition, call))).toEqual([
    `${several} konnten nicht geladen werden.`,
    `${one} konnte nicht geladen werden.`,
    `${one} konnte nicht erstellt werden.`,
    `${one} konnte nicht aktualisiert werden.`,
    `${one} konnte nicht gelöscht werden.`,
  ]);
});
