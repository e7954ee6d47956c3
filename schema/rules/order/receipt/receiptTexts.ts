/** Texts that both receipts contain. */
import { isId } from '../../../fields/validation/formats';
import { minimumAgeText } from '../../product/minimumAge';
import { numberText, quantityText } from '../../product/units';
import { inZone } from '../../time/calendar';
import { dateText, timeText, weekdayLabels } from '../../time/dateText';
import { changeText } from '../items/itemChanges';
import { replacementText } from '../items/itemReplacement';
import { asSoonAsPossibleText } from '../orderTexts';
import type { ReceiptItem, ReceiptLine, ReceiptOrder, ReceiptShop } from './receipt';

type Item = ReceiptOrder['items'][number];

export const presentTexts = (texts: readonly (string | null | undefined | false)[]): string[] =>
  texts.filter((text): text is string => !!text);

/** Returns `10:45`, for another day than the one the order was placed on `Do, 20.05., 10:45`. */
export function receiptDueText({ dueAt, appointment, appointmentDate, createdAt }: ReceiptOrder, { timezone }: ReceiptShop): string {
  const instant = dueAt ?? appointment ?? appointmentDate;
  if (!instant) return asSoonAsPossibleText;
  const due = inZone(instant, timezone);
  if (due.hasSame(inZone(createdAt, timezone), 'day')) return timeText(due);
  return `${weekdayLabels[due.weekday - 1]}, ${dateText(due).slice(0, 6)}, ${timeText(due)}`;
}

/** Returns the reason of a canceled order below its mark, so that nobody prepares it. */
export function cancellationLines({ status, rejectionMessage }: ReceiptOrder): ReceiptLine[] {
  if (status !== 'CANCELED' && status !== 'REJECTED') return [];
  return [{ kind: 'bar', start: 'STORNO', end: '' }, ...presentTexts([rejectionMessage]).map(text => ({ kind: 'bold', text }) as const)];
}

/** A removed item is printed until staff has seen that it was removed. */
export const receiptItems = ({ items, itemChanges }: ReceiptOrder): readonly Item[] =>
  items.filter(({ index, isRemoved }) => !isRemoved || itemChanges.some(change => change.index === index));

/** An option that leaves something out has a minus, because it is easily overlooked. */
const valueText = (value: string): string => (/^ohne\s/i.test(value) ? `− ${value}` : value);

/** Returns the answers line by line. Ids of uploads are no text for paper. */
function answerLines({ parts }: Item): string[] {
  return parts.flatMap(({ name, value }) => {
    if (value.some(isId)) return [`${name}: siehe Backoffice`];
    const omitted = value.filter(text => valueText(text) !== text).map(valueText);
    const chosen = value.filter(text => valueText(text) === text).join(', ');
    return presentTexts([chosen && `${name}: ${chosen}`, ...omitted]);
  });
}

/** Returns an item without its price. */
export function receiptItem(item: Item, order: ReceiptOrder): Omit<ReceiptItem, 'price'> {
  const change = order.itemChanges.find(({ index }) => index === item.index);
  const replacement = replacementText(item, order.items);
  return {
    amount: item.unit === 'piece' ? numberText(item.amount) : quantityText(item.amount, item.unit),
    name: item.name,
    details: presentTexts([
      change && changeText(change),
      item.isRemoved && !replacement && 'gestrichen',
      replacement,
      ...answerLines(item),
      item.minimumAge && minimumAgeText(item.minimumAge),
      item.comment,
    ]),
    isChanged: change !== undefined,
    isRemoved: item.isRemoved,
  };
}
