/** Opening-hour rules as rows: of a branch, of its deliveries, and as the schedule of a category or product (ENT-11, G-027). */
import { openingRuleFault } from '../../rules/time/openingRule';
import { choice, day, flag, rows, time } from '../field';

const ruleTypes = {
  once: 'Einmalig',
  daily: 'Täglich',
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
} as const;

/** Times are wall clock in the shop's zone; `to` not after `from` means the next day, `24:00` or `00:00` its end. */
export const openingRules = (label: string, help?: string) =>
  rows({
    name: 'OpeningRule',
    label,
    ...(help && { help }),
    max: 200,
    fault: openingRuleFault,
    fields: {
      type: choice({ name: 'OpeningRuleType', label: 'Tag', required: true, options: ruleTypes }),
      date: day({ label: 'Datum', help: 'Nur bei einmaligen Regeln.' }),
      isClosed: flag({ label: 'Geschlossen', required: true }),
      from: time({ label: 'Von' }),
      to: time({ label: 'Bis' }),
    },
  });
