import { menuFor, officeCollections } from './areas';

const menuLabels = (...roles: Parameters<typeof menuFor>[0]) =>
  menuFor(roles).map(({ label, entries }) => `${label}: ${entries.map(entry => entry.label).join(', ')}`);

test('lists orders and readable collections for staff, and users only for admins', () => {
  const sharedAreas = [
    'Sortiment: Produkte, Kategorien, Menüs, Tags',
    'Standorte: Organisationen, Filialen, Abteilungen, Tische, Geräte',
    'Website: Seiten, Inhalte, Knoten, Navigationen, Redirects, Bilder, Bildvorlagen, Dateien',
    'Team & Zeit: Planungen, Aktivitäten, Projekte, Aufgaben',
    'Digital Signage: Szenen, Filmsequenzen, Streams, TVs',
    'Kundschaft: Kunden, Externe Benutzer, Spendenempfänger',
  ];
  expect(menuLabels('ROLE_EMPLOYEE')).toEqual(['Bestellungen: Aktuell', ...sharedAreas]);
  const systemArea = 'System: Benutzer, Protokoll, Postausgang, API-Schlüssel, Einstellungen';
  expect(menuLabels('ROLE_ADMIN')).toEqual(['Bestellungen: Aktuell', ...sharedAreas, systemArea]);
});

test('lists no orders for editors', () => {
  expect(menuLabels('ROLE_EDITOR')[0]).toMatch(/^Sortiment/);
});

test('lists every collection once', () => {
  expect(new Set(officeCollections).size).toBe(officeCollections.length);
});
