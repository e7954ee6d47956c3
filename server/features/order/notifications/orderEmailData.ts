/** What the notifications about an order contain, and texts that several of them use. */
import { dayOf, inZone } from '../../../../schema/rules/time/calendar';
import { dateText, joinTimes, weekdayText } from '../../../../schema/rules/time/dateText';
import type { Settings } from '../../../../schema/site/settings';
import type { Context } from '../../../platform/context/context';
import { Branch } from '../../branch/branch.entity';
import { Division } from '../../branch/division.entity';
import { getSettings } from '../../settings/settings.service';
import type { Order } from '../order.entity';
import { asSoonAsPossibleText } from '../../../../schema/rules/order/orderTexts';

/** An order with the data that its e-mails need. */
export interface OrderEmailData {
  readonly order: Order;
  readonly branch: Branch;
  readonly division: Division | null;
  readonly settings: Settings;
  /** The base URL of the links. */
  readonly publicUrl: string;
}

/** Loads an order with the data that its e-mails need. */
export async function loadOrderEmailData(context: Context, order: Order): Promise<OrderEmailData> {
  const [settings, branch] = await Promise.all([getSettings(context), context.records(Branch).findOneByOrFail({ id: order.branch })]);
  const division = branch.division ? await context.records(Division).findOneBy({ id: branch.division }) : null;
  return { order, branch, division, settings, publicUrl: context.services.publicUrl };
}

/** Returns what an order is called: a quotation is an 'Anfrage', an order outside opening hours a 'Vorbestellung'. */
export const orderNoun = ({ isQuotation, isPreorder }: Pick<Order, 'isQuotation' | 'isPreorder'>): string =>
  isQuotation ? 'Anfrage' : isPreorder ? 'Vorbestellung' : 'Bestellung';

/** Returns `Freitag, 20.11.2026, 10:15 oder 10:30 Uhr` in the shop's time zone. The date is absolute, because an e-mail can be read on any day. */
export const timesWithWeekday = (dates: readonly Date[], { timezone }: Settings): string =>
  joinTimes(
    dates.map(date => inZone(date, timezone)),
    (day, times) => `${weekdayText(dayOf(day))}, ${dateText(day)}, ${times} Uhr`,
  );

export const dateTimeWithWeekday = (date: Date, settings: Settings): string => timesWithWeekday([date], settings);

export const dueText = ({ order: { appointment, appointmentDate }, settings }: OrderEmailData): string => {
  const due = appointment ?? appointmentDate;
  return due ? dateTimeWithWeekday(due, settings) : asSoonAsPossibleText;
};

/** Returns the texts that are not empty. */
export const nonEmpty = (...texts: readonly (string | null)[]): string[] => texts.filter((text): text is string => !!text);
