/** Formats instants as short German texts in the time zone of the shop. */
import { DateTime } from 'luxon';
import { inZone } from '../../schema/rules/time/calendar';
import { relativeDateTimeText } from '../../schema/rules/time/dateText';
import { useOffice } from './shell/officeContext';

/** Returns a function from ISO 8601 to a text such as `Heute, 10:15 Uhr`. */
export function useInstantText(): (instant: string) => string {
  const { timezone } = useOffice().config;
  return instant => relativeDateTimeText(inZone(instant, timezone), DateTime.now().setZone(timezone));
}
