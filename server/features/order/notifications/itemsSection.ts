/** The section of an e-mail with the items and totals of an order. */
import { acceptsUploads } from '../../../../schema/rules/product/partAnswers';
import { minimumAgeText } from '../../../../schema/rules/product/minimumAge';
import { quantityText, timesText } from '../../../../schema/rules/product/units';
import { replacementText } from '../../../../schema/rules/order/items/itemReplacement';
import { hasReplacement, type OrderItem } from '../../../../schema/rules/order/orderItem';
import { moneyText, priceText, rateText } from '../../../../schema/rules/pricing/money';
import { totalText } from '../../../../schema/rules/pricing/priceNotices';
import type { Settings } from '../../../../schema/site/settings';
import type { LineItem, EmailSection } from '../../mail/emailTemplate';
import { nonEmpty, orderNoun, type OrderEmailData } from './orderEmailData';

function itemDetails({ parts, contents, allergens, minimumAge, comment }: OrderItem): string[] {
  const answers = parts
    .filter(({ value }) => value.length > 0)
    .map(
      part =>
        `${part.name}: ${acceptsUploads(part) ? `${part.value.length} ${part.value.length === 1 ? 'Datei' : 'Dateien'}` : part.value.join(', ')}`,
    );
  const contentsText = contents.map(({ name, amount, unit }) => `${quantityText(amount, unit)} ${name}`).join(', ');
  return nonEmpty(
    ...answers,
    contentsText && `Inhalt: ${contentsText}`,
    allergens.length > 0 ? `Allergene: ${allergens.join(', ')}` : null,
    minimumAge && minimumAgeText(minimumAge),
    comment,
  );
}

const toLineItem = (item: OrderItem, items: readonly OrderItem[], { currency }: Settings): LineItem => ({
  amount: timesText(item),
  name: item.name,
  details: nonEmpty(replacementText(item, items), ...itemDetails(item)),
  price: item.unitPrice === null || hasReplacement(item) ? '' : priceText(item.gross, item.pricing, currency),
  isRemoved: item.isRemoved,
});

/** Builds the section with the items, the totals and the taxes by rate. */
export function itemsSection({ order, settings }: OrderEmailData, title = `Ihre ${orderNoun(order)}`): EmailSection {
  const { currency } = settings;
  const { deliveryGross, taxes } = order.pricing;
  const totals = [
    ...(order.deliveryType === 'delivery' ? [{ label: 'Lieferkosten', price: moneyText(deliveryGross, currency) }] : []),
    { label: 'Gesamt', price: totalText(order.pricing, order.isQuotation, currency), isTotal: true },
    ...taxes.map(({ rate, amount }) => ({ label: `enthaltene USt. ${rateText(rate)}`, price: moneyText(amount, currency) })),
  ];
  return { kind: 'items', title, items: order.items.map(item => toLineItem(item, order.items, settings)), totals };
}
