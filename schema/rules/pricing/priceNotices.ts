/** What stands beside the sums: the total as it reads, what is missing to the minimum, what may still change (T-15 to T-18, G-043). */
import { moneyText, priceText } from './money';
import type { Priced, Pricing } from './pricing';

/** A sum as it reads: `'ca. 34,30 €'`. */
export const sumText = (amount: number, isApproximate: boolean, currency: string): string =>
  priceText(amount, isApproximate ? 'approximate' : 'fixed', currency);

/** Approximate by its items, or because an offer is yet to come. */
export const totalText = (
  { totalGross, isApproximate }: Pick<Pricing, 'totalGross' | 'isApproximate'>,
  isQuotation: boolean,
  currency: string,
): string => sumText(totalGross, isApproximate || isQuotation, currency);

/** How the price of a line is meant: in a quotation none is fixed yet (G-043). */
export const meantPricing = (pricing: Priced['pricing'], isQuotation: boolean): Priced['pricing'] =>
  isQuotation && pricing === 'fixed' ? 'approximate' : pricing;

/** What customers should know before they order at these prices. */
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

/** The way out, below the words of the broken minimum. */
export const minimumHint = ({ missing }: Pick<Pricing, 'missing'>, currency: string): string =>
  `Bitte fügen Sie Waren im Wert von mindestens ${moneyText(missing, currency)} hinzu oder wählen Sie eine andere Art der Lieferung.`;

/** What `freeDeliveryHint` of the pricing promises. */
export const freeDeliveryText = (value: number, currency: string): string => `Kostenlose Lieferung ab ${moneyText(value, currency)}.`;
