import { collections } from '../../../schema/collections';
import { restPath, type Collection } from '../../../schema/collections/collection';
import { effectiveRoles, type Role } from '../../../schema/access/roles';
import { menuFor } from './areas';

const menuTexts = (role: Role) =>
  menuFor(effectiveRoles([role])).map(({ icon, label, entries }) => `${icon} ${label}: ${entries.map(entry => entry.label).join(', ')}`);

const catalogue = 'croissant Sortiment: Produkte, Kategorien, Menüs, Tags';
const website = 'panels-top-left Website: Seiten, Inhalte, Knoten, Navigationen, Redirects, Bilder, Bildvorlagen, Dateien';
const signage = 'tv Digital Signage: Szenen, Filmsequenzen, Streams, TVs';
const overview = 'layout-dashboard Übersicht: Übersicht';
const staffAreas = [
  overview,
  'inbox Bestellungen: Aktuell',
  catalogue,
  'store Standorte: Organisationen, Filialen, Abteilungen, Tische, Geräte, Druckaufträge',
  website,
  'users Team & Zeit: Planungen, Aktivitäten, Projekte, Aufgaben',
  signage,
  'heart-handshake Kundschaft: Kunden, Externe Benutzer, Spendenempfänger',
];

test.each<[Role, string[]]>([
  [
    'ROLE_ADMIN',
    [
      ...staffAreas,
      'chart-column Statistik: Heute, Umsatz, Bestellungen, Entgangene Nachfrage, Prognose, Website, Arbeitszeit, Mitarbeiterprofil',
      'settings System: Benutzer, Protokoll, Postausgang, Zahlungsprobleme, Webhooks, Webhook-Zustellungen, API-Schlüssel, Einstellungen',
    ],
  ],
  [
    'ROLE_MANAGER',
    [
      ...staffAreas,
      'chart-column Statistik: Heute, Umsatz, Bestellungen, Entgangene Nachfrage, Prognose, Website, Arbeitszeit, Mitarbeiterprofil',
      'settings System: Benutzer, Zahlungsprobleme, API-Schlüssel',
    ],
  ],
  ['ROLE_EMPLOYEE', [...staffAreas, 'chart-column Statistik: Mitarbeiterprofil', 'settings System: Zahlungsprobleme']],
  [
    'ROLE_EDITOR',
    [
      overview,
      catalogue,
      'store Standorte: Organisationen, Filialen, Tische',
      website,
      'users Team & Zeit: Planungen, Aktivitäten, Aufgaben',
      signage,
      'heart-handshake Kundschaft: Spendenempfänger',
      'chart-column Statistik: Website, Mitarbeiterprofil',
    ],
  ],
])('shows the menu of %s', (role, areas) => {
  expect(menuTexts(role)).toEqual(areas);
});

test('links every collection once, to its REST path', () => {
  const links = menuFor(['ROLE_ADMIN']).flatMap(({ entries }) => entries.map(({ to }) => to));
  const statisticsPages = ['today', 'revenue', 'orders', 'demand', 'forecast', 'website', 'work', 'profile'].map(
    tab => `/backend/statistics/${tab}`,
  );
  const ownPages = ['/backend/dashboard', '/backend/orders', ...statisticsPages, '/backend/api-tokens', '/backend/settings'];
  const collectionPages = Object.values(collections).map(definition => `/backend/${restPath(definition)}`);
  expect(links.toSorted()).toEqual([...ownPages, ...collectionPages].toSorted());
});

test('gives each collection its own position, from 1 in each area', () => {
  const definitions = Object.values<Collection>(collections);
  for (const { menu } of definitions) {
    const positions = definitions.filter(other => other.menu.area === menu.area).map(other => other.menu.position);
    expect([menu.area, positions.toSorted((one, other) => one - other)]).toEqual([menu.area, positions.map((_, index) => index + 1)]);
  }
});
