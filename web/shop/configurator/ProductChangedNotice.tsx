/** What became of the product while it was put together: sold out, or another price. */
import { exactMoneyText, unitPriceText } from '../../../schema/rules/pricing/money';
import { Note } from '../../ui/feedback/Alert';
import type { CartProduct } from '../cart/state/cartProduct';
import { useStore } from '../store/storeContext';
import type { Current } from './useCurrentProduct';

export function News({ opened, current }: { opened: CartProduct; current: Current }) {
  const { currency } = useStore();
  const { product, isOnMenu } = current;
  if (!isOnMenu) return <Note tone="warn" title={soldOutText} isNew />;
  const now = unitPriceText(product, currency);
  if (now === null || opened.price === null || opened.price === product.price) return null;
  return <Note tone="warn" title={`Der Preis hat sich geändert: jetzt ${now} statt ${exactMoneyText(opened.price, currency)}`} isNew />;
}

export const soldOutText = 'Dieses Produkt ist leider nicht mehr verfügbar.';
