/** How much of each product, and of each chosen part, the orders still need: what is ready or ticked off is left out. Pure functions. */
import type { DateTime } from 'luxon';
import { isId } from '../../../../../schema/fields/validation/formats';
import type { OrderStatus } from '../../../../../schema/rules/order/orderStatus';
import { dayOf, inZone } from '../../../../../schema/rules/time/calendar';
import type { CardOrder } from '../board';

export const totalsFilters = { today: 'Heute', preparing: 'In Zubereitung', all: 'Alle' } as const;
export type TotalsFilter = keyof typeof totalsFilters;

const neededStatuses: readonly OrderStatus[] = ['WAITING_FOR_CONFIRMATION', 'COUNTER_PROPOSED', 'CONFIRMED'];

type Item = CardOrder['items'][number];
type TotalsOrder = Pick<CardOrder, 'status' | 'dueAt' | 'items' | 'doneItems'>;

interface Amount {
  readonly name: string;
  readonly amount: number;
}

interface Total extends Amount {
  readonly unit: Item['unit'];
  /** The chosen options and answers, without uploads. */
  readonly parts: readonly Amount[];
}

const isDueOn = ({ dueAt }: TotalsOrder, at: DateTime): boolean => dueAt === null || dayOf(inZone(dueAt, at.zoneName!)) <= dayOf(at);

const isNeeded = (order: TotalsOrder, filter: TotalsFilter, at: DateTime): boolean =>
  neededStatuses.includes(order.status) &&
  (filter !== 'preparing' || order.status === 'CONFIRMED') &&
  (filter !== 'today' || isDueOn(order, at));

const openItems = ({ items, doneItems }: TotalsOrder): readonly Item[] =>
  items.filter(({ index, isRemoved }) => !isRemoved && !doneItems.includes(index));

/** Returns the totals of the orders, largest first. The same product in two units has two totals. */
export function totalsOf(orders: readonly TotalsOrder[], filter: TotalsFilter, at: DateTime): Total[] {
  const itemsByProduct = new Map<string, Item[]>();
  for (const item of orders.filter(order => isNeeded(order, filter, at)).flatMap(openItems)) {
    const key = `${item.name} ${item.unit}`;
    itemsByProduct.set(key, [...(itemsByProduct.get(key) ?? []), item]);
  }
  const totals = [...itemsByProduct.values()].map(items => ({
    name: items[0]!.name,
    unit: items[0]!.unit,
    amount: sum(items.map(({ amount }) => amount)),
    parts: partTotals(items),
  }));
  return totals.sort(byAmount);
}

function partTotals(items: readonly Item[]): Amount[] {
  const amounts = new Map<string, number>();
  for (const { amount, parts } of items)
    for (const name of parts.flatMap(({ value }) => value.filter(answer => !isId(answer))))
      amounts.set(name, sum([amounts.get(name) ?? 0, amount]));
  return [...amounts].map(([name, amount]) => ({ name, amount })).sort(byAmount);
}

// Amounts have at most three decimals.
const sum = (amounts: readonly number[]): number => Math.round(amounts.reduce((total, amount) => total + amount, 0) * 1_000) / 1_000;

const byAmount = (a: Amount, b: Amount): number => b.amount - a.amount || a.name.localeCompare(b.name, 'de');
