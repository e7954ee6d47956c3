/** Measures the rules of opening hours: medians in milliseconds as JSON on standard output. Exits with 1 if one exceeds its limit. */
import { inZone, weekdays } from '../rules/time/calendar';
import { isOpen, nextShift } from '../rules/time/openingHours';
import type { OpeningRule } from '../rules/time/openingRule';
import { slotsAhead } from '../rules/time/slots';

const rule = (type: OpeningRule['type'], from: string, to: string): OpeningRule => ({ type, date: null, isClosed: false, from, to });

// A realistic branch: two shifts on every weekday and many single dates.
const openingHours: OpeningRule[] = [
  ...weekdays.flatMap(day => [rule(day, '06:30', '12:00'), rule(day, '14:00', '18:00')]),
  ...Array.from({ length: 26 }, (_, index): OpeningRule => ({
    type: 'once',
    date: `2026-12-${index + 1}`,
    isClosed: index % 2 === 0,
    from: '07:00',
    to: '12:00',
  })),
];
const query = {
  branch: { openingHours, deliveryHours: [], isDeliveryHoursEnabled: false, orderableFrom: '07:00' },
  method: 'takeaway' as const,
  products: [{ isLeadTimeEnabled: true, leadTimeType: 'days' as const, leadTimeValue: 1 }],
};
const at = inZone('2026-11-20T19:00', 'Europe/Vienna');

const benchmarks = {
  slotsOf90Days: { limit: 10, run: () => slotsAhead(query, at, 90) },
  nextShift: { limit: 1, run: () => nextShift(openingHours, at) },
  isOpen: { limit: 1, run: () => isOpen(openingHours, at) },
};

function median(run: () => unknown): number {
  const times = Array.from({ length: 201 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[100]!;
}

const results = Object.entries(benchmarks).map(([name, { limit, run }]) => ({ name, limit, median: Number(median(run).toFixed(3)) }));
process.stdout.write(`${JSON.stringify(results)}\n`);
process.exitCode = results.some(result => result.median > result.limit) ? 1 : 0;
