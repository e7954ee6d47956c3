/**
 * Prints the results of the opening hours rules for the vectors and around clock changes, for the test that compares time zones of devices.
 */
import { inZone } from '../rules/time/calendar';
import { relativeDateTimeText } from '../rules/time/dateText';
import { upcomingEntries } from '../rules/time/hoursText';
import { closingTime, nextShift, openingState } from '../rules/time/openingHours';
import type { OpeningRule } from '../rules/time/openingRule';
import table from '../rules/time/openingHours.vectors.json';
import { earliestTime, slotsAhead } from '../rules/time/slots';

const clockChanges = [
  '2026-03-28T12:00',
  '2026-03-29T01:30',
  '2026-10-24T12:00',
  '2026-10-25T00:30',
  '2027-03-27T12:00',
  '2027-10-30T12:00',
];
const instants = [...new Set([...table.vectors.map(({ now }) => now), ...clockChanges])];

export const printHours = (): unknown[] =>
  Object.values(table.ruleSets).flatMap(rules =>
    instants.map(now => {
      const openingHours = rules as readonly OpeningRule[];
      const at = inZone(now, table.zone);
      const products = [{ isLeadTimeEnabled: true, leadTimeType: 'days' as const, leadTimeValue: 1 }];
      const query = { branch: { openingHours, deliveryHours: [], isDeliveryHoursEnabled: false }, method: 'takeaway' as const, products };
      const earliest = earliestTime(query, at);
      return [
        ...[openingState(openingHours, at), closingTime(openingHours, at)?.toMillis(), nextShift(openingHours, at)],
        ...[slotsAhead(query, at, 4), earliest && relativeDateTimeText(earliest, at), upcomingEntries(openingHours, at)],
      ];
    }),
  );

if (require.main === module) process.stdout.write(JSON.stringify(printHours()));
