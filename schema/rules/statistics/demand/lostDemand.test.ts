import { inZone } from '../../time/calendar';
import { lostAreaText, lostDemandStatement, lostSlotText, sumByKind, type LostDemandKind } from './lostDemand';
import { searchWords } from './lostSearch';

const counts = (...items: [LostDemandKind, number][]) => items.map(([kind, count]) => ({ kind, count }));

test.each([
  [counts(), 'Alle Wünsche konnten erfüllt werden.'],
  [counts(['closed', 1]), 'Ein Wunsch konnte nicht erfüllt werden: geschlossen.'],
  [counts(['closed', 2]), '2 Wünsche konnten nicht erfüllt werden, alle: geschlossen.'],
  [counts(['closed', 4], ['sold_out', 3], ['sold_out', 5]), '12 Wünsche konnten nicht erfüllt werden, am häufigsten: ausverkauft.'],
  [counts(['no_results', 1_200]), '1.200 Wünsche konnten nicht erfüllt werden, alle: Suche ohne Treffer.'],
])('states %j', (items, text) => expect(lostDemandStatement(items)).toBe(text));

test('sums up the branches of each kind, most first', () => {
  expect(sumByKind(counts(['closed', 2], ['paused', 0], ['slot_full', 1], ['closed', 1], ['slot_full', 9]))).toEqual(
    counts(['slot_full', 10], ['closed', 3]),
  );
});

test.each([
  ['2026-11-17T08:29:59Z', 'Dienstag, 09:15 Uhr'],
  ['2026-11-17T23:00:00Z', 'Mittwoch, 00:00 Uhr'],
  ['2026-10-25T01:30:00Z', 'Sonntag, 02:30 Uhr'],
])('names the slot of %s on the clock of the shop', (at, text) => expect(lostSlotText(inZone(at, 'Europe/Vienna'))).toBe(text));

test.each([
  [['4711'], '4711'],
  [[null, undefined, ' 1010 '], '1010'],
  [['12', '101'], '101'],
  [['Anna Berger, Hauptstraße 1', 'SW1A 1AA'], 'SW1A 1AA'],
  [['0190fdc2-6a5e-7000-8000-000000000000', 'Urfahr'], null],
  [[], null],
])('finds the postal code in %j', (texts, code) => expect(lostAreaText(texts)).toBe(code));

test.each([
  ['  Vollkorn\n SEMMEL ', 'vollkorn semmel'],
  ['Krapfen 12 Stück', 'krapfen 12 stück'],
  ['', null],
  ['\u202E', null],
  ['anna@mail.example', null],
  ['0664 123 45 67', null],
  ['12345', null],
  ['https://evil.example', null],
  ['www.evil.example', null],
  ['x'.repeat(200), 'x'.repeat(60)],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ['😀'.repeat(80), '😀'.repeat(60)],
  ['\ud83dBrot', 'brot'],
])('counts the search %j as %j', (term, words) => expect(searchWords(term)).toBe(words));
