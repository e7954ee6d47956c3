/** What the cart says (STORE-03, STORE-08, STORE-09, T-17, T-18); shared with the checkout. Amounts come as text. */
import { numberText } from '../../../schema/rules/units';

export const emptyCartText = 'Keine Produkte im Warenkorb';
export const addedText = 'Produkt zum Warenkorb hinzugefügt.';
export const priceMissingText = 'Für einige Produkte kann vorab kein Preis angegeben werden.';

/** On what opens and closes the cart. */
export function toggleText(count: number, isOpen: boolean): string {
  if (isOpen) return 'Warenkorb ausblenden';
  if (count === 0) return emptyCartText;
  return `${numberText(count)} ${count === 1 ? 'Produkt' : 'Produkte'} im Warenkorb`;
}

export const belowMinimumText = (minimum: string): string =>
  `Sie haben den Mindestbestellwert in Höhe von ${minimum} leider noch nicht erreicht.`;

export const missingText = (missing: string): string =>
  `Bitte fügen Sie Waren im Wert von mindestens ${missing} hinzu oder wählen Sie eine andere Art der Lieferung.`;

export const freeDeliveryText = (from: string): string => `Kostenlose Lieferung ab ${from}.`;
