/** The times that staff can offer a customer with one tap. Pure. */
import type { DateTime } from 'luxon';
import { fromMillis } from '../../../../../schema/rules/time/calendar';
import { relativeDayText } from '../../../../../schema/rules/time/dateText';
import { suggestedTimes, type Slot } from '../../../../../schema/rules/time/slots';
import { proposalTimeText } from '../../actions/proposal/proposalTimes';

/** The option for the first possible time. The order then has no appointment, as in the shop. */
export const soonest = 'soonest';
const maxTimes = 5;

/** Returns the texts by time in ISO 8601, UTC: as soon as possible and the next quarters of an hour of the branch. */
export function timeOptions(slots: readonly Slot[], at: DateTime): Record<string, string> {
  const [first, ...times] = slots.flatMap(suggestedTimes).slice(0, maxTimes + 1);
  const entries = times.map(time => new Date(time).toISOString()).map(time => [time, proposalTimeText(time, at)] as const);
  return { [soonest]: first === undefined ? 'Sofort' : soonestText(fromMillis(first, at), at), ...Object.fromEntries(entries) };
}

/** Returns `Sofort (11:15)`, or `Frühestens (Morgen 06:30)` when that is not today. */
const soonestText = (earliest: DateTime, at: DateTime): string =>
  `${relativeDayText(earliest, at) === 'Heute' ? 'Sofort' : 'Frühestens'} (${proposalTimeText(earliest.toISO()!, at)})`;
