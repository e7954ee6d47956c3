/** The German texts of the cart (STORE-03). */
import { numberText } from '../../../schema/rules/product/units';
import type { CartLineView } from './cartView';

export const countText = (count: number): string => `${numberText(count)} ${count === 1 ? 'Produkt' : 'Produkte'}`;

const emptyCartText = 'Keine Produkte im Warenkorb';
export const addedText = 'Produkt zum Warenkorb hinzugefügt.';

/** Returns the label of the button that opens and closes the cart. */
export function toggleText(count: number, isOpen: boolean): string {
  if (isOpen) return 'Warenkorb ausblenden';
  if (count === 0) return emptyCartText;
  return `${countText(count)} im Warenkorb`;
}

/** Returns why a line cannot be ordered unchanged, or undefined. */
export function lineErrorText({ isAvailable, isValid }: Pick<CartLineView, 'isAvailable' | 'isValid'>): string | undefined {
  if (!isAvailable) return 'Zum gewählten Zeitpunkt nicht verfügbar';
  return isValid ? undefined : 'Gibt es so nicht mehr. Bitte ändern Sie Auswahl oder Menge.';
}
