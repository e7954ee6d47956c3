import { freeDeliveryText, minimumHint, priceNotices, totalText } from './priceNotices';

const loose = (text: string) => text.replaceAll('\u00a0', ' ');
const order = 'Alle Preise sind Grundpreise. Der endgültige Betrag kann abweichen.';
const quotation = 'Alle Preise sind Grundpreise. Den endgültigen Betrag nennen wir Ihnen in unserem Angebot.';
const missing = 'Für einige Produkte kann vorab kein Preis angegeben werden.';

test.each([
  [false, false, false, '34,30 €', []],
  [true, false, false, 'ca. 34,30 €', [order]],
  [true, true, false, 'ca. 34,30 €', [order, missing]],
  [false, false, true, 'ca. 34,30 €', [quotation]],
  [true, true, true, 'ca. 34,30 €', [quotation, missing]],
])('approximate %p, price missing %p, quotation %p: %s, %j', (isApproximate, isPriceMissing, isQuotation, total, notices) => {
  expect(loose(totalText({ totalGross: 34.3, isApproximate }, isQuotation))).toBe(total);
  expect(priceNotices({ isApproximate, isPriceMissing }, isQuotation)).toEqual(notices);
});

test('the hints name their amounts', () => {
  const hint = 'Bitte fügen Sie Waren im Wert von mindestens 3,00 € hinzu oder wählen Sie eine andere Art der Lieferung.';
  expect(loose(minimumHint({ missing: 3 }))).toBe(hint);
  expect(loose(freeDeliveryText(45))).toBe('Kostenlose Lieferung ab 45,00 €.');
});
