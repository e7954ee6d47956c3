/** The quarters of an hour of a branch as staff see them. Pure functions. */
import type { DateTime } from 'luxon';
import { deliveryMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { ordersText } from '../../../../schema/rules/statistics/reportText';
import { inZone } from '../../../../schema/rules/time/calendar';
import { quarterMinutes } from '../../../../schema/rules/time/capacity';
import { relativeDayText, dateText, timeText } from '../../../../schema/rules/time/dateText';
import type { SlotCapacitiesQuery } from './Capacity.generated';

/** One delivery method in a quarter of an hour. */
export type SlotCapacity = SlotCapacitiesQuery['slotCapacities'][number];

interface Quarter {
  /** Its start in ISO 8601. */
  readonly slot: string;
  /** At most one of each delivery method. */
  readonly capacities: readonly SlotCapacity[];
}

/** Returns the quarters that are not over, in order. */
export function quartersOf(capacities: readonly SlotCapacity[], at: DateTime): Quarter[] {
  const current = capacities.filter(({ slot }) => Date.parse(slot) + quarterMinutes * 60_000 > at.toMillis());
  const slots = [...new Set(current.map(({ slot }) => slot))].sort((a, b) => Date.parse(a) - Date.parse(b));
  return slots.map(slot => ({ slot, capacities: current.filter(entry => entry.slot === slot) }));
}

/** Returns the quarters in which a delivery method is limited, with those methods only. */
export const limitedQuarters = (quarters: readonly Quarter[]): Quarter[] =>
  quarters
    .map(({ slot, capacities }) => ({ slot, capacities: capacities.filter(({ capacity }) => capacity !== null) }))
    .filter(({ capacities }) => capacities.length > 0);

/** How a quarter stands; color is never the only sign of it. */
type CapacityLevel = 'free' | 'full' | 'stopped';

export function levelOf({ orders, capacity }: Pick<SlotCapacity, 'orders' | 'capacity'>): CapacityLevel {
  if (capacity === 0) return 'stopped';
  return capacity !== null && orders >= capacity ? 'full' : 'free';
}

/** Returns `3 von 4`, `voll`, `gesperrt`, or the number of orders of a quarter without a limit. */
export function levelText(entry: Pick<SlotCapacity, 'orders' | 'capacity'>): string {
  if (entry.capacity === null) return ordersText(entry.orders);
  return { free: `${entry.orders} von ${entry.capacity}`, full: 'voll', stopped: 'gesperrt' }[levelOf(entry)];
}

/** Returns `3 von 4 Bestellungen`, `voll (5 von 4 Bestellungen)`, `gesperrt (2 Bestellungen)`, `2 Bestellungen, ohne Grenze`. */
export function detailText({ orders, capacity }: Pick<SlotCapacity, 'orders' | 'capacity'>): string {
  if (capacity === null) return `${ordersText(orders)}, ohne Grenze`;
  if (capacity === 0) return `gesperrt (${ordersText(orders)})`;
  const text = `${orders} von ${ordersText(capacity)}`;
  return orders >= capacity ? `voll (${text})` : text;
}

/** Returns how full the bar is, from 0 to 100. */
export const filledPercent = ({ orders, capacity }: Pick<SlotCapacity, 'orders' | 'capacity'>): number =>
  capacity ? Math.min(100, Math.round((orders / capacity) * 100)) : 100;

/** Returns the limit after one press of minus. A quarter without a limit gets one that takes no more orders, at least 1. */
export const lessThan = ({ orders, capacity }: Pick<SlotCapacity, 'orders' | 'capacity'>): number =>
  capacity === null ? Math.max(orders, 1) : Math.max(capacity - 1, 0);

/** Returns `11:45`, `Morgen 06:00` or `23.11.2026 06:00`. */
export function quarterText(slot: string, at: DateTime): string {
  const start = inZone(slot, at.zoneName!);
  const day = relativeDayText(start, at) ?? dateText(start);
  return day === 'Heute' ? timeText(start) : `${day} ${timeText(start)}`;
}

/** Returns a line of the choice: `11:45 · Abholung 3 von 4 · Lieferung voll`; without what has no limit. */
export const choiceText = ({ slot, capacities }: Quarter, at: DateTime): string =>
  [
    quarterText(slot, at),
    ...capacities.filter(({ capacity }) => capacity !== null).map(entry => `${deliveryMethods[entry.deliveryType]} ${levelText(entry)}`),
  ].join(' · ');
