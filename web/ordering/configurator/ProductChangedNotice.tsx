/** Tells the customer that the product was sold out or changed its price while it was configured. */
import { exactMoneyText, unitPriceText } from '../../../schema/rules/pricing/money';
import { Alert } from '../../ui/feedback/Alert';
import type { CartProduct } from '../cart/cartProduct';
import { useStore } from '../menu/storeContext';
import type { CurrentProduct } from './useCurrentProduct';

export function ProductChangedNotice({ initialProduct, current }: { initialProduct: CartProduct; current: CurrentProduct }) {
  const { currency } = useStore();
  const { product, isOnMenu } = current;
  if (!isOnMenu) return <Alert tone="warning" title={soldOutText} isNew />;
  const currentPrice = unitPriceText(product, currency);
  if (currentPrice === null || initialProduct.price === null || initialProduct.price === product.price) return null;
  return (
    <Alert
      tone="warning"
      title={`Der Preis hat sich geändert: jetzt ${currentPrice} statt ${exactMoneyText(initialProduct.price, currency)}`}
      isNew
    />
  );
}

export const soldOutText = 'Dieses Produkt ist leider nicht mehr verfügbar.';
