/** The array field of opening rules: hours of a branch, of its deliveries, and schedules of categories and products (ENT-11, G-027). */
import { weekdayNames } from '../../rules/time/dateText';
import { openingRuleIssue } from '../../rules/time/openingRule';
import { select, date, checkbox, array, time } from '../field';

const ruleTypes = { once: 'Einmalig', daily: 'Täglich', ...weekdayNames } as const;

/**
 * Times are wall-clock times in the shop's zone. If `to` is not after `from`, the range ends on the next day; `24:00` and `00:00` are
 * midnight.
 */
export const openingRules = (label: string, help?: string) =>
  array({
    name: 'OpeningRule',
    label,
    ...(help && { help }),
    max: 200,
    validate: openingRuleIssue,
    fields: {
      type: select({ name: 'OpeningRuleType', label: 'Tag', required: true, options: ruleTypes }),
      date: date({ label: 'Datum', help: 'Nur bei einmaligen Regeln.' }),
      isClosed: checkbox({ label: 'Geschlossen', required: true }),
      from: time({ label: 'Von' }),
      to: time({ label: 'Bis' }),
    },
  });
