import fc from 'fast-check';
import { factsOf, hasSameFacts } from './textFacts';

test.each([
  ['Der Zopf kostet ab 3,50 € das Stück.', ['ab', '3,50', '€']],
  ['500 g Mehl, 2 kg Brot, drei Stück', ['500', 'g', '2', 'kg', 'drei', 'stück']],
  ['Mo–Fr 7:00–12:30 Uhr, am 24. Dezember bis 12 Uhr', ['mo–fr', '7:00–12:30', 'uhr', '24', 'dezember', 'bis', '12', 'uhr']],
  ['Ohne jede Milch, glutenfrei und vegan', ['ohne', 'milch', 'glutenfrei', 'vegan']],
  ['Schreiben Sie an brot@holler.at oder holler.at/brot.', ['brot@holler.at', 'holler.at/brot']],
  ['Achten Sie auf die Kruste, sie ist einzig. So gut!', []],
])('finds the facts in „%s“', (text, facts) => expect(factsOf('text', text)).toEqual(facts));

test.each([
  ['a price', 'Brot um 3,50 €', 'Brot um 2,50 €'],
  ['a currency', 'Brot um 3,50 €', 'Brot um 3,50 $'],
  ['a unit', '500 g Brot', '500 kg Brot'],
  ['a lower bound', 'Brot ab 3 €', 'Brot um 3 €'],
  ['an invented number', 'Wir backen gern.', 'Wir backen gern seit 1950.'],
  ['an invented number in words', 'Wir backen gern.', 'Wir backen seit drei Generationen gern.'],
  ['a lost number', 'Teig ruht 24 Stunden', 'Teig ruht lange'],
  ['two exchanged prices', 'Brot 3 €, Zopf 4 €', 'Brot 4 €, Zopf 3 €'],
  ['a day', 'Montag geschlossen', 'Dienstag geschlossen'],
  ['an allergen', 'Mit Haselnüssen', 'Mit Mandeln'],
  ['a negation', 'Ohne Nüsse', 'Mit Nüsse'],
  ['a diet', 'Ein Brot', 'Ein veganes Brot'],
  ['an e-mail address', 'an a@holler.at', 'an b@holler.at'],
  ['a number with invisible characters', 'Brot 3 €', 'Brot 3\u200b0 €'],
  ['a number in other digits', 'Brot', 'Brot ４ €'],
])('notices %s', (_, before, after) => expect(hasSameFacts('text', before, after)).toBe(false));

test.each([
  ['a link', '<p><a href="/a">Mehr</a></p>', '<p><a href="/b">Mehr</a></p>'],
  ['a lost image', '<p><img src="/image/a-1.jpg" alt="Brot" /></p>', '<p></p>'],
  ['a price with bold digits', '<p>Brot <b>3</b>,50 €</p>', '<p>Brot <b>4</b>,50 €</p>'],
  ['a number behind an entity', '<p>5&nbsp;€</p>', '<p>6&nbsp;€</p>'],
])('notices %s in HTML', (_, before, after) => expect(hasSameFacts('richText', before, after)).toBe(false));

test('accepts other words, other formatting and another case around the same facts', () => {
  const before = '<h2>Brot</h2><p>Unser Brot kostet <b>3,50</b>&nbsp;€ und ist glutenfrei. <a href="/brot">Mehr</a></p>';
  const after = '<p>Frisch für Sie: Glutenfrei …</p>';
  expect(hasSameFacts('richText', before, after)).toBe(false);
  expect(hasSameFacts('richText', before, '<p>Gönnen Sie sich <em>3,50 €</em> Genuss, (glutenfrei)! <a href="/brot">Hier</a></p>')).toBe(
    true,
  );
});

const plainWords = fc
  .array(fc.constantFrom('gutes', 'Teig', 'knusprig', 'Ofen', 'für', 'Sie'), { maxLength: 8 })
  .map(words => words.join(' '));
const numbers = fc.integer({ min: 0, max: 99_999 }).map(number => (number / 100).toFixed(2).replace('.', ','));

test('depends on the facts alone, not on the words around them', () => {
  fc.assert(
    fc.property(plainWords, plainWords, plainWords, plainWords, numbers, (a, b, c, d, price) => {
      expect(hasSameFacts('text', `${a} ${price} € ${b}`, `${c} ${price} € ${d}`)).toBe(true);
    }),
  );
});

test('notices any other number, wherever it is', () => {
  fc.assert(
    fc.property(plainWords, plainWords, numbers, numbers, fc.constantFrom('€', 'g', 'Stunden', ''), (a, b, before, after, unit) => {
      fc.pre(before !== after);
      expect(hasSameFacts('text', `${a} ${before} ${unit} ${b}`, `${a} ${after} ${unit} ${b}`)).toBe(false);
      expect(hasSameFacts('text', `${a} ${b}`, `${a} ${after} ${unit} ${b}`)).toBe(false);
      expect(hasSameFacts('richText', `<p>${a} ${before}</p>`, `<p>${a}</p>`)).toBe(false);
    }),
  );
});

test('is quick for long texts without spaces', () => {
  const start = performance.now();
  factsOf('richText', '<'.repeat(50_000) + 'a'.repeat(50_000) + '&'.repeat(50_000));
  expect(performance.now() - start).toBeLessThan(1_000);
});
