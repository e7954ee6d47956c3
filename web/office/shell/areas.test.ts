import { areasFor, officeCollections } from './areas';

const labels = (...roles: Parameters<typeof areasFor>[0]) =>
  areasFor(roles).map(({ label, entries }) => `${label}: ${entries.map(entry => entry.label).join(', ')}`);

test('staff finds the orders and what it may read, users stay with the administration', () => {
  const shared = [
    'Sortiment: Produkte, Kategorien, Menüs, Tags',
    'Standorte: Organisationen, Filialen, Abteilungen, Tische, Geräte',
    'Website: Seiten, Inhalte, Knoten, Navigationen, Redirects, Bilder, Bildvorlagen, Dateien',
    'Team & Zeit: Planungen, Aktivitäten, Projekte, Aufgaben',
    'Digital Signage: Szenen, Filmsequenzen, Streams, TVs',
    'Kundschaft: Kunden, Externe Benutzer, Spendenempfänger',
  ];
  expect(labels('ROLE_EMPLOYEE')).toEqual(['Bestellungen: Aktuell', ...shared]);
  const system = 'System: Benutzer, Protokoll, Postausgang, API-Schlüssel, Einstellungen';
  expect(labels('ROLE_ADMIN')).toEqual(['Bestellungen: Aktuell', ...shared, system]);
});

test('the editor has no business with orders', () => {
  expect(labels('ROLE_EDITOR')[0]).toMatch(/^Sortiment/);
});

test('no collection stands in two places', () => {
  expect(new Set(officeCollections).size).toBe(officeCollections.length);
});
