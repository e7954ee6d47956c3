/** The data of commerce events, by the names of Google Analytics and of the pixel (ANALYT-05). */
import { priceCart } from '../../../schema/rules/pricing/pricing';
import type { CommerceEvent, EventLine, ShopAction } from '../../ordering/events/recordEvent';

export const pixelNames: Readonly<Record<ShopAction, string>> = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  purchase: 'Purchase',
};

/** A long cart would exceed what the server stores. */
const maxItems = 10;

const priceOf = ({ product, amount, unit, parts }: EventLine): number =>
  amount === undefined || unit === undefined
    ? (product.price ?? 0)
    : (priceCart([{ product, amount, unit, parts: parts ?? [] }], 'takeaway', null).gross ?? 0);

export function commerceData({ lines }: Pick<CommerceEvent, 'lines'>, currency: string) {
  const items = lines.map(line => ({
    item_id: line.product.id,
    item_name: line.product.name.slice(0, 60),
    price: priceOf(line),
    quantity: line.amount ?? 1,
  }));
  const value = Math.round(items.reduce((sum, { price }) => sum + price, 0) * 100) / 100;
  return { currency, value, items: items.slice(0, maxItems) };
}
