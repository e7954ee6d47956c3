/** The receipt for the customer. It says that it is none in the sense of the law, because the ordering system is no cash register (domain 3.6). */
import { isOnline, paymentLabels } from '../../checkout/paymentMethods';
import { pricePrefixes, rateText } from '../../pricing/money';
import { addressText } from '../../site/contactText';
import { inZone } from '../../time/calendar';
import { dateText, timeText } from '../../time/dateText';
import { isFinal } from '../orderStatus';
import { openAmountText } from './openAmount';
import { rule, type ReceiptLine, type ReceiptOrder, type ReceiptShop } from './receipt';
import { cancellationLines, presentTexts, receiptItem, receiptItems } from './receiptTexts';

export function customerReceipt(order: ReceiptOrder, shop: ReceiptShop): ReceiptLine[] {
  const { branch, businessName } = shop;
  return [
    { kind: 'heading', text: businessName },
    ...presentTexts([addressText(branch), branch.phone]).map(text => ({ kind: 'centered', text }) as const),
    rule,
    ...cancellationLines(order),
    ...headerLines(order, shop),
    rule,
    ...itemLines(order),
    rule,
    ...totalLines(order, shop),
    rule,
    ...taxLines(order),
    rule,
    ...closingLines(order, shop),
  ];
}

function headerLines({ ticketNumber, uid, createdAt }: ReceiptOrder, { timezone }: ReceiptShop): ReceiptLine[] {
  const placedAt = inZone(createdAt, timezone);
  return [
    { kind: 'pair', start: ticketNumber === null ? 'Bestellnummer' : `Ticket ${ticketNumber}`, end: uid },
    { kind: 'pair', start: dateText(placedAt), end: `${timeText(placedAt)} Uhr` },
  ];
}

const amountFormat = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Customers see the items that they get. */
function itemLines(order: ReceiptOrder): ReceiptLine[] {
  const items = receiptItems({ ...order, itemChanges: [] }).map(
    item =>
      ({
        kind: 'item',
        price: item.unitPrice === null ? '' : pricePrefixes[item.pricing] + amountFormat.format(item.gross),
        ...receiptItem(item, { ...order, itemChanges: [] }),
      }) as const,
  );
  const { deliveryGross } = order.pricing;
  const fee = { kind: 'item', amount: '', name: 'Lieferkosten', details: [], isChanged: false, isRemoved: false } as const;
  return deliveryGross > 0 ? [...items, { ...fee, price: amountFormat.format(deliveryGross) }] : items;
}

function totalLines(order: ReceiptOrder, shop: ReceiptShop): ReceiptLine[] {
  const { pricing, isQuotation, paymentMethod, paidAt } = order;
  const prefix = pricePrefixes[pricing.isApproximate || isQuotation ? 'approximate' : 'fixed'];
  const total: ReceiptLine = {
    kind: 'pair',
    start: `Gesamt ${shop.currency}`,
    end: prefix + amountFormat.format(pricing.totalGross),
    isBold: true,
  };
  if (isQuotation) return [total, { kind: 'text', text: 'Anfrage für ein Angebot' }];
  const payment: ReceiptLine = {
    kind: 'pair',
    start: isOnline(paymentMethod) ? 'Online-Zahlung' : paymentLabels[paymentMethod],
    end: paidAt ? 'bezahlt' : isFinal(order.status) ? '' : 'noch offen',
  };
  const open = paidAt ? openAmountText(order, shop) : null;
  return [total, payment, ...(open ? [{ kind: 'bold', text: open } as const] : [])];
}

/** Net and tax by rate add up to what the items of the rate cost. */
function taxLines({ items, pricing, deliveryArea }: ReceiptOrder): ReceiptLine[] {
  const taxOf = ({ amount }: { amount: number }): number => Math.round(amount * 100);
  return pricing.taxes.map(tax => {
    const rate = Number(tax.rate);
    const sold = items.filter(item => !item.isRemoved && item.tax === rate).reduce((sum, { gross }) => sum + Math.round(gross * 100), 0);
    const gross = sold + (deliveryArea?.tax === rate ? Math.round(pricing.deliveryGross * 100) : 0);
    const net = amountFormat.format((gross - taxOf(tax)) / 100);
    return { kind: 'pair', start: `USt. ${rateText(rate)}`, end: `${net} + ${amountFormat.format(taxOf(tax) / 100)}` };
  });
}

function closingLines({ donationAmount, isQuotation }: ReceiptOrder, { donatee, branch }: ReceiptShop): ReceiptLine[] {
  const donation = donationAmount !== null && donatee && `${amountFormat.format(donationAmount)} € gehen an: ${donatee}.`;
  return [
    ...presentTexts([donation]).map(text => ({ kind: 'centered', text }) as const),
    { kind: 'heading', text: isQuotation ? 'Danke für Ihre Anfrage!' : 'Danke für Ihren Einkauf!' },
    { kind: 'centered', text: branch.country === 'AT' ? 'Kein Beleg im Sinne der RKSV' : 'Keine Rechnung' },
  ];
}
