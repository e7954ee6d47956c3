/** What the cart says (STORE-03). */
import { numberText } from '../../../schema/rules/units';

export const emptyCartText = 'Keine Produkte im Warenkorb';
export const addedText = 'Produkt zum Warenkorb hinzugefügt.';

/** On what opens and closes the cart. */
export function toggleText(count: number, isOpen: boolean): string {
  if (isOpen) return 'Warenkorb ausblenden';
  if (count === 0) return emptyCartText;
  return `${numberText(count)} ${count === 1 ? 'Produkt' : 'Produkte'} im Warenkorb`;
}
