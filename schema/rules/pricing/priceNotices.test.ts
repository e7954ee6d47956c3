import { freeDeliveryText, effectivePricing, minimumHint, priceNotices, totalText } from './priceNotices';

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const order = 'Alle Preise sind Grundpreise. Der endgültige Betrag kann abweichen.';
const quotation = 'Alle Preise sind Grundpreise. Den endgültigen Betrag nennen wir Ihnen in unserem Angebot.';
const missing = 'Für einige Produkte kann vorab kein Preis angegeben werden.';

test.each([
  [false, false, false, []],
  [true, false, false, [order]],
  [true, true, false, [order, missing]],
  [false, false, true, [quotation]],
  [true, true, true, [quotation, missing]],
])('returns for approximate %p, price missing %p, quotation %p: %j', (isApproximate, isPriceMissing, isQuotation, notices) => {
  expect(priceNotices({ isApproximate, isPriceMissing }, isQuotation)).toEqual(notices);
});

test.each([
  [false, false, '34,30 €'],
  [true, false, 'ca. 34,30 €'],
  [false, true, 'ca. 34,30 €'],
])('formats a total, approximate %p, quotation %p, as %s', (isApproximate, isQuotation, text) => {
  expect(withPlainSpaces(totalText({ totalGross: 34.3, isApproximate }, isQuotation, 'EUR'))).toBe(text);
});

test('treats fixed prices as approximate in a quotation', () => {
  expect((['fixed', 'approximate', 'minimum'] as const).map(pricing => effectivePricing(pricing, true))).toEqual([
    'approximate',
    'approximate',
    'minimum',
  ]);
  expect(effectivePricing('fixed', false)).toBe('fixed');
});

test('names the amounts in the hints', () => {
  const hint = 'Bitte fügen Sie Waren im Wert von mindestens 3,00 € hinzu oder wählen Sie eine andere Art der Lieferung.';
  expect(withPlainSpaces(minimumHint({ missingAmount: 3 }, 'EUR'))).toBe(hint);
  expect(withPlainSpaces(freeDeliveryText(45, 'EUR'))).toBe('Kostenlose Lieferung ab 45,00 €.');
});
