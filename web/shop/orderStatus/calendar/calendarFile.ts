/** Builds the calendar file (RFC 5545) of an order. */
import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator';
import { deliveryMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { addressText } from '../../../../schema/rules/site/contactText';
import type { StatusOrderFragment } from '../OrderStatus.generated';

export type CalendarOrder = Pick<StatusOrderFragment, 'uid' | 'event' | 'ticketNumber' | 'deliveryType' | 'branch'>;

const minute = 60_000;
/** The length of an entry, in minutes. */
const duration = 15;
/** How long before the appointment the calendar reminds, in minutes. */
const reminder = 30;

interface Entry {
  start: Date;
  /** The address of the status page. */
  url: string;
  now: Date;
}

/** Returns the text of the file. A later file of the same order replaces the entry, because its sequence number is higher. */
export function createCalendarFile({ uid, event, ticketNumber, deliveryType, branch }: CalendarOrder, { start, url, now }: Entry): string {
  const calendar = ical({ prodId: { company: branch.name, product: 'Bestellung', language: 'DE' } });
  const entry = calendar.createEvent({
    id: `${uid}@${new URL(url).host}`,
    sequence: event,
    stamp: now,
    start,
    end: new Date(start.getTime() + duration * minute),
    summary: `${deliveryMethods[deliveryType]}: ${branch.name}`,
    description: [`Bestellnummer: ${uid}`, ticketNumber === null ? null : `Abholnummer: ${ticketNumber}`, url].filter(Boolean).join('\n'),
    location: deliveryType === 'delivery' ? null : addressText(branch) || null,
    url,
    status: ICalEventStatus.CONFIRMED,
  });
  entry.createAlarm({ type: ICalAlarmType.display, triggerBefore: reminder * 60, description: entry.summary() });
  return calendar.toString();
}
