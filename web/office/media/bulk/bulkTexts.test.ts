import { deletionText } from './bulkTexts';

const final = 'das lässt sich nicht rückgängig machen.';

test.each([
  [3, 0, 'Das lässt sich nicht rückgängig machen.'],
  [1, 1, 'Das Bild wird benutzt und bleibt deshalb erhalten.'],
  [2, 2, 'Beide Bilder werden benutzt und bleiben deshalb erhalten.'],
  [4, 4, 'Alle 4 Bilder werden benutzt und bleiben deshalb erhalten.'],
  [2, 1, `Von 2 Bildern wird eines benutzt und bleibt erhalten. Das andere wird gelöscht; ${final}`],
  [9, 2, `Von 9 Bildern werden 2 benutzt und bleiben erhalten. Die anderen 7 werden gelöscht; ${final}`],
])('says what a deletion of %i images does of which %i are used', (count, used, text) => expect(deletionText(count, used)).toBe(text));
