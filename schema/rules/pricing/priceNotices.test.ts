import { freeDeliveryText, meantPricing, minimumHint, priceNotices, totalText } from './priceNotices';

const loose = (text: string) => text.replaceAll('\u00a0', ' ');
const order = 'Alle Preise sind Grundpreise. Der endgültige Betrag kann abweichen.';
const quotation = 'Alle Preise sind Grundpreise. Den endgültigen Betrag nennen wir Ihnen in unserem Angebot.';
const missing = 'Für einige Produkte kann vorab kein Preis angegeben werden.';

test.each([
  [false, false, false, []],
  [true, false, false, [order]],
  [true, true, false, [order, missing]],
  [false, false, true, [quotation]],
  [true, true, true, [quotation, missing]],
])('approximate %p, price missing %p, quotation %p: %j', (isApproximate, isPriceMissing, isQuotation, notices) => {
  expect(priceNotices({ isApproximate, isPriceMissing }, isQuotation)).toEqual(notices);
});

test.each([
  [false, false, '34,30 €'],
  [true, false, 'ca. 34,30 €'],
  [false, true, 'ca. 34,30 €'],
])('a total, approximate %p, of a quotation %p, reads %s', (isApproximate, isQuotation, text) => {
  expect(loose(totalText({ totalGross: 34.3, isApproximate }, isQuotation, 'EUR'))).toBe(text);
});

test('in a quotation no price is fixed', () => {
  expect((['fixed', 'approximate', 'minimum'] as const).map(pricing => meantPricing(pricing, true))).toEqual([
    'approximate',
    'approximate',
    'minimum',
  ]);
  expect(meantPricing('fixed', false)).toBe('fixed');
});

test('the hints name their amounts', () => {
  const hint = 'Bitte fügen Sie Waren im Wert von mindestens 3,00 € hinzu oder wählen Sie eine andere Art der Lieferung.';
  expect(loose(minimumHint({ missing: 3 }, 'EUR'))).toBe(hint);
  expect(loose(freeDeliveryText(45, 'EUR'))).toBe('Kostenlose Lieferung ab 45,00 €.');
});
