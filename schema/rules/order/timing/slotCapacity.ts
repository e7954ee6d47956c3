/** How many orders one quarter of an hour takes when staff change it: more, fewer or none (G-147). */
import type { DateTime } from 'luxon';
import { dateTime, integer, select } from '../../../fields/field';
import type { Issue } from '../../../fields/validation/validate';
import { enabledDeliveryMethods, type CheckoutBranch } from '../../checkout/checkout';
import { deliveryMethods, type DeliveryMethod } from '../../checkout/deliveryMethods';
import { dayOf, inZone, minuteOf, toMillis } from '../../time/calendar';
import { quarterMinutes } from '../../time/capacity';
import { hoursOf, rangesOfDay } from '../../time/openingHours';
import { orderableMinute, type OrderingBranch } from '../../time/slots';

const required = true as const;

/** The input of `setSlotCapacity`. */
export const slotCapacityInputFields = {
  deliveryType: select({ name: 'DeliveryMethod', label: 'Art der Lieferung', required, options: deliveryMethods }),
  slot: dateTime({ label: 'Beginn der Viertelstunde', required }),
  capacity: integer({ label: 'Bestellungen', min: 0, max: 10_000, help: '0: gesperrt. Leer: so viele wie sonst in der Filiale.' }),
};

export interface SlotCapacityInput {
  deliveryType: DeliveryMethod;
  slot: Date;
  /** Null and undefined mean the default of the branch. */
  capacity?: number | null;
}

/** How many quarters of an hour staff see: three hours of the opening time. */
const nextQuarterCount = 12;
const daysSearched = 7;
const maxDaysAhead = 90;

export type QuarterBranch = OrderingBranch & Pick<CheckoutBranch, 'isTakeawayEnabled' | 'isDeliveryEnabled' | 'isDineInEnabled'>;

/** Returns the starts of the next quarters of an hour with a time that can be ordered, the current one included, in milliseconds. */
export function nextQuarters(branch: QuarterBranch, method: DeliveryMethod, at: DateTime): number[] {
  const current = quarterOf(minuteOf(at));
  const days = Array.from({ length: daysSearched + 2 }, (_, index) => dayOf(at) - 1 + index);
  const quarters = new Set(days.flatMap(day => quartersOfDay(branch, method, { day, at })));
  return [...quarters]
    .filter(quarter => quarter >= current)
    .sort((a, b) => a - b)
    .slice(0, nextQuarterCount)
    .map(toMillis);
}

/** Returns why the capacity cannot be changed: the branch has no such delivery method, or takes no orders for that time. */
export function slotCapacityIssues({ deliveryType, slot }: SlotCapacityInput, branch: QuarterBranch, at: DateTime): Issue[] {
  if (!enabledDeliveryMethods(branch).includes(deliveryType)) return [{ path: ['deliveryType'], rule: 'notAllowed' }];
  const path = ['slot'];
  const start = inZone(slot, at.zoneName!);
  const minute = minuteOf(start);
  if (toMillis(quarterOf(minute)) !== start.toMillis()) return [{ path, rule: 'notQuarter' }];
  if (minute + quarterMinutes <= minuteOf(at)) return [{ path, rule: 'inPast' }];
  if (dayOf(start) > dayOf(at) + maxDaysAhead) return [{ path, rule: 'tooFarAhead', limit: maxDaysAhead }];
  const quarters = [dayOf(start) - 1, dayOf(start)].flatMap(day => quartersOfDay(branch, deliveryType, { day, at }));
  return quarters.includes(minute) ? [] : [{ path, rule: 'closed' }];
}

const quarterOf = (minute: number): number => Math.floor(minute / quarterMinutes) * quarterMinutes;

/** Returns the quarters of an hour of the shifts that begin on a day, in minutes. The closing time can be ordered, so its quarter counts. */
function quartersOfDay(branch: QuarterBranch, method: DeliveryMethod, { day, at }: { day: number; at: DateTime }): number[] {
  const first = orderableMinute(branch, day, at.zone);
  return rangesOfDay(hoursOf(branch, method), day, at.zone).flatMap(({ start, end }) => {
    const quarter = quarterOf(Math.max(start, first));
    return Array.from(
      { length: Math.max(0, Math.floor((end - quarter) / quarterMinutes) + 1) },
      (_, index) => quarter + index * quarterMinutes,
    );
  });
}
