/** Texts beside the totals: the total itself, the missing amount, and notices about prices (T-15 to T-18, G-043). */
import { moneyText, priceText } from './money';
import type { PricedProduct, Pricing } from './pricing';

/** Returns an amount as text: `'ca. 34,30 €'`. */
export const sumText = (amount: number, isApproximate: boolean, currency: string): string =>
  priceText(amount, isApproximate ? 'approximate' : 'fixed', currency);

/** Returns the total as text; it is approximate because of its items or a pending quotation. */
export const totalText = (
  { totalGross, isApproximate }: Pick<Pricing, 'totalGross' | 'isApproximate'>,
  isQuotation: boolean,
  currency: string,
): string => sumText(totalGross, isApproximate || isQuotation, currency);

/** Returns how the price of an item is displayed. In a quotation no price is fixed (G-043). */
export const effectivePricing = (pricing: PricedProduct['pricing'], isQuotation: boolean): PricedProduct['pricing'] =>
  isQuotation && pricing === 'fixed' ? 'approximate' : pricing;

/** Returns the price notices for customers before they order. */
export function priceNotices(
  { isApproximate, isPriceMissing }: Pick<Pricing, 'isApproximate' | 'isPriceMissing'>,
  isQuotation: boolean,
): string[] {
  const notices: string[] = [];
  if (isQuotation) notices.push('Alle Preise sind Grundpreise. Den endgültigen Betrag nennen wir Ihnen in unserem Angebot.');
  else if (isApproximate) notices.push('Alle Preise sind Grundpreise. Der endgültige Betrag kann abweichen.');
  if (isPriceMissing) notices.push(priceMissingText);
  return notices;
}

export const priceMissingText = 'Für einige Produkte kann vorab kein Preis angegeben werden.';

/** Returns the hint below the message of the minimum order value. */
export const minimumHint = ({ missingAmount }: Pick<Pricing, 'missingAmount'>, currency: string): string =>
  `Bitte fügen Sie Waren im Wert von mindestens ${moneyText(missingAmount, currency)} hinzu oder wählen Sie eine andere Art der Lieferung.`;

/** Returns the text of the hint that `freeDeliveryFrom` computes. */
export const freeDeliveryText = (value: number, currency: string): string => `Kostenlose Lieferung ab ${moneyText(value, currency)}.`;
