/** What the cart says (STORE-03). */
import { numberText } from '../../../../schema/rules/product/units';
import type { CartLine } from './cartView';

export const countText = (count: number): string => `${numberText(count)} ${count === 1 ? 'Produkt' : 'Produkte'}`;

const emptyCartText = 'Keine Produkte im Warenkorb';
export const addedText = 'Produkt zum Warenkorb hinzugefügt.';

/** On what opens and closes the cart. */
export function toggleText(count: number, isOpen: boolean): string {
  if (isOpen) return 'Warenkorb ausblenden';
  if (count === 0) return emptyCartText;
  return `${countText(count)} im Warenkorb`;
}

/** What keeps a line from being ordered as it stands. */
export function objectionTo({ isAvailable, isValid }: Pick<CartLine, 'isAvailable' | 'isValid'>): string | undefined {
  if (!isAvailable) return 'Zum gewählten Zeitpunkt nicht verfügbar';
  return isValid ? undefined : 'Gibt es so nicht mehr. Bitte ändern Sie Auswahl oder Menge.';
}
